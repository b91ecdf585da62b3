/// A text as it is written in a PO file: with escapes, in quotation marks, in lines.
struct POText {
  /// How wide gettext makes lines, in columns.
  static let usualWidth = 79

  /// The keyword before it, such as `msgstr[0]`.
  let keyword: String
  /// The text.
  let text: String
  /// How wide a line may be, in columns.
  var width = usualWidth

  /// The lines, the keyword in the first; one line when the text fits and has no line break inside.
  ///
  /// Lines end behind line breaks and, where they would be too long, behind spaces.
  var lines: [String] {
    let rows = text.escapedRows
    if let row = rows.first, rows.count == 1,
      keyword.utf8.count + 3 + row.columns <= width
    {
      return ["\(keyword) \"\(row)\""]
    }
    let wrapped = rows.flatMap { $0.wrapped(to: width - 2) }
    return ["\(keyword) \"\""] + wrapped.map { "\"\($0)\"" }
  }
}

extension POText {
  /// The text with escapes, to be between quotation marks.
  var escaped: String { text.escapedRows.joined() }
}

extension String {
  /// The text with escapes, in parts that each end with a line break; one part when it is empty.
  fileprivate var escapedRows: [String] {
    guard utf8.contains(where: \.needsEscape) else { return [self] }
    var rows: [String] = []
    var row = ""
    for scalar in unicodeScalars {
      row += scalar.escaped
      if scalar == "\n" {
        rows.append(row)
        row = ""
      }
    }
    return row.isEmpty && !rows.isEmpty ? rows : rows + [row]
  }
}

extension UInt8 {
  /// Whether C writes the character otherwise; those outside of ASCII stay as they are.
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == 0x7F || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// The character as C writes it.
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{7}": "\\a"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\u{B}": "\\v"
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\u{0}"..."\u{1F}", "\u{7F}":
      "\\" + String(repeating: "0", count: 3 - String(value, radix: 8).count)
        + String(value, radix: 8)
    default: String(self)
    }
  }

  /// How many columns of a terminal it takes: East Asian wide characters take two.
  fileprivate var columns: Int {
    switch value {
    // Latin, Greek and Cyrillic letters, which need not be looked up.
    case 0x20..<0x7F, 0xC0..<0x300, 0x386..<0x482: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension StringProtocol {
  fileprivate var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension String {
  /// The text in parts that end behind spaces and are no wider than they have to be.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines = [""]
    var columns = 0
    for word in words {
      let more = word.columns
      // A space at the end of a line counts too, as the quotation mark follows it.
      if columns > 0 && columns + more > width {
        lines.append("")
        columns = 0
      }
      lines[lines.count - 1] += word
      columns += more
    }
    return lines
  }

  /// The words, each with the spaces behind it.
  private var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var wasSpace = false
    for index in unicodeScalars.indices {
      let isSpace = unicodeScalars[index] == " "
      if wasSpace && !isSpace {
        words.append(self[start..<index])
        start = index
      }
      wasSpace = isSpace
    }
    return start < endIndex ? words + [self[start...]] : words
  }
}
