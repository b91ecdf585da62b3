import Localization

/// One `<segment>` of a document of XLIFF 2.
struct XLIFF2Segment {
  private let source: XMLContent
  private let target: XMLContent?
  private let state: (state: String, subState: String?)?

  init(_ unit: BilingualUnit, _ codes: inout SpecifierCodes) {
    var used: [SpecifierCodes.Code] = []
    source = codes.source(unit.source ?? "", at: unit.path, used: &used)
    target = unit.target.map { codes.target($0, at: unit.path, used: used) }
    let canBeSaid = unit.target != nil || unit.state == .new
    state = canBeSaid ? unit.state.map(XLIFF2State.attributes) : nil
  }

  func write(into writer: inout XMLWriter) {
    writer.element(
      "segment",
      ["state": state?.state, "subState": state?.subState ?? nil]
    ) { writer in
      writer.leaf("source", source)
      if let target { writer.leaf("target", target) }
    }
  }
}

/// The specifiers of a unit as codes, with the data that they stand for.
struct SpecifierCodes {
  /// A code of a source: its id and what it stands for.
  struct Code {
    var id: Int
    var text: String
  }

  private let isActive: Bool
  private var lastID = 0
  /// The contents of the data elements, in the order of their ids.
  private var data: [String] = []
  private var references: [String: String] = [:]

  init(isActive: Bool) { self.isActive = isActive }

  /// A source, with a code for each specifier.
  mutating func source(
    _ text: String, at path: VariationPath, used: inout [Code]
  ) -> XMLContent {
    var taken: [Code] = []
    let content = self.content(text, at: path) { specifier, codes in
      codes.lastID += 1
      taken.append(Code(id: codes.lastID, text: specifier))
      return codes.lastID
    }
    used = taken
    return content
  }

  /// A target, whose codes are those of the source as far as they go.
  mutating func target(_ text: String, at path: VariationPath, used: [Code]) -> XMLContent {
    var unused = Dictionary(grouping: used.reversed(), by: \.text)
    return content(text, at: path) { specifier, codes in
      if let code = unused[specifier]?.popLast() { return code.id }
      codes.lastID += 1
      return codes.lastID
    }
  }

  /// Writes the data that the codes stand for.
  func write(into writer: inout XMLWriter) {
    guard !data.isEmpty else { return }
    writer.element("originalData") { writer in
      for (index, text) in data.enumerated() {
        writer.leaf("data", ["id": "d\(index + 1)"], XMLContent(text))
      }
    }
  }

  private mutating func content(
    _ text: String, at path: VariationPath, id: (String, inout SpecifierCodes) -> Int
  ) -> XMLContent {
    var content = XMLContent()
    guard isActive, text.utf8.contains(UInt8(ascii: "%")) else {
      content.appendWithCodePoints(text)
      return content
    }
    let bytes = Array(text.utf8)
    var end = 0
    for specifier in Placeholder.all(in: text, at: path) where specifier.range.lowerBound >= end {
      let before = String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)
      content.appendWithCodePoints(before)
      content.append(
        element: "ph",
        [
          "id": String(id(specifier.text, &self)), "dataRef": reference(to: specifier.text),
          "equiv": specifier.text,
        ])
      end = specifier.range.upperBound
    }
    content.appendWithCodePoints(String(decoding: bytes[end...], as: UTF8.self))
    return content
  }

  private mutating func reference(to text: String) -> String {
    if let known = references[text] { return known }
    data.append(text)
    let reference = "d\(data.count)"
    references[text] = reference
    return reference
  }
}

/// Ids that are name tokens of XML, always the same for the same text, and unique.
struct SafeIdentifiers {
  /// The last number behind each id that was given; 1 where there is none yet.
  private var lastNumbers: [String: Int] = [:]

  /// An id for a text that no other was given: what can be read of it, and a number made of it.
  mutating func identifier(for text: String) -> String {
    let readable = String(
      text.unicodeScalars.prefix(40).map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".": Character(scalar)
        default: "_"
        }
      })
    let base = "\(readable)-\(Self.hash(of: text))"
    guard var number = lastNumbers[base] else {
      lastNumbers[base] = 1
      return base
    }
    var identifier = base
    repeat {
      number += 1
      identifier = "\(base)-\(number)"
    } while lastNumbers[identifier] != nil
    lastNumbers[base] = number
    lastNumbers[identifier] = 1
    return identifier
  }

  /// FNV-1a with 32 bits (draft-eastlake-fnv), which is the same in every run.
  private static func hash(of text: String) -> String {
    let value = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
