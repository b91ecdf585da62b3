import AuditModel
import Localization
import SourceText
import XMLReading

/// The entries of a PO file, with what is needed to write them back into its bytes.
struct POContent: Sendable {
  /// Larger files are refused, so that none can exhaust the machine.
  private static let mostBytes = 256 << 20

  /// The file as UTF-8 without a byte order mark, in which the entries have their ranges.
  private(set) var text: [UInt8] = []
  /// The byte order mark.
  private(set) var mark: ArraySlice<UInt8> = []
  /// The encoding that the header names, when it is another than UTF-8.
  private(set) var encoding: NamedEncoding?
  private(set) var entries: [POEntry] = []
  private(set) var header = POHeader("")
  private(set) var problems: [POParser.Problem] = []

  /// Reads a file; one that cannot be read has no entries, and a problem.
  init(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else {
      report(.tooLarge)
      return
    }
    let found = TextEncoding.detect(bytes)
    guard found.encoding == .utf8 else {
      report(.unreadableCharset(found.encoding.rawValue))
      return
    }
    mark = bytes.prefix(found.markLength)
    read(Array(bytes.dropFirst(found.markLength)))
    switch header.charset {
    case nil: checkUTF8()
    case let name? where Self.namesOfUTF8.contains(name.uppercased()): checkUTF8()
    case let name?: read(encodedAs: name)
    }
  }

  /// Names of encodings whose texts are UTF-8.
  private static let namesOfUTF8: Set = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]

  /// Reads the file again, now in the encoding that its header names.
  private mutating func read(encodedAs name: String) {
    guard let named = NamedEncoding(name) else {
      let location = headerLocation
      (entries, problems) = ([], [])
      return report(.unreadableCharset(name), at: location)
    }
    encoding = named
    read(named.utf8(text))
    guard let offset = text.firstReplacementCharacter else { return }
    var locations = LocationCounter(text)
    report(.notEncoded(as: name), at: locations.location(at: offset))
  }

  /// Where the first entry is.
  var headerLocation: TextLocation { entries.first(where: \.isHeader)?.location ?? TextLocation() }

  private mutating func read(_ text: [UInt8]) {
    var parser = POParser(text, encoding: encoding)
    parser.parse()
    self.text = text
    entries = parser.entries
    problems = parser.problems
    header = POHeader(entries.first(where: \.isHeader)?.forms.first?.text.value ?? "")
    if entries.isEmpty && problems.isEmpty { report(.empty) }
  }

  private mutating func checkUTF8() {
    guard let offset = text.firstInvalidUTF8 else { return }
    var locations = LocationCounter(text)
    report(.notUTF8, at: locations.location(at: offset))
  }

  private mutating func report(_ finding: POFinding, at location: TextLocation = TextLocation()) {
    problems.append(POParser.Problem(location: location, finding: finding))
  }
}

extension POContent {
  /// The bytes of a file with another text, in the encoding and with the mark of this one; none for
  /// characters that the encoding does not have.
  func bytes(of text: [UInt8]) -> [UInt8]? {
    guard let encoding else { return mark + text }
    return encoding.bytes(of: text).map { mark + $0 }
  }

  /// Whether the encoding of the file has all characters of a text.
  func canHold(_ text: String) -> Bool {
    encoding.map { $0.bytes(of: Array(text.utf8)) != nil } ?? true
  }

  /// The line end of the file: that of its first line.
  var lineEnd: String {
    guard let end = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    return text[end...].starts(with: [0x0D, 0x0A]) ? "\r\n" : "\n"
  }
}

extension [UInt8] {
  /// The offset of the first byte that begins no character in UTF-8.
  fileprivate var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
