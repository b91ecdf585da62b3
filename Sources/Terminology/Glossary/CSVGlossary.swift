import AuditModel
import CSVReading

/// Reads a glossary from separated values: a row for each term with a column for each language, or
/// a row for each translation of a term.
struct CSVGlossary {
  private(set) var glossary = Glossary(terms: [])
  private var terms: [Term] = []
  private var positions: [String: Int] = [:]
  private var problems: [GlossaryProblem]

  /// More of one sort would say nothing new.
  private static let mostProblems = 100
  /// A longer cell is a text, not a term.
  private static let mostBytes = 1000

  init(_ bytes: [UInt8], path: String, source: LocaleIdentifier) {
    let table = CSVTable(bytes, path: path)
    problems = table.problems.map {
      GlossaryProblem($0.location, $0.message, advice: $0.advice)
    }
    guard let header = table.rows.first else {
      if problems.isEmpty {
        report(
          SourceLocation(file: path, line: 1, column: 1), "there is nothing in the file",
          "begin with a header, as in “source,de,fi”")
      }
      glossary = Glossary(terms: [], problems: problems)
      return
    }
    let columns = header.map { Column($0.text, source: source) }
    for (field, column) in zip(header, columns) where column == .unknown {
      report(
        field.location, "“\(field.text)” names no language",
        "write a code such as “de” or “pt-BR”; the column is passed over")
    }
    if columns.contains(.source) {
      for row in table.rows.dropFirst() { read(row, columns) }
    } else {
      report(
        header.first?.location ?? SourceLocation(file: path, line: 1, column: 1),
        "no column holds the terms of the source language",
        "call it “source”, “term” or “\(source)”")
    }
    glossary = Glossary(terms: terms, problems: problems)
  }

  private enum Column: Equatable {
    case source
    case language(LocaleIdentifier)
    case locale
    case translation
    case standing
    case note
    case unknown

    init(_ name: String, source: LocaleIdentifier) {
      let name = name.trimmed
      switch name.lowercased() {
      case "source", "term", "source term", "key": self = .source
      case "locale", "language", "lang", "target language", "target locale": self = .locale
      case "translation", "target", "target term", "value": self = .translation
      case "status", "state", "usage", "administrative status": self = .standing
      case "", "comment", "comments", "note", "notes", "description", "definition", "context",
        "part of speech", "pos", "example", "id", "domain", "category", "count", "texts", "share",
        "others":
        self = .note
      default:
        guard name.isLocaleName else {
          self = .unknown
          return
        }
        let locale = LocaleIdentifier(name)
        self = locale == source ? .source : .language(locale)
      }
    }
  }

  private mutating func read(_ row: [CSVTable.Field], _ columns: [Column]) {
    var cells: [(column: Column, field: CSVTable.Field)] = []
    for (index, field) in row.enumerated() {
      if index < columns.count {
        cells.append((columns[index], field))
      } else if !field.text.isBlank {
        report(
          field.location, "the row has more values than the header has columns",
          "put a value with a separator in it into quotation marks")
        break
      }
    }
    guard let first = cells.first(where: { $0.column == .source })?.field, !first.text.isBlank
    else {
      if let location = row.first?.location {
        report(location, "the row names no term", "write the term, or take the row away")
      }
      return
    }
    guard first.text.utf8.count <= Self.mostBytes else {
      return report(
        first.location, "the term has more than \(Self.mostBytes) bytes",
        "look for a quotation mark that is not closed")
    }
    let standing = standing(of: cells)
    let locale = cells.first { $0.column == .locale }?.field.text.trimmed ?? ""
    let position = position(of: first)
    if standing == .kept { terms[position].isKept = true }
    for (column, field) in cells where !field.text.isBlank {
      switch column {
      case .language(let locale): add(field, in: locale, standing, to: position)
      case .translation where locale.isLocaleName:
        add(field, in: LocaleIdentifier(locale), standing, to: position)
      case .translation:
        report(
          field.location, "the row does not say which language the translation is in",
          "write its code, such as “de”, into a column “locale”")
      default: continue
      }
    }
  }

  private mutating func standing(
    of cells: [(column: Column, field: CSVTable.Field)]
  ) -> TermStanding {
    guard let field = cells.first(where: { $0.column == .standing })?.field else {
      return .admitted
    }
    if let standing = TermStanding(field.text) { return standing }
    report(
      field.location, "“\(field.text)” is no status that is known",
      "write preferred, admitted, proposed, deprecated, forbidden or keep")
    return .admitted
  }

  /// Several names for one thing are with `|` between them.
  private mutating func add(
    _ field: CSVTable.Field, in locale: LocaleIdentifier, _ standing: TermStanding,
    to position: Int
  ) {
    guard standing != .kept else { return }
    for text in field.text.split(separator: "|") where !text.isBlank {
      terms[position].add(text.trimmed, in: locale, standing)
    }
  }

  private mutating func position(of field: CSVTable.Field) -> Int {
    let source = field.text.trimmed
    if let position = positions[source] { return position }
    positions[source] = terms.count
    terms.append(Term(source: source, location: field.location))
    return terms.count - 1
  }

  private mutating func report(_ location: SourceLocation, _ message: String, _ advice: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(GlossaryProblem(location, message, advice: advice))
  }
}
