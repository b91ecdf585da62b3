import Accessibility
import AuditModel
import Layout
import ViewTree

/// A link in a text has an address that iOS can open.
package struct LinkTargetInvalidRule: ScreenRule {
  package static let description = RuleDescription(
    id: "link-target-invalid", title: "Invalid link address",
    rationale: "VoiceOver lists the link and people tap it, but nothing opens.",
    howToFix: "Write the whole address, with its scheme: `[Terms](https://example.com/terms)`.",
    falseAlarm: """
      An app that handles relative addresses with `OpenURLAction` opens them itself. Only links in texts are \
      checked: the address needs a scheme and something after it.
      """,
    severity: .warning,
    standards: [.wcag("2.1.1"), .en301549("11.2.1.1.1"), .wcag("4.1.2"), .apple("OpenURLAction")])

  package static let examples: [ScreenExample] = [
    .passes("a whole address") { Text("Read the [terms](https://example.com/terms)") },
    .passes("an address for e-mail") { Text("Write to [us](mailto:help@example.com)") },
    .passes("a text without links") { Text(.verbatim("Read the terms")) },
    .finds("text", because: "the address is relative") {
      Text("Read the [terms](/terms.html)").id("text")
    },
    .finds("text", because: "the address has no scheme") {
      Text("Visit [our shop](www.example.com)").id("text")
    },
  ]

  package static let isCausedByString = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let (tree, catalog) = (screen.tree, screen.catalog)
    return tree.texts.compactMap { text in
      guard !catalog[text.text].runs.isEmpty, tree[text.node].isSeen,
        catalog.answer(to: .hasInvalidLink, about: text.text, { $0.invalidLink != nil }),
        let link = catalog[text.text].invalidLink
      else { return nil }
      return Violation(
        node: text.node, text: text.text, .opensNothing(link.label, link.address),
        evidence: ["link": .text(link.label), "address": .text(link.address)],
        suggestion: "write the whole address, with its scheme")
    }
  }
}

extension ResolvedText {
  /// The first link whose address iOS cannot open.
  fileprivate var invalidLink: TextLink? { links.first { !$0.address.isWholeAddress } }
}

extension String {
  /// Whether it has a scheme (RFC 3986, section 3.1), and something after it other than slashes.
  fileprivate var isWholeAddress: Bool {
    guard let colon = firstIndex(of: ":"), let first, first.isASCII, first.isLetter else {
      return false
    }
    let isScheme = self[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isScheme && self[index(after: colon)...].contains { $0 != "/" }
  }
}

extension Message {
  fileprivate static func opensNothing(_ link: String, _ address: String) -> Message {
    "the link “\(link)” leads to “\(address)”, which has no scheme and opens nothing"
  }
}
