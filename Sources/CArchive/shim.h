#ifndef LEGIBLE_CARCHIVE_SHIM_H
#define LEGIBLE_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
