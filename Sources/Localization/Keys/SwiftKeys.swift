import AuditModel
import SourceText

/// Swift source with an enumeration of the keys of each string table, so that a misspelled key does
/// not compile.
package struct SwiftKeys: Sendable {
  /// From where the enumerations can be used.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case package
    case `public`
  }

  private let tables: [KeyedTable]
  private let access: Access

  /// Takes tables in the source language; those of one name in several targets are one.
  package init(_ tables: [KeyedTable], access: Access = .internal) {
    self.tables = tables
    self.access = access
  }

  /// The beginning of the first line, by which the source is recognized.
  private static let mark = "// Written by “legible keys --swift”"

  /// Whether bytes are those of such source.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: mark.utf8)
  }

  /// The source.
  package var source: String {
    let head = "\(Self.mark): change the string tables, and write it again.\n"
    var types: Set<SwiftIdentifier> = []
    return head
      + tables.map { table in
        let type = SwiftIdentifier(ofTable: table.name).unique(among: &types)
        return "\n" + enumeration(type, of: table)
      }.joined()
  }

  private func enumeration(_ type: SwiftIdentifier, of table: KeyedTable) -> String {
    let modifier = access == .internal ? "" : "\(access.rawValue) "
    var text = "/// The keys of the string table “\(table.name.inOneLine)”.\n"
    text += "\(modifier)enum \(type.name): String, CaseIterable, Sendable {\n"
    var taken: Set<SwiftIdentifier> = []
    for (key, value) in table.keys {
      let name = SwiftIdentifier(of: key).unique(among: &taken)
      text += "  /// “\(value.inOneLine)”\n"
      text += "  case \(name.declaration) = \(key.swiftLiteral)\n"
    }
    return text + "}\n"
  }
}

/// A string table with its keys and their source strings.
package struct KeyedTable: Sendable {
  /// Its name, such as `Localizable`.
  package let name: String
  /// The keys in the order of their scalars, each with its source string.
  package let keys: [(key: String, value: String)]

  /// The tables of a project whose keys code can name: not those of property lists, of phrases
  /// for Siri, of intents and of Interface Builder, whose keys no code names.
  package static func all(in project: LocalizationProject) -> [KeyedTable] {
    let tables = project.tables.filter { table in
      table.locale == project.sourceLocale && !otherTables.contains(table.name)
        && !table.files.contains { file in otherFiles.contains { file.hasSuffix($0) } }
    }
    return Dictionary(grouping: tables, by: \.name).sorted { $0.key < $1.key }.map {
      KeyedTable(name: $0, tables: $1)
    }.filter { !$0.keys.isEmpty }
  }

  private static let otherTables: Set = ["InfoPlist", "AppShortcuts"]
  private static let otherFiles = [".storyboard", ".xib", ".intentdefinition", ".plist"]

  private init(name: String, tables: [StringTable]) {
    self.name = name
    var known: Set<ExactText> = []
    let entries = tables.flatMap(\.entries).filter {
      !$0.key.isEmpty && known.insert(ExactText($0.key)).inserted
    }
    keys = entries.map { (key: $0.key, value: $0.value.formatWithWords) }.sorted {
      $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
    }
  }
}

extension TableValue {
  /// Variables may name each other, in circles too.
  private static let deepestVariable = 4

  /// The format with the words for most numbers in place of its variables, so that the specifiers of
  /// the arguments are seen: “%d of %d pages” for “%#@done@ of %#@pages@”.
  fileprivate var formatWithWords: String {
    let words = Dictionary(
      variables.compactMap { variable in
        variable.forms.other.map { (variable.name, variable.spelledOut($0.text)) }
      }
    ) { _, last in last }
    var text = format
    for _ in 0..<Self.deepestVariable where text.contains("#@") {
      text.replace(/%(?:\d+\$)?#@([^@]*)@/) { words[String($0.1)] ?? String($0.0) }
    }
    return text
  }
}

extension SwiftIdentifier {
  /// The name, with a number where another key has it already.
  fileprivate func unique(among taken: inout Set<SwiftIdentifier>) -> SwiftIdentifier {
    var result = self
    var number = 2
    while !taken.insert(result).inserted {
      result.name = "\(name)_\(number)"
      number += 1
    }
    return result
  }
}

extension String {
  /// The string in one line of a comment, shortened where it is long. Control and format characters
  /// are left out: Swift rejects some in its source, and those of directions would turn the line.
  fileprivate var inOneLine: String {
    let visible = split(whereSeparator: \.isNewline).joined(separator: " ").unicodeScalars.filter {
      ![.control, .format].contains($0.properties.generalCategory)
    }
    let line = String(String.UnicodeScalarView(visible))
    return line.count <= 90 ? line : line.prefix(89) + "…"
  }
}
