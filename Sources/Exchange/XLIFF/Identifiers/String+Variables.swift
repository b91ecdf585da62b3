import Localization

extension String {
  /// The text with other words in the places of specifiers.
  func replacing(
    _ specifiers: [FormatSpecifier], with words: (FormatSpecifier) -> String
  ) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var end = 0
    for specifier in specifiers where specifier.range.lowerBound >= end {
      result += bytes[end..<specifier.range.lowerBound]
      result += Array(words(specifier).utf8)
      end = specifier.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The text with other words in the places of the variables that it names (`%#@name@`); those stay
  /// for which there is no replacement.
  func replacingVariables(
    with replacement: (_ specifier: FormatSpecifier, _ name: String) -> String?
  ) -> String {
    guard contains("#@") else { return self }
    let found = FormatString(self).specifiers.filter { $0.variableName != nil }
    return replacing(found) { replacement($0, $0.variableName ?? "") ?? $0.text }
  }
}
