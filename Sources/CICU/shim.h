// ICU renames every function by macro (ubrk_open becomes ubrk_open_72), and Swift does not see
// macros. Each function that the package needs therefore has a static inline twin here.
#ifndef LEGIBLE_CICU_SHIM_H
#define LEGIBLE_CICU_SHIM_H

// Swift's Foundation brings an ICU of its own, of another version. Clang compares enumerations of
// one name across modules, so those that grow from version to version get a name of ours.
#define UBlockCode LegibleUBlockCode
#define UCharNameChoice LegibleUCharNameChoice
#define UDisplayContext LegibleUDisplayContext
#define UDisplayContextType LegibleUDisplayContextType
#define UErrorCode LegibleUErrorCode
#define UJoiningGroup LegibleUJoiningGroup
#define ULineBreak LegibleULineBreak
#define ULocaleDataDelimiterType LegibleULocaleDataDelimiterType
#define ULocaleDataExemplarSetType LegibleULocaleDataExemplarSetType
#define UIndicSyllabicCategory LegibleUIndicSyllabicCategory
#define UNumberFormatAttribute LegibleUNumberFormatAttribute
#define UNumberFormatFields LegibleUNumberFormatFields
#define UNumberFormatStyle LegibleUNumberFormatStyle
#define UNumberFormatSymbol LegibleUNumberFormatSymbol
#define UNumberFormatTextAttribute LegibleUNumberFormatTextAttribute
#define UNumberDecimalSeparatorDisplay LegibleUNumberDecimalSeparatorDisplay
#define UNumberGroupingStrategy LegibleUNumberGroupingStrategy
#define UNumberRangeCollapse LegibleUNumberRangeCollapse
#define UNumberRangeIdentityFallback LegibleUNumberRangeIdentityFallback
#define UNumberRangeIdentityResult LegibleUNumberRangeIdentityResult
#define UNumberSignDisplay LegibleUNumberSignDisplay
#define UNumberTrailingZeroDisplay LegibleUNumberTrailingZeroDisplay
#define UNumberUnitWidth LegibleUNumberUnitWidth
#define UProperty LegibleUProperty
#define UScriptCode LegibleUScriptCode
#define UWordBreakValues LegibleUWordBreakValues

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unorm2.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uregex.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>
#include <unicode/utrans.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

static inline const char *legible_u_errorName(UErrorCode code) { return u_errorName(code); }

// Text boundaries

static inline UBreakIterator *legible_ubrk_open(UBreakIteratorType type, const char *locale,
                                                const UChar *text, int32_t length,
                                                UErrorCode *status) {
  return ubrk_open(type, locale, text, length, status);
}
static inline void legible_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline void legible_ubrk_setText(UBreakIterator *iterator, const UChar *text,
                                        int32_t length, UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}
static inline int32_t legible_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t legible_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

// Bidirectional text

static inline UBiDi *legible_ubidi_open(void) { return ubidi_open(); }
static inline void legible_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline void legible_ubidi_setPara(UBiDi *bidi, const UChar *text, int32_t length,
                                         UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline const UBiDiLevel *legible_ubidi_getLevels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}
static inline void legible_ubidi_reorderVisual(const UBiDiLevel *levels, int32_t length,
                                               int32_t *map) {
  ubidi_reorderVisual(levels, length, map);
}

// Scripts and languages

static inline int32_t legible_uscript_getScript(UChar32 scalar, UErrorCode *status) {
  return (int32_t)uscript_getScript(scalar, status);
}
static inline int32_t legible_uscript_getScriptExtensions(UChar32 c, int32_t *scripts,
                                                          int32_t capacity, UErrorCode *status) {
  return uscript_getScriptExtensions(c, (UScriptCode *)scripts, capacity, status);
}
static inline const char *legible_uscript_getShortName(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}
static inline const char *legible_uscript_getName(int32_t script) {
  return uscript_getName((UScriptCode)script);
}
static inline int32_t legible_uscript_getCode(const char *locale, int32_t *codes, int32_t capacity,
                                              UErrorCode *status) {
  return uscript_getCode(locale, (UScriptCode *)codes, capacity, status);
}
static inline int32_t legible_uloc_addLikelySubtags(const char *locale, char *result,
                                                    int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, result, capacity, status);
}
static inline int32_t legible_uloc_countAvailable(void) { return uloc_countAvailable(); }
static inline const char *legible_uloc_getAvailable(int32_t index) {
  return uloc_getAvailable(index);
}

// Sets of characters

