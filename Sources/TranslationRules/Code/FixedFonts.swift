import AuditModel

/// The fonts of texts that do not grow, one finding for each file.
enum FixedFonts {
  /// - Parameter fonts: the sizes, as they are written, with their locations.
  static func violations(
    _ fonts: [(points: String, location: SourceLocation)], suggestion: String
  ) -> [ProjectViolation] {
    let files = Dictionary(grouping: fonts, by: \.location.file)
    return files.values.compactMap { fonts in
      let fonts = fonts.sorted { $0.location < $1.location }
      guard let first = fonts.first else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: first.location,
        TextViolation(
          "the text has a font of \(first.points) pt, which does not grow with the text size"
            + OtherLines.clause(fonts.dropFirst().map(\.location.line)), suggestion: suggestion))
    }.sorted { $0.location < $1.location }
  }
}
