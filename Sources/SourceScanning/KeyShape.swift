/// A key as it can be compared with what code makes it of.
package enum KeyShape {
  /// The placeholder of each interpolation.
  package static let gap: Unicode.Scalar = "\u{FFFC}"

  /// The key with a gap for each of its specifiers, whatever they are: code does not show whether
  /// `\(count)` becomes `%lld` or `%@`.
  package static func of(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return parts(of: key).shape
  }

  /// The specifiers of a key, in their order.
  package static func specifiers(of key: String) -> [String] {
    key.utf8.contains(UInt8(ascii: "%")) ? parts(of: key).specifiers : []
  }

  private static func parts(of key: String) -> (shape: String, specifiers: [String]) {
    let bytes = Array(key.utf8)
    var result: [UInt8] = []
    var specifiers: [String] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
          result.append(bytes[index])
          index += 2
          continue
        }
        if let end = specifierEnd(bytes, from: index + 1) {
          result += Array(String(gap).utf8)
          specifiers.append(String(decoding: bytes[index..<end], as: UTF8.self))
          index = end
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return (String(decoding: result, as: UTF8.self), specifiers)
  }

  /// The letters and digits of a name in small letters, as names made of keys have them.
  package static func letters(of name: some StringProtocol) -> String {
    asciiLetters(of: name) ?? foldedLetters(of: name)
  }

  /// The same for names of ASCII alone, as nearly all in code are; none of others.
  private static func asciiLetters(of name: some StringProtocol) -> String? {
    var result: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.append(byte)
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func foldedLetters(of name: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars
    where scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
      result.append(scalar)
    }
    return String(result).lowercased()
  }

  /// Behind the specifier whose percent sign precedes an offset, none when it is none.
  private static func specifierEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, index < start + 12 {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "l"),
        UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "*"):
        index += 1
      case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"),
        UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "x"),
        UInt8(ascii: "X"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "a"):
        return index + 1
      default: return nil
      }
    }
    return nil
  }
}
