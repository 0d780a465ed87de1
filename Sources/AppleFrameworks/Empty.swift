// SPDX-License-Identifier: MIT
// Empty: on Apple hosts the system has the frameworks; the product of this target only has to exist.
