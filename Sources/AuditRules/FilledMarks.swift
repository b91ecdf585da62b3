import Accessibility
import Layout

/// Controls that show a mark alone, such as a heart, filled for some of them, whose labels begin with the same word.
struct FilledMarks {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The first control of the rarer look in each group that says no state, with the number of controls in it.
  var odd: [(element: AccessibilityElement, count: Int)] {
    let marks = screen.elements.compactMap(mark)
    guard marks.contains(where: \.isFilled), marks.contains(where: { !$0.isFilled }) else {
      return []
    }
    return Dictionary(grouping: marks, by: \.kind).values.compactMap { group in
      let filled = group.filter(\.isFilled)
      // One of them may say its state, which the others then do not have.
      guard !filled.isEmpty, filled.count < group.count, group.allSatisfy(\.element.saysNoState)
      else { return nil }
      let isRare = filled.count * 2 <= group.count
      return group.first { $0.isFilled == isRare }.map { ($0.element, group.count) }
    }
    .sorted { $0.0.node < $1.0.node }
  }

  private struct Mark {
    let element: AccessibilityElement
    let isFilled: Bool
    let kind: Kind
  }

  /// The symbol without its fill, and the first word of the label.
  private struct Kind: Hashable {
    let symbol: String
    let word: String
  }

  private func mark(of element: AccessibilityElement) -> Mark? {
    guard element.isInteractive, element.hasGivenLabel, element.visibleTexts.isSilent,
      let symbol = screen.tree.onlySymbol(in: element.node)
    else { return nil }
    let isFilled = symbol.hasSuffix(".fill")
    let name = isFilled ? String(symbol.dropLast(".fill".count)) : symbol
    guard Self.names.contains(name) else { return nil }
    let label = element.label.string(in: screen.catalog)
    let word = label.split { !$0.isLetter }.first?.lowercased() ?? ""
    return Mark(element: element, isFilled: isFilled, kind: Kind(symbol: name, word: word))
  }

  /// The marks that people set, by their names in SF Symbols.
  private static let names: Set = [
    "heart", "star", "bookmark", "bell", "flag", "pin", "hand.thumbsup", "hand.thumbsdown",
  ]
}

extension AccessibilityElement {
  /// Whether VoiceOver says nothing of it but its label and its role.
  var saysNoState: Bool {
    isEnabled && value.isSilent && state == nil && !traits.contains(.selected) && hint == nil
      && customContent.isEmpty
  }
}
