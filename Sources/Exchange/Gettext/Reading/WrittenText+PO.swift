import Localization
import SourceText

extension WrittenText {
  /// Takes apart what is between the first and the last quotation mark of one or more strings that
  /// make up one.
  init(po bytes: ArraySlice<UInt8>, isLatin1: Bool) {
    self.init(at: bytes.startIndex)
    var literal = POLiteral(isLatin1: isLatin1)
    var isInside = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
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
  }
}
