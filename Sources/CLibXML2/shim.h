#ifndef LEGIBLE_CLIBXML2_SHIM_H
#define LEGIBLE_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlversion.h>

#endif
