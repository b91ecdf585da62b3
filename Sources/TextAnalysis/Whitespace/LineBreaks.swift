/// The line breaks of a text, without those at its edges.
package struct LineBreaks: Equatable {
  /// All of them; the two characters of a CRLF are one.
  package var count = 0
  /// Runs of them with at least one empty line.
  package var paragraphs = 0
  /// Runs of them of whatever length.
  package var runs = 0
  /// Those before the first other character.
  package var leading = 0
  /// Those behind the last other character.
  package var trailing = 0

  /// Counts the line breaks of a text.
  package init(_ text: String) {
    var run = 0
    var hasText = false
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar.isLineBreak {
        if !(scalar == "\n" && previous == "\r") { run += 1 }
      } else if !scalar.isBlank {
        if hasText { add(run) } else { leading = run }
        hasText = true
        run = 0
      }
      previous = scalar
    }
    if hasText { trailing = run }
  }

  private mutating func add(_ run: Int) {
    count += run
    if run > 0 { runs += 1 }
    if run > 1 { paragraphs += 1 }
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line.
  package var isLineBreak: Bool {
    self == "\n" || self == "\r" || value == 0x2028 || value == 0x2029 || value == 0x85
  }
}

extension String {
  /// Whether its last line is only spaces, as where the text of an XML file ends before an indented tag.
  package var endsWithIndentation: Bool {
    let spaces = utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return spaces.count > 1 && utf8.dropLast(spaces.count).last == UInt8(ascii: "\n")
  }
}
