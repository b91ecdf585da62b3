import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// Each variable that a text names is defined in its language.
package struct SubstitutionRefRule: FileRule, TextPairRule {
  package static let description = RuleDescription(
    id: "substitution-ref", title: "Variable is not defined",
    rationale: "People see “%#@cards@”, or nothing, where the words for a number should be.",
    severity: .error, standards: [.apple("Stringsdict File Format")])

  package static let kinds = [14]

  package static let looksFor: TextFeatures = .percent

  package static let problems: Set<LocalizationProblem.Kind> = [.undefinedVariable]

  package static let examples: [TranslationExample] = [
    .files("it is defined", [("de.lproj/Localizable.stringsdict", stringsDict(naming: "n"))]),
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
      ], finds: [""]),
    .files(
      "a plain text cannot name one",
      [
        ("en.lproj/Localizable.stringsdict", stringsDict(naming: "n")),
        ("ja.lproj/Localizable.strings", "\"cards\" = \"%#@n@ %#@n@ 枚\";"),
      ], finds: ["cards"]),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.percent), pair.target.has(.hash),
      // Their readers tell of it.
      !pair.targetLocation.isInFileOfApp
    else { return [] }
    let defined = pair.key.target.definedVariables
    guard let name = pair.target.format.variableNames.first(where: { !defined.contains($0) })
    else { return [] }
    let isFile = pair.targetLocation.file.hasSuffix(".strings")
    return [
      TextViolation(
        "the text names the variable “\(name)”, which is not defined in this language",
        suggestion: isFile
          ? "define it in the .stringsdict file of the language"
          : "write the name as in the source, or translate the forms of “\(name)” too")
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
