import Accessibility
import AuditModel
import Layout
import ViewTree

/// A shortcut takes more than the key of one character.
package struct KeyShortcutSingleRule: ScreenRule {
  package static let description = RuleDescription(
    id: "key-shortcut-single", title: "Shortcut of a single character",
    rationale: """
      People who dictate, and people who hit keys by mistake, set it off: each word that they say can press \
      several controls.
      """,
    howToFix: """
      Add a key that is held: `.keyboardShortcut("k", modifiers: .command)`, or let people turn the shortcut \
      off or change it in the settings of the app.
      """,
    falseAlarm: """
      An app that lets people turn the shortcut off or change it passes WCAG, which a screen does not show. \
      Return, Escape, Tab, Space and arrows are exempt, since they type no character.
      """,
    severity: .warning,
    standards: [.wcag("2.1.4"), .en301549("11.2.1.4.1"), .apple("keyboardShortcut(_:modifiers:)")])

  package static let examples: [ScreenExample] = [
    .passes("a letter with Command") { Button(.verbatim("Save")).keyboardShortcut("s") },
    .passes("the Return key") {
      Button(.verbatim("Send")).keyboardShortcut(.return, modifiers: [])
    },
    .passes("a letter with Option and Shift") {
      Button(.verbatim("Send")).keyboardShortcut("s", modifiers: [.option, .shift])
    },
    .finds("play", because: "the letter k alone presses it") {
      Button(.verbatim("Play")).id("play").keyboardShortcut("k", modifiers: [])
    },
    .finds("help", because: "Shift only types another character") {
      Button(.verbatim("Help")).id("help").keyboardShortcut("/", modifiers: .shift)
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = {
    $0.keyboardShortcut != nil
  }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.declaringNodes.compactMap { node in
      guard let shortcut = tree.declarations[node]?.keyboardShortcut, shortcut.isOneCharacter,
        tree[node].isVisible, screen.isReachable(node)
      else { return nil }
      let text = (node..<tree[node].end).lazy.compactMap { tree.text(of: $0)?.text }.first
      let key = String(shortcut.key.character)
      return Violation(
        node: node, text: text, .isPressed(by: key), evidence: ["key": .text(key)],
        suggestion: "add a key that is held, such as Command")
    }
  }
}

extension KeyboardShortcut {
  /// Whether it types a letter, a digit, a punctuation mark or a symbol (WCAG 2.2, 2.1.4).
  fileprivate var isOneCharacter: Bool {
    let character = key.character
    return modifiers.isSubset(of: .shift)
      && (character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol)
  }
}

extension Message {
  fileprivate static func isPressed(by key: String) -> Message {
    "the key “\(key)” alone presses it"
  }
}
