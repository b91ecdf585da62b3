import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text lies inside of what can be seen, if need be after scrolling.
package struct TextClippedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-clipped", title: "Clipped text",
    rationale: """
      Lines beyond the edge of a container or of the screen, where nothing scrolls, cannot be \
      read or reached. People with larger text sizes meet this first.
      """,
    howToFix: """
      Let the named container grow with its text (`.frame(minHeight:)` instead of \
      `.frame(height:)`), or put the content in a `ScrollView`. Remove `.clipped()` where it \
      only hides the overflow.
      """,
    falseAlarm: """
      Text that a custom gesture or animation moves into view, such as a marquee, is reported, \
      because the audit knows only scroll views. Overflow of at most 0.5 pt, and a scroll view \
      that the keyboard covers for a moment, are exempt.
      """,
    severity: .error,
    standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1"), .wcag("1.4.10")])

  package static let examples: [ScreenExample] = [
    .passes("long text that scrolls", in: .largestText) {
      ScrollView { Text(.verbatim(String(repeating: "word ", count: 200))) }
    },
    .passes("text in a container of its height") {
      Text(.verbatim("Ideas")).padding(12).background(.systemBackground, cornerRadius: 8)
    },
    .passes(
      "a list that the keyboard leaves no room for",
      in: RenderEnvironment(keyboardHeight: 300)
    ) {
      ScrollView { Text(.verbatim("Ideas")) }.frame(height: 0)
    },
    .passes("the text of a button outside the screen, which is the button's") {
      ZStack {
        Text(.verbatim("Ideas"))
        Button(.verbatim("Close")).offset(x: -400)
      }
    },
    .passes("a closed panel beside the screen, which VoiceOver skips") {
      ZStack {
        Text(.verbatim("Ideas"))
        VStack { Text(.verbatim("Menu")) }.offset(x: -400).accessibilityHidden()
      }
    },
    .passes("a field of several lines, in which the text scrolls", in: .largestText) {
      TextEditor(text: .verbatim("Preparations for the journey")).frame(width: 140, height: 90)
    },
    .finds("notes", because: "a field has no room for a whole line", in: .largestText) {
      TextEditor(text: .verbatim("Preparations")).id("notes").frame(width: 300, height: 44)
    },
    .finds("name", because: "the container is not as high as a line", in: .largestText) {
      Text(.verbatim("Ideas")).id("name").frame(width: 200, height: 40).clipped()
    },
    .finds("tall", because: "it goes beyond the edge of the screen") {
      VStack { Text(.verbatim("One")).id("tall").frame(width: 200, height: 40) }
        .padding(.top, 1200).frame(height: 560, alignment: .top)
    },
  ]

  /// Less than this is not seen: glyphs rarely fill their line.
  private static let slack = 0.5

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    // A control outside of everything is a finding of its own.
    let lost = Set(
      screen.elements.filter {
        $0.isInteractive && screen.tree[$0.node].isOutOfSight
      }.map(\.node))
    for text in screen.tree.texts {
      let node = screen.tree[text.node]
      guard node.isSeen, !node.content.isEmpty, !isUnderKeyboard(node, on: screen.tree),
        !screen.tree.isPutAway(text.node),
        lost.isEmpty || !screen.tree.lineage(of: text.node).contains(where: lost.contains)
      else { continue }
      let seen = node.content.intersection(node.contentReach)
      let lostWidth = node.content.width - seen.width
      let lostHeight = node.content.height - seen.height
      if lostWidth > Self.slack || lostHeight > Self.slack {
        let lost = Size(width: lostWidth, height: lostHeight)
        result.append(violation(text, lost: lost, on: screen))
      }
    }
    return result
  }

  /// Whether the keyboard leaves nothing of the scroll view that the text lies in, and there would be
  /// room for it without: it comes back when the keyboard goes.
  private func isUnderKeyboard(_ node: LaidOutNode, on tree: LaidOutTree) -> Bool {
    guard tree.environment.keyboardHeight > 0, let scrollView = node.scrollView.map({ tree[$0] })
    else { return false }
    let bottom = tree.environment.viewport.height - tree.environment.safeArea.bottom
    return scrollView.visibleFrame.isEmpty && scrollView.frame.y + Self.leastHeight < bottom
  }

  /// The room below which a scroll view shows nothing worth mentioning: a row of a list.
  private static let leastHeight = 44.0

  private func violation(
    _ text: LaidOutText, lost: Size, on screen: AccessibleScreen
  ) -> Violation {
    let node = screen.tree[text.node]
    let clipper = self.clipper(of: text, on: screen.tree)
    let share = max(lost.width / node.content.width, lost.height / node.content.height)
    return Violation(
      node: text.node, text: text.text, weight: share,
      .clipped(
        node.content.size, seen: node.content.intersection(node.contentReach).size, by: clipper),
      evidence: Evidence(
        [
          ("width", .number(node.content.width, unit: "pt")),
          ("height", .number(node.content.height, unit: "pt")),
          ("lostWidth", .number(lost.width, unit: "pt")),
          ("lostHeight", .number(lost.height, unit: "pt")), ("clippedBy", .text(clipper)),
        ] + screen.overflow(at: text.node)),
      suggestion: .grow(clipper))
  }

  /// The identity of what cuts the text off: its own frame, a node around it, or the screen.
  private func clipper(of text: LaidOutText, on tree: LaidOutTree) -> String {
    let node = tree[text.node]
    if node.clips, !node.frame.contains(node.content.intersection(node.reach), slack: Self.slack) {
      return tree.path(of: text.node)
    }
    return node.clipper.map(tree.path) ?? "screen"
  }
}

extension Message {
  fileprivate static func clipped(_ size: Size, seen: Size, by clipper: String) -> Message {
    "the text takes \(size) pt; “\(clipper)” shows \(seen) pt of it"
  }

  fileprivate static func grow(_ clipper: String) -> Message {
    clipper == "screen"
      ? "put the content in a scroll view"
      : "let “\(clipper)” grow with the text, or let its content scroll"
  }
}
