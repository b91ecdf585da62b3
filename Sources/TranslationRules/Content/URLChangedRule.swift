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
      countries of the same owner, and names without a scheme, are notes. Sample hosts such as \
      `example.com` or `cloud.invalid`, addresses of private networks and apps such as `Mail.app` \
      are exempt.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [107]

  package static let looksFor: TextFeatures = [.slash, .mark]

  package static let examples: [TranslationExample] = [
    .passes(
      "the same", "See https://acme.org/help.", "Siehe https://acme.org/help!", in: "de"),
    .passes(
      "a full stop of Chinese", "See https://acme.org.", "见 https://acme.org。", in: "zh-Hans"),
    .passes("with and without a slash", "https://acme.org/", "https://acme.org", in: "fi"),
    .passes("as a link", "See acme.org", "Se [her](https://acme.org)", in: "nb"),
    .passes("capitals of the host", "Go to Acme.org", "Gå till acme.org", in: "sv"),
    .passes("an argument in it", "https://%@.org/help", "https://%@.org/aide", in: "fr"),
    .passes(
      "how a proxy is written", "For instance proxy.nowhere.com:3128",
      "Zum Beispiel proxy.nirgends.de:3128", in: "de"),
    .passes(
      "a sample address", "Like https://example.com/a", "Wie https://beispiel.de/a", in: "de"),
    .passes(
      "a host that leads nowhere", "https://cloud.invalid", "https://wolke.invalid", in: "de"),
    .passes("a sample that is omitted", "Server (https://example.com)", "Server", in: "sv"),
    .passes("the name of an app", "Open Mail.app.", "Buksan ang Mail.", in: "fil"),
    .passes("an app in words of the language", "Open Mail.app.", "Öffne die Mail-App.", in: "de"),
    .finds("a host that ends like an app", "See mail.app/help", "Siehe mali.app/help", in: "de"),
    .passes(
      "a private network", "Like http://192.168.0.10/a", "Wie http://192.168.1.1/a", in: "de"),
    .finds(
      "the address beside a sample", "See https://acme.org, not https://example.com",
      "Siehe https://acne.org, nicht https://beispiel.de", in: "de"),
    .passes("no address", "Wait. Then go on.", "Počkejte. Pak pokračujte.", in: "cs"),
    .finds(
      "the page for the language", "https://acme.org/en/help", "https://acme.org/de/hilfe",
      in: "de"),
    .passes("encrypted", "http://acme.org/a", "https://acme.org/a", in: "de"),
    .passes(
      "an encoded page", "https://acme.org/a%20b", "https://acme.org/a%20b", in: "fr"),
    .finds(
      "an encoded page of the language", "https://en.acme.org/wiki/Sea",
      "https://ja.acme.org/wiki/%E6%B5%B7", in: "ja"),
    .finds("a broken scheme", "Read https://a.org/b", "Lees htps://a.org/b", in: "nl"),
    .finds("no longer encrypted", "https://a.org/b", "http://a.org/b", in: "vi"),
    .finds(
      "the host for the language", "https://en.acme.org", "https://ja.acme.org", in: "ja"),
    .finds("the country", "https://acme.com", "https://acme.co.uk", in: "es"),
    .finds("another host", "See https://acme.org", "Voir https://acmee.org", in: "fr"),
    .finds("it is lost", "See https://acme.org/a", "Patrz tutaj", in: "pl"),
    .passes(
      "an argument after the host", "Like https://acme.org/find?q=%@",
      "Wie https://acme.org/suche?q=%@", in: "de"),
    .finds(
      "another host before an argument", "Like https://acme.org/find?q=%@",
      "Jako https://acne.org/find?q=%@", in: "cs"),
    .finds("one too many", "See the help", "Ver la ayuda: https://ayuda.acme.org", in: "es"),
    .finds("a space in it", "https://acme.org", "https: //acme.org", in: "vi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if pair.source.writtenAddresses == pair.target.writtenAddresses { return [] }
    let written = pair.source.webAddresses
    let target = pair.target.webAddresses
    if written.isEmpty && target.isEmpty { return [] }
    if written.map(\.text) == target.map(\.text) { return [] }
    let source = written.filter { !$0.isSample }
    let samples = written.count - source.count
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
    let added = target.filter { address in
      !address.isSample && !source.contains { $0.owner == address.owner }
        && !pair.source.text.mentions(address)
    }
    // Each sample of the source may have one in the words of the language.
    return added.dropFirst(samples).first.map { [extra($0)] } ?? []
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
      severity: address.mayBeName ? .note : nil)
  }

  private func extra(_ address: WebAddress) -> TextViolation {
    TextViolation(
      "“\(address.text)” is not in the source", suggestion: "remove it, or add it to the source",
      severity: address.mayBeName ? .note : nil)
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
