import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text that is shown is shown whole.
package struct TextTruncatedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-truncated", title: "Truncated text",
    rationale: """
      People who choose larger text sizes, or read a language with longer words, see only the \
      beginning of the text, followed by an ellipsis.
      """,
    howToFix: """
      Let the text wrap: remove `.lineLimit(_:)` (UIKit: set `numberOfLines = 0`) and the fixed \
      frame around it, or put the content in a `ScrollView`. Where one line is required, use \
      `.minimumScaleFactor(_:)`, `ViewThatFits` with a shorter wording, or shorten the \
      translation.
      """,
    falseAlarm: """
      Intended truncation, such as the one-line preview of a long message, is reported too; a preview of \
      sample content in two lines or more, in a button or a link, and what was typed into a field \
      are notes. Text fields that are being edited, secure text fields and text editors are exempt. Text that is \
      too wide by less than the uncertainty of its measured width may fit on a device: it is a \
      warning. Text with characters that no font has is not measured, unless it is too wide \
      without them.
      """,
    severity: .error,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .hig("Typography, Supporting Dynamic Type"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("text that takes as many lines as it needs", in: .largestText) {
      Text(.verbatim("Summer trip to the islands")).frame(width: 140)
    },
    .passes("short text on one line") {
      Text(.verbatim("Ideas")).lineLimit(1).frame(width: 140)
    },
    .passes("text with a minimum scale factor") {
      Text(.verbatim("Preparations")).lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
    },
    .passes("a text field that is being edited, which scrolls") {
      TextField(
        text: .verbatim("A name that is longer than its field"),
        state: TextFieldState(isEditing: true)
      ).frame(width: 140)
    },
    .passes("a secure text field") {
      TextField(
        text: .verbatim("a very long password indeed"), state: TextFieldState(isSecure: true)
      ).frame(width: 140)
    },
    .passes("a text editor, which scrolls", in: .largestText) {
      TextEditor(text: .verbatim("Preparations for the journey")).frame(width: 140, height: 90)
    },
    .passes("a bar over the edge, which has its height before the content", in: .largestText) {
      ScrollView { Text(.verbatim("Ideas")) }
        .safeAreaInset(edge: .bottom) {
          Text(.verbatim(String(repeating: "Summer trip ", count: 6)))
        }
    },
    .passes("a text that a frame of no width hides") {
      Text(.verbatim("Ideas")).lineLimit(1).frame(width: 0)
    },
    .finds("name", because: "the view beside it leaves it no room") {
      HStack(spacing: 0) {
        Rectangle(fill: Color(.black)).frame(width: 900, height: 20)
        Text(.verbatim("Ideas")).lineLimit(1).id("name")
      }
    },
    .finds("name", because: "a label of one line that is too narrow") {
      Text(.verbatim("Preparations for the journey")).lineLimit(1).id("name").frame(width: 140)
    },
    .finds("name", because: "a fixed height for one line only", in: .largestText) {
      Text(.verbatim("Summer trip")).id("name").frame(width: 140, height: 70)
    },
    .finds("preview", because: "the beginning of a message, which is a note") {
      Button {
        Text(.verbatim("The train leaves at seven, and the hut has four beds for us"))
          .lineLimit(2).frame(width: 140).id("preview")
      }
    },
    .finds("field", because: "a text field that shows only the beginning") {
      TextField(text: .verbatim("Preparations for the journey")).id("field").frame(width: 140)
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for text in screen.tree.texts where text.isTruncated {
      let node = text.node
      let laidOut = screen.tree[node]
      guard laidOut.isSeen, !isExempt(laidOut),
        !laidOut.frame.isEmpty || laidOut.isInBar || isSqueezedOut(text, in: screen.tree)
      else { continue }
      let shape = screen.catalog[text.shape]
      let isCertain = screen.tree.isTruncated(text, whenWiderBy: 1 - shape.tolerance)
      guard isCertain || shape.unmeasured.isEmpty else { continue }
      result.append(violation(text, node: node, on: screen, isCertain: isCertain))
    }
    return result
  }

  /// Whether a text has no width at all because other views take it, and not because a frame says so, by which views
  /// are hidden.
  private func isSqueezedOut(_ text: LaidOutText, in tree: LaidOutTree) -> Bool {
    guard !text.isCutByHeight, tree[text.node].frame.width <= 0 else { return false }
    return !tree.lineage(of: text.node).contains {
      tree[$0].limitsWidth && tree[$0].frame.width <= 0
        || tree[$0].limitsHeight && tree[$0].frame.height <= 0
    }
  }

  /// The text of a field that is being edited moves under the finger, and the dots are not for
  /// reading that stand for a password.
  private func isExempt(_ node: LaidOutNode) -> Bool {
    if case .textField(let state) = node.kind { return state.isEditing || state.isSecure }
    return false
  }

  private func violation(
    _ text: LaidOutText, node: NodeID, on screen: AccessibleScreen, isCertain: Bool
  ) -> Violation {
    let cutByHeight = text.isCutByHeight
    let container = screen.limit(of: node, inHeight: cutByHeight)
    let measured = measured(text, on: screen, isCertain: isCertain)
    let isTyped = screen.isTyped(text)
    let severity: Severity? =
      screen.isPreview(text) || isTyped ? .note : isCertain ? nil : .warning
    return Violation(
      node: node, text: text.text, severity: severity, weight: measured.weight,
      measured.message,
      evidence: Evidence(
        measured.values + [
          ("lines", .number(Double(text.availableLines), unit: "")),
          ("pointSize", .number(text.drawnPointSize, unit: "pt")), ("limitedBy", .text(container)),
        ] + screen.overflow(ofTruncated: text)),
      suggestion: isTyped
        ? "it scrolls while it is edited; let the field take more lines where all of it has to be seen"
        : screen.tree[node].isInBar
          ? "shorten it: a bar has one line"
          : .enlarge(container: container, cutByHeight: cutByHeight))
  }

  /// The shortage: the lines, where the text has more line ends than there is room for and no width
  /// helps, or else the width.
  private func measured(
    _ text: LaidOutText, on screen: AccessibleScreen, isCertain: Bool
  ) -> (weight: Double, message: Message, values: [(String, Evidence.Value)]) {
    let lines = text.availableLines
    let shape = screen.catalog[text.shape]
    let ownLines = shape.breakLines(width: .infinity, at: text.drawnSize).lineCount
    if ownLines > lines {
      return (
        Double(ownLines) / Double(lines), .tooManyLines(ownLines, availableLines: lines),
        [("needsLines", .number(Double(ownLines), unit: ""))]
      )
    }
    let needed = shape.narrowestWidth(lines: lines, at: text.drawnSize)
    // More width is no remedy for what may take several lines.
    let neededLines =
      text.lineLimit == 1
      ? 1 : shape.breakLines(width: text.availableWidth, at: text.drawnSize).lineCount
    return (
      needed / max(text.availableWidth, 1),
      isCertain
        ? neededLines > lines
          ? .tooManyLines(neededLines, availableLines: lines)
          : .truncated(has: text.availableWidth, needs: needed, lines: lines)
        : .nearlyFits(has: text.availableWidth, needs: needed, percent: shape.tolerancePercent),
      [
        ("hasWidth", .number(text.availableWidth, unit: "pt")),
        ("needsWidth", .number(needed, unit: "pt")),
        ("tolerance", .number(shape.tolerancePercent, unit: "%")),
      ]
    )
  }
}

