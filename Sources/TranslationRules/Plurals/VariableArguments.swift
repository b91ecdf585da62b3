import AuditModel
import Localization
import TextAnalysis

/// The variables of a translation take the arguments that those of its source take.
extension SubstitutionArgnumRule: KeyPairRule {
  package func check(_ pair: KeyPair) -> [TextViolation] {
    let variables = pair.target.value.variables
    guard !variables.isEmpty else { return [] }
    let supplied = SuppliedArguments(pair.source)
    let wrong = variables.filter { !$0.isContradicted(in: pair.target) }
    if let found = wrong.lazy.compactMap({ supplied.contradiction(to: $0) }).first {
      return [found]
    }
    for leaf in pair.target.leaves where leaf.path.isInVariable {
      if let found = supplied.excess(in: leaf) { return [found] }
    }
    return []
  }
}

extension FormatVariable {
  /// Whether a text of its own language names it with the position of another argument, which is reported there.
  fileprivate func isContradicted(in entry: TableEntry) -> Bool {
    guard let argumentNumber else { return false }
    return entry.leaves.contains { leaf in
      FormatString(leaf.text).specifiers.contains {
        $0.variableName == name && $0.isExplicit && $0.position != argumentNumber
      }
    }
  }
}

/// The arguments that the source of a key takes, in its format, in the forms of its variables and in the key itself.
private struct SuppliedArguments {
  private let numbers: [String: Int]
  private let types: [String: String]
  /// The position of the last one.
  private let last: Int
  /// The most specifiers without a position in a form; the first formats the number of the variable.
  private let mostInForm: Int

  init(_ source: TableEntry) {
    numbers = source.value.argumentNumbers
    types = Dictionary(
      source.value.variables.compactMap { variable in
        variable.valueType.map { (variable.name, $0) }
      }
    ) { first, _ in first }
    var last = numbers.values.max() ?? 0
    var mostInForm = 1
    for leaf in source.leaves {
      let specifiers = FormatString(leaf.text).specifiers
      let isForm = leaf.path.isInVariable
      let positions = specifiers.filter { !isForm || $0.isExplicit }.map(\.position)
      last = max(last, positions.max() ?? 0)
      if isForm { mostInForm = max(mostInForm, specifiers.count { !$0.isExplicit }) }
    }
    let key = FormatString(source.key)
    if key.isFormatted { last = max(last, key.specifiers.map(\.position).max() ?? 0) }
    self.last = last
    self.mostInForm = mostInForm
  }

  /// A variable of the same name that takes another argument, or one of another type.
  func contradiction(to variable: FormatVariable) -> TextViolation? {
    if let number = variable.argumentNumber, let own = numbers[variable.name], number != own {
      return TextViolation(
        "the variable “\(variable.name)” takes argument \(number), in the source argument \(own)",
        suggestion: "write “argNum”: \(own)")
    }
    guard let type = variable.valueType, let own = types[variable.name],
      (type.last == "@") != (own.last == "@")
    else { return nil }
    return TextViolation(
      "the variable “\(variable.name)” has type %\(type), in the source %\(own)",
      suggestion: "write “\(own)” as the source does")
  }

  /// A specifier of a form that takes an argument which the code does not pass.
  func excess(in leaf: TableEntry.Leaf) -> TextViolation? {
    let specifiers = FormatString(leaf.text).specifiers
    if last > 0, let strange = specifiers.first(where: { $0.isExplicit && $0.position > last }) {
      return TextViolation(
        "\(strange.text) takes argument \(strange.position), and the source has "
          + (last == 1 ? "one" : "\(last)"),
        suggestion: "write the position of an argument that the source has", at: leaf)
    }
    let plain = specifiers.filter { !$0.isExplicit && $0.variableName == nil }
    guard plain.count > mostInForm else { return nil }
    return TextViolation(
      "\(plain[mostInForm].text) takes an argument that the form of the source does not have",
      suggestion: "remove it, or write the position of the argument, as in “%2$@”", at: leaf)
  }
}
