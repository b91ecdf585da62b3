import AuditModel
import Exchange
import Localization

extension Promises {
  /// A file that the writers of tables and catalogs write is read as it was, but for the losses
  /// that they report.
  ///
  /// - Parameter format: what it is also converted to.
  mutating func checkWriters(
    of document: some LocalizationDocument, convertingTo format: ExchangeFormat
  ) {
    let locales = document.locales
    let tables = locales.map { locale in
      StringTable(name: "T", locale: locale, files: [], entries: document.entries(in: locale))
    }
    for table in tables {
      let strings = StringsWriter.write(table.entries, header: nil)
      compare(table, with: strings, StringsDocument(strings.bytes, path: "", locale: table.locale))
      let rules = StringsDictWriter.write(table.entries)
      compare(table, with: rules, StringsDictDocument(rules.bytes, path: "", locale: table.locale))
    }
    let files = document.files
    guard let source = locales.first, !files.isEmpty else { return }
    let catalog = CatalogWriter.write(tables, sourceLanguage: source)
    let read = CatalogDocument(catalog.bytes, path: "")
    expectNone(of: read.problems.filter(\.isFatal))
    checkConversion(of: Conversion(files: files), to: format)
  }

  private mutating func compare(
    _ table: StringTable, with file: WrittenFile, _ read: some LocalizationDocument
  ) {
    expectNone(of: read.problems.filter(\.isFatal))
    // Forms without a variable get one.
    let changed = table.entries.filter { $0.leaves.contains(where: \.isFormAlone) }
    let lost = Set(file.losses.map(\.key) + changed.map(\.key))
    let expected = table.entries.filter { !lost.contains($0.key) }.map {
      Outline($0).withoutSpecifiers
    }
    let found = read.outline(in: table.locale).filter { !lost.contains($0.key) }
      .map(\.withoutSpecifiers)
    expect(found == expected, "a file that was written anew reads as \(found), not \(expected)")
  }

  /// Whatever is converted can be read, and lies in the folder that it is written to.
  mutating func checkConversion(of conversion: Conversion, to format: ExchangeFormat) {
    for file in conversion.written(as: format).files {
      let names = file.path.split(separator: "/", omittingEmptySubsequences: false)
      expect(
        !names.contains("..") && !names.contains(""), "“\(file.path)” leads out of its folder")
      checkWritten(file.bytes, as: format)
    }
  }

  private mutating func checkWritten(_ bytes: [UInt8], as format: ExchangeFormat) {
    switch format {
    case .strings, .stringsdict:
      let isList = bytes.starts(with: Array("<?xml".utf8))
      let problems =
        isList
        ? StringsDictDocument(bytes, path: "", locale: "en").problems
        : StringsDocument(bytes, path: "", locale: "en").problems
      expectNone(of: problems.filter(\.isFatal))
    case .xcstrings: expectNone(of: CatalogDocument(bytes, path: "").problems.filter(\.isFatal))
    case .xliff12, .xliff20, .xliff21, .xliff22, .xcloc, .po, .csv, .tmx:
      expectNone(of: BilingualDocument(bytes, path: "", format: format).fatalProblems)
    }
  }

  private mutating func expectNone(of problems: [LocalizationProblem]) {
    for problem in problems { expect(false, "we write what is wrong: \(problem.message)") }
  }
}

extension LocalizationProblem {
  /// Whether nothing of the file can be trusted for it.
  fileprivate var isFatal: Bool {
    switch kind {
    case .syntax, .encoding, .unreadableFile, .unterminatedString, .unterminatedComment,
      .missingSemicolon, .missingEquals, .strayCharacter:
      true
    default: false
    }
  }
}

extension TableEntry.Leaf {
  /// Whether it is a plural form of a whole text.
  fileprivate var isFormAlone: Bool {
    path.category != nil
      && !path.steps.contains { if case .substitution = $0 { true } else { false } }
  }
}

extension LocalizationDocument {
  /// The file as it lies in the folders of an app.
  fileprivate var files: [LocalizationFile] {
    let kind: LocalizationFile.Kind =
      switch self {
      case is CatalogDocument: .catalog
      case is StringsDictDocument: .stringsDict
      default: .strings
      }
    let locale = kind == .catalog ? nil : locales.first
    return [
      LocalizationFile(
        path: "T.\(kind.rawValue)", folder: "", name: "T", kind: kind, locale: locale, bytes: bytes)
    ]
  }
}
