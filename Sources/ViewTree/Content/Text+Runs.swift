import AuditModel

extension Text {
  /// Two texts one after the other, each with its own font, weight and colour; translators cannot reorder
  /// them, which is why SwiftUI of iOS 26 deprecates it, too.
  @available(
    *, deprecated,
    message:
      "write one key with values, so that translators can reorder them: Text(\"\\(a) of \\(b)\")"
  )
  public static func + (left: Text, right: Text) -> Text { left.joined(to: right) }

  /// This text with another one after it.
  package func joined(to other: Text) -> Text {
    Text(node: ViewNode(.text, text: .runs(node.runs + other.node.runs), origin: node.origin))
  }

  /// The text with a setting that only runs have.
  func asRun(_ change: (inout RunAttributes) -> Void) -> Text {
    guard let content = node.text else { return self }
    var attributes = RunAttributes()
    change(&attributes)
    var copy = node
    copy.text = .runs([TextRun(content, attributes)])
    return Text(node: copy)
  }
}

extension ViewNode {
  /// Gives all texts from here down a setting that only runs have.
  mutating func changeRuns(_ change: (inout RunAttributes) -> Void) {
    if case .text = kind { self = Text(node: self).asRun(change).node }
    changeInside { $0.changeRuns(change) }
  }

  /// Its text with the settings that it has itself, as it is in another text; a square in the place of
  /// a picture.
  var runContent: TextContent {
    let attributes = RunAttributes(of: self)
    let content = text ?? .picture
    return attributes.isEmpty ? content : .runs([TextRun(content, attributes)])
  }

  /// The runs of another text that it becomes.
  fileprivate var runs: [TextRun] {
    if case .runs(let runs) = runContent { return runs }
    return [TextRun(runContent, RunAttributes())]
  }
}

extension RunAttributes {
  /// The settings of a text itself, without those of the views around it.
  fileprivate init(of node: ViewNode) {
    self.init()
    font = node.textAttributes.font
    weight = node.textAttributes.weight
    isItalic = node.textAttributes.isItalic
    design = node.textAttributes.design
    tracking = node.textAttributes.tracking
    foreground = node.style.foreground
  }
}
