// SPDX-License-Identifier: MIT
#include "CObjectiveCTables.h"
