import AuditModel
import TextShaping

/// Puts arguments and plural forms into a text.
struct FormatWriter {
  /// Variables may name each other, in circles too, so there is an end to how often they do.
  private static let mostExpansions = 200
  private static let deepestExpansion = 10

  let arguments: [TextArgument]
  let rules: PluralRules

  /// The text for these arguments; without any, a plain text is shown as it is.
  func text(of value: TableValue) -> String {
    switch value {
    case .text(let text): return fill(text)
    case .plural(let format, let variables):
      var expansions = 0
      return expand(FormatString(format), variables, depth: 0, expansions: &expansions)
    case .widths(let forms): return forms.widest.map { text(of: $0.value) } ?? ""
    case .devices(let forms): return forms.forPhone.map { text(of: $0.value) } ?? ""
    case .plurals(let forms):
      return (form(among: forms, at: 1) ?? forms.other).map { fill($0.text) } ?? ""
    case .substituted(let value, let variables):
      return text(of: .plural(format: value.format, variables: variables))
    case .phrases(let phrases): return phrases.first.map { fill($0.text) } ?? ""
    }
  }

  private func fill(_ text: String) -> String {
    arguments.isEmpty || !text.utf8.contains(UInt8(ascii: "%"))
      ? text : FormatString(text).formatted(with: arguments)
  }

  private func expand(
    _ format: FormatString, _ variables: [FormatVariable], depth: Int, expansions: inout Int
  ) -> String {
    format.formatted(with: arguments) { specifier in
      expansions += 1
      guard depth < Self.deepestExpansion, expansions < Self.mostExpansions,
        let variable = variables.first(where: { $0.name == specifier.variableName }),
        let form = form(
          among: variable.forms, at: variable.argumentNumber ?? specifier.position)
      else { return "" }
      // The first specifier in the words of a variable takes the number of the variable.
      let position = variable.argumentNumber ?? specifier.position
      let words = FormatString(variable.spelledOut(form.text), firstPosition: position)
      return expand(words, variables, depth: depth + 1, expansions: &expansions)
    }
  }

  private func form(
    among forms: [FormatVariable.Form], at position: Int
  ) -> FormatVariable.Form? {
    switch arguments.argument(at: position) {
    case .integer(let number):
      // On Apple's platforms `zero` means the number in every language.
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[rules.category(for: number)] ?? forms.other
    case .number(let number):
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[rules.category(for: number)] ?? forms.other
    case .text, nil:
      return forms.other
    }
  }
}

extension FormatVariable {
  /// The words with the specifier that `%arg` stands for in string catalogs.
  func spelledOut(_ words: String) -> String {
    argumentNumber == nil
      ? words
      : words.split(separator: "%arg", omittingEmptySubsequences: false)
        .joined(separator: "%\(valueType ?? "lld")")
  }
}
