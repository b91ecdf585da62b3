import Localization

/// A part of a text that stands for an argument and that translators have to keep as it is.
struct Placeholder: Hashable {
  /// The number of a variable in the words for it, in string catalogs.
  static let argument = "%arg"

  /// Its spelling.
  var text: String
  /// Its position, in bytes of UTF-8.
  var range: Range<Int>

  /// The placeholders of a text in their order: its specifiers, and whole in the words of a variable
  /// `%arg`, which formats would read as `%a` and two letters.
  static func all(in text: String, at path: VariationPath) -> [Placeholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let specifiers = FormatString(text).specifiers
    guard path.substitutionName != nil, text.contains(argument) else {
      return specifiers.map { Placeholder(text: $0.text, range: $0.range) }
    }
    let bytes = Array(text.utf8)
    return specifiers.map { specifier in
      let rest = bytes[specifier.range.lowerBound...].prefix(argument.utf8.count)
      guard rest.elementsEqual(argument.utf8) else {
        return Placeholder(text: specifier.text, range: specifier.range)
      }
      return Placeholder(text: argument, range: rest.startIndex..<rest.endIndex)
    }
  }
}
