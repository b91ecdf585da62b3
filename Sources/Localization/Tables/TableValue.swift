import AuditModel
import TextShaping

/// The value of a key.
public enum TableValue: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A text with variables, whose words depend on numbers.
  indirect case plural(format: String, variables: [FormatVariable])
  /// Strings for the plural categories of the first number, as string catalogs have them.
  case plurals([FormatVariable.Form])
  /// Strings for different widths.
  case widths([AdaptiveForm])
  /// Strings for different devices.
  case devices([AdaptiveForm])
  /// Strings for different devices that name the same variables, as string catalogs have them.
  indirect case substituted(TableValue, variables: [FormatVariable])
  /// Several phrases that mean the same, as App Shortcuts have them.
  case phrases([Phrase])

  /// One of several phrases.
  public struct Phrase: Hashable, Sendable {
    /// The phrase.
    public var text: String
    /// Where it is.
    public var location: SourceLocation

    /// Makes a phrase.
    public init(text: String, location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }
}

extension TableValue {
  /// The one text, or the format with the names of its variables; an iPhone's with much room, and
  /// for numbers that of `other`.
  public var format: String {
    switch self {
    case .text(let text): text
    case .plural(let format, _): format
    case .plurals(let forms): forms.other?.text ?? ""
    case .widths(let forms): forms.widest?.value.format ?? ""
    case .devices(let forms): forms.forPhone?.value.format ?? ""
    case .substituted(let value, _): value.format
    case .phrases(let phrases): phrases.first?.text ?? ""
    }
  }

  /// The variables of the text; an iPhone's with much room.
  public var variables: [FormatVariable] {
    switch self {
    case .text, .plurals, .phrases: []
    case .plural(_, let variables): variables
    case .widths(let forms): forms.widest?.value.variables ?? []
    case .devices(let forms): forms.forPhone?.value.variables ?? []
    case .substituted(_, let variables): variables
    }
  }
}

extension TableValue {
  /// All strings in it, the ways to which begin with a path.
  func leaves(at path: VariationPath, location: SourceLocation) -> [TableEntry.Leaf] {
    switch self {
    case .text(let text):
      return [TableEntry.Leaf(path: path, text: text, location: location)]
    case .plural(let format, let variables):
      return [TableEntry.Leaf(path: path, text: format, location: location)]
        + variables.flatMap { $0.leaves(at: path) }
    case .plurals(let forms): return forms.map { $0.leaf(at: path) }
    case .widths(let forms):
      return forms.flatMap {
        $0.value.leaves(at: path.appending(.width($0.condition)), location: $0.location)
      }
    case .devices(let forms):
      return forms.flatMap {
        $0.value.leaves(at: path.appending(.device($0.condition)), location: $0.location)
      }
    case .substituted(let value, let variables):
      return value.leaves(at: path, location: location)
        + variables.flatMap { $0.leaves(at: path) }
    case .phrases(let phrases):
      return phrases.enumerated().map { index, phrase in
        TableEntry.Leaf(
          path: path.appending(.phrase(index)), text: phrase.text, location: phrase.location)
      }
    }
  }
}

extension FormatVariable {
  fileprivate func leaves(at path: VariationPath) -> [TableEntry.Leaf] {
    forms.map { $0.leaf(at: path.appending(.substitution(name))) }
  }
}

extension FormatVariable.Form {
  fileprivate func leaf(at path: VariationPath) -> TableEntry.Leaf {
    TableEntry.Leaf(path: path.appending(.plural(category)), text: text, location: location)
  }
}

extension [FormatVariable.Form] {
  /// The form of a category, none when there is none; of two the last counts.
  subscript(category: PluralCategory) -> Element? { last { $0.category == category } }

  /// The form for all numbers without one of their own, or the first when there is none.
  var other: Element? { self[.other] ?? first }
}
