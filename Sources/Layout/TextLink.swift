/// A link in a text.
package struct TextLink: Hashable, Sendable {
  /// The text of the link.
  package internal(set) var label: String
  /// The address that it opens.
  package let address: String
}

extension ResolvedText {
  /// The links in it, in order; runs of one link that differ in their settings are one.
  package var links: [TextLink] {
    var links: [TextLink] = []
    var isOpen = false
    for run in runs {
      guard let address = run.attributes.link else {
        isOpen = false
        continue
      }
      if isOpen, let last = links.last, last.address == address {
        links[links.count - 1].label += run.string
      } else {
        links.append(TextLink(label: run.string, address: address))
      }
      isOpen = true
    }
    return links
  }

  /// Whether all of it is one link.
  package var isLink: Bool {
    !runs.isEmpty && links.count == 1
      && runs.allSatisfy { $0.attributes.link != nil || $0.string.isBlank }
  }
}
