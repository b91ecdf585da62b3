import Foundation

/// The code points of symbols by their names on iOS, from tables of text that nothing is made of
/// before a symbol is looked up.
enum SymbolNames {
  /// The code points on the line of a name; none where the table has no such name.
  ///
  /// A table is searched as bytes: a drawing has few symbols, and a dictionary of all names would
  /// take longer to fill.
  static func codePoints(of name: String, in table: StaticString) -> [UInt32] {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > UInt8(ascii: " ") }) else { return [] }
    // The bytes of a literal end with a zero.
    let start = "\n\(name) "
    guard
      let found = table.withUTF8Buffer({ bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strstr($0, start) } }
      })
    else { return [] }
    let rest = UnsafeRawPointer(found).advanced(by: start.utf8.count)
    let length = strcspn(rest.assumingMemoryBound(to: CChar.self), "\n")
    return String(decoding: UnsafeRawBufferPointer(start: rest, count: length), as: UTF8.self)
      .split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }
}
