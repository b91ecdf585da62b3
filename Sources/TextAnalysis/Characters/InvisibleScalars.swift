import TextShaping
import LanguageData

extension Unicode.Scalar {
  /// Whether it may be invisible: a quick look that rules out nearly all characters.
  package var mayBeInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F, 0x85, 0xAD, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E: true
    case 0..<0x200B: false
    case 0x200B...0x200F, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F, 0x3164: true
    case 0..<0xE000: false
    case 0xF8FF, 0xFFFD: false
    case 0xE000..<0xF900, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: value >= 0xF0000 || value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether Unicode leaves it to whoever makes a font.
  package var isPrivate: Bool { (0xE000..<0xF900).contains(value) || value >= 0xF0000 }

  /// Whether its script is one of some.
  package func isOfScript(_ names: String...) -> Bool { isOfScript(names) }

  /// Whether its script is one of some.
  package func isOfScript(_ names: [String]) -> Bool { names.contains(Script(of: self).shortName) }

  /// Whether its script has letters that join or stack, so that joiners change how they look.
  package var joins: Bool {
    value >= 0x600 && properties.isAlphabetic && Script(of: self).joins
  }
}

extension Script {
  /// Whether its letters join or stack: all but alphabets and the scripts of East Asia.
  package var joins: Bool {
    ![
      "Latn", "Cyrl", "Grek", "Armn", "Geor", "Hebr", "Hani", "Hira", "Kana", "Hang", "Bopo",
      "Thai", "Laoo", "Ethi", "Cher", "Zyyy", "Zinh", "Zzzz",
    ].contains(shortName)
  }

  /// Whether its words follow each other without spaces, so that only a dictionary finds them.
  package var lacksSpaces: Bool {
    ["Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Lana", "Talu", "Tale", "Java", "Bali", "Cham"]
      .contains(shortName)
  }
}
