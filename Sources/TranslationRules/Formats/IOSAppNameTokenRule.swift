import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A phrase for Siri names the app in every language.
package struct IOSAppNameTokenRule: TextPairRule {
  package static let description = RuleDescription(
    id: "ios-app-name-token", title: "Phrase does not name the app",
    rationale: """
      The system takes phrases only with the name of the app in them; without it people cannot use \
      the app by voice in their language.
      """,
    severity: .error, standards: [.apple("AppShortcutPhrase, applicationName")])

  package static let kinds = [22]

  package static let looksFor: TextFeatures = .dollar

  package static let examples: [TranslationExample] = [
    .passes(
      "it is named", "Open ${applicationName}", "${applicationName} öffnen", in: "de",
      table: "AppShortcuts"),
    .passes("no phrase", "Open the app", "App öffnen", in: "de"),
    .passes("a title", "Open", "Öffnen", in: "de", table: "AppShortcuts"),
    .finds(
      "it is written out", "Open ${applicationName}", "打开便签", in: "zh-Hans", table: "AppShortcuts"),
    .finds(
      "it was translated", "Open ${applicationName}", "Ouvrir ${nomApplication}", in: "fr",
      table: "AppShortcuts"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.dollar), pair.key.tables.role == .appShortcuts,
      pair.source.namesApp, !pair.target.namesApp
    else { return [] }
    return [
      TextViolation(
        "“\(AppNameToken.text)” is missing", suggestion: "write it where the app is named")
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
