import CICU

/// A regular expression in ICU's syntax, which gives up on a text rather than take long.
package final class RegularExpression: Sendable {
  // The compiled pattern never changes; each search works on a clone of its own, as ICU asks for.
  nonisolated(unsafe) private let expression: OpaquePointer

  /// The result of a search.
  package enum Outcome: Hashable, Sendable {
    /// The place of the first match, in UTF-16.
    case found(Range<Int>)
    /// Nothing matches.
    case nothing
    /// It took more time or memory than it may.
    case tooSlow
  }

  /// Why a pattern cannot be used.
  package struct Mistake: Error, Hashable, Sendable {
    /// The problem, in a clause without a full stop.
    package let message: String
    /// How many characters precede the mistake.
    package let offset: Int
  }

  /// About how many milliseconds a search may take; ICU counts steps, so that all machines give up
  /// at the same place.
  private static let steps: Int32 = 100
  private static let stackBytes: Int32 = 4_000_000

  /// Compiles a pattern.
  package init(_ pattern: String) throws(Mistake) {
    let units = Array(pattern.utf16)
    var error = UParseError()
    var status = U_ZERO_ERROR
    let opened = legible_uregex_open(units, Int32(units.count), 0, &error, &status)
    guard let opened, status.rawValue <= U_ZERO_ERROR.rawValue else {
      if let opened { legible_uregex_close(opened) }
      throw Mistake(
        message: Self.explanation(of: status), offset: max(0, Int(error.offset)))
    }
    expression = opened
  }

  deinit { legible_uregex_close(expression) }

  /// Looks for the pattern in a text.
  package func search(_ text: String) -> Outcome {
    var status = U_ZERO_ERROR
    guard let clone = legible_uregex_clone(expression, &status) else { return .nothing }
    defer { legible_uregex_close(clone) }
    legible_uregex_setLimits(clone, Self.steps, Self.stackBytes, &status)
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { units in
      // ICU takes no null pointer, which an empty array may have.
      var none: UInt16 = 0
      return withUnsafePointer(to: &none) { empty in
        legible_uregex_setText(clone, units.baseAddress ?? empty, Int32(units.count), &status)
        let isFound = legible_uregex_find(clone, &status) != 0
        if status == U_REGEX_TIME_OUT || status == U_REGEX_STACK_OVERFLOW { return .tooSlow }
        guard isFound, status.rawValue <= U_ZERO_ERROR.rawValue else { return .nothing }
        let start = legible_uregex_start(clone, &status)
        let end = legible_uregex_end(clone, &status)
        return start >= 0 && start <= end ? .found(Int(start)..<Int(end)) : .nothing
      }
    }
  }

  private static func explanation(of status: LegibleUErrorCode) -> String {
    switch status {
    case U_REGEX_MISMATCHED_PAREN: "a parenthesis has no partner"
    case U_REGEX_MISSING_CLOSE_BRACKET: "a square bracket is not closed"
    case U_REGEX_BAD_ESCAPE_SEQUENCE: "an escape is not known"
    case U_REGEX_BAD_INTERVAL, U_REGEX_MAX_LT_MIN, U_REGEX_NUMBER_TOO_BIG:
      "the numbers in braces are not a range"
    case U_REGEX_PROPERTY_SYNTAX: "a property of characters is not known"
    case U_REGEX_LOOK_BEHIND_LIMIT: "the lookbehind has no limited length"
    case U_REGEX_INVALID_BACK_REF, U_REGEX_INVALID_CAPTURE_GROUP_NAME:
      "there is no such group"
    case U_REGEX_INVALID_RANGE, U_REGEX_SET_CONTAINS_STRING: "a set has a range that is none"
    case U_REGEX_RULE_SYNTAX: "the pattern is not well formed"
    case U_REGEX_UNIMPLEMENTED: "the pattern uses what is not supported"
    default: "the pattern cannot be used (\(String(cString: legible_u_errorName(status))))"
    }
  }
}
