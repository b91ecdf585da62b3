import TextShaping

/// Which of the strings of a key is meant: the way from the key to one of its leaves.
///
/// Written as in the ids of string catalogs: nothing for the text itself,
/// `device.iphone.plural.one`, `substitutions.COUNT.plural.other`, `width.20`, `phrase.0`.
public struct VariationPath: Hashable, Sendable {
  /// One turn on the way.
  public enum Step: Hashable, Sendable {
    /// The text for a kind of device, such as `iphone`.
    case device(String)
    /// The text for a width, such as `20`.
    case width(String)
    /// The text for a plural category.
    case plural(PluralCategory)
    /// The words of a variable that the text names as `%#@name@`.
    case substitution(String)
    /// One of several phrases for the same action, from 0.
    case phrase(Int)
  }

  /// The turns from the key on; none for the text itself.
  public var steps: [Step]

  /// Takes the turns from the key on.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The way to the text itself.
  public static let text = VariationPath()

  /// Whether it leads to the text itself.
  public var isText: Bool { steps.isEmpty }

  /// The way with one more turn.
  public func appending(_ step: Step) -> VariationPath { VariationPath(steps + [step]) }

  /// The plural category that it ends with, if any.
  public var category: PluralCategory? {
    if case .plural(let category) = steps.last { category } else { nil }
  }
}

extension VariationPath: CustomStringConvertible {
  /// The turns with full stops between them.
  public var description: String { steps.map(\.description).joined(separator: ".") }
}

extension VariationPath.Step: CustomStringConvertible {
  /// The kind of the turn and its name.
  public var description: String {
    switch self {
    case .device(let name): "device.\(name)"
    case .width(let width): "width.\(width)"
    case .plural(let category): "plural.\(category.rawValue)"
    case .substitution(let name): "substitutions.\(name)"
    case .phrase(let index): "phrase.\(index)"
    }
  }
}

extension VariationPath: Comparable {
  /// Orders ways step by step; plural categories as CLDR lists them, widths and phrases by number.
  public static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.steps, right.steps) where one != other { return one < other }
    return left.steps.count < right.steps.count
  }
}

extension VariationPath.Step: Comparable {
  /// Orders kinds of turns, then turns of one kind.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.device(let one), .device(let other)): one < other
    case (.width(let one), .width(let other)): (Int(one) ?? 0, one) < (Int(other) ?? 0, other)
    case (.plural(let one), .plural(let other)): one < other
    case (.substitution(let one), .substitution(let other)): one < other
    case (.phrase(let one), .phrase(let other)): one < other
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .device: 0
    case .width: 1
    case .plural: 2
    case .substitution: 3
    case .phrase: 4
    }
  }
}
