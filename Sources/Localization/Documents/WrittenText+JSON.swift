import JSONReading
import SourceText

extension WrittenText {
  /// Takes apart what is between the quotes of a text.
  init(json bytes: ArraySlice<UInt8>) {
    self.init(at: bytes.startIndex)
    var rest = bytes
    while let index = rest.indices.first {
      if let escaped = JSONTextDecoder.escape(from: &rest) {
        add(index..<rest.startIndex, escaped.utf8)
      } else {
        rest = bytes[addCharacter(of: bytes, at: index)...]
      }
    }
  }
}
