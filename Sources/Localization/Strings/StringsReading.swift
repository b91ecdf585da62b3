import AuditModel
import SourceText
import XMLReading

/// A `.strings` file that has been read, and what has to be known to change it.
struct StringsReading: Sendable {
  /// Its contents.
  var file = StringsFile()
  /// How it is written.
  let format: Format

  /// The ways to write a `.strings` file.
  enum Format: Sendable {
    /// Lines such as `"key" = "text";`.
    case oldStyle(StringsText)
    /// An XML property list.
    case xml(PropertyListText)
    /// A binary property list; its dictionary, none when it has none.
    case binary(PropertyListNode?)
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], path: String) {
    if bytes.starts(with: Array("bplist".utf8)) {
      let list = PropertyList.readBinary(bytes, path: path)
      format = .binary(list.root)
      take(list.root, list.problems)
      return
    }
    let text = EncodedText(detecting: bytes)
    if text.looksLikeXML {
      let list = PropertyListText(bytes, path: path)
      format = .xml(list)
      take(list.root, list.problems)
      return
    }
    var parser = StringsParser(text.text)
    parser.parse()
    let encodingProblem = text.encodingProblem(path: path)
    format = .oldStyle(
      StringsText(
        text: text, layouts: parser.entries.map(\.layout), closingBrace: parser.closingBrace,
        endsWithComment: parser.endsWithComment,
        isComplete: parser.isComplete && !text.endsWithinCharacter
          && (encodingProblem == nil || text.detection.encoding != .utf8)))
    take(parser, path: path)
    if let encodingProblem { file.problems.append(encodingProblem) }
    if bytes.isEmpty { file.problems.append(.emptyFile(path)) }
    if let line = parser.bytes.firstMixedLine { file.problems.append(.mixedLineEnds(path, line)) }
    file.problems.sort()
  }
}

extension StringsReading {
  /// Takes what a parser has found, and turns offsets into places.
  private mutating func take(_ parser: StringsParser, path: String) {
    var locations = LocationCounter(parser.bytes)
    func location(_ offset: Int) -> SourceLocation {
      let found = locations.location(at: offset)
      return SourceLocation(file: path, line: found.line, column: found.column)
    }
    file.entries = parser.entries.map { entry in
      StringsEntry(
        key: entry.key, value: entry.value, comment: entry.comment,
        keyLocation: location(entry.keyOffset), valueLocation: location(entry.valueOffset))
    }
    file.lostKeys = parser.lostKeys
    file.problems = parser.finishedProblems.map { problem in
      var result = LocalizationProblem(
        location: location(problem.offset), kind: problem.kind, message: problem.message,
        suggestion: problem.suggestion)
      result.displaysDigits = problem.displaysDigits
      result.isHarmless = problem.isHarmless
      if problem.displaysDigits, let entry = parser.entry(withKeyEscapedLike: problem) {
        result.displaysDigits = false
        result.isHarmless = entry.key == entry.value
        result.message = "\\u is no escape here, so the code does not find the key"
      }
      return result
    }
    if !parser.hasMergeConflict { file.reportDuplicateKeys() }
  }

  /// Takes the members of a property list; those that are no strings become problems.
  private mutating func take(_ root: PropertyListNode?, _ problems: [LocalizationProblem]) {
    file.problems = problems
    guard let root else { return }
    guard let members = root.members else {
      file.problems.append(.notText(at: root.location, "the file holds \(root.value.noun)"))
      return
    }
    for member in members {
      if let text = member.node.text {
        file.entries.append(
          StringsEntry(
            key: member.key, value: text, comment: member.comment,
            keyLocation: member.keyLocation, valueLocation: member.node.location))
      } else {
        file.problems.append(
          .notText(
            at: member.node.location, "the value of “\(member.key)” is \(member.node.value.noun)"))
      }
    }
    file.reportDuplicateKeys()
    file.problems.sort()
  }
}

extension EncodedText {
  /// Whether the first character that is no white space begins an XML property list.
  fileprivate var looksLikeXML: Bool {
    let start = text.drop { $0.isASCIISpace }.prefix(9)
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Array($0.utf8)) }
  }

  /// A problem of the encoding for Foundation, though it can be read here.
  fileprivate func encodingProblem(path: String) -> LocalizationProblem? {
    if detection.encoding != .utf8 && detection.markLength == 0 {
      let location = SourceLocation(file: path, line: 1, column: 1)
      return .encoding(
        at: location, "the file is \(detection.encoding.rawValue) without a byte order mark")
    }
    if endsWithinCharacter {
      return .encoding(
        at: location(of: text.count, path),
        "the file ends within a character of \(detection.encoding.rawValue)",
        suggestion: "restore its end, or save the file as UTF-8")
    }
    guard detection.encoding == .utf8, let offset = firstInvalidUTF8 else { return nil }
    return .encoding(at: location(of: offset, path), "this character is not written in UTF-8")
  }

  private func location(of offset: Int, _ path: String) -> SourceLocation {
    var locations = LocationCounter(text)
    let found = locations.location(at: offset)
    return SourceLocation(file: path, line: found.line, column: found.column)
  }

  private var firstInvalidUTF8: Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = text.makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}

extension LocalizationProblem {
  fileprivate static func emptyFile(_ path: String) -> Self {
    var problem = Self(
      location: SourceLocation(file: path, line: 1, column: 1), kind: .missingText,
      message: "the file is empty, so Foundation logs an error and reads a table without strings",
      suggestion: "add an entry or a comment, or remove the file")
    problem.isHarmless = true
    return problem
  }

  fileprivate static func encoding(
    at location: SourceLocation, _ message: String, suggestion: String = "save the file as UTF-8"
  ) -> Self {
    Self(
      location: location, kind: .encoding,
      message: "\(message), so Foundation cannot read the file", suggestion: suggestion)
  }

  fileprivate static func notText(at location: SourceLocation, _ message: String) -> Self {
    Self(
      location: location, kind: .notText, message: "\(message) instead of a string",
      suggestion: "write one string for each key")
  }
}

extension [UInt8] {
  /// The first line that ends otherwise than the one before it, be it with CRLF or with LF alone.
  fileprivate var firstMixedLine: Int? {
    guard contains(.carriageReturn) else { return nil }
    var line = 1
    var isPair: Bool?
    for index in indices where self[index] == .lineFeed {
      let isNext = index > 0 && self[index - 1] == .carriageReturn
      if let isPair, isPair != isNext { return line }
      isPair = isNext
      line += 1
    }
    return nil
  }
}

extension LocalizationProblem {
  fileprivate static func mixedLineEnds(_ path: String, _ line: Int) -> Self {
    var problem = Self(
      location: SourceLocation(file: path, line: line, column: 1), kind: .mixedLineEnds,
      message: "some lines of the file end with U+000D and U+000A, and others with U+000A alone",
      suggestion: "end all lines in the same way, best with U+000A alone")
    problem.isHarmless = true
    return problem
  }
}
