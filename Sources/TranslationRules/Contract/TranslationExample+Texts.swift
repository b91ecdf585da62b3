import Localization

extension TranslationExample {
  /// The strings with their languages, or the files when they are more than strings.
  ///
  /// Of many strings that only surround the one in question, the first two are shown.
  package var shownTexts: [(label: String, text: String)] {
    guard files.count == 1, files.first?.kind == .catalog else {
      return files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    }
    let project = project
    let source = project.tables.filter { $0.locale == project.sourceLocale }
    let others = project.tables.filter { $0.locale != project.sourceLocale }
    let entries = (source + others).flatMap { table in table.entries.map { (table.locale, $0) } }
    let keys = Set(entries.map(\.1.key))
    let hidden = surroundings(keys)
    let shown = entries.filter { !hidden.contains($0.1.key) }.flatMap { locale, entry in
      entry.leaves.map { leaf in
        let label = [locale.identifier, keys.count > 1 ? entry.key : "", leaf.path.description]
        return (label.filter { !$0.isEmpty }.joined(separator: " "), leaf.text)
      }
    }
    return shown + (hidden.isEmpty ? [] : [("…", "\(hidden.count) more keys like these")])
  }

  /// The keys of strings that only surround the one in question, without the first two.
  private func surroundings(_ keys: Set<String>) -> Set<String> {
    let others = keys.subtracting(findings).subtracting([Self.key]).sorted()
    return others.count > 4 ? Set(others.dropFirst(2)) : []
  }
}
