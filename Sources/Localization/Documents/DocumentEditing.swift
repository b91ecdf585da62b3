import AuditModel
import SourceText

/// Gathers the edits of a document, and the changes that it cannot take.
struct DocumentEditing {
  /// The changes.
  var edits: [TextEdit] = []
  /// The changes that are impossible.
  private(set) var rejections: [Applied<TextChange>.Rejection] = []

  /// Notes that a change cannot be made, and why.
  mutating func reject(_ change: TextChange, because reason: String) {
    rejections.append(Applied<TextChange>.Rejection(change, because: reason))
  }

  /// Notes a change that cannot be made.
  mutating func reject(_ rejection: Applied<TextChange>.Rejection) { rejections.append(rejection) }

  /// The refusals in the order in which the changes were asked for.
  func rejections(among changes: [TextChange]) -> [Applied<TextChange>.Rejection] {
    guard rejections.count > 1 else { return rejections }
    var order: [TextChange: Int] = [:]
    for (index, change) in changes.enumerated() where order[change] == nil { order[change] = index }
    return rejections.enumerated().sorted {
      (order[$0.element.change] ?? 0, $0.offset) < (order[$1.element.change] ?? 0, $1.offset)
    }.map(\.element)
  }
}
