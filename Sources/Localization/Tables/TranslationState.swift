/// How far the translation of a text is.
public enum TranslationState: String, CaseIterable, Hashable, Sendable {
  /// It is not translated.
  case new
  /// A machine translated it, and it is not reviewed.
  case machineTranslated
  /// A person has to look at it.
  case needsReview
  /// It is translated.
  case translated
  /// It is translated and reviewed.
  case reviewed
  /// It is signed off and is not to be changed.
  case final
}

extension TranslationState {
  /// Whether an app may ship it without anybody looking at it again.
  public var isFinished: Bool {
    switch self {
    case .new, .machineTranslated, .needsReview: false
    case .translated, .reviewed, .final: true
    }
  }
}

extension TranslationState {
  /// The state in words, as in “it is marked as …”.
  package var words: String {
    switch self {
    case .new: "new"
    case .machineTranslated: "translated by a machine"
    case .needsReview: "in need of a review"
    case .translated: "translated"
    case .reviewed: "reviewed"
    case .final: "final"
    }
  }
}

/// Why a string catalog holds a key (`extractionState`).
public enum ExtractionState: Hashable, Sendable {
  /// A person put it there.
  case manual
  /// It was found in the code with its text.
  case extractedWithValue
  /// It came from an older format.
  case migrated
  /// It is no longer in the code.
  case stale
  /// Something that this program does not know, by its name.
  case other(String)
}

extension ExtractionState: RawRepresentable {
  /// Takes the name that catalogs write.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "manual": .manual
      case "extracted_with_value": .extractedWithValue
      case "migrated": .migrated
      case "stale": .stale
      default: .other(rawValue)
      }
  }

  /// The name that catalogs write.
  public var rawValue: String {
    switch self {
    case .manual: "manual"
    case .extractedWithValue: "extracted_with_value"
    case .migrated: "migrated"
    case .stale: "stale"
    case .other(let name): name
    }
  }
}
