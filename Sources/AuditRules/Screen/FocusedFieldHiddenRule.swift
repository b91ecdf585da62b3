import Accessibility
import AuditModel
import Layout
import ViewTree

/// The field in which people type is seen while they type.
package struct FocusedFieldHiddenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "focused-field-hidden", title: "Hidden focused field",
    rationale: """
      People type without seeing what they type. It happens on small phones, in landscape and at large \
      text sizes, where the keyboard leaves little of the screen.
      """,
    howToFix: """
      Put the field in a `ScrollView`, `Form` or `List`, which move it above the keyboard, and keep bars \
      and fixed headers small enough that a line is left between them and the keyboard.
      """,
    falseAlarm: """
      A field that the app moves by itself, without a scroll view, is reported where its frame says that \
      it is hidden. An overlap of at most 1 pt is exempt.
      """,
    severity: .error,
    standards: [.wcag("2.4.11"), .wcag("1.4.10"), .hig("Virtual keyboards")])

  package static let examples: [ScreenExample] = [
    .passes("a field above the keyboard", in: .withKeyboard) {
      VStack {
        TextField(text: nil, placeholder: .verbatim("Name"), state: .editing)
        Spacer()
      }
    },
    .passes("a field that the scroll view moves above the keyboard", in: .withKeyboard) {
      ScrollView {
        TextField(text: nil, placeholder: .verbatim("Name"), state: .editing).padding(.top, 700)
      }
    },
    .passes("a field under the keyboard in which no one types", in: .withKeyboard) {
      VStack {
        Rectangle(fill: .systemBackground).frame(height: 400)
        TextField(text: nil, placeholder: .verbatim("Name"))
      }
    },
    .finds("name", because: "the keyboard covers the field", in: .withKeyboard) {
      VStack {
        Rectangle(fill: .systemBackground).frame(height: 400)
        TextField(text: nil, placeholder: .verbatim("Name"), state: .editing).id("name")
        Rectangle(fill: .systemBackground).frame(height: 60)
      }
    },
    .finds("name", because: "the bar leaves no room for the scroll view", in: .withKeyboard) {
      VStack(spacing: 0) {
        Rectangle(fill: .systemBackground).frame(height: 310)
        ScrollView {
          TextField(text: nil, placeholder: .verbatim("Name"), state: .editing).id("name")
        }
      }
    },
    .finds("name", because: "a panel lies over the field") {
      ZStack {
        TextField(text: nil, placeholder: .verbatim("Name"), state: .editing).id("name")
        Rectangle(fill: .label).frame(height: 200)
      }
    },
  ]

  private static let slack = 1.0

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.tree.nodes.positions.compactMap { index in
      guard case .textField(let state) = screen.tree[index].kind, state.isEditing,
        screen.tree[index].isSeen, let text = screen.tree.text(of: index)
      else { return nil }
      return check(text, on: screen)
    }
  }

  /// A line of the field has to be seen: an editor of many lines scrolls inside.
  private func check(_ text: LaidOutText, on screen: AccessibleScreen) -> Violation? {
    let tree = screen.tree
    let node = tree[text.node]
    let height = min(text.lineHeight, node.content.height)
    var line = node.content
    line.height = height
    let hidden = hiddenHeight(of: line, in: text.node, on: tree)
    let scrolls = screen.tree.scrollsVertically(around: text.node)
    if hidden > Self.slack {
      return violation(text, hidden: hidden, of: height, by: "keyboard", scrolls: scrolls)
    }
    guard let (cover, part) = screen.covering.cover(of: line, in: text.node) else { return nil }
    return violation(
      text, hidden: part.height, of: height, by: tree.path(of: cover), scrolls: scrolls)
  }

  /// How much of a line is hidden where the scroll views have moved it: by the keyboard, or by their edges.
  private func hiddenHeight(of line: Rect, in node: NodeID, on tree: LaidOutTree) -> Double {
    let top = tree.environment.viewport.height - tree.environment.keyboardHeight
    guard tree.environment.keyboardHeight > 0 else { return 0 }
    let window = tree[node].scrollView.map { tree[$0].visibleFrame }
    let end = min(line.maxY, top, window?.maxY ?? top)
    let start = max(line.y, window?.y ?? line.y)
    return line.height - max(0, end - start)
  }

  private func violation(
    _ text: LaidOutText, hidden: Double, of height: Double, by cover: String, scrolls: Bool
  ) -> Violation {
    // WCAG 2.4.11 asks that not all of it is hidden, 2.4.12 (AAA) that nothing is.
    let isWhole = hidden >= height - Self.slack
    return Violation(
      node: text.node, text: text.text, severity: isWhole ? nil : .warning, weight: hidden,
      .hides(cover, min(hidden, height), of: height),
      evidence: [
        "hiddenBy": .text(cover), "hidden": .number(min(hidden, height), unit: "pt"),
        "lineHeight": .number(height, unit: "pt"),
      ],
      suggestion: scrolls
        ? "leave the scroll view around the field room above the keyboard: let what is above and below it scroll, too"
        : "put the field in a scroll view, and leave it room above the keyboard")
  }
}

extension TextFieldState {
  fileprivate static let editing = TextFieldState(isEditing: true)
}

extension RenderEnvironment {
  /// The narrowest phone while people type.
  fileprivate static let withKeyboard = RenderEnvironment(keyboardHeight: 253)
}

extension Message {
  fileprivate static func hides(_ cover: String, _ hidden: Double, of height: Double) -> Message {
    "“\(cover)” hides \(hidden) of the \(height) pt of the line in which people type"
  }
}
