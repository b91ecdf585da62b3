#ifndef LEGIBLE_CHARFBUZZ_SHIM_H
#define LEGIBLE_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#endif
