import AuditModel
import Localization

/// Each variable of a catalog takes an argument of its own, as what it is.
package struct SubstitutionArgnumRule: FileRule, VariedKeyRule {
  package static let description = RuleDescription(
    id: "substitution-argnum", title: "Wrong argument for plural variable",
    rationale: """
      People see the plural form for the number of something else, or the app crashes on an \
      argument of the wrong type.
      """,
    howToFix: """
      Give each variable its own `argNum`, counted from 1 and equal to the position in \
      `%1$#@name@`. In its forms write `%arg`, or a specifier that matches `formatSpecifier`.
      """,
    falseAlarm: """
      Two variables that vary different words by the same number share an `argNum` rightly. That \
      is a note where the key has no second argument, and so is a missing `argNum` of the only \
      variable: Foundation gives it the next argument, as it does any specifier without a \
      position (`__CFStringAppendFormatCore` in CFString.c of swift-corelibs-foundation).
      """,
    severity: .error,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [62]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .missingArgumentNumber, .duplicateArgumentNumber,
  ]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "one argument each",
      [file("%#@a@, %#@b@", variable("a", 1, "%arg x") + "," + variable("b", 2, "%lld y"))]),
    .files("a matching position", [file("%1$#@a@", variable("a", 1, "%arg"))]),
    .files(
      "one argument for both, which is a note",
      [file("%#@a@, %#@b@", variable("a", 1, "%arg x") + "," + variable("b", 1, "%arg y"))],
      finds: ["a"]),
    .files("no argument number", [file("%#@a@", variable("a", nil, "%arg"))], finds: ["a"]),
    .files("another position", [file("%2$#@a@", variable("a", 1, "%arg"))], finds: ["a"]),
    .files("a form with another type", [file("%#@a@", variable("a", 1, "%@ x"))], finds: ["a"]),
    .files("a translation with the same argument", translated(variable("a", 2, "%arg x"))),
    .files(
      "a translation with another argument", translated(variable("a", 1, "%arg x")), finds: ["a"]),
    .files(
      "a form of a translation with an argument that is not there",
      translated(variable("a", 2, "%arg of %3$lld")), finds: ["a"]),
    .files(
      "a form of a translation that takes the argument twice",
      translated(variable("a", 2, "%arg, %1$@"))),
    .files(
      "a form with two specifiers for one number", translated(variable("a", 2, "%lld %lld")),
      finds: ["a"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    let variables = key.entry.value.variables
    guard !variables.isEmpty else { return [] }
    return key.entry.leaves.flatMap { leaf in
      guard leaf.path.category != nil else { return checkText(leaf, of: variables) }
      return checkForm(leaf, of: variables, isSource: key.isSource)
    }
  }

  /// Holds the positions that a text writes against those that its variables name.
  private func checkText(
    _ leaf: TableEntry.Leaf, of variables: [FormatVariable]
  ) -> [TextViolation] {
    guard variables.contains(where: { $0.argumentNumber != nil }) else { return [] }
    return FormatString(leaf.text).specifiers.compactMap { specifier in
      guard specifier.isExplicit, let name = specifier.variableName,
        let number = variables.first(where: { $0.name == name })?.argumentNumber,
        number != specifier.position
      else { return nil }
      return TextViolation(
        "\(specifier.text) refers to argument \(specifier.position), its variable to \(number)",
        suggestion: "write the same number in both", at: leaf)
    }
  }

  /// Holds the specifier of a form against the type that its variable names.
  private func checkForm(
    _ leaf: TableEntry.Leaf, of variables: [FormatVariable], isSource: Bool
  ) -> [TextViolation] {
    guard let variable = variables.variable(of: leaf.path),
      // Outside of catalogs a form of a translation is compared with that of its source.
      isSource || variable.argumentNumber != nil,
      let other = variable.contradiction(to: leaf.text), let type = variable.valueType
    else { return [] }
    return [
      TextViolation(
        "\(other.text) formats the variable “\(variable.name)”, which has type %\(type)",
        suggestion: variable.argumentNumber == nil ? "write %\(type)" : "write %arg, or %\(type)",
        at: leaf
      ).marked(variable.argumentNumber == nil ? .fileVariable : .catalogVariable)
    ]
  }

  private static func variable(_ name: String, _ number: Int?, _ text: String) -> String {
    let argument = number.map { "\"argNum\":\($0)," } ?? ""
    let forms = Sample.variations("plural", "\"other\":{\(Sample.unit(text))}")
    return "\"\(name)\":{\(argument)\"formatSpecifier\":\"lld\",\(forms)}"
  }

  /// A catalog in which a German translation has a variable beside that of the source.
  private static func translated(_ variables: String) -> [(path: String, content: String)] {
    let english = variable("a", 2, "%arg x")
    func language(_ name: String, _ variables: String) -> String {
      "\"\(name)\":{\(Sample.unit("%@: %#@a@")),\"substitutions\":{\(variables)}}"
    }
    return [
      (
        "Localizable.xcstrings",
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{\"localizations\":{"
          + language("en", english) + "," + language("de", variables) + "}}}}"
      )
    ]
  }

  private static func file(
    _ text: String, _ variables: String
  ) -> (path: String, content: String) {
    Sample.catalog("\(Sample.unit(text)),\"substitutions\":{\(variables)}")
  }
}
