import AuditModel
import CSVReading
import Localization

/// Reads tables with a row for each string.
enum CSVListReader {
  static func read(
    _ bytes: [UInt8], path: String
  ) -> (files: [BilingualFile], problems: [LocalizationProblem]) {
    let table = CSVTable(bytes, path: path)
    var problems = table.problems.map { LocalizationProblem($0) }
    guard let columns = table.rows.first.flatMap(Columns.init) else {
      problems.append(.noColumns(at: SourceLocation(file: path, line: 1, column: 1)))
      return ([], problems)
    }
    if let twice = columns.twice {
      problems.append(.twoColumns(twice, at: SourceLocation(file: path, line: 1, column: 1)))
      return ([], problems)
    }
    var files = ListedFiles()
    for row in table.rows.dropFirst() {
      let texts = row.map(\.text)
      guard let location = row.first?.location else { continue }
      let variation = columns.text(of: texts, "variation")
      guard let parsed = variation.isEmpty ? VariationPath.text : CatalogPath.parse(variation)
      else {
        problems.append(.unknownVariation(variation, at: location))
        continue
      }
      let comment = columns.text(of: texts, "comment")
      for column in columns.targets {
        let target = texts[at: column.index] ?? ""
        // One state cannot be that of several translations.
        let state = columns.targets.count == 1 ? columns.text(of: texts, "state") : ""
        files.add(
          BilingualUnit(
            key: columns.text(of: texts, "key"), path: parsed,
            source: columns.source.flatMap { texts[at: $0] },
            target: target.isEmpty ? nil : target,
            state: target.isEmpty ? nil : TranslationState(rawValue: state),
            notes: comment.isEmpty ? [] : [BilingualUnit.Note(comment)], location: location,
            targetLocation: row[at: column.index]?.location),
          of: columns.text(of: texts, "file"), from: columns.sourceLocale, into: column.locale)
      }
    }
    return (files.files, problems)
  }

  /// Whether bytes begin with a row that names the columns.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    let isLittle = head.starts(with: [0xFF, 0xFE])
    let end = head.lastIndex(of: 0x0A).map { min($0 + (isLittle ? 2 : 1), head.endIndex) }
    let rows = CSVTable(Array(head[..<(end ?? head.endIndex)]), path: "").rows
    return rows.first.flatMap(Columns.init) != nil
  }

  /// Where the header has the columns, whatever their order.
  private struct Columns {
    private var named: [String: Int] = [:]
    private(set) var source: Int?
    private(set) var sourceLocale: LocaleIdentifier = "en"
    /// The translations, of which a table may have several languages.
    private(set) var targets: [(index: Int, locale: LocaleIdentifier?)] = []

    /// The language of two columns of translations, if there is one; empty where they name none.
    var twice: String? {
      var known: Set<LocaleIdentifier?> = []
      return targets.first { !known.insert($0.locale).inserted }.map { $0.locale?.identifier ?? "" }
    }

    init?(_ header: [CSVTable.Field]) {
      for (index, field) in header.enumerated() {
        let words = field.text.lowercased().split { " ()".contains($0) }.map { String($0) }
        switch words.first {
        case "source":
          source = index
          if words.count > 1 { sourceLocale = LocaleIdentifier(words[1]) }
        case "translation", "target":
          targets.append((index, words.count > 1 ? LocaleIdentifier(words[1]) : nil))
        case let name?: named[name] = named[name] ?? index
        case nil: continue
        }
      }
      guard named["file"] != nil, named["key"] != nil, source != nil, !targets.isEmpty
      else {
        return nil
      }
    }

    func text(of row: [String], _ name: String) -> String {
      named[name].flatMap { row[at: $0] } ?? ""
    }
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension LocalizationProblem {
  fileprivate init(_ problem: CSVProblem) {
    self.init(
      location: problem.location, kind: problem.kind == .encoding ? .encoding : .syntax,
      message: problem.message, suggestion: problem.advice)
  }

  fileprivate static func twoColumns(_ language: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: language.isEmpty
        ? "two columns have translations and name no language"
        : "two columns have translations into “\(language)”",
      suggestion:
        "name each with its language, as in “Translation (de)”, and remove what is there twice")
  }

  fileprivate static func noColumns(at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: "the first row does not name the columns File, Key, Source and Translation",
      suggestion: "begin with “File,Key,Variation,Source (en),Translation (de),State,Comment”")
  }

  fileprivate static func unknownVariation(_ name: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .unknownCategory,
      message: "“\(name)” is no variation of a string",
      suggestion: "write it as the export has it, such as “plural.one”")
  }
}
