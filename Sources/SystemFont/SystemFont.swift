/// The advances of San Francisco on iOS 26, for the characters that were measured.
package enum SystemFont {
  /// The version of iOS whose fonts, colours, bars, lists and controls are measured.
  package static let iOSVersion = "26"
  /// The distance from the baseline to the top of a line, in em.
  package static let ascender = SystemFontTable.ascender / SystemFontTable.unitsPerEm
  /// The distance from the baseline to the bottom of a line, in em.
  package static let descender = SystemFontTable.descender / SystemFontTable.unitsPerEm
  /// The height of capitals in em.
  package static let capHeight = SystemFontTable.capHeight / SystemFontTable.unitsPerEm
  /// The height of a line in em: 20.287 points at 17.
  package static let lineHeight = ascender + descender
  /// The advance of every letter of SF Mono in em, the same at every size and weight.
  package static let monospacedAdvance =
    SystemFontTable.monospacedAdvance / SystemFontTable.unitsPerEm
  /// The distance between tab stops in points, as `NSParagraphStyle` has it by default.
  package static let tabStop = 28.0
  /// The characters that were measured.
  package static let measured: ClosedRange<UInt32> = 0x20...0x7E

  /// The weights that were measured.
  package enum Weight: Sendable {
    case regular, medium, semibold, bold

    /// How far it is on the way from regular to bold.
    fileprivate var boldShare: Double {
      switch self {
      case .regular: 0
      case .medium: 0.366699
      case .semibold: 0.633301
      case .bold: 1
      }
    }
  }

  /// The advance of a measured character; none for others.
  package static func advance(of character: UInt32, weight: Weight) -> TextLength? {
    cuts(of: character, weight: weight).map { .letter(text: $0.text, display: $0.display) }
  }

  /// The advances of a measured character in em: in the cut for small and in that for large sizes.
  package static func cuts(
    of character: UInt32, weight: Weight
  ) -> (text: Double, display: Double)? {
    guard measured.contains(character) else { return nil }
    let index = Int(character - measured.lowerBound)
    let share = weight.boldShare
    func ems(_ regular: [Double], _ bold: [Double]) -> Double {
      (regular[index] + share * (bold[index] - regular[index])) / SystemFontTable.unitsPerEm
    }
    return (
      ems(SystemFontTable.textRegular, SystemFontTable.textBold),
      ems(SystemFontTable.displayRegular, SystemFontTable.displayBold)
    )
  }
}
