import AuditModel

extension Glossary {
  /// Reads a file: `.strings` with the terms of one language, `.csv` or `.tsv`, or TBX.
  ///
  /// A row that cannot be read becomes a problem.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, which determines its format, and its language where it does not say it, as
  ///     in `de.lproj/Glossary.strings` and `glossary.de.strings`.
  ///   - source: the language that the app is written in.
  package init(_ bytes: [UInt8], path: String, source: LocaleIdentifier = "en") {
    switch path.split(separator: ".").last?.lowercased() {
    case "strings": self = StringsGlossary(bytes, path: path).glossary
    case "csv", "tsv", "txt": self = CSVGlossary(bytes, path: path, source: source).glossary
    case "tbx", "xml": self = TBXGlossary(bytes, path: path, source: source).glossary
    default:
      self.init(
        terms: [],
        problems: [
          GlossaryProblem(
            SourceLocation(file: path, line: 1, column: 1),
            "no glossary in a format that is known",
            advice: "name a file that ends in .strings, .csv, .tsv or .tbx")
        ])
    }
  }
}
