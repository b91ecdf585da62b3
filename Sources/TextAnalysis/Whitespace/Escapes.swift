import LanguageData

/// The escapes that a text shows, as two characters each.
package struct Escapes {
  private var counts: [Unicode.Scalar: Int] = [:]
  package private(set) var lineBreaks = 0
  package private(set) var tabs = 0
  /// `/n` and `\ n`, which were meant as escapes.
  package private(set) var slips = 0
  /// `\\n` with two backslashes.
  package private(set) var doubled = 0

  /// Looks for escapes; words such as `C:\new` are paths and have none.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var isPath = false
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n":
        lineBreaks += scalars[at: index - 1] == "\r" ? 0 : 1
        isPath = false
      case "\r": lineBreaks += 1
      case "\t": tabs += 1
      case " ": if !Self.isSlip(at: index - 1, in: scalars) { isPath = false }
      case ":" where scalars[at: index + 1] == "\\" && Self.isDrive(at: index - 1, in: scalars):
        isPath = true
      case "\\", "/":
        if Self.isSlip(at: index, in: scalars) { slips += 1 }
        if scalar == "\\", !isPath, let next = scalars[at: index + 1], Self.letters.contains(next),
          !(next.isQuotationMark && scalars[at: index - 1] == next)
        {
          counts[next, default: 0] += 1
          if scalars[at: index - 1] == "\\" { doubled += 1 }
        }
      default: break
      }
    }
  }

  private static let letters: Set<Unicode.Scalar> = ["n", "t", "\"", "'"]

  /// Whether one letter is there by itself, as before the colon of `C:\new`.
  private static func isDrive(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars[at: index]?.isLetter == true && scalars[at: index - 1]?.isLetter != true
  }

  /// How often an escape is shown.
  package func count(_ letter: Unicode.Scalar) -> Int { counts[letter] ?? 0 }

  /// How many line breaks or tabs there are.
  package func realCount(_ scalar: Unicode.Scalar) -> Int { scalar == "\n" ? lineBreaks : tabs }

  /// Whether `/n` or `\ n` is at a place and does not begin a word.
  private static func isSlip(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard let length = slipLength(at: index, in: scalars) else { return false }
    guard let next = scalars[at: index + length] else { return true }
    return !next.isLetter || next.properties.isUppercase || !(next.value < 0x250)
  }

  private static func slipLength(at index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    switch scalars[at: index] {
    case "/" where scalars[at: index + 1] == "n": 2
    case "\\" where scalars[at: index + 1] == " " && scalars[at: index + 2] == "n": 3
    default: nil
    }
  }

  /// A text with an escape instead of each slip.
  package static func replaceSlips(in text: String, with escape: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var index = 0
    while index < scalars.count {
      if isSlip(at: index, in: scalars), let length = slipLength(at: index, in: scalars) {
        result += escape
        index += length
      } else {
        result.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    return result
  }

  /// A text with a character instead of each escape.
  package static func replace(
    _ letter: Unicode.Scalar, in text: String, with real: Unicode.Scalar
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let isEscape = scalars[index] == "\\" && scalars[at: index + 1] == letter
      result.append(isEscape ? real : scalars[index])
      index += isEscape ? 2 : 1
    }
    return String(result)
  }
}
