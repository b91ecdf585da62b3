import AuditModel

/// A finding in one sentence for people who know the app and no rules: The button “Add to bag” on the
/// screen bag is truncated in Japanese (ja) from text size AX1 on an iPhone in portrait.
struct PlainSentence {
  let finding: Finding
  /// The element, where it is drawn.
  let element: ReportDrawings.ShownElement?
  let matrix: AuditMatrix

  var html: HTMLNode {
    let extent = finding.plainExtent(in: matrix, separator: " ").withVisibleControls
    if let predicate = Self.predicates[finding.rule], element != nil {
      return .group([
        subject,
        .text([" \(predicate)", extent].filter { !$0.isEmpty }.joined(separator: " ") + "."),
      ])
    }
    return .group([
      subject, ": ", .appText(defect), .text(extent.isEmpty ? "." : "; \(extent)."),
    ])
  }

  private var subject: HTMLNode {
    switch finding.subject {
    case .node(let node):
      .group([shown(node), " on the screen ", .appText(node.screen)])
    case .string(let string):
      .group([
        "The string ", string.source.map { quoted($0.text) } ?? .code(string.key),
        translation(in: string),
      ])
    case .file(let file):
      .group(["The file ", .code(file.occurrences.count > 1 ? file.family : file.location.file)])
    }
  }

  /// The worst translation, where it is another text.
  private func translation(in string: StringSubject) -> HTMLNode {
    let worst = string.occurrences.first { $0.location == string.location }
    guard let text = worst?.text, !text.isEmpty, text != string.source?.text else { return "" }
    return .group([", translated as ", quoted(text)])
  }

  /// The defect where it is worst: what each language has is in the details.
  private var defect: String {
    let messages: [(location: SourceLocation, message: String)] =
      switch finding.subject {
      case .node: []
      case .string(let string): string.occurrences.map { ($0.location, $0.message) }
      case .file(let file): file.occurrences.map { ($0.location, $0.message) }
      }
    return messages.first { $0.location == finding.location }?.message ?? finding.message
  }

  private func shown(_ node: NodeSubject) -> HTMLNode {
    if let element {
      return .group([.text("The \(element.kind) "), quoted(element.text)])
    }
    return .code(node.string?.key ?? node.element.name)
  }

  /// The beginning of a longer text is enough to find it.
  private static let mostCharacters = 60

  private func quoted(_ text: String) -> HTMLNode {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short =
      line.count > Self.mostCharacters
      ? line.prefix(Self.mostCharacters - 1) + "…" : line
    return .group(["“", .appText(short), "”"])
  }

  /// The defect as a predicate, by rule; others say it in their message.
  private static let predicates = [
    "control-hidden": "is hidden from VoiceOver",
    "controls-collide": "overlaps another control",
    "dynamic-type-unsupported": "does not grow with the text size",
    "focused-field-hidden": "is hidden while it is edited",
    "growth-below-style-maximum": "stops growing with the text size too early",
    "hard-coded-text": "is not localized",
    "heading-missing": "is not announced as a heading",
    "hit-region-small": "is too small to be touched safely",
    "label-in-name": "has an accessibility label without its visible text",
    "large-content-missing": "cannot be enlarged",
    "name-duplicate": "has the same accessibility label as another element",
    "non-text-contrast": "has too little contrast",
    "scroll-view-missing": "is higher than the screen and does not scroll",
    "target-spacing": "is small and close to another control",
    "text-below-minimum": "is too small to read",
    "text-clipped": "is clipped",
    "text-contrast": "has too little contrast",
    "text-key-missing": "shows a key instead of a string",
    "text-not-exposed": "is not read by VoiceOver",
    "text-obscured": "is covered by something else",
    "text-tight": "barely fits",
    "text-truncated": "is truncated",
    "trait-missing-button": "is not announced as a button",
    "views-collide": "overlaps something else",
  ]
}
