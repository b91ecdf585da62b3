import Localization

/// The strings of a file that came back from translators, with the format that they came in.
package struct ReturnedFile: Sendable {
  /// The strings.
  package var file: BilingualFile
  /// The format.
  package var format: ExchangeFormat

  /// Takes strings of a document of a format.
  package init(_ file: BilingualFile, format: ExchangeFormat) {
    self.file = file
    self.format = format
  }
}

extension BilingualDocument {
  /// The files in it, as they came back.
  package var returnedFiles: [ReturnedFile] {
    files.map { ReturnedFile($0, format: format) }
  }

  /// The format; that of Xcode for XLIFF before 2.0.
  package var format: ExchangeFormat {
    switch self {
    case .po: .po
    case .list(let document): document.format
    case .xliff(let document):
      switch document.version {
      case "2.0": .xliff20
      case "2.1": .xliff21
      case "2.2": .xliff22
      default: .xliff12
      }
    }
  }
}