static inline USet *legible_uset_openEmpty(void) { return uset_openEmpty(); }
static inline void legible_uset_close(USet *set) { uset_close(set); }
static inline int32_t legible_uset_getRangeCount(const USet *set) {
  return uset_getRangeCount(set);
}
static inline int32_t legible_uset_getItemCount(const USet *set) { return uset_getItemCount(set); }
static inline int32_t legible_uset_getItem(const USet *set, int32_t index, UChar32 *start,
                                           UChar32 *end, UChar *text, int32_t capacity,
                                           UErrorCode *status) {
  return uset_getItem(set, index, start, end, text, capacity, status);
}
static inline ULocaleData *legible_ulocdata_open(const char *locale, UErrorCode *status) {
  return ulocdata_open(locale, status);
}
static inline void legible_ulocdata_close(ULocaleData *data) { ulocdata_close(data); }
static inline USet *legible_ulocdata_getExemplarSet(ULocaleData *data, USet *fill,
                                                    uint32_t options,
                                                    ULocaleDataExemplarSetType kind,
                                                    UErrorCode *status) {
  return ulocdata_getExemplarSet(data, fill, options, kind, status);
}

// Characters that look alike, are equal, or stand for each other

static inline USpoofChecker *legible_uspoof_open(UErrorCode *status) {
  return uspoof_open(status);
}
static inline void legible_uspoof_close(USpoofChecker *checker) { uspoof_close(checker); }
static inline int32_t legible_uspoof_getSkeleton(const USpoofChecker *checker, const UChar *text,
                                                 int32_t length, UChar *result, int32_t capacity,
                                                 UErrorCode *status) {
  return uspoof_getSkeleton(checker, 0, text, length, result, capacity, status);
}
static inline const UNormalizer2 *legible_unorm2_getNFCInstance(UErrorCode *status) {
  return unorm2_getNFCInstance(status);
}
static inline UBool legible_unorm2_isNormalized(const UNormalizer2 *normalizer, const UChar *text,
                                                int32_t length, UErrorCode *status) {
  return unorm2_isNormalized(normalizer, text, length, status);
}
static inline int32_t legible_unorm2_getDecomposition(const UNormalizer2 *normalizer, UChar32 c,
                                                      UChar *result, int32_t capacity,
                                                      UErrorCode *status) {
  return unorm2_getDecomposition(normalizer, c, result, capacity, status);
}
static inline int32_t legible_unorm2_normalize(const UNormalizer2 *normalizer, const UChar *text,
                                               int32_t length, UChar *result, int32_t capacity,
                                               UErrorCode *status) {
  return unorm2_normalize(normalizer, text, length, result, capacity, status);
}
static inline UTransliterator *legible_utrans_openU(const UChar *id, int32_t length,
                                                    UErrorCode *status) {
  return utrans_openU(id, length, UTRANS_FORWARD, NULL, 0, NULL, status);
}
static inline void legible_utrans_close(UTransliterator *transliterator) {
  utrans_close(transliterator);
}
static inline void legible_utrans_transUChars(const UTransliterator *transliterator, UChar *text,
                                              int32_t *length, int32_t capacity, int32_t start,
                                              int32_t *limit, UErrorCode *status) {
  utrans_transUChars(transliterator, text, length, capacity, start, limit, status);
}
static inline UConverter *legible_ucnv_open(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}
static inline void legible_ucnv_close(UConverter *converter) { ucnv_close(converter); }
static inline int32_t legible_ucnv_toUChars(UConverter *converter, UChar *result,
                                            int32_t capacity, const char *bytes, int32_t length,
                                            UErrorCode *status) {
  return ucnv_toUChars(converter, result, capacity, bytes, length, status);
}
// Puts U+FFFD where bytes are no character; ICU itself has U+001A for some.
static inline void legible_ucnv_replace(const void *context, UConverterToUnicodeArgs *arguments,
                                        const char *bytes, int32_t length,
                                        UConverterCallbackReason reason, UErrorCode *status) {
  const UChar replacement = 0xFFFD;
  (void)context, (void)bytes, (void)length;
  if (reason > UCNV_IRREGULAR) return;
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, status);
}
static inline void legible_ucnv_setReplacing(UConverter *converter, UErrorCode *status) {
  ucnv_setToUCallBack(converter, legible_ucnv_replace, NULL, NULL, NULL, status);
}
static inline uint16_t legible_ucnv_countAliases(const char *name, UErrorCode *status) {
  return ucnv_countAliases(name, status);
}
static inline int32_t legible_ucnv_getType(const UConverter *converter) {
  return (int32_t)ucnv_getType(converter);
}
static inline int32_t legible_ucnv_toUTF8(UConverter *converter, char *result, int32_t capacity,
                                          const char *bytes, int32_t length, UErrorCode *status) {
  return ucnv_toAlgorithmic(UCNV_UTF8, converter, result, capacity, bytes, length, status);
}
static inline int32_t legible_ucnv_fromUTF8(UConverter *converter, char *result, int32_t capacity,
                                            const char *text, int32_t length,
                                            UErrorCode *status) {
  return ucnv_fromAlgorithmic(converter, UCNV_UTF8, result, capacity, text, length, status);
}

