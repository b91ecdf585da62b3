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
    case .text(let text):
      return arguments.isEmpty || !text.utf8.contains(UInt8(ascii: "%"))
        ? text : FormatString(text).formatted(with: arguments)
    case .plural(let format, let variables):
      var expansions = 0
      return expand(FormatString(format), variables, depth: 0, expansions: &expansions)
    case .widths(let forms): return forms.widest.map { text(of: $0.value) } ?? ""
    case .devices(let forms): return forms.forPhone.map { text(of: $0.value) } ?? ""
    }
  }

  private func expand(
    _ format: FormatString, _ variables: [FormatVariable], depth: Int, expansions: inout Int
  ) -> String {
    format.formatted(with: arguments) { specifier in
      expansions += 1
      guard depth < Self.deepestExpansion, expansions < Self.mostExpansions,
        let variable = variables.first(where: { $0.name == specifier.variableName }),
        let form = form(of: variable, at: specifier.position)
      else { return "" }
      // The first specifier in the words of a variable takes the number of the variable.
      let words = FormatString(form.text, firstPosition: specifier.position)
      return expand(words, variables, depth: depth + 1, expansions: &expansions)
    }
  }

  private func form(of variable: FormatVariable, at position: Int) -> FormatVariable.Form? {
    let other = variable[.other] ?? variable.forms.first
    switch arguments.argument(at: position) {
    case .integer(let number):
      // On Apple's platforms `zero` means the number in every language.
      if number == 0, let zero = variable[.zero] { return zero }
      return variable[rules.category(for: number)] ?? other
    case .number(let number):
      if number == 0, let zero = variable[.zero] { return zero }
      return variable[rules.category(for: number)] ?? other
    case .text, nil:
      return other
    }
  }
}
