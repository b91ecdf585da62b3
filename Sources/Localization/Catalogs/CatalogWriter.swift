import AuditModel
import JSONReading

/// Writes a string catalog anew in Xcode's own style.
package enum CatalogWriter {
  /// A catalog with the tables of one name in all languages.
  ///
  /// Keys are in Xcode's order, and the file ends without a line end, as Xcode leaves it. A text of
  /// the source language that is its own key is not repeated.
  ///
  /// - Parameter version: `1.0` or `1.1`.
  package static func write(
    _ tables: [StringTable], sourceLanguage: LocaleIdentifier, version: String = "1.0"
  ) -> WrittenFile {
    let tables = tables.map { (CatalogKeyOrder($0.locale.identifier), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    var seen: Set<ExactText> = []
    let keys = tables.flatMap { $0.entries.map(\.key) }.filter {
      seen.insert(ExactText($0)).inserted
    }
    let sorted = keys.map { (CatalogKeyOrder($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    var losses: [ConversionLoss] = []
    let strings = sorted.map { key in
      JSONMember(name: key, value: object(of: key, tables, sourceLanguage, &losses))
    }
    let root = JSONValue.object([
      ("sourceLanguage", .text(sourceLanguage.identifier)),
      ("strings", JSONValue(kind: .object(strings))), ("version", .text(version)),
    ])
    return WrittenFile(
      bytes: Array(JSONStyle.pretty.text(of: root, indentation: "").utf8), losses: losses)
  }

  /// The content of one key in all languages.
  private static func object(
    of key: String, _ tables: [StringTable], _ sourceLanguage: LocaleIdentifier,
    _ losses: inout [ConversionLoss]
  ) -> JSONValue {
    var object = JSONValue.object([])
    var localizations: [(name: String, value: JSONValue)] = []
    for table in tables {
      guard var entry = table[key] else { continue }
      let isSource = table.locale == sourceLanguage
      // The source language's comment and state of the key count.
      object =
        isSource ? object.merging(entry.catalogObject) : entry.catalogObject.merging(object)
      if isSource, entry.value == .text(key), entry.states.isEmpty { continue }
      let (value, lost) = entry.value.asCatalogValue(key: key)
      losses += lost
      for (path, state) in entry.states.sorted(by: { $0.key < $1.key })
      where state == .reviewed || state == .final {
        losses.append(
          ConversionLoss(
            key: key, path: path,
            "a string catalog has no state “\(state.rawValue)”, so “translated” is written"))
      }
      entry.value = value
      localizations.append((table.locale.identifier, entry.catalogLocalization))
    }
    if localizations.isEmpty { return object }
    return object.merging(.object([("localizations", .object(localizations))]))
  }
}
