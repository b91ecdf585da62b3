import Accessibility
import AuditModel
import Layout
import ViewTree

/// Nothing lies over a text or a control.
package struct TextObscuredRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-obscured", title: "Obscured text or control",
    rationale: """
      Text under another view cannot be read, and a control under it cannot be touched. It happens at \
      large text sizes and in long languages, where views grow over each other.
      """,
    howToFix: """
      Put the two views in one stack instead of an overlay, give scrolling content the height of what \
      floats over it with `.safeAreaInset(edge:)`, or let the lower view end where the upper one begins.
      """,
    falseAlarm: """
      An overlap of at most 1 pt, a picture or a gradient on top, which may be transparent, and all \
      that a modal view covers are exempt, as is what scrolling brings out from under the cover. A view \
      that animates away by itself is reported as long as it is there.
      """,
    severity: .error,
    standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1"), .wcag("1.4.10"), .wcag("2.4.11")])

  package static let examples: [ScreenExample] = [
    .passes("text over a rectangle") {
      ZStack {
        Rectangle(fill: .systemBackground)
        Text(.verbatim("Ideas"))
      }
    },
    .passes("a list that scrolls out from under a button") {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack { Text(.verbatim("Ideas")).frame(height: 800, alignment: .top) }
            .padding(.bottom, 80)
        }
        Button(.verbatim("Add")).padding(14).background(.systemBackground)
      }
    },
    .passes("a badge over the corner of a button") {
      Button { Image(symbol: "bell", size: 30) }.frame(width: 44, height: 44)
        .overlay(alignment: .topTrailing) {
          Rectangle(fill: .label).frame(width: 12, height: 12)
        }
    },
    .passes("text under an alert") {
      ZStack {
        Text(.verbatim("Ideas"))
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Yes")) }
          .background(Color.systemBackground)
      }
    },
    .passes("a page under another one, which no one can see") {
      ZStack {
        Text(.verbatim("Ideas"))
        Rectangle(fill: .systemBackground)
      }
    },
    .passes("a dialogue over a dimmed screen, of which another rule speaks") {
      ZStack {
        Text(.verbatim("Ideas"))
        Rectangle(fill: .label).opacity(0.4)
        Rectangle(fill: .systemBackground).frame(width: 200, height: 100)
      }
    },
    .finds("name", because: "a panel lies over the text") {
      ZStack(alignment: .bottom) {
        Text(.verbatim("A long note about the journey")).id("name")
        Rectangle(fill: .label).frame(width: 60, height: 300)
      }
    },
    .finds("last", because: "the last row stays under the button") {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle(fill: .systemBackground).frame(height: 900)
            Text(.verbatim("The last row")).id("last")
          }
        }
        Button(.verbatim("Add a row")).frame(width: 300, height: 60).background(.systemBackground)
      }
    },
    .finds("bell", because: "a panel lies over the middle of the control") {
      ZStack {
        Button { Image(symbol: "bell", size: 30) }.frame(width: 60, height: 60).id("bell")
          .accessibilityLabel(.verbatim("Reminders"))
        Rectangle(fill: .label).frame(width: 40, height: 40)
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let covering = Covering(screen.tree)
    guard !covering.isEmpty else { return [] }
    let layers = Layers(screen)
    let texts = screen.tree.texts.compactMap { obscured($0, covering, layers, on: screen) }
    let controls = screen.elements.compactMap { element -> Violation? in
      let node = screen.tree[element.node]
      // The text of a control is reported by itself.
      let hasText = texts.contains { element.node <= $0.node && $0.node < node.end }
      return hasText ? nil : obscured(element, covering, layers, on: screen)
    }
    return texts.map(\.violation) + controls
  }

  private func obscured(
    _ text: LaidOutText, _ covering: Covering, _ layers: Layers, on screen: AccessibleScreen
  ) -> (node: NodeID, violation: Violation)? {
    let node = screen.tree[text.node]
    guard node.isSeen, case .text = node.kind, screen.isReachable(text.node) else { return nil }
    let area = screen.tree.letterArea(of: text)
    guard !area.isEmpty, let (cover, part) = covering.cover(of: area, in: text.node),
      !layers.separate(text.node, from: cover)
    else { return nil }
    let violation = Violation(
      node: text.node, text: text.text, weight: part.area / area.area,
      .hides(screen.tree.path(of: cover), part.size, of: "the text"),
      evidence: .overlap("obscuredBy", screen.tree.path(of: cover), part),
      suggestion: "put both in one stack, or leave room for what lies on top")
    return (text.node, violation)
  }

  /// A control is obscured where its middle is, which a touch and VoiceOver's activation go to.
  private func obscured(
    _ element: AccessibilityElement, _ covering: Covering, _ layers: Layers,
    on screen: AccessibleScreen
  ) -> Violation? {
    guard element.isInteractive, screen.tree[element.node].isSeen else { return nil }
    let frame = screen.tree[element.node].visibleFrame
    let middle = Rect(x: frame.center.x - 2, y: frame.center.y - 2, width: 4, height: 4)
    guard !frame.isEmpty, let (cover, middlePart) = covering.cover(of: middle, in: element.node),
      !layers.separate(element.node, from: cover)
    else { return nil }
    // Where scrolling never frees it, the two may be apart now.
    let now = frame.intersection(screen.tree[cover].frame)
    let part = now.isEmpty ? middlePart : now
    return Violation(
      node: element.node, text: element.label.first, weight: part.area / frame.area,
      .hides(screen.tree.path(of: cover), part.size, of: "the control"),
      evidence: .overlap("obscuredBy", screen.tree.path(of: cover), part),
      suggestion: "put both in one stack, or leave room for what lies on top")
  }
}

extension Message {
  fileprivate static func hides(_ cover: String, _ part: Size, of subject: String) -> Message {
    "“\(cover)” lies over \(part) pt of \(subject)"
  }
}
