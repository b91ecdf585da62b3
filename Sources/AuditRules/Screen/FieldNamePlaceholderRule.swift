import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text field has a label besides its placeholder.
package struct FieldNamePlaceholderRule: ScreenRule {
  package static let description = RuleDescription(
    id: "field-name-placeholder-only", title: "Placeholder as the only label",
    rationale: """
      The placeholder is gone once something is typed: people with a memory or attention disability no \
      longer know what the field asks for, and VoiceOver users hear only what they typed.
      """,
    howToFix: """
      Show a label beside or above the field, for example with `LabeledContent`, and give the field the \
      same text with `.accessibilityLabel(_:)`.
      """,
    falseAlarm: """
      SwiftUI keeps the title of `TextField("Name", text: …)` as the accessibility label while text is \
      typed, which a tree does not distinguish from a placeholder; the visible label is missing all the same. \
      Search fields are exempt: their symbol says what they are for. So is a field with the words of its \
      placeholder in a text within 44 pt. Of the fields that hold a text two or more of one line are reported \
      that declare a personal detail as their purpose and have no text or symbol above or before them.
      """,
    severity: .warning,
    standards: [
      .wcag("3.3.2"), .wcag("2.4.6"), .en301549("11.3.3.2"), .en301549("11.2.4.6"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a label beside the placeholder") {
      TextField(.verbatim("Anna"), text: .constant("")).accessibilityLabel(.verbatim("Name"))
    },
    .passes("its words above it, which VoiceOver skips") {
      VStack(alignment: .leading) {
        Text(.verbatim("Name")).accessibilityHidden()
        TextField(.verbatim("Name"), text: .constant(""))
      }
    },
    .passes("a search field") {
      TextField(.verbatim("Search"), text: .constant("")).accessibilityAddTraits(.searchField)
    },
    .passes("a field with a text, which may be a title that is edited") {
      TextField(.verbatim("Title"), text: .constant("Summer")).accessibilityLabel(
        .verbatim("Title"))
    },
    .passes("fields with a text under their labels") {
      VStack(alignment: .leading) {
        Text(.verbatim("Where to"))
        TextField(.verbatim("Street"), text: .constant("Am See 8"))
          .accessibilityLabel(.verbatim("Street"))
        Text(.verbatim("Town"))
        TextField(.verbatim("City"), text: .constant("Bern")).accessibilityLabel(.verbatim("City"))
      }
    },
    .passes("rows that are edited in place") {
      VStack {
        for item in ["Milk", "Bread"] {
          TextField(.verbatim("Item"), text: .constant(item)).accessibilityLabel(.verbatim("Item"))
        }
      }
    },
    .passes("fields with a symbol before them") {
      VStack {
        for (symbol, name) in [("envelope", "Email"), ("phone", "Phone")] {
          HStack {
            Image(systemName: symbol).accessibilityHidden()
            TextField(.verbatim(name), text: .constant("anna")).accessibilityLabel(.verbatim(name))
              .textContentType(.emailAddress)
          }
        }
      }
    },
    .finds("name", because: "only the placeholder says what to type") {
      TextField(.verbatim("Name"), text: .constant("")).id("name")
    },
    .finds(
      "street", "city", because: "the placeholders are gone, and nothing else names the fields"
    ) {
      VStack {
        TextField(.verbatim("Street"), text: .constant("Am See 8")).id("street")
          .accessibilityLabel(.verbatim("Street")).textContentType(.streetAddressLine1)
        TextField(.verbatim("City"), text: .constant("Bern")).id("city")
          .accessibilityLabel(.verbatim("City")).textContentType(.addressCity)
      }
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    screen.elements.contains {
      $0.traits.contains(.textEntry) && !$0.traits.contains(.searchField)
    }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    empty(on: screen) + filled(on: screen)
  }

  /// Fields that hold a text, whose titles are gone from the screen.
  private func filled(on screen: AccessibleScreen) -> [Violation] {
    let named = screen.elements.filter {
      $0.traits.contains(.textEntry) && !$0.traits.contains(.searchField) && $0.hasGivenLabel
    }
    // One alone may be the title of what is under it.
    guard named.count > 1 else { return [] }
    let fields = named.filter { element in
      screen.tree.nearest(\.textContentType, to: element.node)?.isPersonalDetail == true
        && !element.label.isBlank(in: screen.catalog)
        && screen.tree[element.node].isSeen && screen.showsNothing(beside: element)
    }
    guard fields.count > 1 else { return [] }
    return fields.map { field in
      let label = field.label.string(in: screen.catalog)
      return Violation(
        node: field.node, text: field.label.first, .isShownNowhere(label),
        evidence: ["label": .text(label)], suggestion: "show a label beside or above the field")
    }
  }

  private func empty(on screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    var labels: [String: [LaidOutText]]?
    for element in screen.elements
    where element.traits.contains(.textEntry) && !element.hasGivenLabel
      && !element.traits.contains(.searchField)
    {
      guard let text = screen.tree.text(of: element.node), text.isPlaceholder,
        !screen.catalog[text.text].isBlank
      else { continue }
      let known = labels ?? screen.seenTexts
      labels = known
      guard !screen.showsLabel(like: text, among: known) else { continue }
      result.append(
        Violation(
          node: element.node, text: text.text, .isNamed(by: screen.catalog[text.text].string),
          evidence: ["placeholder": .text(screen.catalog[text.text].string)],
          suggestion: "show a label beside the field, and name the field with it"))
    }
    return result
  }
}

extension AccessibleScreen {
  /// Whether a field of one line holds a text, and no text is above it, before it or in it that may name it.
  fileprivate func showsNothing(beside element: AccessibilityElement) -> Bool {
    guard let own = tree.text(of: element.node), !own.isPlaceholder, !catalog[own.text].isBlank,
      own.lineCount < 2
    else { return false }
    let field = element.frame
    guard !hasSymbol(before: element) else { return false }
    return !tree.texts.contains { text in
      let frame = tree[text.node].frame
      guard text.node != element.node, tree[text.node].isSeen, !tree[text.node].kind.isControl,
        frame.distance(to: field) <= 44
      else { return false }
      let isAbove = frame.maxY <= field.y + field.height / 2
      let isBeside = frame.y < field.maxY && frame.maxY > field.y
      return isAbove || isBeside
    }
  }

  /// Whether a symbol is before a field in its row, such as an envelope.
  private func hasSymbol(before element: AccessibilityElement) -> Bool {
    guard let row = tree.innermostGroup(of: element.node) else { return false }
    let field = element.frame
    let isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    return (row..<tree[row].end).contains { node in
      guard tree[node].isSymbol, tree[node].isSeen else { return false }
      let symbol = tree[node].frame
      let isBeside = symbol.y < field.maxY && symbol.maxY > field.y
      let isBefore = (symbol.x + symbol.width / 2 < field.x + field.width / 2) != isRightToLeft
      return isBeside && isBefore
    }
  }

  /// The texts that are seen, by their words.
  fileprivate var seenTexts: [String: [LaidOutText]] {
    Dictionary(grouping: tree.texts.filter { tree[$0.node].isSeen }) { catalog[$0.text].string }
  }

  /// Whether the words of a placeholder are shown beside or above its field, in a text that VoiceOver perhaps
  /// skips because the field says the same.
  fileprivate func showsLabel(
    like placeholder: LaidOutText, among texts: [String: [LaidOutText]]
  ) -> Bool {
    let field = tree[placeholder.node].frame
    return texts[catalog[placeholder.text].string, default: []].contains { text in
      text.node != placeholder.node && tree[text.node].frame.distance(to: field) <= 44
    }
  }
}

extension UITextContentType {
  /// Whether it is a detail that forms ask for, and no code or password.
  fileprivate var isPersonalDetail: Bool {
    ![.noPurpose, .oneTimeCode, .password, .newPassword, .username].contains(self)
  }
}

extension Message {
  fileprivate static func isShownNowhere(_ label: String) -> Message {
    "the field holds a text, and nothing on the screen shows that it is “\(label)”"
  }

  fileprivate static func isNamed(by placeholder: String) -> Message {
    "its placeholder “\(placeholder)” is the only name of the field that is shown"
  }
}
