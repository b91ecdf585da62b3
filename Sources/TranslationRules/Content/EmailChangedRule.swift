import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// The addresses for e-mail in a translation are those of its source.
package struct EmailChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "email-changed", title: "Changed email address",
    rationale: "Mail that people write does not arrive, or reaches a stranger.",
    howToFix: """
      Copy the address of the source string. If a mailbox exists for the language, make sure \
      that it receives mail.
      """,
    falseAlarm: """
      A mailbox for the language at another host is reported as a warning. Another name at the \
      same host is a note, and sample addresses such as `name@example.com` are exempt.
      """,
    severity: .warning,
    standards: [])

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds = [108]

  package static let looksFor: TextFeatures = .at

  package static let examples: [TranslationExample] = [
    .passes("the same", "Write to help@acme.org", "Schreiben Sie an help@acme.org.", in: "de"),
    .passes("in other capitals", "Help@acme.org", "help@acme.org", in: "nl"),
    .passes("an example", "name@example.com", "nom@exemple.fr", in: "fr"),
    .passes("another example", "you@yourcompany.com", "du@deinefirma.de", in: "de"),
    .passes("a host that leads nowhere", "john@doe.invalid", "max@muster.invalid", in: "de"),
    .passes("no address", "%@ at %@", "%@ @ %@", in: "ja"),
    .finds("a mailbox for the language", "help@acme.org", "hilfe@acme.org", in: "de"),
    .passes("in a link", "help@acme.org", "[ayuda](mailto:help@acme.org)", in: "es"),
    .finds("a longer host", "a@acme.org", "a@acme.org.br", in: "pt-BR"),
    .finds("a letter too many", "help@acme.org", "helpp@acme.org", in: "hu"),
    .finds("a letter is missing", "Write to help@acme.org", "Napište na help@acm.org", in: "cs"),
    .finds("it is lost", "Write to help@acme.org", "Kirjoita meille", in: "fi"),
    .finds("one too many", "Write to us", "Пишите на help@acme.org", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.at) || pair.target.has(.at) else { return [] }
    let source = pair.source.texts(of: .email).map { $0.lowercased() }
    let target = pair.target.texts(of: .email).map { $0.lowercased() }
    if source.isEmpty && target.isEmpty { return [] }
    let written = pair.target.text.lowercased()
    let missing = source.first { !written.holds(address: $0) && !$0.isSampleAddress }
    let known = pair.source.text.lowercased()
    let added = target.first { !source.contains($0) && !known.holds(address: $0) }
    if let missing {
      let isSameHost = added.map { $0.isMailbox(beside: missing) } ?? false
      return [
        TextViolation(
          added.map { "“\($0)” is not “\(missing)” of the source" }
            ?? "“\(missing)” of the source is missing",
          suggestion: isSameHost
            ? "make sure that the mailbox exists" : "write the address as in the source",
          severity: isSameHost ? .note : .warning)
      ]
    }
    guard let added, source.isEmpty, !added.isSampleAddress else { return [] }
    return [
      TextViolation(
        "“\(added)” is not in the source", suggestion: "remove it, or add it to the source",
        severity: .note)
    ]
  }
}

extension String {
  /// Whether an address is in it, and not only as a part of a longer one.
  fileprivate func holds(address: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: address) {
      let behind = self[range.upperBound...].utf8.prefix(2)
      let before = self[..<range.lowerBound].utf8.last ?? 0x20
      var next = behind.first ?? 0x20
      if next == UInt8(ascii: ".") || next == UInt8(ascii: "-") {
        next = behind.dropFirst().first ?? 0x20
      }
      if !next.isOfName, !before.isOfName, !"._+-".utf8.contains(before) { return true }
      rest = self[range.upperBound...]
    }
    return false
  }

  /// Whether it may be a mailbox of the same people for another language: the host is the same, and
  /// the name differs in more than a letter.
  fileprivate func isMailbox(beside other: String) -> Bool {
    guard emailHost == other.emailHost else { return false }
    let (name, otherName) = (Array(utf8), Array(other.utf8))
    let start = zip(name, otherName).prefix { $0 == $1 }.count
    let end = zip(name.reversed(), otherName.reversed()).prefix { $0 == $1 }.count
    let longer = name.count > otherName.count ? name.count : otherName.count
    return longer - start - end > 1
  }

  /// The part behind the at sign.
  fileprivate var emailHost: Substring {
    firstIndex(of: "@").map { self[index(after: $0)...] } ?? ""
  }

  /// Whether it only shows what an address looks like, in the words of the language.
  fileprivate var isSampleAddress: Bool {
    let host = emailHost
    if let top = host.split(separator: ".").last, WebAddress.reserved.contains(top) { return true }
    return ["example", "domain", "company", "email", "mail.", "server", "website", "yourname"]
      .contains { host.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
