import AuditModel
import Localization
import TextShaping

@testable import Exchange

/// A small generator whose numbers are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2 &+ 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }
}

/// Where things are does not matter to what they say.
private let unplaced = SourceLocation(file: "", line: 1, column: 1)

extension BilingualUnit {
  /// A unit at no place.
  init(
    _ key: String, _ path: VariationPath = .text, _ source: String?, _ target: String? = nil,
    _ state: TranslationState? = nil
  ) {
    self.init(
      key: key, path: path, source: source, target: target, state: state, location: unplaced)
  }

  var withoutLocations: BilingualUnit {
    var unit = self
    (unit.location, unit.targetLocation) = (unplaced, unplaced)
    return unit
  }
}

extension [BilingualFile] {
  /// The files with their units in the order of their keys, at no place.
  var withoutLocations: [BilingualFile] {
    map { file in
      var file = file
      file.units = file.units.map(\.withoutLocations).sorted {
        ($0.key, $0.path) < ($1.key, $1.path)
      }
      return file
    }
  }
}

extension BilingualFile {
  static func catalog(
    _ units: [BilingualUnit], original: String = "App/Localizable.xcstrings"
  ) -> BilingualFile {
    BilingualFile(original: original, sourceLocale: "en", targetLocale: "de", units: units)
  }

  /// A catalog with all that one can hold, different for each number.
  static func random(_ dice: inout Dice) -> BilingualFile {
    var units: [BilingualUnit] = []
    for number in 0..<dice.roll(6) + 1 {
      let key =
        dice.pick(["save", "a \"b\" <c> & 'd'", "x\n\ty", "ключ|==|x", " ", "😀"]) + "\(number)"
      for path in paths(&dice) { units.append(unit(key, path, &dice)) }
    }
    return catalog(units)
  }

  private static func paths(_ dice: inout Dice) -> [VariationPath] {
    switch dice.roll(4) {
    case 0: [VariationPath([.plural(.one)]), VariationPath([.plural(.other)])]
    case 1:
      [
        VariationPath([.device("iphone"), .plural(.zero)]),
        VariationPath([.device("iphone"), .plural(.other)]), VariationPath([.device("other")]),
      ]
    default: [.text]
    }
  }

  private static func unit(
    _ key: String, _ path: VariationPath, _ dice: inout Dice
  ) -> BilingualUnit {
    let texts = [
      "Save", "%@ of %2$lld", "a\nb\t c", "<b>&amp;</b>", " \r\n ", "“é” 😀 %", "]]>", "%@ %@ %d",
      "",
    ]
    let source = "\(dice.pick(texts))."
    let target = dice.roll(4) == 0 ? nil : dice.pick(texts)
    var result = BilingualUnit(key, path, source, target)
    if target != nil {
      result.state = dice.pick([
        nil, .machineTranslated, .needsReview, .translated, .reviewed, .final,
      ])
    }
    result.notes = [BilingualUnit.Note("About “\(key.count)” <&>"), .init("By x", author: "x\"")]
    if key.count % 2 == 0 {
      result.context = TextContext(
        usages: [
          .init(screen: "Board", states: ["empty", "full"]), .init(screen: "Card", states: []),
        ],
        roles: ["button", "heading"],
        widthBudget: WidthBudget(points: 120.5, characters: 14, tightest: "Board at xxxLarge"))
    }
    return result
  }
}
