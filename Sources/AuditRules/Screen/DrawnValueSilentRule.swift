import Accessibility
import AuditModel
import Layout
import ViewTree

/// A value that shapes draw, as the bars of a chart do, is spoken, too.
package struct DrawnValueSilentRule: ScreenRule {
  package static let description = RuleDescription(
    id: "drawn-value-silent", title: "Drawn value hidden from VoiceOver",
    rationale: """
      VoiceOver and braille display users do not learn how far the upload is or how much each day took, which \
      others read off the lengths of the bars.
      """,
    howToFix: """
      Make the shapes one element with a label and a value, such as “Upload” and “40 percent”, or use \
      `ProgressView`, `Gauge` or a chart of Swift Charts, which VoiceOver reads.
      """,
    falseAlarm: """
      A bar is a shape of up to 24 points within another one that begins at the same edge, a chart three or more \
      rows with a text and a bar of the same thickness and different lengths. Exempt are charts with a number in a \
      text, bars with a percentage, two numbers or their share in a text beside them, and both with a number in a label, \
      a value or a hint around them, or a label of five words or more. \
      Bars that only decorate are reported.
      """,
    severity: .warning, standards: [.wcag("1.1.1"), .en301549("11.1.1.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("a bar with a value") {
      bar().accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Upload"))
        .accessibilityValue(.verbatim("40 percent"))
    },
    .passes("a bar whose share is a text beside it") {
      VStack {
        bar()
        Text(.verbatim("40 %"))
      }
    },
    .passes("a chart with a summary") {
      chart([90, 60, 120]).accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Wednesday took the most power of all days"))
    },
    .passes("bars with their values as texts") {
      chart([90, 60, 120], values: ["9 kWh", "6 kWh", "12 kWh"])
    },
    .passes("lines between rows") { chart([120, 120, 120]) },
    .finds("upload", because: "only the bar shows how far the upload is") {
      VStack {
        Text(.verbatim("Uploading photo 1"))
        bar().id("upload")
      }
    },
    .finds("chart", because: "only the bars show how much each day took") {
      chart([90, 60, 120]).id("chart")
    },
    .finds("chart", because: "the label is that of the chart alone") {
      chart([90, 60, 120]).id("chart").accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Power chart"))
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let shapes = tree.nodes.positions.filter { tree.isFilledShape($0) }
    guard shapes.count > 1 else { return [] }
    return charts(of: shapes, on: screen) + bars(of: shapes, on: screen)
  }

  /// Rows with a text and a bar each.
  private func charts(of shapes: [NodeID], on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return SiblingRows.all(with: shapes.filter { tree.isBar($0) }, in: tree).compactMap { rows in
      guard rows.rows.count >= Self.leastRows, tree.differInLength(rows.parts),
        rows.rows.allSatisfy({ !tree.rowTexts(of: $0).isEmpty }),
        let chart = tree[rows.rows[0]].parent,
        !tree.rowTexts(of: chart).values.contains(where: { $0.contains(where: \.isNumber) }),
        !screen.saysMore(around: rows.parts[0])
      else { return nil }
      return Violation(
        node: chart, weight: Double(rows.rows.count), .isDrawn(rows.rows.count),
        evidence: ["bars": .number(Double(rows.rows.count), unit: "")],
        suggestion: "make it one element, and say the values in its accessibility value")
    }
  }

  /// Two shapes may be anything.
  private static let leastRows = 3

  /// Shapes that fill a part of the one that they lie in.
  private func bars(of shapes: [NodeID], on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return zip(shapes, shapes.dropFirst()).compactMap { track, fill in
      guard let share = tree.share(of: fill, in: track),
        let bar = tree.lineage(of: track).first(where: { fill < tree[$0].end }),
        tree.lineage(of: fill).prefix(Self.levels).contains(bar),
        !tree.rowTexts(of: tree[bar].parent ?? bar).values.contains(where: { $0.says(share) }),
        !screen.saysMore(around: track)
      else { return nil }
      return Violation(
        node: bar, .shows(share), evidence: ["share": .number(share * 100, unit: "%")],
        suggestion: "give the bar an accessibility label and its share as the value")
    }
  }

  /// How deep a shape may lie in the view that it is the bar of.
  private static let levels = 4
}

extension AccessibleScreen {
  /// Whether what is spoken of an element around a shape says more than a name.
  fileprivate func saysMore(around shape: NodeID) -> Bool {
    let around = Set(tree.lineage(of: shape))
    return elements.contains { element in
      guard around.contains(element.node) else { return false }
      let said = element.label.all + element.value.all + (element.hint.map { [$0] } ?? [])
      return element.traits.contains(.adjustable) || !element.customContent.isEmpty
        || !element.value.isBlank(in: catalog)
        || said.contains {
          catalog[$0].string.contains(where: \.isNumber)
            || catalog[$0].string.split(separator: " ").count >= Self.wordsOfSummary
        }
    }
  }

  /// A label of fewer words only names what it is.
  private static var wordsOfSummary: Int { 5 }
}

extension String {
  /// Whether it says a share from 0 to 1: as a percentage, or as some of several.
  fileprivate func says(_ share: Double) -> Bool {
    let numbers = numbers
    return contains { "%٪".contains($0) } || numbers.count > 1
      || numbers.contains { abs(Double($0) - share * 100) <= 1 }
  }
}

extension LaidOutTree {
  /// Whether it is a shape that is filled with a colour.
  fileprivate func isFilledShape(_ node: NodeID) -> Bool {
    guard case .rectangle = self[node].kind, self[node].isSeen, !self[node].isDisabled,
      case .color(let color)? = style(of: node).background
    else { return false }
    return (color.light.alpha > 0 || color.dark.alpha > 0) && !isRedacted(node)
  }

  /// Whether a shape is as thick as the bar of a chart; lines and waves are thinner.
  fileprivate func isBar(_ node: NodeID) -> Bool {
    let size = self[node].content.size
    return (8...40).contains(min(size.width, size.height)) && max(size.width, size.height) >= 24
  }

  /// Whether shapes have one thickness and three lengths or more.
  fileprivate func differInLength(_ shapes: [NodeID]) -> Bool {
    let widths = Set(shapes.map { self[$0].content.width.rounded() })
    let heights = Set(shapes.map { self[$0].content.height.rounded() })
    return widths.count == 1 && heights.count > 2 || heights.count == 1 && widths.count > 2
  }

  /// The share of a bar that a shape fills from its leading edge, from 0 to 1; nil where it is no such shape.
  fileprivate func share(of fill: NodeID, in track: NodeID) -> Double? {
    let (outer, inner) = (self[track].content, self[fill].content)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let begins =
      isRightToLeft ? abs(outer.maxX - inner.maxX) <= 2 : abs(outer.x - inner.x) <= 2
    guard begins, (2...24).contains(outer.height), outer.width >= max(60, outer.height * 4),
      abs(outer.height - inner.height) <= 2, abs(outer.y - inner.y) <= 2,
      inner.width > 0, inner.width <= outer.width * 0.98
    else { return nil }
    return inner.width / outer.width
  }
}

extension Message {
  fileprivate static func isDrawn(_ count: Int) -> Message {
    "the lengths of \(count) bars show values that VoiceOver does not say"
  }

  fileprivate static func shows(_ share: Double) -> Message {
    "the bar is filled to \(Int((share * 100).rounded())) %, which VoiceOver does not say"
  }
}

/// A bar that is filled to two fifths.
private func bar() -> ViewNode {
  ZStack(alignment: .leading) {
    Rectangle(fill: .label).frame(width: 200, height: 8)
    Rectangle(fill: .systemBackground).frame(width: 80, height: 8)
  }
  .node
}

/// Rows with a day and a bar, and perhaps a value.
private func chart(_ lengths: [Double], values: [String] = []) -> ViewNode {
  VStack(alignment: .leading) {
    for (index, length) in lengths.enumerated() {
      HStack {
        Text(.verbatim(["Mon", "Tue", "Wed"][index]))
        Rectangle(fill: .label).frame(width: length, height: 14)
        if index < values.count { Text(.verbatim(values[index])) }
      }
    }
  }
  .node
}
