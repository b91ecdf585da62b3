import AuditModel

/// The fonts of texts that do not grow.
enum FixedFonts {
  /// A font by its size, as it is written, with its location.
  typealias Font = (points: String, location: SourceLocation)

  /// A finding for each of them.
  static func violations(_ fonts: [Font], suggestion: String) -> [ProjectViolation] {
    fonts.map { violation($0, lines: [], suggestion: suggestion) }.numbered()
  }

  /// A finding for each size in a file: a document may have hundreds of labels.
  static func violationsBySize(_ fonts: [Font], suggestion: String) -> [ProjectViolation] {
    let sizes = Dictionary(grouping: fonts) { Size(file: $0.location.file, points: $0.points) }
    return sizes.values.compactMap { fonts in
      let fonts = fonts.sorted { $0.location < $1.location }
      return fonts.first.map {
        violation($0, lines: fonts.dropFirst().map(\.location.line), suggestion: suggestion)
      }
    }.numbered()
  }

  private struct Size: Hashable {
    let file: String
    let points: String
  }

  private static func violation(
    _ font: Font, lines: [Int], suggestion: String
  ) -> ProjectViolation {
    var violation = TextViolation(
      "the text has a font of \(font.points) pt, which does not grow with the text size"
        + clause(lines), suggestion: suggestion)
    violation.subject = font.points
    return ProjectViolation(table: nil, key: "", locale: nil, at: font.location, violation)
  }

  /// “; also in lines 3, 5”; nothing where there are none.
  private static func clause(_ lines: [Int]) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(5).map { String($0) }.joined(separator: ", ")
    let more = lines.count > 5 ? " and \(lines.count - 5) more" : ""
    return "; also in line\(lines.count == 1 ? "" : "s") \(shown)\(more)"
  }
}
