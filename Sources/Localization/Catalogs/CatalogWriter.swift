import AuditModel
import JSONReading

/// Writes a string catalog anew in Xcode's own style.
package enum CatalogWriter {
  /// A catalog with the tables of one name in all languages.
  ///
  /// Keys stand in Xcode's order, and the file ends without a line end, as Xcode leaves it. A text
  /// of the source language that is its own key is not repeated.
  ///
  /// - Parameter version: `1.0` or `1.1`.
  package static func write(
    _ tables: [StringTable], sourceLanguage: LocaleIdentifier, version: String = "1.0"
  ) -> WrittenFile {
    let tables = tables.sorted {
      ($0.locale != sourceLanguage ? 1 : 0, $0.locale) < (
        $1.locale != sourceLanguage ? 1 : 0, $1.locale
      )
    }
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
      bytes: Array(CatalogStyle().text(of: root, indentation: "").utf8), losses: losses)
  }

  /// What is said of one key in all languages.
  private static func object(
    of key: String, _ tables: [StringTable], _ sourceLanguage: LocaleIdentifier,
    _ losses: inout [ConversionLoss]
  ) -> JSONValue {
    var object = JSONValue.object([])
    var localizations = JSONValue.object([])
    for table in tables {
      guard var entry = table[key] else { continue }
      // The source language comes first; what it says about the key counts.
      object = entry.catalogObject.merging(object)
      let isSource = table.locale == sourceLanguage
      if isSource, entry.value == .text(key), entry.states.isEmpty { continue }
      let (value, lost) = entry.value.asCatalogValue(key: key)
      losses += lost
      entry.value = value
      localizations = localizations.merging(
        .object([(table.locale.identifier, entry.catalogLocalization)]))
    }
    if case .object(let members) = localizations.kind, members.isEmpty { return object }
    return object.merging(.object([("localizations", localizations)]))
  }
}
