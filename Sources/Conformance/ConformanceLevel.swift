/// The words of a conformance report, as OpenACR has them, from the best to the worst.
///
/// Source: VPAT 2.5 terms, in GSA/openacr, `catalog`.
package enum ConformanceLevel: String, CaseIterable, Sendable {
  /// A person found that it is met.
  case supports
  /// The app has nothing that it is about.
  case notApplicable = "not-applicable"
  /// It is not decided yet.
  case notEvaluated = "not-evaluated"
  /// Some of the app does not meet it.
  case partiallySupports = "partially-supports"
  /// Most of the app does not meet it.
  case doesNotSupport = "does-not-support"

  /// The levels that a person may write into manual results.
  package static let manual: [ConformanceLevel] = [
    .supports, .partiallySupports, .doesNotSupport, .notApplicable,
  ]

  /// Whether it is a known failure.
  package var isFailure: Bool { self == .partiallySupports || self == .doesNotSupport }

  /// The words in a report.
  package var name: String {
    switch self {
    case .supports: "Supports"
    case .notApplicable: "Not applicable"
    case .notEvaluated: "Not evaluated"
    case .partiallySupports: "Partially supports"
    case .doesNotSupport: "Does not support"
    }
  }
}
