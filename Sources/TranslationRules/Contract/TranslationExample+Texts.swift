import Localization

extension TranslationExample {
  /// The strings with their languages, or the files when they are more than strings.
  package var shownTexts: [(label: String, text: String)] {
    guard files.count == 1, files.first?.kind == .catalog else {
      return files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    }
    let project = project
    let source = project.tables.filter { $0.locale == project.sourceLocale }
    let others = project.tables.filter { $0.locale != project.sourceLocale }
    let keys = Set((source + others).flatMap { $0.entries.map(\.key) })
    return (source + others).flatMap { table in
      table.entries.flatMap { entry in
        entry.leaves.map { leaf in
          let key = keys.count > 1 ? entry.key : ""
          let label = [table.locale.identifier, key, leaf.path.description]
          return (label.filter { !$0.isEmpty }.joined(separator: " "), leaf.text)
        }
      }
    }
  }
}
