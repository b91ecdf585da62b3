import Localization

/// How far translations are, in the words of XLIFF 1.2 (`state`, `state-qualifier`, `approved`).
enum XLIFF1State {
  /// The state in the attributes of a target; none when there is none.
  ///
  /// A translation that is said to be missing but is there, and is not the source, was typed in
  /// with an editor that leaves states alone, so it needs a review.
  static func read(
    state: String?, qualifier: String?, isApproved: Bool, isTranslated: Bool
  ) -> TranslationState? {
    let stated = state.map { read($0, isTranslated: isTranslated) }
    switch (qualifier, stated) {
    case (_, .reviewed?), (_, .final?), (_, .new?): return stated
    case ("leveraged-mt", _), ("mt-suggestion", _): return .machineTranslated
    case ("fuzzy-match", _): return .needsReview
    case (let qualifier?, _) where qualifier.hasPrefix("rejected-"): return .needsReview
    default: return stated ?? (isApproved ? .translated : nil)
    }
  }

  private static func read(_ state: String, isTranslated: Bool) -> TranslationState {
    switch state {
    case "final": .final
    case "signed-off": .reviewed
    case "new", "needs-translation", "needs-adaptation", "needs-l10n":
      isTranslated ? .needsReview : .new
    case let name where name.hasPrefix("needs-"): .needsReview
    // Xcode takes what it does not know for translated.
    default: .translated
    }
  }

  /// The attributes that express a state, as Xcode writes them.
  static func attributes(of state: TranslationState) -> (state: String, qualifier: String?) {
    switch state {
    case .new: ("new", nil)
    case .machineTranslated: ("translated", "leveraged-mt")
    case .needsReview: ("needs-review-l10n", nil)
    case .translated: ("translated", nil)
    case .reviewed: ("signed-off", nil)
    case .final: ("final", nil)
    }
  }

  /// Whether a qualifier says where the text of a machine came from.
  static func isMachine(_ qualifier: String?) -> Bool {
    qualifier == "leveraged-mt" || qualifier == "mt-suggestion"
  }
}

/// How far translations are, in the words of XLIFF 2 (`state`, `subState`).
enum XLIFF2State {
  private static let needsReview = "legible:needs-review"
  private static let machineTranslated = "legible:machine-translated"

  /// The state in the attributes of a segment; none when there is none.
  static func read(state: String?, subState: String?, isTranslated: Bool) -> TranslationState? {
    switch state {
    case "final": return .final
    case "reviewed": return .reviewed
    case nil: return nil
    default: break
    }
    let detail = subState?.split(separator: ":").last ?? ""
    if detail.contains("machine") || detail == "mt" { return .machineTranslated }
    if detail.contains("review") || detail == "fuzzy" { return .needsReview }
    if state == "translated" { return .translated }
    return isTranslated ? .needsReview : .new
  }

  /// The attributes that express a state.
  static func attributes(of state: TranslationState) -> (state: String, subState: String?) {
    switch state {
    case .new: ("initial", nil)
    case .machineTranslated: ("translated", machineTranslated)
    case .needsReview: ("translated", needsReview)
    case .translated: ("translated", nil)
    case .reviewed: ("reviewed", nil)
    case .final: ("final", nil)
    }
  }

  /// Whether it is one of the details that are written here.
  static func isOurs(_ subState: String?) -> Bool {
    subState == needsReview || subState == machineTranslated
  }
}