extension LaidOutText {
  /// Whether it has fewer lines than it may take.
  var isCutByHeight: Bool { lineLimit == 0 || availableLines < lineLimit }
}

extension AccessibleScreen {
  /// Whether it is the beginning of a text of people, in as many lines as the app wants of it, and what is
  /// pressed there shows all of it, as a row of a list of messages does.
  fileprivate func isPreview(_ text: LaidOutText) -> Bool {
    let content = catalog[text.text]
    guard content.key == nil, !content.isLiteral, text.lineLimit > 1,
      text.availableLines == text.lineLimit
    else { return false }
    return tree.lineage(of: text.node).contains {
      if case .button = tree[$0].kind { true } else { false }
    }
  }

  /// Whether people have typed it into a field, so that no wording of the app is at fault.
  fileprivate func isTyped(_ text: LaidOutText) -> Bool {
    guard case .textField = tree[text.node].kind else { return false }
    return catalog[text.text].key == nil
  }

  /// The identity of the nearest node around a text that keeps it from growing, or `screen`.
  func limit(of node: NodeID, inHeight: Bool) -> String {
    let limit = tree.lineage(of: node).first {
      inHeight ? tree[$0].limitsHeight : tree[$0].limitsWidth
    }
    return limit.map(tree.path) ?? "screen"
  }
}

extension Message {
  fileprivate static func tooManyLines(_ lines: Int, availableLines: Int) -> Message {
    "takes \(lines) lines, has room for \(availableLines)"
  }

  fileprivate static func truncated(has: Double, needs: Double, lines: Int) -> Message {
    lines == 1
      ? "has \(has) pt, needs \(needs) pt on its one line"
      : "has \(has) pt, needs \(needs) pt on its \(lines) lines"
  }

  fileprivate static func nearlyFits(has: Double, needs: Double, percent: Double) -> Message {
    "has \(has) pt, needs \(needs) pt, measured to ± \(percent) %; it may fit on a device"
  }

  fileprivate static func enlarge(container: String, cutByHeight: Bool) -> Message {
    switch (cutByHeight, container == "screen") {
    case (true, true): "put the text in a scroll view"
    case (true, false):
      "let “\(container)” grow in height with the text, or put the text in a scroll view"
    case (false, true): "let the text take more lines, or shorten the translation"
    case (false, false):
      "let the text take more lines, let “\(container)” grow wider, or shorten the translation"
    }
  }
}
