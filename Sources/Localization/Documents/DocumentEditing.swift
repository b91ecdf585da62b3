import AuditModel
import SourceText

/// Gathers the edits of a document, and the changes that it cannot take.
struct DocumentEditing {
  /// The changes.
  var edits: [TextEdit] = []
  /// The changes that are impossible.
  private(set) var refusals: [Applied<TextChange>.Refusal] = []

  /// Notes that a change cannot be made, and why.
  mutating func refuse(_ change: TextChange, because reason: String) {
    refusals.append(Applied<TextChange>.Refusal(change, because: reason))
  }

  /// Notes a change that cannot be made.
  mutating func refuse(_ refusal: Applied<TextChange>.Refusal) { refusals.append(refusal) }

  /// The refusals in the order in which the changes were asked for.
  func refusals(among changes: [TextChange]) -> [Applied<TextChange>.Refusal] {
    guard refusals.count > 1 else { return refusals }
    var order: [TextChange: Int] = [:]
    for (index, change) in changes.enumerated() where order[change] == nil { order[change] = index }
    return refusals.enumerated().sorted {
      (order[$0.element.change] ?? 0, $0.offset) < (order[$1.element.change] ?? 0, $1.offset)
    }.map(\.element)
  }
}
