import AuditModel
import SystemFont

/// The advances of iOS's system font in one weight, for the characters of a face that stands in for it.
///
/// Measured characters have their own advance. Others have that of the face, in proportion: the mean
/// of the measured ones of their kind.
struct SystemAdvances: Sendable {
  private let measuredWeight: SystemFont.Weight
  /// Whether the weight itself was measured, not one near it.
  private let isWeightMeasured: Bool
  private let isItalic: Bool
  private let ratios: [LetterKind: Ratio]

  /// The share of an advance of the face that the same letter has on iOS, in both cuts.
  fileprivate struct Ratio {
    var text = 0.0
    var display = 0.0
    var count = 0.0
  }

  /// Compares the measured characters with the face's own; `nominal` has their advances in em.
  init(weight: FontWeight, isItalic: Bool, nominal: (Unicode.Scalar) -> Double?) {
    self.isItalic = isItalic
    (measuredWeight, isWeightMeasured) = Self.measured(weight)
    var ratios: [LetterKind: Ratio] = [:]
    for value in SystemFont.measured {
      guard let scalar = Unicode.Scalar(value), let own = nominal(scalar), own > 0,
        let cuts = SystemFont.cuts(of: value, weight: measuredWeight)
      else { continue }
      ratios[LetterKind(of: scalar), default: Ratio()].add(
        text: cuts.text / own, display: cuts.display / own)
    }
    self.ratios = ratios
  }

  /// The weight that was measured nearest to one, and whether it is the same.
  private static func measured(_ weight: FontWeight) -> (SystemFont.Weight, isSame: Bool) {
    switch weight {
    case .regular: (.regular, true)
    case .medium: (.medium, true)
    case .semibold: (.semibold, true)
    case .bold: (.bold, true)
    case .ultraLight, .thin, .light: (.regular, false)
    case .heavy, .black: (.bold, false)
    }
  }

  /// The advance of a cluster whose glyphs have a sum of advances in em.
  func measure(
    _ scalars: String.UnicodeScalarView, nominal: Double, atBest best: WidthCertainty = .measured
  ) -> (length: TextLength, certainty: WidthCertainty) {
    let letters = scalars.filter { !$0.isMark && !$0.properties.isDefaultIgnorableCodePoint }
    var length = TextLength.zero
    var certainty = best
    for letter in letters {
      let (advance, known) = measure(
        letter, hasMarks: letters.count < scalars.count, nominal: nominal / Double(letters.count))
      length += advance
      certainty = certainty.tolerance < known.tolerance ? known : certainty
    }
    return (length, certainty)
  }

  private func measure(
    _ letter: Unicode.Scalar, hasMarks: Bool, nominal: Double
  ) -> (TextLength, WidthCertainty) {
    let spelling = Self.spelling(of: letter)
    if isWeightMeasured,
      let advance = SystemFont.advance(of: spelling.value, weight: measuredWeight)
    {
      if isItalic { return (Self.italicFactor * advance, .marked) }
      return (advance, hasMarks ? .marked : .measured)
    }
    if isWeightMeasured, let base = BaseLetter.of(spelling),
      let advance = SystemFont.advance(of: base.value, weight: measuredWeight)
    {
      return (isItalic ? Self.italicFactor * advance : advance, .marked)
    }
    guard let ratio = ratios[LetterKind(of: letter)] ?? ratios[.other] else {
      return (.ems(nominal), .estimated)
    }
    return (
      .letter(text: nominal * ratio.meanText, display: nominal * ratio.meanDisplay), .estimated
    )
  }

  /// The measured character that looks the same.
  private static func spelling(of letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "\u{A0}": " "
    case "\u{2010}", "\u{2011}": "-"
    default: letter
    }
  }

  /// Six strings at 17 and 20 points are 0.3 % shorter to 1 % longer than upright ones: 0.4 % in the
  /// mean (the source of `SystemFontTable`).
  private static let italicFactor = 1.004
}

extension SystemAdvances.Ratio {
  fileprivate mutating func add(text: Double, display: Double) {
    self.text += text
    self.display += display
    count += 1
  }

  fileprivate var meanText: Double { text / count }
  fileprivate var meanDisplay: Double { display / count }
}

/// The kinds of characters whose proportions differ between fonts.
enum LetterKind: Hashable, Sendable {
  case upper, lower, digit, other

  init(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = .upper
    case .lowercaseLetter: self = .lower
    case .decimalNumber: self = .digit
    default: self = .other
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is put on the letter before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
