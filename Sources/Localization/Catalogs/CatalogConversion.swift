import AuditModel

extension TableValue {
  /// The value in a shape that string catalogs have, and what is lost by it.
  ///
  /// A text that is nothing but one variable becomes plural forms. Variables of the strings for
  /// several devices are beside all of them, so two of one name must be the same.
  func asCatalogValue(key: String) -> (value: TableValue, losses: [ConversionLoss]) {
    switch self {
    case .text, .plurals, .phrases: return (self, [])
    case .plural: return (simplified, [])
    case .substituted: return (numbered, [])
    case .widths(let forms):
      guard let widest = forms.widest else { return (.text(""), []) }
      let (value, losses) = widest.value.asCatalogValue(key: key)
      let loss = ConversionLoss(
        key: key,
        "a string catalog has no variations by width; only the string for \(widest.condition) is kept"
      )
      return (value, [loss] + losses)
    case .devices(let forms): return Self.devices(forms, key: key)
    }
  }

  private static func devices(
    _ forms: [AdaptiveForm], key: String
  ) -> (value: TableValue, losses: [ConversionLoss]) {
    var result: [AdaptiveForm] = []
    var variables: [FormatVariable] = []
    var losses: [ConversionLoss] = []
    for form in forms {
      let path = VariationPath([.device(form.condition)])
      var (value, lost) = form.value.asCatalogValue(key: key)
      losses += lost.map { ConversionLoss(key: key, path: path, $0.message) }
      if case .plural(let format, let own) = value {
        value = .text(format)
        for variable in own {
          let other = variables.first { $0.name == variable.name }
          if other == nil { variables.append(variable) }
          if let other, !other.isSame(as: variable) {
            losses.append(
              ConversionLoss(
                key: key, path: path,
                "the variable “\(variable.name)” is another for other devices; theirs is used"))
          }
        }
      }
      if form.condition == "other", case .plurals(let plurals) = value {
        value = .text(plurals.other?.text ?? "")
        losses.append(
          ConversionLoss(
            key: key, path: path, "a text for other devices has no plural forms; “other” is kept"))
      }
      result.append(
        AdaptiveForm(condition: form.condition, value: value, location: form.location))
    }
    let value = TableValue.devices(result)
    return (variables.isEmpty ? value : .substituted(value, variables: variables), losses)
  }

  /// Plural forms alone where the text is nothing but one variable, unless that comes from a
  /// catalog, which has its reasons.
  private var simplified: TableValue {
    guard case .plural(let format, let variables) = self, let variable = variables.first,
      variables.count == 1, variable.rule == .plural, format == "%#@\(variable.name)@",
      variable.argumentNumber == nil,
      variable.forms.allSatisfy({
        FormatString($0.text).variableNames.isEmpty && !$0.text.contains("%arg")
      })
    else { return numbered }
    return .plurals(variable.forms)
  }

  /// The variables with the numbers of their arguments, which catalogs need.
  private var numbered: TableValue {
    let numbers = argumentNumbers
    switch self {
    case .plural(let format, let variables):
      return .plural(format: format, variables: variables.numbered(numbers))
    case .substituted(let value, let variables):
      return .substituted(value, variables: variables.numbered(numbers))
    default: return self
    }
  }

  /// Whether it has the same strings, whatever they say, and the same variables.
  func hasSameShape(as other: TableValue) -> Bool {
    let location = SourceLocation(file: "", line: 1, column: 1)
    let paths = Set(leaves(at: .text, location: location).map(\.path))
    let definitions = catalogVariables.map {
      [$0.name, $0.valueType, $0.argumentNumber?.description]
    }
    return paths == Set(other.leaves(at: .text, location: location).map(\.path))
      && definitions
        == other.catalogVariables.map { [$0.name, $0.valueType, $0.argumentNumber?.description] }
  }
}

extension [FormatVariable] {
  fileprivate func numbered(_ numbers: [String: Int]) -> [FormatVariable] {
    map { variable in
      var variable = variable
      variable.argumentNumber = variable.argumentNumber ?? numbers[variable.name]
      return variable
    }
  }
}

extension FormatVariable {
  /// Whether it says the same, wherever it is.
  fileprivate func isSame(as other: FormatVariable) -> Bool {
    valueType == other.valueType && forms.map(\.category) == other.forms.map(\.category)
      && forms.map(\.text) == other.forms.map(\.text)
  }
}
