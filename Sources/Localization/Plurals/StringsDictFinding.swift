import AuditModel

/// The problems of `.stringsdict` files, in words.
struct StringsDictFinding {
  private let kind: LocalizationProblem.Kind
  private let message: String
  private let suggestion: String
  private let lostKey: String?

  private init(
    _ kind: LocalizationProblem.Kind, _ message: String, _ suggestion: String,
    losing key: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.suggestion = suggestion
    lostKey = key
  }

  /// The finding at its place.
  func problem(at location: SourceLocation) -> LocalizationProblem {
    var problem = LocalizationProblem(
      location: location, kind: kind, message: message, suggestion: suggestion)
    problem.lostKey = lostKey
    return problem
  }
}

extension StringsDictFinding {
  static let notADictionary = Self(
    .syntax, "the file holds no dictionary", "put all keys into one <dict>")

  static func duplicateKey(_ key: String, line: Int) -> Self {
    Self(
      .duplicateKey, "duplicate key “\(key)”, already in line \(line); this later one is used",
      "remove one of the two")
  }

  static func noRules(_ key: String, _ noun: String) -> Self {
    Self(
      .invalidRules, "“\(key)” is \(noun) instead of a dictionary with rules",
      "move plain strings to the .strings file, or add the rules", losing: key)
  }

  static func missingFormatKey(_ key: String) -> Self {
    Self(
      .missingFormatKey, "“\(key)” has no NSStringLocalizedFormatKey, so its key is shown",
      "add it with a string such as %#@name@", losing: key)
  }

  static func formatKeyIsNoText(_ noun: String) -> Self {
    Self(.missingFormatKey, "NSStringLocalizedFormatKey is \(noun)", "make it a <string>")
  }

  static func variableIsNoDictionary(_ name: String, _ noun: String) -> Self {
    Self(
      .invalidRules, "the variable “\(name)” is \(noun) instead of a dictionary",
      "give it a rule, a value type and its forms")
  }

  static func missingRuleType(_ name: String) -> Self {
    Self(
      .missingRuleType, "the variable “\(name)” has no NSStringFormatSpecTypeKey",
      "add it with NSStringPluralRuleType")
  }

  static func unknownRuleType(_ rule: String) -> Self {
    Self(
      .unknownRuleType, "there is no rule “\(rule)”", "write NSStringPluralRuleType")
  }

  static func missingValueType(_ name: String) -> Self {
    Self(
      .missingValueType, "the variable “\(name)” has no NSStringFormatValueTypeKey",
      "add it with the type of its number, such as d or lld")
  }

  static func invalidValueType(_ type: String) -> Self {
    Self(
      .invalidValueType, "“\(type)” is no type of a number",
      "write a specifier without its percent sign, such as d, lld or f")
  }

  static func missingOther(_ name: String) -> Self {
    Self(
      .missingOther, "the variable “\(name)” has no form for “other”",
      "add it; every language needs it")
  }

  static func unknownCategory(_ category: String, of variable: String) -> Self {
    let words = "“\(category)” of the variable “\(variable)” is no plural category"
    return Self(.unknownCategory, words, "write zero, one, two, few, many or other")
  }

  static func formIsNoText(_ form: String, _ noun: String) -> Self {
    Self(
      .invalidRules, "the form for “\(form)” is \(noun) instead of a string", "make it a <string>")
  }

  static func undefinedVariable(_ name: String) -> Self {
    Self(
      .undefinedVariable, "the variable “\(name)” is not defined",
      "add a dictionary with this name, or correct the name")
  }

  static func unusedVariable(_ name: String) -> Self {
    Self(
      .unusedVariable, "no string uses the variable “\(name)”",
      "write %#@\(name)@ where its words belong, or remove it")
  }

  static func noVariable(_ format: String) -> Self {
    Self(
      .noVariable, "“\(format)” names no variable, so its forms are never shown",
      "write %#@name@ where the words that depend on the number belong")
  }

  static let missingDeviceOther = Self(
    .missingDeviceOther, "there is no text for “other” devices", "add one")

  static func unknownCondition(_ condition: String, isWidth: Bool) -> Self {
    isWidth
      ? Self(
        .unknownCategory, "“\(condition)” is no width", "write a whole number, such as 20")
      : Self(
        .unknownDevice, "there is no device “\(condition)”",
        "write iphone, ipad, ipod, mac, applewatch, appletv, applevision or other")
  }
}
