import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// Each variable that a text names is defined in its language.
package struct SubstitutionRefRule: FileRule, TextPairRule {
  package static let description = RuleDescription(
    id: "substitution-ref", title: "Undefined plural variable",
    rationale: """
      Foundation has no plural forms for the name, so people see `%#@cards@`, or nothing, where \
      the words for a number belong. Xcode does not compile a string catalog with an undefined \
      substitution.
      """,
    howToFix: """
      Write the variable name as in the source string, and define it for this language: under \
      `substitutions` in a string catalog, or as a dictionary in the `.stringsdict` file.
      """,
    falseAlarm: """
      An exchange file that carries the string but not the units of its variables is reported, \
      even if the project defines them. None known for `.xcstrings` and `.stringsdict` files.
      """,
    severity: .error,
    standards: [.apple("Stringsdict File Format")])

  package static let kinds = [14]

  package static let looksFor: TextFeatures = .percent

  package static let problems: Set<LocalizationProblem.Kind> = [.undefinedVariable]

  package static let examples: [TranslationExample] = [
    .files("a defined variable", [("de.lproj/Localizable.stringsdict", stringsDict(naming: "n"))]),
    .files(
      "another name that is defined",
      [
        ("en.lproj/Localizable.stringsdict", stringsDict(naming: "n")),
        ("de.lproj/Localizable.stringsdict", stringsDict(naming: "m", defining: "m")),
      ]),
    .files(
      "the name was translated",
      [
        ("en.lproj/Localizable.stringsdict", stringsDict(naming: "n")),
        ("de.lproj/Localizable.stringsdict", stringsDict(naming: "Anzahl")),
      ], finds: ["cards"]),
    .files(
      "a plain string cannot have variables",
      [
        ("en.lproj/Localizable.stringsdict", stringsDict(naming: "n")),
        ("ja.lproj/Localizable.strings", "\"cards\" = \"%#@n@ %#@n@ 枚\";"),
      ], finds: ["cards"]),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.percent), pair.target.has(.hash),
      // Their readers report it.
      !pair.targetLocation.isInFileOfApp
    else { return [] }
    let defined = pair.key.target.definedVariables
    guard let name = pair.target.format.variableNames.first(where: { !defined.contains($0) })
    else { return [] }
    let isFile = pair.targetLocation.file.hasSuffix(".strings")
    return [
      TextViolation(
        "the string uses the variable “\(name)”, which this language does not define",
        suggestion: isFile
          ? "define it in the .stringsdict file of the language"
          : "write the name as in the source, or translate the plural forms of “\(name)” too")
    ]
  }
}

extension TableEntry {
  /// The names of the variables that it has words for.
  fileprivate var definedVariables: Set<String> {
    if case .text = value { return [] }
    var names: Set<String> = []
    for leaf in leaves {
      for case .substitution(let name) in leaf.path.steps { names.insert(name) }
    }
    return names
  }
}

extension SubstitutionRefRule {
  fileprivate static func stringsDict(naming name: String, defining defined: String = "n") -> String
  {
    """
    <plist version="1.0"><dict><key>cards</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@\(defined)@ %#@\(name)@</string>
    <key>\(defined)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d cards</string></dict></dict></dict></plist>
    """
  }
}
