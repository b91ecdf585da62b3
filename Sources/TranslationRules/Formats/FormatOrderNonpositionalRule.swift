import AuditModel
import Localization
import MessageSyntax

/// A translation that changes the order of its arguments writes their positions.
package struct FormatOrderNonpositionalRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-order-nonpositional", title: "Reordered specifiers without positions",
    rationale: """
      Foundation assigns arguments in the order of unnumbered specifiers. After a swap `%@` \
      receives an integer and the app crashes.
      """,
    howToFix: """
      Give each specifier the position of its argument in the source string: `%2$lld …, %1$@`.
      """,
    falseAlarm: """
      None known: the rule compares the argument types in order and reports only a sequence that \
      differs. It cannot see two arguments of the same type that changed places.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [4]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same order", "%@ of %d", "%@ von %d", in: "de"),
    .passes("positions", "%@ of %d", "%2$d 件中の %1$@", in: "ja"),
    .passes("two of a type", "%@ by %@", "%@ 的 %@", in: "zh-Hans"),
    .finds(
      "another order", "%@, %lld sessions", "%lld 个会话，%@", in: "zh-Hans", fixed: "%2$lld 个会话，%1$@"),
    .finds(
      "three of them", "%@: %d of %.1f", "%.1f / %d : %@", in: "tr", fixed: "%3$.1f / %2$d : %1$@"),
    .finds("two of the same type and a third", "%@ %@ %d", "%d %@ %@", in: "hu"),
    .files(
      "variables in another order",
      [stringsDict("en", "%#@a@ in %#@b@"), stringsDict("de", "%#@b@ mit %#@a@")],
      finds: ["k"]),
    .files(
      "variables with swapped positions",
      [stringsDict("en", "%#@a@ in %#@b@"), stringsDict("de", "%1$#@b@ mit %2$#@a@")],
      finds: ["k"]),
    .files(
      "variables with their positions",
      [stringsDict("en", "%#@a@ in %#@b@"), stringsDict("de", "%2$#@b@ mit %1$#@a@")]),
    .files(
      "one variable twice",
      [stringsDict("en", "%#@a@, %1$#@a@ in %#@b@"), stringsDict("de", "%#@a@ %2$#@b@")]),
    .files(
      "variables of a catalog, which name their arguments",
      [catalog(["en": "%#@a@ in %#@b@", "de": "%#@b@ mit %#@a@"])]),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      guard case .permuted(let source, let target) = difference,
        !pair.hasVariablesWithArguments(source)
      else { return nil }
      return TextViolation(
        "the specifiers are \(target.listed), but the source has \(source.listed)",
        suggestion: "write the position of each argument, as in “%1$@”")
    }
  }
}

extension FormatOrderNonpositionalRule {
  private static func stringsDict(
    _ locale: String, _ text: String
  ) -> (path: String, content: String) {
    let variables = ["a", "b"].map { name in
      "<key>\(name)</key><dict>"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
        + "<key>one</key><string>%d \(name)</string><key>other</key><string>%d \(name)</string>"
        + "</dict>"
    }
    return (
      "\(locale).lproj/A.stringsdict",
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
        + variables.joined() + "</dict></dict></plist>"
    )
  }

  private static func catalog(_ texts: KeyValuePairs<String, String>) -> (
    path: String, content: String
  ) {
    func unit(_ text: String) -> String {
      "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
    }
    let variables = ["a", "b"].enumerated().map { index, name in
      "\"\(name)\":{\"argNum\":\(index + 1),\"formatSpecifier\":\"lld\","
        + "\"variations\":{\"plural\":{\"one\":{\(unit("%arg x"))},\"other\":{\(unit("%arg y"))}}}}"
    }
    let languages = texts.map { locale, text in
      "\"\(locale)\":{\(unit(text)),\"substitutions\":{\(variables.joined(separator: ","))}}"
    }
    return (
      "A.xcstrings",
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{"
        + languages.joined(separator: ",") + "}}}}"
    )
  }
}

extension TextPair {
  /// Whether the variables among some specifiers name their arguments where they are defined, as in
  /// catalogs, the exports of which write positions into the source.
  fileprivate func hasVariablesWithArguments(_ source: [FormatSpecifier]) -> Bool {
    let variables = source.filter { $0.variableName != nil }
    guard !variables.isEmpty, !targetLocation.file.hasSuffix(".stringsdict") else { return false }
    return targetLocation.file.hasSuffix(".xcstrings") || variables.contains(where: \.isExplicit)
  }
}

extension [FormatSpecifier] {
  /// The first few of them.
  fileprivate var listed: String {
    prefix(6).map { "“\($0.text)”" }.joined(separator: ", ") + (count > 6 ? " …" : "")
  }
}
