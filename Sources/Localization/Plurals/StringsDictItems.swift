import AuditModel

private typealias Name = StringsDictName
private typealias Member = PropertyListItem.Member

extension TableValue {
  /// The rules that stand for it in a `.stringsdict` file, and why there are none when there are
  /// none: the file holds neither plain strings nor several phrases.
  func asStringsDictRules(key: String) -> (rules: PropertyListItem?, failure: ConversionLoss?) {
    switch self {
    case .text:
      return (
        nil,
        ConversionLoss(key: key, "the key is left out: a plain text belongs in a .strings file")
      )
    case .phrases:
      return (
        nil, ConversionLoss(key: key, "the key is left out: the format holds one phrase only")
      )
    default: return (stringsDictRules, nil)
    }
  }

  /// The dictionary of rules, or the text where no rule is needed.
  private var stringsDictRules: PropertyListItem {
    switch self {
    case .text(let text): .text(text)
    case .phrases(let phrases): .text(phrases.first?.text ?? "")
    case .plural(let format, let variables): Self.plural(format, variables)
    case .plurals(let forms): Self.plural(of: forms)
    case .widths(let forms): Self.adaptive(Name.widthRule, forms)
    case .devices(let forms): Self.adaptive(Name.deviceRule, forms)
    case .substituted(.devices(let forms), let variables):
      Self.adaptive(Name.deviceRule, forms.map { $0.substituting(variables) })
    case .substituted(let value, let variables): Self.plural(value.format, variables)
    }
  }

  private static func adaptive(_ rule: String, _ forms: [AdaptiveForm]) -> PropertyListItem {
    .dictionary([
      Member(rule, .dictionary(forms.map { Member($0.condition, $0.value.stringsDictRules) }))
    ])
  }

  private static func plural(
    _ format: String, _ variables: [FormatVariable]
  ) -> PropertyListItem {
    let members = variables.map { Member($0.name, $0.stringsDictRules) }
    let format = variables.reduce(format) { $1.numberingReferences(in: $0) }
    return .dictionary([Member(Name.formatKey, .text(format))] + members)
  }

  /// Forms without a variable become those of one; what they say of their number is its type.
  private static func plural(of forms: [FormatVariable.Form]) -> PropertyListItem {
    let specifiers = FormatString(forms.other?.text ?? "").specifiers
    let number = specifiers.first { $0.typeClass.isNumber }
    var variable = FormatVariable(
      name: "value", valueType: number?.lengthAndConversion ?? "lld", forms: forms,
      location: SourceLocation(file: "", line: 1, column: 1))
    if let number, number.position > 1 { variable.argumentNumber = number.position }
    return plural("%#@value@", [variable])
  }
}

extension AdaptiveForm {
  /// The form with variables that was beside all forms.
  fileprivate func substituting(_ variables: [FormatVariable]) -> AdaptiveForm {
    guard case .text(let format) = value else { return self }
    let names = FormatString(format).variableNames
    let named = variables.filter { names.contains($0.name) }
    var form = self
    form.value = named.isEmpty ? value : .plural(format: format, variables: named)
    return form
  }
}

extension FormatVariable {
  fileprivate var stringsDictRules: PropertyListItem {
    let type = valueType ?? "d"
    let rule: String =
      switch self.rule {
      case .plural: Name.pluralRule
      case .unknown(let name): name
      }
    // `%arg` is known to string catalogs only.
    let forms = forms.map {
      Member($0.category.rawValue, .text($0.text.replacingArgument(with: "%" + type)))
    }
    return .dictionary(
      [Member(Name.specType, .text(rule)), Member(Name.valueType, .text(type))] + forms)
  }

  /// A format in which the variable is named with the number of its argument, when it has one that
  /// does not follow from the order.
  fileprivate func numberingReferences(in format: String) -> String {
    guard let argumentNumber else { return format }
    let specifier = FormatString(format).specifiers.first { $0.variableName == name }
    guard let specifier, !specifier.isExplicit, specifier.position != argumentNumber else {
      return format
    }
    return format.replacingAll("%#@\(name)@", with: "%\(argumentNumber)$#@\(name)@")
  }
}

extension String {
  fileprivate func replacingArgument(with specifier: String) -> String {
    replacingAll("%arg", with: specifier)
  }

  fileprivate func replacingAll(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