// Regular expressions

static inline URegularExpression *legible_uregex_open(const UChar *pattern, int32_t length,
                                                      uint32_t flags, UParseError *error,
                                                      UErrorCode *status) {
  return uregex_open(pattern, length, flags, error, status);
}
static inline URegularExpression *legible_uregex_clone(const URegularExpression *expression,
                                                       UErrorCode *status) {
  return uregex_clone(expression, status);
}
static inline void legible_uregex_close(URegularExpression *expression) {
  uregex_close(expression);
}
static inline void legible_uregex_setText(URegularExpression *expression, const UChar *text,
                                          int32_t length, UErrorCode *status) {
  uregex_setText(expression, text, length, status);
}
static inline UBool legible_uregex_find(URegularExpression *expression, UErrorCode *status) {
  return uregex_find(expression, 0, status);
}
static inline int32_t legible_uregex_start(URegularExpression *expression, UErrorCode *status) {
  return uregex_start(expression, 0, status);
}
static inline int32_t legible_uregex_end(URegularExpression *expression, UErrorCode *status) {
  return uregex_end(expression, 0, status);
}
static inline void legible_uregex_setLimits(URegularExpression *expression, int32_t time,
                                            int32_t stack, UErrorCode *status) {
  uregex_setTimeLimit(expression, time, status);
  uregex_setStackLimit(expression, stack, status);
}

// Plural categories

static inline UPluralRules *legible_uplrules_open(const char *locale, UPluralType type,
                                                  UErrorCode *status) {
  return uplrules_openForType(locale, type, status);
}
static inline void legible_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }
static inline int32_t legible_uplrules_select(const UPluralRules *rules, double number,
                                              UChar *keyword, int32_t capacity,
                                              UErrorCode *status) {
  return uplrules_select(rules, number, keyword, capacity, status);
}
static inline UEnumeration *legible_uplrules_getKeywords(const UPluralRules *rules,
                                                         UErrorCode *status) {
  return uplrules_getKeywords(rules, status);
}
static inline const char *legible_uenum_next(UEnumeration *enumeration, int32_t *length,
                                             UErrorCode *status) {
  return uenum_next(enumeration, length, status);
}
static inline void legible_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

// Quotation marks and numbers

static inline int32_t legible_ulocdata_getDelimiter(ULocaleData *data, int32_t type, UChar *result,
                                                    int32_t capacity, UErrorCode *status) {
  return ulocdata_getDelimiter(data, (ULocaleDataDelimiterType)type, result, capacity, status);
}
static inline UNumberFormat *legible_unum_open(int32_t style, const char *locale,
                                               UErrorCode *status) {
  return unum_open((UNumberFormatStyle)style, NULL, 0, locale, NULL, status);
}
static inline void legible_unum_close(UNumberFormat *format) { unum_close(format); }
static inline int32_t legible_unum_getSymbol(const UNumberFormat *format, int32_t symbol,
                                             UChar *result, int32_t capacity,
                                             UErrorCode *status) {
  return unum_getSymbol(format, (UNumberFormatSymbol)symbol, result, capacity, status);
}
static inline int32_t legible_unum_format(const UNumberFormat *format, int64_t number,
                                          UChar *result, int32_t capacity, UErrorCode *status) {
  return unum_formatInt64(format, number, result, capacity, NULL, status);
}
static inline int32_t legible_unum_getRuleSets(const UNumberFormat *format, UChar *result,
                                               int32_t capacity, UErrorCode *status) {
  return unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, result, capacity, status);
}
static inline void legible_unum_setRuleSet(UNumberFormat *format, const UChar *name,
                                           int32_t length, UErrorCode *status) {
  unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, name, length, status);
}
static inline UNumberFormatter *legible_unumf_open(const UChar *skeleton, int32_t length,
                                                   const char *locale, UErrorCode *status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}
static inline void legible_unumf_close(UNumberFormatter *formatter) { unumf_close(formatter); }
static inline int32_t legible_unumf_format(const UNumberFormatter *formatter, double number,
                                           UChar *result, int32_t capacity, UErrorCode *status) {
  UFormattedNumber *formatted = unumf_openResult(status);
  unumf_formatDouble(formatter, number, formatted, status);
  int32_t length = unumf_resultToString(formatted, result, capacity, status);
  unumf_closeResult(formatted);
  return length;
}

#endif
