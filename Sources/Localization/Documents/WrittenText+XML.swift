import SourceText
import XMLReading

extension WrittenText {
  /// Takes the content of an element apart; none when it has elements of its own, or what is marked as
  /// not being markup.
  package init?(xml bytes: ArraySlice<UInt8>) {
    self.init(at: bytes.startIndex)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")),
          let scalar = Unicode.Scalar(
            xmlReference: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
        else { return nil }
        add(index..<(end + 1), String(scalar).utf8)
        index = end + 1
      case UInt8(ascii: "<"):
        guard let end = bytes.endOfComment(at: index) else { return nil }
        add(index..<end, [])
        index = end
      case UInt8(ascii: "\r"):
        // Readers see one line feed (XML 1.0, 2.11).
        let isPair = index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n")
        add(index..<(index + (isPair ? 2 : 1)), "\n".utf8)
        index += isPair ? 2 : 1
      default: index = addCharacter(of: bytes, at: index)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The offset behind a comment or a processing instruction that begins here.
  fileprivate func endOfComment(at start: Int) -> Int? {
    let closing: [UInt8]
    if self[start...].starts(with: "<!--".utf8) {
      closing = Array("-->".utf8)
    } else if self[start...].starts(with: "<?".utf8) {
      closing = Array("?>".utf8)
    } else {
      return nil
    }
    var index = start + 2
    while index + closing.count <= endIndex {
      if self[index...].starts(with: closing) { return index + closing.count }
      index += 1
    }
    return nil
  }
}
