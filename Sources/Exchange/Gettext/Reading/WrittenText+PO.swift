import Localization
import SourceText

extension WrittenText {
  /// Takes apart what is between the first and the last quotation mark of one or more strings that
  /// make up one.
  init(po bytes: ArraySlice<UInt8>, encoding: NamedEncoding?) {
    self.init(at: bytes.startIndex)
    var literal = POLiteral(encoding)
    var isInside = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      if !isInside || bytes[index] != UInt8(ascii: "\\") { end(&literal, at: index) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        isInside.toggle()
        index += 1
        add(start..<index, [])
      case UInt8(ascii: "\\") where isInside:
        literal.clear()
        _ = literal.appendNext(bytes, &index)
        add(start..<index, literal.bytes)
      case _ where isInside: index = addCharacter(of: bytes, at: index)
      default:
        index += 1
        add(start..<index, [])
      }
    }
    end(&literal, at: index)
  }

  /// Adds bytes that are written as numbers and are no whole character.
  private mutating func end(_ literal: inout POLiteral, at index: Int) {
    literal.clear()
    literal.endNumbers()
    if !literal.bytes.isEmpty { add(index..<index, literal.bytes) }
  }
}
