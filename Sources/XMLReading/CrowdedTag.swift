#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The first start tag with more attributes than may be.
///
/// libxml2 compares each attribute of an element with all before it, which took 3 s for 100,000 of
/// them; so such a tag never gets there.
struct CrowdedTag {
  /// The offset of its `<`.
  let offset: Int

  /// Nil when the document has no such tag.
  init?(in text: UnsafeRawBufferPointer, limit: Int) {
    var search = TagSearch(text)
    while let start = search.nextTag() {
      if search.attributeCount(limit: limit) > limit {
        offset = start
        return
      }
    }
    return nil
  }
}

/// Goes from one start tag of a document to the next, past comments, CDATA sections and instructions.
private struct TagSearch {
  private let text: UnsafeRawBufferPointer
  private var index = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  /// The offset of the next start tag, whose name is looked at next.
  mutating func nextTag() -> Int? {
    while let start = offset(of: UInt8(ascii: "<")), start + 1 < text.count {
      index = start + 1
      switch text[index] {
      case UInt8(ascii: "!"):
        if begins("!--") { skip(past: "-->") } else if begins("![CDATA[") { skip(past: "]]>") }
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "/"): break
      default: return start
      }
    }
    return nil
  }

  /// Counts the attributes up to the end of the tag, or to one more than a limit.
  mutating func attributeCount(limit: Int) -> Int {
    var count = 0
    var quote: UInt8?
    while index < text.count, count <= limit {
      let byte = text[index]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        count += 1
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
        break
      }
      index += 1
    }
    return count
  }

  private func offset(of byte: UInt8) -> Int? {
    guard index < text.count, let base = text.baseAddress,
      let found = memchr(base + index, Int32(byte), text.count - index)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func begins(_ word: StaticString) -> Bool {
    index + word.utf8CodeUnitCount <= text.count && isWord(word, at: index)
  }

  /// Whether a word is at an offset that leaves enough bytes for it.
  private func isWord(_ word: StaticString, at offset: Int) -> Bool {
    text.baseAddress.map { memcmp($0 + offset, word.utf8Start, word.utf8CodeUnitCount) == 0 }
      ?? false
  }

  /// Goes behind the next occurrence of a word, or to the end.
  private mutating func skip(past word: StaticString) {
    let count = word.utf8CodeUnitCount
    while let found = offset(of: word.utf8Start[count - 1]) {
      index = found + 1
      if index >= count, isWord(word, at: index - count) { return }
    }
    index = text.count
  }
}
