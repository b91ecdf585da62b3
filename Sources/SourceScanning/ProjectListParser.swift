import AuditModel
import SourceText

/// Reads the property list of a project file: `{ key = value; }`, `( value, )`, words and quoted
/// strings (`CFOldStylePList.c` of swift-corelibs-foundation).
struct ProjectListParser {
  /// No project nests its values deeper.
  private static let deepest = 64

  private let bytes: [UInt8]
  private let path: String
  private var offset = 0
  /// Where the values begin that are not closed yet.
  private var open: [(name: String, offset: Int)] = []

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Whether a file is in this format; Xcode reads XML and JSON as well.
  var isOfThisFormat: Bool {
    let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let first = head.first(where: { !$0.isSpace }) else { return true }
    return first != UInt8(ascii: "<") || head.starts(with: "<<<<<<<".utf8)
  }

  /// The whole list.
  mutating func read() throws(ProjectDamage) -> ProjectValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try value()
    skipSpace()
    if offset < bytes.count { throw unexpected() }
    return value
  }

  private mutating func value() throws(ProjectDamage) -> ProjectValue {
    switch try next() {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try list()
    default: return .text(try string())
    }
  }

  private mutating func dictionary() throws(ProjectDamage) -> ProjectValue {
    try begin("dictionary")
    var members: [String: ProjectValue] = [:]
    while try next() != UInt8(ascii: "}") {
      let key = try string()
      try take("=")
      members[key] = try value()
      try take(";")
    }
    end()
    return .dictionary(members)
  }

  private mutating func list() throws(ProjectDamage) -> ProjectValue {
    try begin("list")
    var values: [ProjectValue] = []
    while try next() != UInt8(ascii: ")") {
      values.append(try value())
      if try next() != UInt8(ascii: ")") { try take(",") }
    }
    end()
    return .list(values)
  }

  private mutating func begin(_ name: String) throws(ProjectDamage) {
    if open.count == Self.deepest { throw unexpected() }
    open.append((name, offset))
    offset += 1
  }

  private mutating func end() {
    open.removeLast()
    offset += 1
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(ProjectDamage) {
    guard try next() == UInt8(ascii: mark) else { throw unexpected() }
    offset += 1
  }

  /// The next byte that is no white space and in no comment.
  private mutating func next() throws(ProjectDamage) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw truncated() }
    return bytes[offset]
  }

  private mutating func skipSpace() {
    let lexer = CodeLexer(bytes, isSwift: false)
    while offset < bytes.count {
      if bytes[offset].isSpace {
        offset += 1
      } else if let end = lexer.commentEnd(from: offset) {
        offset = end
      } else {
        return
      }
    }
  }
}

extension ProjectListParser {
  private mutating func string() throws(ProjectDamage) -> String {
    let first = try next()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = offset
    while offset < bytes.count, bytes[offset].isUnquoted { offset += 1 }
    if offset == start { throw unexpected() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by mark: UInt8) throws(ProjectDamage) -> String {
    open.append(("string", offset))
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != mark {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        text.append(bytes[offset] == UInt8(ascii: "n") ? 0x0A : bytes[offset])
      } else {
        text.append(bytes[offset])
      }
      offset += 1
    }
    guard offset < bytes.count else { throw truncated() }
    end()
    return String(decoding: text, as: UTF8.self)
  }

  private func location(_ offset: Int) -> SourceLocation {
    LocationIndex(bytes).location(in: path, at: offset)
  }

  private func truncated() -> ProjectDamage {
    let inside = open.last.map {
      "inside the \($0.name) that begins in line \(location($0.offset).line)"
    }
    return ProjectDamage(
      location: location(bytes.count),
      reason: inside.map { "the project file ends \($0)" } ?? "the project file is empty",
      advice: "restore the file, for example from git")
  }

  private func unexpected() -> ProjectDamage {
    let rest = bytes[offset...]
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { rest.starts(with: $0.utf8) }) {
      return ProjectDamage(
        location: location(offset), reason: "the project file has the marks of an unfinished merge",
        advice: "resolve the merge and remove them")
    }
    let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
    return ProjectDamage(
      location: location(offset),
      reason: "the project file cannot be read from “\(scalar.map(String.init) ?? "")” on",
      advice: "correct it, or restore the file, for example from git")
  }
}

extension UInt8 {
  /// Whether it may be in a string without quotation marks.
  fileprivate var isUnquoted: Bool {
    isWordByte || "$/:.-".utf8.contains(self)
  }
}
