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
      that a modal view covers are exempt, as are a field that is being edited, which has a rule of its own, and what scrolling brings out from under the cover. A bar \
      without a ground of its own counts as a cover: its glass blurs the text under it. A view that \
      animates away by itself is reported as long as it is there.
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
    .passes("a divider, which hides no letter") {
      ZStack {
        Text(.verbatim("Ideas"))
        Rectangle(fill: .label).frame(height: 1)
      }
    },
    .finds("panel", because: "it lies over the text") {
      ZStack(alignment: .bottom) {
        Text(.verbatim("A long note about the journey"))
        Rectangle(fill: .label).frame(width: 60, height: 300).id("panel")
      }
    },
    .finds("panel", because: "it lies over a text that VoiceOver skips, but people see") {
      ZStack {
        Text(.verbatim("A long note about the journey")).accessibilityHidden()
        Rectangle(fill: .label).frame(width: 60, height: 300).id("panel")
      }
    },
    .finds("panel", because: "it lies over three texts, which is one finding") {
      ZStack {
        VStack {
          Text(.verbatim("Ideas"))
          Text(.verbatim("Plans"))
          Text(.verbatim("Trips"))
        }
        Rectangle(fill: .label).frame(width: 20, height: 300).id("panel")
      }
    },
    .finds("tabs", because: "the glass of a bar blurs the last row") {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle(fill: .systemBackground).frame(height: 900)
            Text(.verbatim("The last row")).frame(height: 49)
          }
        }
        TabBar { Tab(.verbatim("Home"), symbol: "house") }.id("tabs")
      }
    },
    .finds("add", because: "the last row stays under the button") {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle(fill: .systemBackground).frame(height: 900)
            Text(.verbatim("The last row"))
          }
        }
        Button(.verbatim("Add a row")).id("add").frame(width: 300, height: 60)
          .background(.systemBackground)
      }
    },
    .finds("panel", because: "it lies over the middle of the control") {
      ZStack {
        Button { Image(symbol: "bell", size: 30) }.frame(width: 60, height: 60)
          .accessibilityLabel(.verbatim("Reminders"))
        Rectangle(fill: .label).frame(width: 40, height: 40).id("panel")
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let covering = screen.covering
    guard !covering.isEmpty else { return [] }
    let layers = screen.layers
    let texts = screen.tree.texts.compactMap { obscured($0, covering, layers, on: screen) }
    let controls = seenControls(of: screen).compactMap { control -> Obscured? in
      // The text of a control is reported by itself.
      let text = texts.firstPosition { $0.node >= control.node }
      let hasText = text < texts.count && texts[text].node < screen.tree[control.node].end
      return hasText ? nil : obscured(control, covering, layers, on: screen)
    }
    // One view over many rows is one defect.
    let groups = Dictionary(grouping: texts + controls, by: \.cover)
    return groups.sorted { $0.key < $1.key }.map { violation($0.value, under: $0.key, on: screen) }
  }

  /// A text or a control with the node that lies over it.
  private struct Obscured {
    let node: NodeID
    let text: TextID?
    let isControl: Bool
    let cover: NodeID
    let part: Rect
    /// How much of it is covered, from 0 to 1.
    let share: Double
  }

  private func obscured(
    _ text: LaidOutText, _ covering: Covering, _ layers: Layers, on screen: AccessibleScreen
  ) -> Obscured? {
    guard screen.tree[text.node].isSeen, screen.isReachable(text.node),
      !screen.tree[text.node].kind.isEditing
    else { return nil }
    let area = screen.tree.letterArea(of: text)
    guard !area.isEmpty, let (cover, part) = covering.cover(of: area, in: text.node),
      !layers.separate(text.node, from: cover)
    else { return nil }
    return Obscured(
      node: text.node, text: text.text, isControl: false, cover: cover, part: part,
      share: part.area / area.area)
  }

  /// The controls that people see and can touch, whether VoiceOver stops at them or not.
  private func seenControls(of screen: AccessibleScreen) -> [(node: NodeID, text: TextID?)] {
    let tree = screen.tree
    // The elements are looked up by their nodes, which is faster than to sort them.
    var elements = [Int?](repeating: nil, count: tree.nodes.count)
    for index in screen.elements.indices where screen.elements[index].isInteractive {
      elements[screen.elements[index].node.index] = index
    }
    return tree.nodes.positions.compactMap { node in
      let element = elements[node.index]
      guard element != nil || tree[node].kind.isControl, tree[node].isSeen,
        tree[node].allowsHitTesting, screen.isReachable(node), !tree[node].kind.isEditing
      else { return nil }
      return (node, element.flatMap { screen.elements[$0].label.first })
    }
  }

  /// A control is obscured where its middle is, which a touch and VoiceOver's activation go to.
  private func obscured(
    _ control: (node: NodeID, text: TextID?), _ covering: Covering, _ layers: Layers,
    on screen: AccessibleScreen
  ) -> Obscured? {
    let frame = screen.tree[control.node].visibleFrame
    let middle = Rect(x: frame.center.x - 2, y: frame.center.y - 2, width: 4, height: 4)
    guard !frame.isEmpty, let (cover, middlePart) = covering.cover(of: middle, in: control.node),
      !layers.separate(control.node, from: cover)
    else { return nil }
    // Where scrolling never frees it, the two may be apart now.
    let now = frame.intersection(screen.tree[cover].frame)
    let part = now.isEmpty ? middlePart : now
    return Obscured(
      node: control.node, text: control.text, isControl: true, cover: cover, part: part,
      share: part.area / frame.area)
  }

  private func violation(
    _ obscured: [Obscured], under cover: NodeID, on screen: AccessibleScreen
  ) -> Violation {
    let worst = obscured.max { $0.share < $1.share } ?? obscured[0]
    let names = screen.quoted(first: obscured.map { ($0.node, $0.text) })
    return Violation(
      node: cover, text: obscured[0].text, weight: obscured.reduce(0) { $0 + $1.share },
      .hides(
        screen.tree.path(of: cover), worst.part.size, names,
        texts: obscured.count { !$0.isControl },
        controls: obscured.count(where: \.isControl)),
      evidence: [
        "obscured": .number(Double(obscured.count), unit: ""),
        "first": .text(screen.tree.path(of: obscured[0].node)),
        "width": .number(worst.part.width, unit: "pt"),
        "height": .number(worst.part.height, unit: "pt"),
      ],
      suggestion: "put both in one stack, or leave room for what lies on top")
  }
}

extension NodeKind {
  /// Whether it is a field that is being edited, which has a rule of its own.
  fileprivate var isEditing: Bool {
    if case .textField(let state) = self { state.isEditing } else { false }
  }
}

extension Message {
  fileprivate static func hides(
    _ cover: String, _ part: Size, _ names: String, texts: Int, controls: Int
  ) -> Message {
    if texts + controls == 1 {
      return "“\(cover)” lies over \(part) pt of the \(texts == 1 ? "text" : "control") \(names)"
    }
    let subjects =
      controls == 0
      ? "\(texts) texts"
      : texts == 0 ? "\(controls) controls" : "\(texts + controls) texts and controls"
    return "“\(cover)” lies over \(subjects): \(names)"
  }
}
