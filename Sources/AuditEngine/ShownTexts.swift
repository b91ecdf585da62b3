import AuditModel
import ViewTree

extension ViewNode {
  /// Whether it or anything inside it shows or speaks a string.
  func hasText(where isWanted: (LocalizedText) -> Bool) -> Bool {
    if text?.has(isWanted) == true || placeholder?.has(isWanted) == true { return true }
    if hasAccessibilityAttributes, accessibility.texts.contains(where: { $0.has(isWanted) }) {
      return true
    }
    return children.contains { $0.hasText(where: isWanted) }
  }
}

extension AccessibilityAttributes {
  /// All that it says.
  fileprivate var texts: [TextContent] {
    [label, value, hint].compactMap(\.self) + inputLabels + customActions + rotors
      + customContent.flatMap { [$0.label, $0.value] }
  }
}

extension TextContent {
  /// Whether it is a string, or has it as a value in it.
  func has(_ isWanted: (LocalizedText) -> Bool) -> Bool {
    localizedTexts.contains { text in
      isWanted(text)
        || text.arguments.contains { argument in
          if case .text(let inner) = argument { inner.has(isWanted) } else { false }
        }
    }
  }
}
