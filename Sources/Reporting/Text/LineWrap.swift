/// Breaks lines at spaces, so that the rest is under the beginning and not at the edge of the terminal.
///
/// Words that are longer than a line, such as paths, stay whole.
struct LineWrap {
  /// The width in columns.
  let width: Int

  /// Narrower terminals break lines themselves.
  private static let narrowest = 40

  /// Takes the width of the terminal; nil where it is too narrow for that.
  init?(_ width: Int?) {
    guard let width, width >= Self.narrowest else { return nil }
    self.width = width
  }

  /// The line, or the lines that it takes.
  func wrapped(_ line: String) -> String {
    guard line.columns > width else { return line }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let spaces = line.prefix { $0 == " " }.count
    // A finding has a label at the fourth column, and its text is in a column of its own.
    let indent = spaces == 4 ? TextFinding.indent : min(spaces + 2, Self.narrowest / 2)
    var result = ""
    var column = 0
    for (number, word) in words.enumerated() {
      let columns = String(word).columns
      if number > 0 {
        let isFirst = column <= indent
        if !isFirst, !word.isEmpty, column + 1 + columns > width {
          while result.last == " " { result.removeLast() }
          result += "\n" + String(repeating: " ", count: indent)
          column = indent
        } else {
          result += " "
          column += 1
        }
      }
      result += word
      column += columns
    }
    return result
  }
}

extension String {
  /// How many columns of a terminal it takes: none for control sequences and marks, two for what is as wide
  /// as a Han character.
  fileprivate var columns: Int {
    var count = 0
    var isSequence = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" { isSequence = true }
      if isSequence {
        if scalar.properties.isAlphabetic { isSequence = false }
        continue
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: continue
      default: count += scalar.isWide ? 2 : 1
      }
    }
    return count
  }
}

extension Unicode.Scalar {
  /// Whether terminals give it two columns (UAX 11, East_Asian_Width W and F, by blocks).
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
