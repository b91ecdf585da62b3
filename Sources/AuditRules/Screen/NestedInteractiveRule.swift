import Accessibility
import AuditModel
import Layout
import ViewTree

/// No control lies in another control.
package struct NestedInteractiveRule: ScreenRule {
  package static let description = RuleDescription(
    id: "nested-interactive", title: "Control inside another control",
    rationale: """
      VoiceOver and Switch Control stop at the outer control only, so the inner one cannot be used with \
      them, and Voice Control has no name for it.
      """,
    howToFix: """
      Put the two controls beside each other, for example in a `ZStack` or an `HStack`, or offer what the \
      inner one does as an action of the outer one with `.accessibilityAction(named:)`.
      """,
    falseAlarm: """
      A control with custom actions is exempt, because these may do what the inner controls do. So are \
      inner controls that are hidden from assistive technologies, or that touches go through, and \
      elements that are combined with `.accessibilityElement(children: .combine)`, which turns inner \
      buttons into actions, and hold at most one switch, slider or field. An \
      adjustable element is exempt that has two buttons, as a stepper, or several without texts that are alike, as the \
      stars of a rating.
      """,
    severity: .error,
    standards: [
      .wcag("2.1.1"), .en301549("11.2.1.1.1"), .wcag("4.1.2"), .en301549("11.5.2.9"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("two controls beside each other") {
      HStack {
        Button(.verbatim("Open"))
        Button(.verbatim("Like"))
      }
    },
    .passes("a switch that only shows the state of its row") {
      Button {
        Toggle(isOn: true) { Text(.verbatim("Reminders")) }.allowsHitTesting(false)
      }
    },
    .passes("the card offers what its button does as an action") {
      Button {
        Text(.verbatim("Trip to Rome"))
        Button(.verbatim("Like"))
      }
      .accessibilityAction(named: .verbatim("Like"))
    },
    .passes("a combined element, whose buttons are its actions") {
      VStack {
        Text(.verbatim("Trip to Rome"))
        Button(.verbatim("Like"))
      }
      .accessibilityElement(children: .combine)
    },
    .passes("stars that are one element, which is adjusted") {
      HStack { (1...5).map { _ in Button { Image(systemName: "star.fill") }.node } }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Rating"))
        .accessibilityValue(.verbatim("4 of 5")).accessibilityAddTraits(.adjustable)
    },
    .finds("pages", because: "buttons with texts of their own are more than a scale") {
      HStack { ["Cover", "Index", "Notes"].map { Button(.verbatim($0)).node } }.id("pages")
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Pages"))
        .accessibilityValue(.verbatim("Cover")).accessibilityAddTraits(.adjustable)
    },
    .finds("rows", because: "one element has the state of only one of two switches") {
      VStack {
        Toggle(isOn: true) { Text(.verbatim("Flour")) }
        Toggle(isOn: false) { Text(.verbatim("Milk")) }
      }
      .id("rows").accessibilityElement(children: .combine)
    },
    .finds("card", because: "VoiceOver does not reach the button in the card") {
      Button {
        Text(.verbatim("Trip to Rome"))
        Button(.verbatim("Like"))
      }
      .id("card")
    },
    .finds("row", because: "the whole row is one element, so its switch is none") {
      HStack {
        Text(.verbatim("Reminders"))
        Toggle(isOn: true) { Text(.verbatim("On")) }
      }
      .id("row").accessibilityElement(children: .ignore)
      .accessibilityLabel(.verbatim("Reminders")).accessibilityAddTraits(.isButton)
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.compactMap { element in
      guard element.isInteractive, element.customActions.isEmpty else { return nil }
      var inner = controls(in: element.node, of: screen.tree)
      if isCombined(element, screen) {
        // Buttons become actions of the element; of several switches or fields one state is left.
        inner.removeAll { if case .button = screen.tree[$0].kind { true } else { false } }
        if inner.count < 2 { return nil }
      }
      guard !inner.isEmpty, !isStepper(element, inner), !isScale(element, inner, screen.tree)
      else { return nil }
      return violation(element, inner, on: screen)
    }
  }

  /// Whether it is adjusted in place of its two buttons, as a stepper of the app's own.
  private func isStepper(_ element: AccessibilityElement, _ inner: [NodeID]) -> Bool {
    element.traits.contains(.adjustable) && inner.count == 2
  }

  /// Whether it is adjusted in place of several buttons without texts that are alike, as the stars of a rating are.
  private func isScale(
    _ element: AccessibilityElement, _ inner: [NodeID], _ tree: LaidOutTree
  ) -> Bool {
    element.traits.contains(.adjustable) && inner.count > 2
      && Set(inner.map { RowStructure(of: $0, in: tree) }).count == 1
      && inner.allSatisfy { tree.rowTexts(of: $0).isEmpty }
      && Set(inner.map { tree.shape(in: $0) }).count == 1
  }

  private func isCombined(_ element: AccessibilityElement, _ screen: AccessibleScreen) -> Bool {
    screen.tree.accessibility(of: element.node)?.attributes.grouping == .combine
  }

  /// The outermost controls in a node that can be touched and are not hidden from assistive technologies.
  private func controls(in node: NodeID, of tree: LaidOutTree) -> [NodeID] {
    var result: [NodeID] = []
    var index = node.next
    while index < tree[node].end {
      let inside = tree[index]
      let attributes = tree.accessibility(of: index)?.attributes
      let isReached = inside.isSeen && inside.allowsHitTesting && attributes?.isHidden != true
      let isControl = inside.kind.isControl || attributes?.hasTapAction ?? false
      if isReached, isControl { result.append(index) }
      index = isReached && !isControl ? index.next : inside.end
    }
    return result
  }

  private func violation(
    _ element: AccessibilityElement, _ inner: [NodeID], on screen: AccessibleScreen
  ) -> Violation {
    let names = screen.quoted(first: inner.map { ($0, screen.name(inside: $0)) })
    return Violation(
      node: element.node, text: element.label.first, weight: Double(inner.count),
      .holds(inner.count, names),
      evidence: [
        "controls": .number(Double(inner.count), unit: ""),
        "first": .text(screen.tree.path(of: inner[0])),
      ],
      suggestion: "put the controls beside each other, or offer the inner one as an action")
  }
}

extension LaidOutTree {
  /// The shape of the first symbol in a control, filled or not.
  fileprivate func shape(in control: NodeID) -> Substring? {
    (control..<self[control].end).lazy.compactMap { self.imageName(of: $0) }.first?
      .split(separator: ".").first
  }
}

extension AccessibleScreen {
  /// The label of a control that is no element of its own, or its first text.
  fileprivate func name(inside node: NodeID) -> TextID? {
    if let label = tree.accessibility(of: node)?.label { return label }
    return (node..<tree[node].end).lazy.compactMap { [tree] in tree.text(of: $0)?.text }.first
  }
}

extension Message {
  fileprivate static func holds(_ count: Int, _ names: String) -> Message {
    count == 1
      ? "the control holds another one, which VoiceOver does not reach: \(names)"
      : "the control holds \(count) others, which VoiceOver does not reach: \(names)"
  }
}
