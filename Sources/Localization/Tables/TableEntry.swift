import AuditModel

/// A key of a string table with its text in one language.
public struct TableEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The text, or the texts for numbers, widths or devices.
  public var value: TableValue
  /// The comment directly above the key.
  public var comment: String?
  /// Where the key is.
  public var keyLocation: SourceLocation
  /// Where the text is.
  public var valueLocation: SourceLocation

  /// Makes an entry.
  public init(
    key: String, value: TableValue, comment: String? = nil, keyLocation: SourceLocation,
    valueLocation: SourceLocation
  ) {
    self.key = key
    self.value = value
    self.comment = comment
    self.keyLocation = keyLocation
    self.valueLocation = valueLocation
  }
}

/// What a key stands for.
public indirect enum TableValue: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A text with variables, whose words depend on numbers.
  case plural(format: String, variables: [FormatVariable])
  /// Texts for different widths.
  case widths([AdaptiveForm])
  /// Texts for different devices.
  case devices([AdaptiveForm])

  /// The one text, or the format with the names of its variables; an iPhone's with much room.
  public var format: String {
    switch self {
    case .text(let text): text
    case .plural(let format, _): format
    case .widths(let forms): forms.widest?.value.format ?? ""
    case .devices(let forms): forms.forPhone?.value.format ?? ""
    }
  }

  /// The variables of the text; an iPhone's with much room.
  public var variables: [FormatVariable] {
    switch self {
    case .text: []
    case .plural(_, let variables): variables
    case .widths(let forms): forms.widest?.value.variables ?? []
    case .devices(let forms): forms.forPhone?.value.variables ?? []
    }
  }
}
