import AuditModel
import Localization
import SourceText

/// An exchange file in any of the formats that hold two languages.
package enum BilingualDocument: Sendable {
  /// XLIFF of any version.
  case xliff(XLIFFDocument)
  /// Gettext's format.
  case po(PODocument)
  /// A table for spreadsheets, or a translation memory.
  case list(ListDocument)

  /// Reads a file, which is XLIFF unless its format says otherwise.
  package init(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    self =
      switch format {
      case .po: .po(PODocument(bytes, path: path))
      case .csv, .tmx: .list(ListDocument(bytes, path: path, format: format))
      default: .xliff(XLIFFDocument(bytes, path: path))
      }
  }

  /// The bytes that it was read from.
  package var bytes: [UInt8] {
    switch self {
    case .xliff(let document): document.bytes
    case .po(let document): document.bytes
    case .list(let document): document.bytes
    }
  }

  /// The strings with their translations.
  package var files: [BilingualFile] {
    switch self {
    case .xliff(let document): document.files
    case .po(let document): document.files
    case .list(let document): document.files
    }
  }

  /// Its problems.
  package var problems: [LocalizationProblem] {
    switch self {
    case .xliff(let document): document.problems
    case .po(let document): document.problems
    case .list(let document): document.problems
    }
  }

  /// The problems of units of XLIFF without an id, whose strings are unknown.
  package var unnamedUnits: [LocalizationProblem] {
    if case .xliff(let document) = self {
      document.problems.filter { $0.kind == .missingValue }
    } else {
      []
    }
  }

  /// The problems for which nothing in it can be trusted.
  package var fatalProblems: [LocalizationProblem] { problems.filter(\.isFatal) }

  /// The bytes with some translations changed.
  package func applying(_ changes: [BilingualChange]) -> Applied<BilingualChange> {
    switch self {
    case .xliff(let document): document.applying(changes)
    case .po(let document): document.applying(changes)
    case .list(let document): document.applying(changes)
    }
  }
}

extension BilingualDocument {
  /// Reads a file for those who do not want to change it.
  ///
  /// - Parameter body: takes the strings of each file as soon as they are read, and needs to forget
  ///   them when a problem is fatal.
  /// - Returns: the problems for which nothing in it can be trusted.
  package static func read(
    _ bytes: [UInt8], path: String, format: ExchangeFormat, _ body: (BilingualFile) -> Void
  ) -> [LocalizationProblem] {
    if format.isXLIFF {
      return XLIFFDocument.read(bytes, path: path, body).filter(\.isFatal)
    }
    let document = BilingualDocument(bytes, path: path, format: format)
    document.files.forEach(body)
    return document.problems.filter(\.isFatal)
  }
}

extension LocalizationProblem {
  /// Whether nothing in its file can be trusted.
  fileprivate var isFatal: Bool {
    switch kind {
    // A string without its end and text between entries were meant to be strings.
    case .syntax, .encoding, .unreadableFile, .unterminatedString, .strayCharacter, .mergeConflict:
      true
    default: false
    }
  }
}

/// Writes exchange files.
package enum BilingualWriter {
  /// The bytes of a file in a format that holds two languages, and what it cannot hold.
  ///
  /// - Parameter project: the name of the project, for formats that have a place for it.
  package static func write(
    _ files: [BilingualFile], as format: ExchangeFormat, project: String = "app"
  ) -> WrittenFile {
    switch format {
    case .xliff20: XLIFF2Writer.write(files, version: .v20)
    case .xliff21: XLIFF2Writer.write(files, version: .v21)
    case .xliff22: XLIFF2Writer.write(files, version: .v22)
    case .po: POWriter.write(files, project: project, generator: "Legible")
    case .csv: CSVListWriter.write(files)
    case .tmx: TMXWriter.write(files)
    case .xliff12, .xcloc, .strings, .stringsdict, .xcstrings: XLIFF12Writer.write(files)
    }
  }
}

extension ExchangeFormat {
  /// The ending of the names of its files.
  package var fileEnding: String {
    switch self {
    case .xliff12: "xliff"
    case .xliff20, .xliff21, .xliff22: "xlf"
    case .xcloc: "xcloc"
    case .po: "po"
    case .csv: "csv"
    case .tmx: "tmx"
    case .strings: "strings"
    case .stringsdict: "stringsdict"
    case .xcstrings: "xcstrings"
    }
  }

  /// Whether its files hold strings beside their translations into one language.
  package var isBilingual: Bool {
    switch self {
    case .xliff12, .xliff20, .xliff21, .xliff22, .xcloc, .po, .csv, .tmx: true
    case .strings, .stringsdict, .xcstrings: false
    }
  }

  /// Whether its files are XLIFF, or bundles of it.
  package var isXLIFF: Bool {
    switch self {
    case .xliff12, .xliff20, .xliff21, .xliff22, .xcloc: true
    case .po, .csv, .tmx, .strings, .stringsdict, .xcstrings: false
    }
  }

  /// The format of a file by its name and, where that is ambiguous, by how it begins; none when
  /// neither does.
  package init?(path: String, bytes: [UInt8]) {
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "xliff", "xlf": self = .xliff12
    case "po", "pot": self = .po
    case "csv": self = .csv
    case "tmx": self = .tmx
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xcstrings": self = .xcstrings
    default:
      guard let format = Self.sniffed(bytes) else { return nil }
      self = format
    }
  }

  private static func sniffed(_ bytes: [UInt8]) -> ExchangeFormat? {
    if CSVListReader.begins(bytes) { return .csv }
    // Wide characters are half zeros, which is good enough to see what a file is.
    let head = String(decoding: bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    if head.contains("<xliff") || head.contains(":xliff") { return .xliff12 }
    if head.contains("<tmx") { return .tmx }
    if head.contains("<plist") {
      return head.contains("NSString") ? .stringsdict : .strings
    }
    if head.contains("\"sourceLanguage\"") || head.contains("\"strings\"") { return .xcstrings }
    if head.contains("msgid ") { return .po }
    return head.contains("=") && head.contains(";") ? .strings : nil
  }
}
