import AuditModel
import MessageSyntax
import TextAnalysis

/// The addresses of the web in a translation are those of its source.
package struct URLChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "url-changed", title: "Changed web address",
    rationale: """
      People who follow the address reach another site, an error page or an unencrypted one.
      """,
    howToFix: """
      Copy the address of the source string, scheme included. If the page exists in the \
      language, make sure that it opens.
      """,
    falseAlarm: """
      A local site of another owner is reported as a warning although it may be right. Pages and \
      countries of the same owner, names without a scheme, and sample hosts such as \
      `example.com` are notes.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [107]

  package static let looksFor: TextFeatures = [.slash, .mark]

  package static let examples: [TranslationExample] = [
    .passes(
      "the same", "See https://example.org/help.", "Siehe https://example.org/help!", in: "de"),
    .passes(
      "a full stop of Chinese", "See https://example.org.", "见 https://example.org。", in: "zh-Hans"),
    .passes("with and without a slash", "https://example.org/", "https://example.org", in: "fi"),
    .passes("as a link", "See example.org", "Se [her](https://example.org)", in: "nb"),
    .passes("capitals of the host", "Go to Example.org", "Gå till example.org", in: "sv"),
    .passes("an argument in it", "https://%@.org/help", "https://%@.org/aide", in: "fr"),
    .finds(
      "how a proxy is written, which is a note", "For instance proxy.nowhere.com:3128",
      "Zum Beispiel proxy.nirgends.de:3128", in: "de"),
    .passes("no address", "Wait. Then go on.", "Počkejte. Pak pokračujte.", in: "cs"),
    .finds(
      "the page for the language", "https://example.org/en/help", "https://example.org/de/hilfe",
      in: "de"),
    .passes("encrypted", "http://example.org/a", "https://example.org/a", in: "de"),
    .passes(
      "an encoded page", "https://example.org/a%20b", "https://example.org/a%20b", in: "fr"),
    .finds(
      "an encoded page of the language", "https://en.example.org/wiki/Sea",
      "https://ja.example.org/wiki/%E6%B5%B7", in: "ja"),
    .finds("a broken scheme", "Read https://a.org/b", "Lees htps://a.org/b", in: "nl"),
    .finds("no longer encrypted", "https://a.org/b", "http://a.org/b", in: "vi"),
    .finds(
      "the host for the language", "https://en.example.org", "https://ja.example.org", in: "ja"),
    .finds("the country", "https://example.com", "https://example.co.uk", in: "es"),
    .finds("another host", "See https://example.org", "Voir https://exemple.org", in: "fr"),
    .finds("it is lost", "See https://example.org/a", "Patrz tutaj", in: "pl"),
    .passes(
      "an argument after the host", "Like https://acme.org/find?q=%@",
      "Wie https://acme.org/suche?q=%@", in: "de"),
    .finds(
      "another host before an argument", "Like https://acme.org/find?q=%@",
      "Jako https://acne.org/find?q=%@", in: "cs"),
    .finds("one too many", "See the help", "Ver la ayuda: https://ayuda.example", in: "es"),
    .finds("a space in it", "https://example.org", "https: //example.org", in: "vi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if pair.source.writtenAddresses == pair.target.writtenAddresses { return [] }
    let source = pair.source.webAddresses
    let target = pair.target.webAddresses
    if source.isEmpty && target.isEmpty { return [] }
    if source.map(\.text) == target.map(\.text) { return [] }
    if let first = source.first, pair.target.text.hasTornScheme { return [lost(first)] }
    for address in source {
      let near = target.filter { address.difference(from: $0) != .elsewhere }
      if let other = near.first, near.allSatisfy({ address.losesScheme(in: $0) }) {
        return [otherScheme(other, than: address)]
      }
      if near.contains(where: { address.difference(from: $0) == .none }) { continue }
      if let other = target.first(where: { address.difference(from: $0) == .otherPage }) {
        return [otherPage(other, than: address)]
      }
      if pair.target.text.mentions(address) { continue }
      return [lost(address)]
    }
    let added = target.first { address in
      !source.contains { $0.owner == address.owner } && !pair.source.text.mentions(address)
    }
    return added.map { [extra($0)] } ?? []
  }

  private func otherScheme(_ found: WebAddress, than source: WebAddress) -> TextViolation {
    TextViolation(
      "“\(found.text)” begins with “\(found.scheme)”, not with “\(source.scheme)” as in the source",
      suggestion: "write the address as in the source")
  }

  private func otherPage(_ found: WebAddress, than source: WebAddress) -> TextViolation {
    TextViolation(
      "“\(found.text)” is not “\(source.text)” of the source",
      suggestion: "make sure that the page exists in this language", severity: .note)
  }

  private func lost(_ address: WebAddress) -> TextViolation {
    TextViolation(
      "“\(address.text)” of the source is missing or differs",
      suggestion: "write the address as in the source",
      severity: address.mayBeName || address.isSample ? .note : nil)
  }

  private func extra(_ address: WebAddress) -> TextViolation {
    TextViolation(
      "“\(address.text)” is not in the source", suggestion: "remove it, or add it to the source",
      severity: address.mayBeName || address.isSample ? .note : nil)
  }
}

extension String {
  /// Whether the beginning of an address is torn, so that it leads nowhere.
  fileprivate var hasTornScheme: Bool {
    contains(": //") || contains(":// ") || contains("：//") || contains(":／／")
  }

  /// Whether the host of an address is somewhere in a whole address, such as that of a link.
  fileprivate func mentions(_ address: WebAddress) -> Bool {
    !address.host.isEmpty && lowercased().contains(address.host)
  }
}
