import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A phrase for Siri names the app in every language.
package struct IOSAppNameTokenRule: TextPairRule {
  package static let description = RuleDescription(
    id: "ios-app-name-token", title: "App Shortcut phrase without app name",
    rationale: """
      iOS accepts an App Shortcut phrase only with `${applicationName}` in it. Without the \
      token, people cannot run the shortcut by voice in their language.
      """,
    howToFix: "Write `${applicationName}`, untranslated, where the phrase names the app.",
    falseAlarm: """
      None known: the rule checks only the `AppShortcuts` table, and only phrases whose source \
      contains the token.
      """,
    severity: .error,
    standards: [.apple("AppShortcutPhrase, applicationName")])

  package static let kinds = [22]

  package static let looksFor: TextFeatures = .dollar

  package static let examples: [TranslationExample] = [
    .passes(
      "the token is there", "Open ${applicationName}", "${applicationName} öffnen", in: "de",
      table: "AppShortcuts"),
    .passes("no phrase", "Open the app", "App öffnen", in: "de"),
    .passes("a title", "Open", "Öffnen", in: "de", table: "AppShortcuts"),
    .finds(
      "it is spelled out", "Open ${applicationName}", "打开便签", in: "zh-Hans", table: "AppShortcuts"),
    .finds(
      "the token was translated", "Open ${applicationName}", "Ouvrir ${nomApplication}", in: "fr",
      table: "AppShortcuts"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.dollar), pair.key.tables.role == .appShortcuts,
      pair.source.namesApp, !pair.target.namesApp
    else { return [] }
    return [
      TextViolation(
        "“\(AppNameToken.text)” is missing", suggestion: "write it for the name of the app")
    ]
  }
}

extension AuditedText {
  fileprivate var namesApp: Bool {
    pieces.contains { piece in
      piece.kind == .placeholder
        && text.utf8.dropFirst(piece.range.lowerBound).starts(with: AppNameToken.text.utf8)
    }
  }
}
