import AuditModel
import Layout
import ViewTree

/// The nodes that each line of source makes on a screen, with a defect or not.
///
/// Findings are grouped by these rather than by the nodes with a defect, so that the groups and
/// their fingerprints are the same whichever languages are audited. The state in one language is
/// enough.
struct SourceLines: Sendable {
  /// The nodes by the lines that make them.
  var lines: [NodeOrigin: Line] = [:]

  /// The nodes of one line.
  struct Line: Sendable {
    /// The first of their paths.
    var firstPath: String
    /// Whether nodes shown together have different strings, as the rows of a list do.
    var isTemplate: Bool
  }

  /// Adds the nodes of a state in a variant.
  mutating func add(_ tree: LaidOutTree) {
    var strings: [NodeOrigin: Set<StringName>] = [:]
    for node in tree.outline where !node.origin.isUnknown {
      let line = lines[node.origin]
      lines[node.origin] = Line(
        firstPath: min(line?.firstPath ?? node.path, node.path),
        isTemplate: line?.isTemplate ?? false)
      if let text = node.text.map({ tree.catalog[$0] }), let table = text.table,
        let key = text.key
      {
        strings[node.origin, default: []].insert(StringName(table: table, key: key))
      }
    }
    for (origin, names) in strings where names.count > 1 { lines[origin]?.isTemplate = true }
  }

  /// Those of both.
  func union(_ other: SourceLines) -> SourceLines {
    SourceLines(
      lines: lines.merging(other.lines) {
        Line(
          firstPath: min($0.firstPath, $1.firstPath), isTemplate: $0.isTemplate || $1.isTemplate)
      })
  }

  /// The first path of the nodes that a line makes; nil for a line that makes none.
  func firstPath(of origin: NodeOrigin) -> String? { lines[origin]?.firstPath }

  /// Whether a line makes nodes that are shown together with different strings.
  func isTemplate(_ origin: NodeOrigin) -> Bool { lines[origin]?.isTemplate ?? false }
}
