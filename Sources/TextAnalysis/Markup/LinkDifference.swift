import MessageSyntax

/// How the links of a translation differ from those of its source.
package enum LinkDifference: Hashable {
  /// The translation lacks a link, or has broken it.
  case missing(WebAddress)
  /// A link of the translation leads to another address.
  case changed(WebAddress, to: WebAddress)

  /// The first link that a translation lacks or has changed.
  package static func first(
    source: AuditedText, target: AuditedText
  ) -> LinkDifference? {
    guard source.has([.squareBracket, .parenthesis]) else { return nil }
    let sources = source.linkAddresses
    if sources.isEmpty { return nil }
    var targets = target.linkAddresses
    for address in sources {
      if let index = targets.firstIndex(where: { $0.text == address.text }) {
        targets.remove(at: index)
        continue
      }
      guard let other = targets.first(where: { !sources.map(\.text).contains($0.text) }) else {
        return .missing(address)
      }
      return .changed(address, to: other)
    }
    return nil
  }
}
