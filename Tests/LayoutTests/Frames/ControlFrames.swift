import ViewTree

@testable import Layout

extension ComputedTree {
  /// The stepper of UIKit is 94 × 32 points; a label takes the width that it leaves.
  static let steppers: [ComputedTree] = [
    ComputedTree("Stepper", ["stepper": rect(206, 284, 94, 32), "l.content": rect(0, 290, 40, 20)])
    {
      stepper { box("l", 40, 20) }
    },
    ComputedTree(
      "Stepper with a high label",
      ["stepper": rect(206, 284, 94, 32), "l.content": rect(0, 270, 40, 60)]
    ) { stepper { box("l", 40, 60) } },
    // 300 − 94 − 8.
    ComputedTree("Stepper with a wide label", ["l": rect(0, 290, 198, 20)]) {
      stepper { filler("l").frame(height: 20) }
    },
    // A row of 15 + 32 + 15 points.
    ComputedTree(
      "Stepper in a row", ["stepper": rect(174, 32.5, 94, 32), "l.content": rect(32, 38.5, 40, 20)]
    ) { List { stepper { box("l", 40, 20) } } },
  ]

  /// Segments share the width and are at least 32 points high; an inline choice is a row.
  static let pickers: [ComputedTree] = [
    ComputedTree(
      "segments", ["a": rect(0, 284, 150, 32), "b": rect(150, 284, 150, 32)]
    ) {
      picker(20).pickerStyle(.segmented)
    },
    ComputedTree(
      "high segments", ["a": rect(0, 275, 150, 50), "b": rect(150, 284, 150, 32)]
    ) { picker(50).pickerStyle(.segmented) },
    ComputedTree(
      "choices in rows", ["a": rect(16, 17.5, 268, 52), "b": rect(16, 69.5, 268, 52)]
    ) { List { picker(20).pickerStyle(.inline) } },
  ]

  /// A line of 4 points, 4 points from its labels.
  static let gauges: [ComputedTree] = [
    ComputedTree("Gauge", ["l": rect(0, 286, 40, 20)]) {
      Gauge(value: 0.5) { box("l", 40, 20) }
    },
    // 20 + 4 + 4 + 4 + 20.
    ComputedTree("Gauge with its value", ["l": rect(0, 274, 40, 20), "v": rect(0, 306, 40, 20)]) {
      Gauge(value: 0.5) {
        box("l", 40, 20)
      } currentValueLabel: {
        box("v", 40, 20)
      }
    },
    ComputedTree(
      "Gauge with its ends",
      ["l": rect(0, 278, 40, 20), "min": rect(0, 302, 30, 20), "max": rect(270, 302, 30, 20)]
    ) {
      Gauge(value: 0.5) {
        box("l", 40, 20)
      } currentValueLabel: {
      } minimumValueLabel: {
        box("min", 30, 20)
      } maximumValueLabel: {
        box("max", 30, 20)
      }
    },
    ComputedTree("Gauge in a row", ["l": rect(32, 32.5, 40, 20), "b": rect(32, 91.5, 40, 20)]) {
      List {
        Gauge(value: 0.5) { box("l", 40, 20) }
        box("b", 40, 20)
      }
    },
  ]

  /// A wheel of 20 × 20 points, or a line of 4, each 4 points from its label.
  static let progress: [ComputedTree] = [
    ComputedTree("ProgressView", ["p": rect(140, 290, 20, 20)]) { ProgressView().id("p") },
    ComputedTree("ProgressView with a label", ["l": rect(130, 278, 40, 20)]) {
      ProgressView { box("l", 40, 20) }
    },
    ComputedTree("ProgressView with a value", ["l": rect(0, 286, 40, 20)]) {
      ProgressView(value: 0.5) { box("l", 40, 20) }
    },
    // 15 + 28 + 15 points.
    ComputedTree("ProgressView in a row", ["b": rect(32, 91.5, 40, 20)]) {
      List {
        ProgressView(value: 0.5) { box("l", 40, 20) }
        box("b", 40, 20)
      }
    },
  ]

  /// A menu is its button, and a disclosure group the row with its chevron and what it shows.
  static let menus: [ComputedTree] = [
    ComputedTree("Menu", ["m": rect(130, 290, 40, 20)]) {
      Menu {
      } label: {
        box("l", 40, 20)
      }.id("m")
    },
    ComputedTree("Menu in a row", ["m": rect(16, 17.5, 268, 52), "l": rect(32, 33.5, 40, 20)]) {
      List {
        Menu {
        } label: {
          box("l", 40, 20)
        }.id("m")
      }
    },
    ComputedTree("Menu beside what grows", ["m": rect(260, 290, 40, 20)]) {
      HStack(spacing: 0) {
        filler("a")
        Menu {
        } label: {
          box("l", 40, 20)
        }.id("m")
      }
    },
    ComputedTree("a closed DisclosureGroup", ["l": rect(0, 280, 40, 40)]) {
      VStack(spacing: 0) { disclosure(isOpen: false) }
    },
    ComputedTree(
      "an open DisclosureGroup", ["l": rect(0, 266, 40, 40), "c": rect(130, 314, 40, 20)]
    ) { disclosure(isOpen: true) },
    // It is one view: the rest is 300 - 40 - 8 points.
    ComputedTree(
      "a DisclosureGroup in a row", ["l": rect(0, 266, 40, 40), "c": rect(106, 314, 40, 20)]
    ) {
      HStack {
        disclosure(isOpen: true)
        box("b", 40, 20)
      }
    },
    // A row of 15 + 40 + 15 points, and one of 52.
    ComputedTree(
      "a DisclosureGroup in a list", ["l": rect(32, 32.5, 40, 40), "c": rect(32, 103.5, 40, 20)]
    ) { List { disclosure(isOpen: true) } },
  ]

  private static func stepper(@ViewBuilder _ label: () -> [ViewNode]) -> ViewNode {
    Stepper(label: label, onIncrement: nil, onDecrement: nil).node
  }

  private static func picker(_ height: Double) -> ViewNode {
    Picker(.verbatim("p"), selection: .constant(1)) {
      box("a", 40, height).tag(1); box("b", 40, 20).tag(2)
    }.node
  }

  private static func disclosure(isOpen: Bool) -> ViewNode {
    DisclosureGroup(isExpanded: .constant(isOpen)) {
      box("c", 40, 20)
    } label: {
      box("l", 40, 40)
    }.node
  }
}
