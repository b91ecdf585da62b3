import AuditModel
import SourceText

extension KeyChanges {
  /// The change of a key of a file that has one string for each key.
  struct PlainOutcome {
    var action: Action?
    var rejections: [Applied<TextChange>.Rejection] = []

    /// The change.
    enum Action {
      case removal
      /// The key gets this text; the comment is for a new key, the change for a refusal.
      case text(String, comment: String?, TextChange)
    }
  }

  /// The result of all changes.
  func plainOutcome(isThere: Bool) -> PlainOutcome {
    var outcome = PlainOutcome()
    let leaf = leaves.last
    switch base {
    case .removed:
      if isThere {
        outcome.action = .removal
      } else if let baseChange {
        outcome.rejections.append(.missingKey(baseChange))
      }
      if let leaf { outcome.rejections.append(.missingKey(leaf.change)) }
    case .kept:
      guard let leaf, let text = leaf.text else { break }
      if isThere {
        outcome.action = .text(text, comment: nil, leaf.change)
      } else {
        outcome.rejections.append(.missingKey(leaf.change))
      }
    case .replaced(let entry):
      guard let baseChange else { break }
      outcome.action = .text(
        leaf?.text ?? entry.value.format, comment: entry.comment, leaf?.change ?? baseChange)
    }
    return outcome
  }
}

extension Applied<TextChange>.Rejection {
  /// The file has no such key.
  static func missingKey(_ change: TextChange) -> Self {
    Self(change, because: "there is no key “\(change.key)”")
  }
}
