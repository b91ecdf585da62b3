import AuditModel
import Foundation
import XMLReading

/// The texts of a `.strings` file in the order of the file.
package struct StringsFile: Hashable, Sendable {
  /// All entries that can be made out, those that the system loses included.
  package var entries: [StringsEntry] = []
  /// What is wrong with the file, in the order of the file.
  package var problems: [LocalizationProblem] = []
  /// The keys behind the place where the system stops reading without an error.
  package var lostKeys: [String] = []
}

/// One key with its text.
package struct StringsEntry: Hashable, Sendable {
  /// The key without quotation marks and escapes.
  package var key: String
  /// The text without quotation marks and escapes.
  package var value: String
  /// The comment directly above, without its marks.
  package var comment: String?
  /// Where the key begins.
  package var keyLocation: SourceLocation
  /// Where the text begins.
  package var valueLocation: SourceLocation
}

extension StringsFile {
  /// Reads the bytes of a file, whatever they are: old-style text, XML or binary property list.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    if bytes.starts(with: Array("bplist".utf8)) {
      self.init(binary: bytes, path: path)
      return
    }
    let found = TextEncoding.detect(bytes)
    let text = found.encoding.utf8(bytes.dropFirst(found.markLength))
    if text.looksLikeXML {
      self.init(PropertyList.readXML(bytes, path: path), path: path)
      return
    }
    var parser = StringsParser(text)
    parser.parse()
    self.init(parser, path: path)
    problems += text.encodingProblems(found, path: path)
    problems.sort()
  }

  private init(binary bytes: [UInt8], path: String) {
    self.init(PropertyList.readBinary(bytes, path: path), path: path)
  }

  /// Takes what a parser has found, and turns offsets into places.
  private init(_ parser: StringsParser, path: String) {
    var places = PlaceCounter(parser.bytes)
    func location(_ offset: Int) -> SourceLocation {
      let place = places.place(at: offset)
      return SourceLocation(file: path, line: place.line, column: place.column)
    }
    entries = parser.entries.map { entry in
      StringsEntry(
        key: entry.key, value: entry.value, comment: entry.comment,
        keyLocation: location(entry.keyOffset), valueLocation: location(entry.valueOffset))
    }
    lostKeys = parser.lostKeys
    problems = parser.finishedProblems.map { problem in
      LocalizationProblem(
        location: location(problem.offset), kind: problem.kind, message: problem.message,
        suggestion: problem.suggestion)
    }
    if !parser.hasMergeConflict { problems += duplicateKeyProblems() }
  }

  /// Takes the members of a property list; those that are no texts become problems.
  private init(_ list: (root: PropertyListNode?, problems: [LocalizationProblem]), path: String) {
    problems = list.problems
    guard let root = list.root else { return }
    guard case .dictionary(let members) = root.value else {
      problems.append(.notText(at: root.location, "the file holds \(root.value.noun)"))
      return
    }
    for member in members {
      if case .text(let text) = member.node.value {
        entries.append(
          StringsEntry(
            key: member.key, value: text, comment: member.comment,
            keyLocation: member.keyLocation, valueLocation: member.node.location))
      } else {
        problems.append(
          .notText(
            at: member.node.location, "the value of “\(member.key)” is \(member.node.value.noun)"))
      }
    }
    problems = (problems + duplicateKeyProblems()).sorted()
  }
}

extension StringsFile {
  /// A problem for each key that stands again further down.
  private func duplicateKeyProblems() -> [LocalizationProblem] {
    var first: [String: SourceLocation] = [:]
    first.reserveCapacity(entries.count)
    return entries.compactMap { entry in
      guard let earlier = first.updateValue(entry.keyLocation, forKey: entry.key) else {
        return nil
      }
      return .duplicateKey(entry.key, at: entry.keyLocation, earlier: earlier)
    }
  }
}

extension [UInt8] {
  /// Whether the first character that is no white space begins an XML property list.
  fileprivate var looksLikeXML: Bool {
    let start = drop { $0.isASCIISpace }.prefix(9)
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Array($0.utf8)) }
  }

  /// What the system does not like about the encoding, though it can be read here.
  fileprivate func encodingProblems(
    _ found: TextEncoding.Detection, path: String
  ) -> [LocalizationProblem] {
    if found.encoding != .utf8 && found.markLength == 0 {
      let location = SourceLocation(file: path, line: 1, column: 1)
      return [
        .encoding(at: location, "the file is \(found.encoding.rawValue) without a byte order mark")
      ]
    }
    guard found.encoding == .utf8, let offset = firstInvalidUTF8 else { return [] }
    var places = PlaceCounter(self)
    let place = places.place(at: offset)
    let location = SourceLocation(file: path, line: place.line, column: place.column)
    return [.encoding(at: location, "this character is not written in UTF-8")]
  }

  private var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}

extension LocalizationProblem {
  fileprivate static func encoding(at location: SourceLocation, _ message: String) -> Self {
    Self(
      location: location, kind: .encoding,
      message: "\(message), so the system cannot read the file",
      suggestion: "save the file as UTF-8")
  }

  fileprivate static func notText(at location: SourceLocation, _ message: String) -> Self {
    Self(
      location: location, kind: .notText, message: "\(message) instead of a text",
      suggestion: "write one text for each key")
  }

  fileprivate static func duplicateKey(
    _ key: String, at location: SourceLocation, earlier: SourceLocation
  ) -> Self {
    Self(
      location: location, kind: .duplicateKey,
      message: "the key “\(key)” also stands in line \(earlier.line); this later one counts",
      suggestion: "remove one of the two")
  }
}
