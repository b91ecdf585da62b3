extension TranslationState {
  /// Takes the name that string catalogs write; none for one that is not known.
  ///
  /// `stale` says that the source string has changed since, so it needs review.
  init?(catalogName: String) {
    switch catalogName {
    case "new": self = .new
    case "translated": self = .translated
    case "needs_review", "stale": self = .needsReview
    case "machine_translated": self = .machineTranslated
    default: return nil
    }
  }

  /// The name that string catalogs write; what is more than translated is translated to them.
  var catalogName: String {
    switch self {
    case .new: "new"
    case .machineTranslated: "machine_translated"
    case .needsReview: "needs_review"
    case .translated, .reviewed, .final: "translated"
    }
  }
}
