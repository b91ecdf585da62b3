import Accessibility
import Layout
import Reporting

/// The notes below a drawing: missing translations and truncated text.
struct DrawingNotes {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The notes, each in a few words; none when there is nothing to note.
  var lines: [String] {
    let seen = screen.tree.texts.filter { screen.tree[$0.node].isSeen }
    let untranslated = Self.keys(seen.map { screen.catalog[$0.text] }.filter(\.isMissing))
    let truncated = seen.count(where: \.isTruncated)
    var lines: [String] = []
    if !untranslated.isEmpty { lines.append("not translated: \(Self.list(untranslated))") }
    if truncated > 0 { lines.append("\(truncated.of("truncated text"))") }
    return lines
  }

  /// The keys of texts, each once, in their order on the screen.
  private static func keys(_ texts: [ResolvedText]) -> [String] {
    var known: Set<String> = []
    return texts.compactMap(\.key).filter { known.insert($0).inserted }
  }

  private static func list(_ keys: [String]) -> String {
    let shown = keys.prefix(3).map { $0.count > 60 ? "\($0.prefix(60))…" : $0 }
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return shown.joined(separator: ", ") + more
  }
}
