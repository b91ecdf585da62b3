import Accessibility
import AuditModel
import Layout
import ViewTree

/// Interactive elements offer a target of at least 44 by 44 points.
package struct HitRegionRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hit-region-small", title: "Small hit target",
    rationale: """
      People with limited dexterity, with a tremor or on the move miss small targets or hit the \
      neighbouring control.
      """,
    howToFix: """
      Enlarge the target to 44 × 44 pt with padding inside the button's label or \
      `.frame(minWidth: 44, minHeight: 44)`. A larger icon is not needed.
      """,
    falseAlarm: """
      44 × 44 pt is the default of the Human Interface Guidelines, and 28 their minimum, from which on it is a warning; WCAG 2.5.8 (AA) asks for only \
      24, and less where there is room around a target, which `target-spacing` checks. Links within a text are exempt, as in WCAG; a text that is wholly a link is not. A \
      target enlarged only in `point(inside:with:)` is measured by its frame; bar items, disabled \
      controls, and iOS's own controls in their default size (switches, sliders, steppers, pickers, \
      segmented controls) are exempt, and so is the only button or field of a list's row, all of which \
      is its target.
      """,
    severity: .error,
    standards: [.wcag("2.5.5"), .wcag("2.5.8"), .hig("Accessibility, Buttons and controls")],
    options: [minimum])

  /// The least width and height (Human Interface Guidelines, Buttons); WCAG 2.5.8 asks for 24.
  private static let minimum = RuleOption.number(
    "minimum", of: "hit-region-small", "the least width and height of a target", standard: 44,
    in: 24...200, unit: "pt")

  /// The least size of a control on an iPhone or iPad (Human Interface Guidelines, Accessibility, Mobility).
  private static let leastControl = 28.0

  package static let examples: [ScreenExample] = [
    .passes("a 44 pt button") { Button(.verbatim("Save")).frame(width: 44, height: 44) },
    .passes("padding is part of the button") { Button(.verbatim("Save")).padding(14) },
    .passes("a bar item, which UIKit makes large enough") {
      NavigationBar(title: .verbatim("Boards")) {
        Button(.verbatim("Add")).barPlacement(.trailing)
      }
    },
    .passes("a switch in its default size") {
      Toggle(isOn: true) { Text(.verbatim("Remind me")) }
    },
    .passes("a stepper, which has iOS's size") {
      Stepper("Copies", value: .constant(1))
    },
    .passes("a field of several lines", in: .largestText) {
      TextEditor(text: .verbatim("Buy milk")).frame(minHeight: 88)
    },
    .passes("the only button of a row, which is its target") {
      List {
        HStack {
          Text(.verbatim("Remind me"))
          Button(.verbatim("Edit"))
        }
      }
    },
    .passes("a field without a border in a row, which is its target") {
      List {
        HStack {
          Text(.verbatim("Name"))
          TextField(.verbatim("Anna"), text: .constant(""))
        }
      }
    },
    .finds("name", because: "a field without a border is as high as its line") {
      TextField(.verbatim("Name"), text: .constant("")).id("name")
    },
    .finds("edit", "delete", because: "a row of two buttons") {
      List {
        HStack {
          Button(.verbatim("Edit")).id("edit")
          Button(.verbatim("Delete")).id("delete")
        }
      }
    },
    .finds("all", because: "a button in the heading of a section, which is no row") {
      List {
        Section {
          Text(.verbatim("Summer"))
        } header: {
          HStack {
            Text(.verbatim("Albums"))
            Button(.verbatim("See all")).id("all")
          }
        }
      }
    },
    .finds("first", because: "the row is its target, and only as high as the text") {
      List { Button(.verbatim("First")).id("first").listRowInsets(EdgeInsets(all: 0)) }
        .environment(\.defaultMinListRowHeight, 0)
    },
    .passes("text without an action") { Text(.verbatim("Save")).frame(width: 20, height: 20) },
    .passes("a link within a text") { Text("Read the [terms](https://example.com)") },
    .finds("terms", because: "a text that is wholly a link") {
      Text("[Terms](https://example.com)").id("terms")
    },
    .passes("a disabled button") {
      Button(.verbatim("Save"), isEnabled: false).frame(width: 30, height: 30)
    },
    .passes("a button that is clipped away, which is no question of its size") {
      VStack { Button(.verbatim("Save")).frame(width: 80, height: 80) }
        .frame(width: 80, height: 0).clipped()
    },
    .finds("sync", because: "a switch is drawn smaller than iOS makes it") {
      Toggle(isOn: true) { Text(.verbatim("Sync")) }.id("sync").scaleEffect(0.7)
    },
    .finds("save", because: "the button is too narrow") {
      Button(.verbatim("x")).id("save").frame(width: 30, height: 44)
    },
    .finds("save", because: "the button is not high enough") {
      Button(.verbatim("Save all changes")).id("save")
    },
    .finds("notes", because: "a one-line text editor is not high enough") {
      TextEditor(text: .verbatim("Buy milk")).id("notes")
    },
    .finds("save", because: "half of it is clipped") {
      VStack { Button(.verbatim("Save")).id("save").frame(width: 80, height: 80) }
        .frame(width: 80, height: 40).clipped()
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let minimum = screen.options[Self.minimum]
    return screen.elements.compactMap { element in
      guard let size = screen.smallTarget(of: element, below: minimum) else { return nil }
      return Violation(
        node: element.node, text: element.label.first,
        severity: min(size.width, size.height) >= Self.leastControl ? .warning : nil,
        weight: minimum - min(size.width, size.height),
        .tooSmall(size, minimum),
        evidence: [
          "width": .number(size.width, unit: "pt"), "height": .number(size.height, unit: "pt"),
        ],
        suggestion:
          "enlarge the target to \(minimum) × \(minimum) pt, such as with padding around its label")
    }
  }
}

extension Message {
  fileprivate static func tooSmall(_ size: Size, _ minimum: Double) -> Message {
    "the target is \(size) pt; the minimum is \(minimum) × \(minimum) pt"
  }
}
