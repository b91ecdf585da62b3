import AuditModel
import TextShaping

extension TableValue {
  /// The value with one text changed, or added where its shape has a place for it; none where it
  /// has not.
  ///
  /// A plural form is added in the order of CLDR, a width by its number, a device before `other`.
  package func setting(_ text: String, at path: VariationPath) -> TableValue? {
    setting(text, at: path.steps[...])
  }

  private func setting(_ text: String, at steps: ArraySlice<VariationPath.Step>) -> TableValue? {
    switch (self, steps.first) {
    case (.text, nil): return .text(text)
    case (.plural(_, let variables), nil): return .plural(format: text, variables: variables)
    case (.plural(let format, let variables), .substitution):
      return variables.setting(text, at: steps).map { .plural(format: format, variables: $0) }
    case (.substituted(let value, let variables), .substitution):
      return variables.setting(text, at: steps).map { .substituted(value, variables: $0) }
    case (.substituted(let value, let variables), _):
      return value.setting(text, at: steps).map { .substituted($0, variables: variables) }
    case (.plurals(let forms), .plural(let category)) where steps.count == 1:
      return .plurals(forms.setting(text, for: category))
    case (.widths(let forms), .width(let width)):
      return forms.setting(text, for: width, at: steps.dropFirst()) {
        (Int($0.condition) ?? 0) > (Int(width) ?? 0)
      }.map { .widths($0) }
    case (.devices(let forms), .device(let device)):
      return forms.setting(text, for: device, at: steps.dropFirst()) {
        $0.condition == "other"
      }.map { .devices($0) }
    case (.phrases(var phrases), .phrase(let index)) where phrases.indices.contains(index):
      phrases[index].text = text
      return .phrases(phrases)
    default: return nil
    }
  }
}

extension [FormatVariable] {
  fileprivate func setting(
    _ text: String, at steps: ArraySlice<VariationPath.Step>
  ) -> [FormatVariable]? {
    guard steps.count == 2, case .substitution(let name) = steps.first,
      case .plural(let category) = steps.last, let index = lastIndex(where: { $0.name == name })
    else { return nil }
    var result = self
    result[index].forms = self[index].forms.setting(text, for: category)
    return result
  }
}

extension [FormatVariable.Form] {
  fileprivate func setting(_ text: String, for category: PluralCategory) -> Self {
    var result = self
    if let index = lastIndex(where: { $0.category == category }) {
      result[index].text = text
      return result
    }
    let location = last?.location ?? SourceLocation(file: "", line: 1, column: 1)
    let index = firstIndex { $0.category > category } ?? endIndex
    result.insert(Element(category: category, text: text, location: location), at: index)
    return result
  }
}

extension [AdaptiveForm] {
  fileprivate func setting(
    _ text: String, for condition: String, at steps: ArraySlice<VariationPath.Step>,
    before isLater: (AdaptiveForm) -> Bool
  ) -> Self? {
    var result = self
    if let index = lastIndex(where: { $0.condition == condition }) {
      guard
        let value = self[index].value.setting(text, at: VariationPath([VariationPath.Step](steps)))
      else {
        return nil
      }
      result[index].value = value
      return result
    }
    guard steps.isEmpty else { return nil }
    let location = last?.location ?? SourceLocation(file: "", line: 1, column: 1)
    let form = AdaptiveForm(condition: condition, value: .text(text), location: location)
    result.insert(form, at: firstIndex(where: isLater) ?? endIndex)
    return result
  }
}
