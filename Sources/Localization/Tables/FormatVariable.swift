import AuditModel
import TextShaping

/// A part of a text whose words depend on a number.
public struct FormatVariable: Hashable, Sendable {
  /// The name that is in `%#@name@`.
  public var name: String
  /// The number or axis that chooses among the forms.
  public var rule: Rule
  /// The specifier of the number without its percent sign, such as `d`; none when it is not given.
  public var valueType: String?
  /// Which argument it takes, from 1, where the file says so (`argNum` of string catalogs).
  public var argumentNumber: Int?
  /// The forms in the order of the file.
  public var forms: [Form]
  /// Where the variable is defined.
  public var location: SourceLocation

  /// Makes a variable.
  public init(
    name: String, rule: Rule = .plural, valueType: String? = "d", forms: [Form],
    location: SourceLocation
  ) {
    self.name = name
    self.rule = rule
    self.valueType = valueType
    self.forms = forms
    self.location = location
  }

  /// The form of a category, none when it has none.
  public subscript(category: PluralCategory) -> Form? {
    forms[category]
  }
}

extension FormatVariable {
  /// The number or axis that chooses among the forms of a variable.
  public enum Rule: Hashable, Sendable {
    /// The plural rules of the language (`NSStringPluralRuleType`).
    case plural
    /// Something that Foundation does not know, by its name.
    case unknown(String)
  }

  /// The words for one plural category.
  public struct Form: Hashable, Sendable {
    /// The category.
    public var category: PluralCategory
    /// The words, which may hold specifiers and other variables.
    public var text: String
    /// Where the words are.
    public var location: SourceLocation

    /// Makes a form.
    public init(category: PluralCategory, text: String, location: SourceLocation) {
      self.category = category
      self.text = text
      self.location = location
    }
  }
}
