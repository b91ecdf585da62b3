import AuditModel

/// The rows of a file with separated values, as RFC 4180 has them, with the place of each.
package struct CSVTable {
  /// One value.
  package struct Field {
    /// The text.
    package let text: String
    /// Where it begins.
    package let location: SourceLocation

    /// An apostrophe before what a spreadsheet would take for a formula was put there for its sake.
    init(_ text: String, at location: SourceLocation) {
      let isGuarded = text.unicodeScalars.first == "'" && text.isFormula
      self.text = isGuarded ? String(text.unicodeScalars.dropFirst()) : text
      self.location = location
    }
  }

  /// The rows, without those that are empty.
  package private(set) var rows: [[Field]] = []
  /// Its problems, in the order of the file.
  package private(set) var problems: [CSVProblem] = []

  private static let mostRows = 200_000
  private static let mostFields = 500

  /// Reads the rows; they are separated by whatever the first one has most of: comma, semicolon or
  /// tab. A first line such as `sep=;`, as Excel writes it, names the separator instead.
  package init(_ bytes: [UInt8], path: String) {
    guard let text = Self.decoded(bytes) else {
      problems.append(
        CSVProblem(.encoding, at: SourceLocation(file: path, line: 1, column: 1)))
      return
    }
    read(Array(text.unicodeScalars), path: path)
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes.first == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
      }
      return String(decoding: units, as: UTF16.self)
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self)
  }

  /// The separator of a line `sep=;`; nil when the text does not begin with one.
  private static func namedSeparator(of text: [Unicode.Scalar]) -> Unicode.Scalar? {
    let isNamed =
      text.count > 4 && String(String.UnicodeScalarView(text[..<4])).lowercased() == "sep="
    let isAlone = text.count == 5 || text.count > 5 && (text[5] == "\r" || text[5] == "\n")
    return isNamed && isAlone ? text[4] : nil
  }

  private static func separator(of text: [Unicode.Scalar]) -> Unicode.Scalar {
    var counts: [(mark: Unicode.Scalar, count: Int)] = [(",", 0), (";", 0), ("\t", 0)]
    var isQuoted = false
    for scalar in text {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, scalar == "\n" || scalar == "\r" { break }
      for index in counts.indices where !isQuoted && counts[index].mark == scalar {
        counts[index].count += 1
      }
    }
    var best = counts[0]
    for count in counts where count.count > best.count { best = count }
    return best.mark
  }

  private mutating func read(_ text: [Unicode.Scalar], path: String) {
    let named = Self.namedSeparator(of: text)
    let separator = named ?? Self.separator(of: text)
    var cursor = Cursor(text: text, path: path)
    if named != nil { cursor.skipLine() }
    var row: [Field] = []
    while !cursor.isAtEnd {
      if rows.count == Self.mostRows {
        problems.append(CSVProblem(.tooManyRows(Self.mostRows), at: cursor.location))
        return
      }
      let start = cursor.location
      let field = cursor.field(separator: separator)
      if !field.isClosed {
        problems.append(CSVProblem(.unclosedQuotationMark, at: start))
      }
      if row.count < Self.mostFields { row.append(Field(field.text, at: start)) }
      if cursor.takes(separator) {
        if cursor.isAtEnd {
          row.append(Field("", at: cursor.location))
        } else {
          continue
        }
      }
      cursor.takeLineBreak()
      if row.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) { rows.append(row) }
      row = []
    }
    if row.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) { rows.append(row) }
  }
}

private struct Cursor {
  let text: [Unicode.Scalar]
  let path: String
  private var index = 0
  private var line = 1
  private var column = 1

  init(text: [Unicode.Scalar], path: String) {
    self.text = text
    self.path = path
  }

  var isAtEnd: Bool { index >= text.count }
  var location: SourceLocation { SourceLocation(file: path, line: line, column: column) }
  private var isAtLineBreak: Bool { !isAtEnd && (text[index] == "\n" || text[index] == "\r") }

  private mutating func next() -> Unicode.Scalar {
    let scalar = text[index]
    index += 1
    let isBreak = scalar == "\n" || (scalar == "\r" && (isAtEnd || text[index] != "\n"))
    (line, column) = isBreak ? (line + 1, 1) : (line, column + 1)
    return scalar
  }

  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard !isAtEnd, text[index] == scalar else { return false }
    _ = next()
    return true
  }

  mutating func skipLine() {
    while !isAtEnd, !isAtLineBreak { _ = next() }
    takeLineBreak()
  }

  mutating func takeLineBreak() {
    if takes("\r") { _ = takes("\n") } else { _ = takes("\n") }
  }

  /// One value, and whether its quotation marks are closed.
  mutating func field(separator: Unicode.Scalar) -> (text: String, isClosed: Bool) {
    var result = String.UnicodeScalarView()
    var isClosed = true
    if takes("\"") {
      isClosed = false
      while !isAtEnd {
        if takes("\"") {
          guard takes("\"") else {
            isClosed = true
            break
          }
          result.append("\"")
        } else {
          result.append(next())
        }
      }
    }
    while !isAtEnd, !isAtLineBreak, text[index] != separator { result.append(next()) }
    return (String(result), isClosed)
  }
}
