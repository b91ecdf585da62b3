import Accessibility
import AuditModel
import Layout
import ViewTree

/// Bars whose lengths show values that nothing says: those of a chart, and one that is filled to a share.
struct DrawnBars {
  private let shapes: [NodeID]
  private let speech: DrawnSpeech
  private let tree: LaidOutTree

  init(_ shapes: [NodeID], _ speech: DrawnSpeech) {
    self.shapes = shapes
    self.speech = speech
    tree = speech.tree
  }

  var violations: [Violation] { charts + bars }

  /// Rows with a text and a bar each.
  private var charts: [Violation] {
    let thick = shapes.filter(isBarOfChart)
    // Hardly any shapes have several lengths.
    guard thick.count >= Self.leastRows,
      [\Size.width, \Size.height].contains(where: { side in
        Set(thick.map { tree[$0].content.size[keyPath: side].rounded() }).count > 2
      })
    else { return [] }
    return SiblingRows.all(with: thick, in: tree).compactMap { rows in
      guard rows.rows.count >= Self.leastRows, differInLength(rows.parts),
        zip(rows.rows, rows.parts).allSatisfy({ isNamedAlone($0, beside: $1) }),
        let chart = tree[rows.rows[0]].parent, !speech.saysMore(around: rows.parts[0]),
        !speech.saysMore(in: chart), !isDescribed(chart)
      else { return nil }
      return Violation(
        node: chart, weight: Double(rows.rows.count), .isDrawn(rows.rows.count),
        evidence: ["bars": .number(Double(rows.rows.count), unit: "")],
        suggestion: "make it one element, and say the values in its accessibility value")
    }
  }

  /// Whether a sentence is directly before or after a chart.
  private func isDescribed(_ chart: NodeID) -> Bool {
    tree.neighbours(of: chart).contains {
      tree.rowTexts(of: $0).values.contains(where: \.isSentence)
    }
  }

  /// Two shapes may be anything.
  private static let leastRows = 3

  /// Whether a row has one text, which is its name and does not lie on the bar, and no label that says more.
  private func isNamedAlone(_ row: NodeID, beside bar: NodeID) -> Bool {
    let texts = tree.rowTexts(of: row)
    guard texts.count == 1, let offset = texts.keys.first,
      !tree[row.advanced(by: offset)].frame.intersects(tree[bar].frame)
    else { return false }
    return isStrong(bar)
      && !speech.index.elements(in: row).contains {
        $0.hasGivenLabel || $0.isInteractive || !$0.value.isSilent
      }
  }

  /// Whether a bar contrasts with its ground; the grey ones of content that is loading do not.
  private func isStrong(_ bar: NodeID) -> Bool {
    guard case .color(let color)? = tree.style(of: bar).background,
      case .color(let ground) = speech.screen.grounds.around(bar)
    else { return false }
    let light = Appearance.all[0]
    return ground.color(in: light, under: color).contrast(with: ground.color(in: light)) >= 2
  }

  /// Whether a shape is as thick as the bar of a chart; lines and waves are thinner.
  private func isBarOfChart(_ node: NodeID) -> Bool {
    let size = tree[node].content.size
    return (8...40).contains(min(size.width, size.height)) && max(size.width, size.height) >= 24
  }

  /// Whether shapes have one thickness and three lengths or more.
  private func differInLength(_ shapes: [NodeID]) -> Bool {
    let widths = Set(shapes.map { tree[$0].content.width.rounded() })
    let heights = Set(shapes.map { tree[$0].content.height.rounded() })
    return widths.count == 1 && heights.count > 2 || heights.count == 1 && widths.count > 2
  }

  /// Shapes that fill a part of the one that they lie in.
  private var bars: [Violation] {
    let pairs = zip(shapes, shapes.dropFirst()).compactMap { track, fill -> Bar? in
      guard let share = share(of: fill, in: track),
        let bar = tree.lineage(of: track).first(where: { fill < tree[$0].end }),
        tree.lineage(of: fill).prefix(Self.levels).contains(bar)
      else { return nil }
      return Bar(node: bar, track: track, share: share)
    }
    // Several that are filled alike stand for content that is loading.
    let alike = Dictionary(grouping: pairs) { Int($0.share * 100) }.filter {
      $0.value.count >= Self.leastRows
    }
    return pairs.filter { bar in
      alike[Int(bar.share * 100)] == nil && !speech.saysMore(around: bar.track) && !isWritten(bar)
    }
    .map { bar in
      Violation(
        node: bar.node, .shows(bar.share),
        evidence: ["share": .number(bar.share * 100, unit: "%")],
        suggestion: "give the bar an accessibility label and its share as the value")
    }
  }

  private struct Bar {
    let node: NodeID
    let track: NodeID
    let share: Double
  }

  /// How deep a shape may lie in the view that it is the bar of.
  private static let levels = 4

  /// Whether a text around a bar says its share, or texts name its stages.
  private func isWritten(_ bar: Bar) -> Bool {
    speech.texts(around: bar.node, levels: 3).contains { $0.says(bar.share) }
      || hasStages(bar.node) || speech.isValued(beside: bar.node) || speech.isOfPassword(bar.node)
  }

  /// Whether a row of three texts or more is above or under a bar, which are the names of its stages.
  private func hasStages(_ bar: NodeID) -> Bool {
    guard let parent = tree.innermostGroup(of: bar) else { return false }
    return tree.children(of: parent).contains { sibling in
      guard case .stack(let layout) = tree[sibling].kind else { return false }
      return layout.axis == .horizontal && tree.rowTexts(of: sibling).count >= Self.leastRows
    }
  }

  /// The share of a bar that a shape fills from its leading edge, from 0 to 1; nil where it is no such shape.
  private func share(of fill: NodeID, in track: NodeID) -> Double? {
    let (outer, inner) = (tree[track].content, tree[fill].content)
    let isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    let begins = isRightToLeft ? abs(outer.maxX - inner.maxX) <= 2 : abs(outer.x - inner.x) <= 2
    // Lower ones are lines under a heading or a tab.
    guard begins, (4...24).contains(outer.height), outer.width >= max(60, outer.height * 4),
      abs(outer.height - inner.height) <= 2, abs(outer.y - inner.y) <= 2,
      inner.width > 0, inner.width <= outer.width * 0.98
    else { return nil }
    return inner.width / outer.width
  }
}

extension String {
  /// Whether it is long enough to say what a chart shows, and no caption of it, which ends without a full stop.
  fileprivate var isSentence: Bool {
    split(separator: " ").count >= 8 && (hasDigit || last.map { ".!?。".contains($0) } ?? false)
  }

  /// Whether it says a share from 0 to 1: as a percentage, as some of several, or as a word after a colon.
  fileprivate func says(_ share: Double) -> Bool {
    let numbers = numbers
    return contains { "%٪".contains($0) } || hasWordAfterColon || numbers.count > 1
      || numbers.contains { abs(Double($0) - share * 100) <= 1 }
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
