import Localization

extension [FormatVariable] {
  /// The variable that a way leads to a form of, none when it leads elsewhere.
  package func variable(of path: VariationPath) -> FormatVariable? {
    guard path.category != nil, case .substitution(let name)? = path.steps.dropLast().last else {
      return nil
    }
    return first { $0.name == name }
  }
}

extension FormatVariable {
  /// The specifier of a form that takes the number as something else than the variable says.
  package func contradiction(to form: String) -> FormatSpecifier? {
    guard let valueType, let expected = FormatString("%\(valueType)").specifiers.first?.kind,
      expected == .number || expected == .decimal
    else { return nil }
    let specifiers = FormatString(form).specifiers
    // Other arguments than its own have positions.
    guard specifiers.count == 1, let only = specifiers.first, !only.isExplicit,
      let kind = only.kind, kind != expected, only.text != "%a"
    else { return nil }
    return only
  }
}
