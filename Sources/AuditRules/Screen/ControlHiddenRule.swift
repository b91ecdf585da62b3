import Accessibility
import AuditModel
import Layout
import ViewTree

/// A control that people can see and use is not hidden from assistive technologies.
package struct ControlHiddenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "control-hidden", title: "Control hidden from VoiceOver",
    rationale: """
      Users of VoiceOver, Switch Control, Voice Control and a keyboard cannot reach the control, which all \
      others see and use.
      """,
    howToFix: """
      Remove `.accessibilityHidden(true)` from the control and from the containers around it, and \
      `.accessibilityElement(children: .ignore)` from these, or offer its action elsewhere: as a custom \
      action of the row, or as another control.
      """,
    falseAlarm: """
      A hidden control whose action another control with a different label offers is reported. Exempt \
      are controls in an element that is combined or has custom actions, and those whose visible text \
      another control has as its label.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .wcag("2.1.1"), .en301549("11.4.1.2.1"), .en301549("11.2.1.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("a row that offers the action itself") {
      HStack {
        Text(.verbatim("Trip"))
        Button(.verbatim("Delete")).accessibilityHidden()
      }
      .accessibilityElement(children: .combine).accessibilityAction(named: .verbatim("Delete"))
    },
    .passes("another control with the same label") {
      Button(.verbatim("Play"))
      Button(.verbatim("Play")).accessibilityHidden()
    },
    .passes("a disabled control") {
      Button(.verbatim("Save"), isEnabled: false).accessibilityHidden()
    },
    .passes("a row without elements of its own that a tap opens") {
      HStack {
        Text(.verbatim("Trip"))
        Button(.verbatim("Open"))
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Trip"))
      .accessibilityAddTraits(.button)
    },
    .finds("delete", because: "the row around it ignores what is in it") {
      HStack {
        Text(.verbatim("Trip"))
        Button(.verbatim("Delete")).id("delete")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Trip"))
    },
    .finds("follow", because: "the row around it has another action only") {
      HStack {
        Text(.verbatim("Ada likes your photo"))
        Button(.verbatim("Follow back")).id("follow")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Ada likes your photo"))
      .accessibilityAction(named: .verbatim("Mute"))
    },
    .finds("stepper", because: "a stepper that a row ignores") {
      HStack {
        Text(.verbatim("Tents"))
        Stepper(.verbatim("Number"), value: .constant(2))
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Tents"))
    },
    .finds("like", because: "it is hidden itself") {
      Button(.verbatim("Like")).id("like").accessibilityHidden()
    },
    .finds("mute", because: "the bar around it is hidden") {
      HStack { Button(.verbatim("Mute")).id("mute") }.accessibilityHidden()
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard
      tree.accessibility.contains(where: {
        $0.attributes.isHidden || $0.attributes.grouping == .ignore
      })
    else { return [] }
    var result: [Violation] = []
    for node in tree.nodes.positions where isUsable(node, on: screen) && isHidden(node, in: tree) {
      guard !isOffered(node, on: screen) else { continue }
      result.append(
        Violation(
          node: node, text: text(in: node, of: tree),
          "people can see and use this control, but assistive technologies skip it",
          suggestion: suggestion(for: node, in: tree)))
    }
    return result
  }

  private func isUsable(_ node: NodeID, on screen: AccessibleScreen) -> Bool {
    let laidOut = screen.tree[node]
    return isControl(node, in: screen.tree) && laidOut.isSeen && !laidOut.isDisabled
      && laidOut.allowsHitTesting && !laidOut.isOutOfSight && screen.isReachable(node)
  }

  /// Whether it is a control, or is adjusted as one of iOS that is made of several views, such as a stepper.
  private func isControl(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    tree[node].kind.isControl
      || tree.accessibility(of: node)?.attributes.addedTraits.contains(.adjustable) == true
  }

  private func isHidden(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    tree.lineage(of: node).contains { tree.accessibility(of: $0)?.attributes.isHidden == true }
      || isIgnored(node, in: tree)
  }

  /// Whether a container around it has no elements but itself.
  private func isIgnored(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    tree.lineage(of: node).dropFirst().contains {
      tree.accessibility(of: $0)?.attributes.grouping == .ignore
    }
  }

  private func suggestion(for node: NodeID, in tree: LaidOutTree) -> Message {
    isIgnored(node, in: tree)
      ? "remove `accessibilityElement(children: .ignore)`, or offer its action as a custom action"
      : "remove `accessibilityHidden` from it and from the containers around it"
  }

  /// Whether an element around it has its action, or another control its label.
  private func isOffered(_ node: NodeID, on screen: AccessibleScreen) -> Bool {
    let around = Set(screen.tree.lineage(of: node))
    let fold = text(in: node, of: screen.tree).map { screen.catalog[$0].foldID }
    return screen.elements.contains { element in
      if around.contains(element.node) {
        let said = screen.tree.accessibility(of: element.node)
        return said?.attributes.grouping != .ignore
          || offers(element, node, on: screen)
      }
      guard element.isInteractive, let fold else { return false }
      return element.label.all.contains { screen.catalog[$0].foldID == fold }
    }
  }

  /// Whether an element that ignores what is in it has an action for a control: its own one where it holds no
  /// other control or offers nothing besides, or one with the name of the control.
  private func offers(
    _ element: AccessibilityElement, _ node: NodeID, on screen: AccessibleScreen
  ) -> Bool {
    let (tree, actions) = (screen.tree, element.customActions)
    let name = tree.accessibility(of: node)?.label ?? text(in: node, of: tree)
    let isOnlyOne =
      (element.node..<tree[element.node].end).count { isUsable($0, on: screen) } == 1
    if element.isInteractive, isOnlyOne || actions.isEmpty { return true }
    guard let name, !actions.isEmpty else { return !actions.isEmpty }
    let catalog = screen.catalog
    return actions.contains { catalog.holds($0, wordsOf: name) || catalog.holds(name, wordsOf: $0) }
  }

  private func text(in node: NodeID, of tree: LaidOutTree) -> TextID? {
    (node..<tree[node].end).lazy.compactMap { tree.text(of: $0)?.text }.first
  }
}
