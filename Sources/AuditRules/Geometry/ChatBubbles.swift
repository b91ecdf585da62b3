import Accessibility
import AuditModel
import Layout
import ViewTree

/// Messages of a conversation, whose side and colour show who wrote them.
struct ChatBubbles {
  private let screen: AccessibleScreen
  private let index: ElementIndex
  private var tree: LaidOutTree { screen.tree }

  init(_ screen: AccessibleScreen, _ index: ElementIndex) {
    self.screen = screen
    self.index = index
  }

  /// A message on a ground with round corners.
  private struct Bubble {
    let element: AccessibilityElement
    let fill: Color
    let side: Side?
    /// All that VoiceOver says of it.
    let words: [Substring]
    /// Whether a text is read right before it, which is no message.
    let hasCaption: Bool
  }

  private enum Side { case leading, trailing }

  /// Two messages of each person show no more than a card beside another one.
  private static let fewest = 2
  /// A message is nearer to its own side by so many points.
  private static let leastShift = 16.0

  /// Whether grounds with round corners have two colours, wherever they are.
  static func mayBe(in tree: LaidOutTree) -> Bool {
    let fills = tree.paintedNodes.compactMap { tree.fillOfBubble($0) }
    return fills.count >= 2 * fewest && Set(fills).count > 1
  }

  /// The first message of each conversation in which nothing says who wrote it.
  var violations: [Violation] {
    var conversations: [NodeID: [Bubble]] = [:]
    var before: AccessibilityElement?
    for element in screen.elements {
      defer { before = element }
      guard !element.isInteractive, let (bubble, conversation) = bubble(of: element, after: before)
      else { continue }
      conversations[conversation, default: []].append(bubble)
    }
    return conversations.sorted { $0.key < $1.key }.compactMap { $0.value }.compactMap(violation)
  }

  private func violation(of bubbles: [Bubble]) -> Violation? {
    let kinds = Dictionary(grouping: bubbles, by: \.fill).values
      .sorted { $0[0].element.node < $1[0].element.node }
    guard kinds.count == 2, kinds.allSatisfy({ $0.count >= Self.fewest }) else { return nil }
    let sides = kinds.map { Set($0.compactMap(\.side)) }
    guard sides.allSatisfy({ $0.count == 1 }), sides[0] != sides[1],
      !saysWriter(of: kinds[0], and: kinds[1])
    else { return nil }
    let first = bubbles[0].element
    return Violation(
      node: first.node, text: first.label.first, weight: Double(bubbles.count),
      .showsWriter(of: bubbles.count),
      evidence: ["messages": .number(Double(bubbles.count), unit: "")],
      suggestion: "begin the label with the name of the person")
  }

  /// Whether all messages of either person begin or end with a word that none of the other person does, apart from words
  /// that all messages begin with, such as “Message from”; or a text over each one says it.
  private func saysWriter(of own: [Bubble], and others: [Bubble]) -> Bool {
    if [own, others].contains(where: { $0.allSatisfy(\.hasCaption) }) { return true }
    let first = (own + others).reduce(own[0].words) { common, bubble in
      zip(common, bubble.words).prefix { $0 == $1 }.map(\.0)
    }.count
    func ends(_ bubbles: [Bubble], _ end: ([Substring]) -> Substring?) -> Set<Substring?> {
      Set(bubbles.map { end(Array($0.words.dropFirst(first))) })
    }
    return [{ $0.first }, { $0.last }].contains { end in
      let (one, other) = (ends(own, end), ends(others, end))
      return (one.count == 1 || other.count == 1) && one.isDisjoint(with: other)
    }
  }

  private func isCaption(_ element: AccessibilityElement) -> Bool {
    !element.isInteractive && element.traits.isDisjoint(with: [.header, .image])
      && !tree.lineage(of: element.node).contains { tree.fillOfBubble($0) != nil }
  }

  /// The vertical stack around a message, which may be in a row with a space.
  private func conversation(around ground: NodeID) -> NodeID? {
    var group = tree.innermostGroup(of: ground)
    while let row = group, case .stack(let layout) = tree[row].kind, layout.axis == .horizontal {
      group = tree.innermostGroup(of: row)
    }
    guard let group, case .stack(let layout) = tree[group].kind, layout.axis == .vertical else {
      return nil
    }
    return group
  }

  /// The message that an element is, with the stack of the conversation.
  private func bubble(
    of element: AccessibilityElement, after before: AccessibilityElement?
  ) -> (Bubble, conversation: NodeID)? {
    guard element.traits.isDisjoint(with: [.header, .image]), !element.label.isSilent,
      let ground = tree.lineage(of: element.node).first(where: { tree.fillOfBubble($0) != nil }),
      index.count(in: ground) == 1, let fill = tree.fillOfBubble(ground),
      let conversation = conversation(around: ground)
    else { return nil }
    let (frame, around) = (tree[ground].frame, tree[conversation].content)
    let shift = (around.maxX - frame.maxX) - (frame.x - around.x)
    let isLeft = shift > 0
    let isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    let side: Side = isLeft == isRightToLeft ? .trailing : .leading
    let more = element.customContent.flatMap { [$0.label, $0.value] }
    let said = (element.label.all + element.value.all + more + (element.hint.map { [$0] } ?? []))
      .map { screen.catalog[$0].string }.joined(separator: " ")
    return (
      Bubble(
        element: element, fill: fill, side: abs(shift) >= Self.leastShift ? side : nil,
        words: said.lowercased().split { !$0.isLetter },
        hasCaption: before.map(isCaption) ?? false), conversation
    )
  }
}

extension LaidOutTree {
  /// The colour of a ground with round corners that is no control.
  fileprivate func fillOfBubble(_ node: NodeID) -> Color? {
    guard self[node].hasBackground, self[node].isSeen, !self[node].kind.isControl,
      case let style = style(of: node), style.cornerRadius > 0,
      case .color(let color)? = style.background
    else { return nil }
    return color
  }
}

extension Message {
  fileprivate static func showsWriter(of count: Int) -> Message {
    "the sides and colours of \(count) messages show who wrote them, which VoiceOver does not say"
  }
}
