import AuditModel

/// The names of the fields of one object, to detect duplicates.
struct JSONNames {
  /// A name: the bytes between its quotes, and whether escapes are among them.
  struct Name {
    var bytes: ArraySlice<UInt8>
    var hasEscapes: Bool

    var text: String {
      hasEscapes ? JSONTextDecoder.text(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    func isSame(as other: Name) -> Bool {
      if hasEscapes || other.hasEscapes { return text.utf8.elementsEqual(other.text.utf8) }
      return bytes == other.bytes
    }
  }

  /// More names than this are looked up by their hash.
  private static let few = 8

  private var first: [Name] = []
  private var all: Set<ExactText> = []

  /// Adds a name, and returns whether it is there for the first time.
  mutating func insert(_ name: Name) -> Bool {
    if first.count < Self.few {
      if first.contains(where: { $0.isSame(as: name) }) { return false }
      first.append(name)
      return true
    }
    if all.isEmpty { all = Set(first.map { ExactText($0.text) }) }
    return all.insert(ExactText(name.text)).inserted
  }
}
