import Accessibility
import AuditModel
import Layout
import ViewTree

/// People can leave a modal view.
package struct ModalWithoutEscapeRule: ScreenRule {
  package static let description = RuleDescription(
    id: "modal-without-escape", title: "Modal without a way out",
    rationale: """
      VoiceOver users and people with a keyboard or a switch cannot leave the view, and the rest of the app \
      is out of their reach.
      """,
    howToFix: """
      Show a button that closes the view, and let VoiceOver's escape gesture do the same with \
      `.accessibilityAction(.escape) { … }` (UIKit: `accessibilityPerformEscape`).
      """,
    falseAlarm: """
      Any enabled button, link or custom action in the view counts as a way out. A view without controls that \
      closes by itself after a while is reported as a warning; one that shows progress is exempt, and so is \
      a sheet that is not as large as the screen, which iOS closes itself.
      """,
    severity: .error, standards: [.wcag("2.1.2"), .en301549("11.2.1.2")])

  package static let examples: [ScreenExample] = [
    .passes("a button that closes it") {
      VStack {
        Text(.verbatim("New in this version"))
        Button(.verbatim("Close"))
      }
      .accessibilityModal()
    },
    .passes("the escape gesture closes it") {
      VStack {
        Text(.verbatim("Name"))
        TextField(.verbatim("Anna"), text: .constant(""))
      }
      .accessibilityModal().accessibilityAction(.escape) {}
    },
    .passes("a sheet, which iOS closes") {
      VStack {
        Spacer()
        Sheet { Text(.verbatim("New in this version")) }
      }
    },
    .passes("a view that shows progress") {
      VStack { Text(.verbatim("Sending")).accessibilityAddTraits(.updatesFrequently) }
        .accessibilityModal()
    },
    .finds("panel", because: "it has only a field") {
      VStack {
        Text(.verbatim("Name"))
        TextField(.verbatim("Anna"), text: .constant(""))
      }
      .id("panel").accessibilityModal()
    },
    .finds("alert", because: "an alert without a button") {
      Alert(title: .verbatim("No connection")) {}.id("alert")
    },
    .finds("tip", because: "nothing says whether the tip closes by itself") {
      VStack { Text(.verbatim("Swipe to see more")) }.id("tip").accessibilityModal()
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard let modal = screen.modal, !isClosedByIOS(modal, in: screen.tree),
      !hasEscapeAction(modal, in: screen.tree),
      !screen.elements.contains(where: { $0.isWayOut || $0.traits.contains(.updatesFrequently) })
    else { return [] }
    let holdsControls = screen.elements.contains { $0.isInteractive && $0.isEnabled }
    let mayClose = !holdsControls && screen.tree[modal].kind != .alert
    return [
      Violation(
        node: modal, severity: mayClose ? .warning : nil,
        "VoiceOver cannot leave this view: it has no button and no escape action",
        suggestion: "add a button that closes the view, and the escape action")
    ]
  }

  /// Whether it is a sheet under which the screen is seen: those are closed with VoiceOver's escape gesture.
  private func isClosedByIOS(_ modal: NodeID, in tree: LaidOutTree) -> Bool {
    tree[modal].kind == .sheet && !tree[modal].frame.covers(tree.environment)
  }

  /// Whether a view around it, or one in it, declares what the escape gesture does.
  private func hasEscapeAction(_ modal: NodeID, in tree: LaidOutTree) -> Bool {
    if tree.nearest(\.hasEscapeAction, to: modal) == true { return true }
    return tree.declarations.contains { node, declared in
      declared.hasEscapeAction == true && tree.descendants(of: modal).contains(node)
    }
  }
}

extension AccessibilityElement {
  /// Whether it may close the view that it is in: a switch, a slider or a field does not.
  fileprivate var isWayOut: Bool {
    guard isEnabled else { return false }
    let isSwitch = traits.contains(.toggleButton)
    return hasTapAction || !customActions.isEmpty || !links.isEmpty
      || (!isSwitch && !traits.isDisjoint(with: [.button, .link, .backButton, .tab]))
  }
}
