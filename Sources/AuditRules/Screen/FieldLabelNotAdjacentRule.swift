import Accessibility
import AuditModel
import Layout
import ViewTree

/// The visible label of a field is next to it.
package struct FieldLabelNotAdjacentRule: ScreenRule {
  package static let description = RuleDescription(
    id: "field-label-not-adjacent", title: "Label away from its field",
    rationale: """
      People who see a small part of the screen at a time, and people with a cognitive disability, take the \
      label for that of the field next to it and type into the wrong one.
      """,
    howToFix: """
      Put the label directly over its field, or before it in the same row, and leave more space between \
      fields than between a label and its field.
      """,
    falseAlarm: """
      A label is known as such where it has the words of the field's accessibility label and is seen once. It \
      is reported where another field of the smallest view around both is nearer to it, or between the two in a row; \
      how far apart they may be \
      otherwise, no source says.
      """,
    severity: .warning, standards: [.wcag("3.3.2"), .en301549("11.3.3.2")])

  package static let examples: [ScreenExample] = [
    .passes("each label over its field") {
      VStack(spacing: 20) {
        field("Street")
        field("Town")
      }
    },
    .passes("each label before its field, however far") {
      List {
        row("Street", "street")
        row("Town", "town")
      }
    },
    .passes("a note between the label and its field, in a view of their own") {
      VStack(spacing: 4) {
        field("Street")
        VStack(spacing: 4) {
          Text(.verbatim("Town"))
          Text(.verbatim("Without the postal code"))
          input("Town", "town")
        }
      }
    },
    .passes("the label under its field") {
      VStack(spacing: 20) {
        VStack(spacing: 4) {
          input("Street", "street")
          Text(.verbatim("Street"))
        }
        field("Town")
      }
    },
    .finds("street", because: "both labels are over the first field") {
      VStack(spacing: 8) {
        Text(.verbatim("Street"))
        Text(.verbatim("Town"))
        input("Town", "town")
        input("Street", "street")
      }
    },
    .finds("town", because: "another field is between the two in the row") {
      HStack {
        Text(.verbatim("Town"))
        input("Postal code", "code")
        input("Town", "town")
      }
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    let fields = screen.fields.fields
    guard fields.count > 1 else { return false }
    let labels = VisibleLabels(of: fields, on: screen)
    return fields.contains { labels.text(of: $0) != nil }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let fields = screen.fields
    guard fields.fields.count > 1 else { return [] }
    let labels = VisibleLabels(of: fields.fields, on: screen)
    return fields.fields.compactMap { field in
      guard let text = labels.text(of: field) else { return nil }
      return check(field, text, among: fields, in: screen.tree)
    }
  }

  private func check(
    _ field: AccessibilityElement, _ text: LaidOutText, among fields: ScreenFields,
    in tree: LaidOutTree
  ) -> Violation? {
    let frame = tree[text.node].frame
    let distance = frame.distance(to: field.frame)
    let isRow = frame.isBeside(field.frame)
    let nearer = fields.first(within: distance, of: text.node, in: tree) { other in
      guard other.node != field.node else { return false }
      let isNearer = frame.distance(to: other.frame) < distance - 1
      return isNearer && (!isRow || frame.isBeside(other.frame))
    }
    guard let nearer, tree.isInGroup(of: text.node, field.node, nearer.node) else { return nil }
    return Violation(
      node: field.node, text: text.text, weight: distance, .isNearer(distance),
      evidence: [
        "distance": .number(distance, unit: "pt"),
        "nearest": .text(tree.path(of: nearer.node)),
      ],
      suggestion: "put the label directly over its field, or before it")
  }
}

/// The texts with the words of the accessibility labels of fields.
private struct VisibleLabels {
  private var texts: [FoldID: [LaidOutText]] = [:]
  private let catalog: TextCatalog

  init(of fields: [AccessibilityElement], on screen: AccessibleScreen) {
    let tree = screen.tree
    catalog = screen.catalog
    let wanted = Set(fields.compactMap { $0.label.first }.map { screen.catalog[$0].wordsID })
    for text in tree.texts {
      let words = screen.catalog[text.text].wordsID
      guard wanted.contains(words), case .text = tree[text.node].kind, tree[text.node].isSeen,
        !tree.lineage(of: text.node).contains(where: { tree[$0].kind.isControl })
      else { continue }
      texts[words, default: []].append(text)
    }
  }

  /// The visible label of a field, where there is just one.
  func text(of field: AccessibilityElement) -> LaidOutText? {
    guard field.hasGivenLabel, let label = field.label.first,
      let own = texts[catalog[label].wordsID], own.count == 1
    else { return nil }
    return own[0]
  }
}

extension LaidOutTree {
  /// Whether a third node is in the smallest view around two others.
  fileprivate func isInGroup(of first: NodeID, _ second: NodeID, _ third: NodeID) -> Bool {
    let group = lineage(of: first).first { $0 <= second && second < self[$0].end }
    return group.map { $0 <= third && third < self[$0].end } ?? true
  }
}

extension Message {
  fileprivate static func isNearer(_ distance: Double) -> Message {
    "the visible label is \(distance) pt away, and another field is nearer to it"
  }
}

private func input(_ label: String, _ id: String) -> ViewNode {
  TextField(.verbatim("…"), text: .constant("")).id(id).accessibilityLabel(.verbatim(label))
    .frame(width: 90, height: 44)
}

private func field(_ label: String) -> ViewNode {
  VStack(spacing: 4) {
    Text(.verbatim(label))
    input(label, label.lowercased())
  }
  .node
}

private func row(_ label: String, _ id: String) -> ViewNode {
  HStack {
    Text(.verbatim(label))
    Spacer()
    input(label, id)
  }
  .node
}
