import Localization

extension TextPair {
  /// Whether it is a plural form that plural-format-conflict tells of.
  var isInConflictOfForms: Bool {
    guard path.category != nil,
      let forms = key.target.pluralForms.first(where: { $0.holds(path) })
    else { return false }
    let source = key.source.pluralForms.first { $0.path == forms.path }
    return forms.conflicts(source: source).contains { $0.leaf.path == path }
  }

  /// Whether the forms of the source disagree, so that nobody can tell what is right.
  var isOfConflictingSource: Bool {
    guard path.category != nil else { return false }
    return key.source.pluralForms.first { $0.holds(path) }.map {
      !$0.conflicts(source: nil).isEmpty
    } ?? false
  }
}

extension TextPair {
  /// Whether it is a form of a variable of a `.stringsdict` file with a type that is no number.
  var isOfVariableWithoutNumber: Bool {
    guard targetLocation.file.hasSuffix(".stringsdict"),
      let type = key.target.value.variables.variable(of: path)?.valueType
    else { return false }
    let kind = FormatString("%\(type)").specifiers.first?.kind
    return kind != .number && kind != .decimal
  }

  /// Whether it is a form of a catalog's variable that takes the number as something else.
  var contradictsItsVariable: Bool {
    guard let variable = key.target.value.variables.variable(of: path),
      variable.argumentNumber != nil
    else { return false }
    return variable.contradiction(to: target.text) != nil
  }
}
