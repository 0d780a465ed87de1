// SPDX-License-Identifier: MIT
#include "CGTKHost.h"
