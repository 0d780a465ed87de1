// SPDX-License-Identifier: MIT
#include "CTestMainThread.h"
