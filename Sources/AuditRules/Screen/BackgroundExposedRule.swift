import Accessibility
import AuditModel
import Layout
import ViewTree

/// While a layer covers the screen, VoiceOver reads only what is on it.
package struct BackgroundExposedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "background-exposed-behind-modal", title: "Background exposed behind a modal",
    rationale: """
      VoiceOver users read and activate controls that sighted people cannot reach, and miss the question \
      that is on top.
      """,
    howToFix: """
      Present the layer with `.sheet`, `.fullScreenCover` or `.alert`, or add \
      `.accessibilityAddTraits(.isModal)` (UIKit: `accessibilityViewIsModal`) to it. Hide what lies under \
      it with `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      A layer that is only decoration is reported unless touches go through it \
      (`.allowsHitTesting(false)`).
      """,
    severity: .error,
    standards: [.wcag("2.4.3"), .en301549("11.2.4.3"), .wcag("2.4.11")])

  package static let examples: [ScreenExample] = [
    .passes("an alert, which is modal") {
      ZStack {
        Button(.verbatim("Save"))
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Yes")) }
      }
    },
    .passes("a layer of the app's own, which says that it is modal") {
      ZStack {
        Button(.verbatim("Save"))
        ZStack {
          Rectangle(fill: .label).opacity(0.4)
          Button(.verbatim("Close"))
        }
        .accessibilityModal()
      }
    },
    .passes("the background of the screen") {
      ZStack {
        Rectangle(fill: .systemBackground)
        Button(.verbatim("Save"))
      }
    },
    .passes("a title above the ground of the content") {
      VStack(spacing: 0) {
        Text(.verbatim("Boards"))
        VStack { Text(.verbatim("Welcome")) }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.systemBackground)
      }
    },
    .passes("the background is hidden") {
      ZStack {
        Button(.verbatim("Save")).accessibilityHidden()
        Rectangle(fill: .label).opacity(0.4)
        Button(.verbatim("Close"))
      }
    },
    .passes("touches go through the layer") {
      ZStack {
        Button(.verbatim("Save"))
        Rectangle(fill: .label).opacity(0.1).allowsHitTesting(false)
      }
    },
    .passes("a picture that shines through the ground of a text") {
      ZStack {
        Image("city", width: 300, height: 500).accessibilityLabel(.verbatim("Helsinki"))
        Rectangle(fill: .label).opacity(0.4)
        Text(.verbatim("Plan a trip"))
      }
    },
    .passes("a sheet beside which the screen can be used") {
      ZStack(alignment: .bottom) {
        VStack {
          Button(.verbatim("Zoom in"))
          Spacer()
        }
        Sheet(isModal: false) { Button(.verbatim("Directions")) }
          .frame(maxWidth: .infinity, minHeight: 200).background(.systemBackground)
      }
    },
    .finds("alert", because: "the alert says that it is not modal") {
      ZStack {
        Button(.verbatim("Save")).frame(maxHeight: .infinity, alignment: .top)
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Yes")) }
          .accessibilityModal(false).id("alert")
      }
    },
    .finds("dim", because: "the dimmed screen is still read") {
      ZStack {
        Button(.verbatim("Save"))
        Rectangle(fill: .label).opacity(0.4).id("dim")
        Button(.verbatim("Close"))
      }
    },
    .finds("page", because: "another page lies over it") {
      ZStack {
        Text(.verbatim("Boards"))
        VStack { Text(.verbatim("Welcome")) }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.systemBackground).id("page")
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    // Of several layers the uppermost leaves nothing of those under it.
    let cover = screen.layers.nodes.last { tree[$0].allowsHitTesting } ?? tree.openAlert
    guard let cover else { return [] }
    // A picture that shines through may be the ground of the text on it; a control under it is no use.
    let isAlert = cover == tree.openAlert
    let hidesAll = isAlert || tree.hidesWhatLiesUnder(cover)
    let exposed = screen.elements.filter {
      tree[$0.node].end <= cover && (hidesAll || $0.isInteractive)
        && (isAlert || tree.isCovered($0.node, by: cover))
    }
    guard let first = exposed.first else { return [] }
    let names = exposed.prefix(3).map { element in
      "“\(element.label.string(in: screen.catalog).withoutSoftHyphens)”"
    }
    // A dialogue that covers the screen at large text sizes lies on its dimmed ground at all sizes.
    let lowest = screen.layers.nodes.first { layer in
      tree[layer].allowsHitTesting && exposed.allSatisfy { tree[$0.node].end <= layer }
    }
    return [
      Violation(
        node: isAlert ? cover : lowest ?? cover, weight: Double(exposed.count),
        .exposes(exposed.count, names.joined(separator: ", ")),
        evidence: [
          "elements": .number(Double(exposed.count), unit: ""),
          "first": .text(tree.path(of: first.node)),
        ],
        suggestion:
          "add the modal trait to the view around the dialogue, or hide what lies under it")
    ]
  }
}

extension LaidOutTree {
  /// The last alert that says that it is not modal, though iOS lets nothing else be used.
  fileprivate var openAlert: NodeID? {
    nodes.positions.last { node in
      guard case .alert = self[node].kind, self[node].isSeen else { return false }
      return accessibility(of: node)?.attributes.isModal != true
    }
  }

  /// Whether a node lies under a layer; beside a sheet that is not modal the screen can be used.
  fileprivate func isCovered(_ node: NodeID, by cover: NodeID) -> Bool {
    let window = window(of: node)
    guard case .sheet = self[cover].kind else { return window.intersects(self[cover].frame) }
    return self[cover].frame.contains(window, slack: 1)
  }

  /// Where a node can be seen: somewhere in the scroll view that it lies in, or in its frame. A bar
  /// above the ground of a list is not under it.
  private func window(of node: NodeID) -> Rect {
    self[self[node].scrollView ?? node].frame
  }
}

extension Message {
  fileprivate static func exposes(_ count: Int, _ names: String) -> Message {
    count == 1
      ? "the layer covers the screen, but VoiceOver still reads \(names) under it"
      : "the layer covers the screen, but VoiceOver still reads \(count) elements under it: \(names)"
  }
}
