#ifndef LEGIBLE_CLIBXML2_SHIM_H
#define LEGIBLE_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Where libxml2 was built with ICU its headers bring in ICU's, whose enumerations are other ones
// than those of the ICU inside of Swift's Foundation. Nothing here needs the fields behind it.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>

#endif
