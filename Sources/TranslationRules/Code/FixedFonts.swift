import AuditModel

/// The fonts of texts that do not grow.
enum FixedFonts {
  /// - Parameter fonts: the sizes, as they are written, with their locations.
  static func violations(
    _ fonts: [(points: String, location: SourceLocation)], suggestion: String
  ) -> [ProjectViolation] {
    fonts.map { font in
      var violation = TextViolation(
        "the text has a font of \(font.points) pt, which does not grow with the text size",
        suggestion: suggestion)
      violation.subject = font.points
      return ProjectViolation(table: nil, key: "", locale: nil, at: font.location, violation)
    }.numbered()
  }
}
