import AuditModel

extension CompositeFormat {
  /// Views that show something.
  static let contents = [
    label, divider, progress, gauge, labeledContent, groupBox, contentUnavailable, asyncImage,
  ]

  private static let label = CompositeFormat(
    "label", "A title with a picture before it, which is not spoken.", normal: LabelParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("systemImage", \.systemImage, "The name of an SF Symbol before it."),
      FieldFormat("image", \.image, "The name of a picture of an asset catalog before it."),
    ],
    presence: .exactlyOne("systemImage", "image"),
    example: #"{"type": "label", "title": {"key": "inbox"}, "systemImage": "tray"}"#
  ) { parts, _ in
    if let image = parts.image { return Label(parts.title, image: image) }
    return Label(parts.title, systemImage: parts.systemImage ?? "")
  }

  private static let divider = CompositeFormat(
    "divider", "A thin line, which is upright in a horizontal stack.", normal: NoParts(),
    example: #"{"type": "divider"}"#
  ) { _, _ in Divider() }

  private static let progress = CompositeFormat(
    "progress", "How far something is as a line, or a wheel where that is not known.",
    normal: ProgressParts(),
    fields: [
      FieldFormat("title", \.title, "The title over it; without one VoiceOver speaks iOS's."),
      FieldFormat("value", \.value, in: .finite, "How much is done."),
      FieldFormat(
        "total", \.total, in: 0.000_001...1_000_000_000, "The value where all is done."),
      FieldFormat("valueLabel", \.valueLabel, "A text under the line for the value."),
    ],
    example: #"{"type": "progress", "title": {"key": "upload"}, "value": 0.3}"#
  ) { parts, _ in
    if let title = parts.title, parts.valueLabel == nil {
      return parts.value.map { ProgressView(title, value: $0, total: parts.total) }
        ?? ProgressView(title)
    }
    return ProgressView(
      value: parts.value, total: parts.total, label: Text.content(of: parts.title),
      currentValueLabel: Text.content(of: parts.valueLabel))
  }

  private static let gauge = CompositeFormat(
    "gauge", "A value between two ends, as a line under its title; it cannot be changed.",
    normal: GaugeParts(),
    fields: [
      FieldFormat("title", \.title, "The title."),
      FieldFormat("value", \.value, in: .finite, isRequired: true, "The value."),
      FieldFormat("minimum", \.minimum, in: .finite, "The value at the leading edge."),
      FieldFormat("maximum", \.maximum, in: .finite, "The value at the trailing edge."),
      FieldFormat("valueLabel", \.valueLabel, "A text under the line for the value."),
      FieldFormat("minimumLabel", \.minimumLabel, "A text before the line."),
      FieldFormat("maximumLabel", \.maximumLabel, "A text after the line."),
    ],
    check: { (parts, object) throws(Diagnostic) in
      guard parts.minimum > parts.maximum else { return }
      throw object.field.error("the “minimum” of a “gauge” is greater than its “maximum”")
    },
    example: #"{"type": "gauge", "title": {"key": "storage"}, "value": 40, "maximum": 100}"#
  ) { parts, _ in
    Gauge(
      value: parts.value, in: parts.minimum...parts.maximum, label: Text.content(of: parts.title),
      currentValueLabel: Text.content(of: parts.valueLabel),
      minimumValueLabel: Text.content(of: parts.minimumLabel),
      maximumValueLabel: Text.content(of: parts.maximumLabel))
  }

  private static let labeledContent = CompositeFormat(
    "labeledContent", "A title and a value at the two ends of a row, as one element.",
    normal: LabeledParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("value", \.value, "The value, in place of children."),
    ],
    presence: .exactlyOne("value", "children"), options: .children,
    example: """
      {"type": "labeledContent", "title": {"key": "version"}, "value": {"content": "2.1"}}
      """
  ) { parts, content in
    guard let value = parts.value else { return LabeledContent(parts.title, content: content) }
    let shown = { [Text(value).node] }
    return LabeledContent(parts.title, content: shown)
  }

  private static let groupBox = CompositeFormat(
    "groupBox", "Views on a ground of their own, under a title.", normal: TitleParts(),
    fields: [FieldFormat("title", \.title, "The title.")], options: .children,
    example: """
      {"type": "groupBox", "title": {"key": "today"},
       "children": [{"type": "text", "text": {"key": "today.events"}}]}
      """
  ) { parts, content in
    guard let title = parts.title else { return GroupBox(content: content) }
    return GroupBox(title, content: content)
  }

  private static let contentUnavailable = CompositeFormat(
    "contentUnavailable",
    "A symbol, a title and a text in the place of content that is not there; its children are buttons.",
    normal: UnavailableParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("systemImage", \.systemImage, isRequired: true, "The name of an SF Symbol."),
      FieldFormat("description", \.description, "The text under the title."),
    ],
    options: .children,
    example: """
      {"type": "contentUnavailable", "title": {"key": "empty"}, "systemImage": "tray",
       "description": {"key": "empty.hint"}}
      """
  ) { parts, content in
    let actions = content()
    guard !actions.isEmpty else {
      return ContentUnavailableView(
        parts.title, systemImage: parts.systemImage, description: parts.description.map { Text($0) }
      )
    }
    return ContentUnavailableView(
      label: { Label(parts.title, systemImage: parts.systemImage) },
      description: Text.content(of: parts.description), actions: content)
  }

  private static let asyncImage = CompositeFormat(
    "asyncImage",
    "A picture that has to be loaded: its children in its place, or iOS's grey area without them.",
    normal: NoParts(), options: .children,
    example: """
      {"type": "asyncImage", "frame": {"width": 60, "height": 60},
       "children": [{"type": "progress"}]}
      """
  ) { _, content in
    let placeholder = content()
    guard !placeholder.isEmpty else { return AsyncImage(url: nil) }
    return AsyncImage(url: nil, content: { _ in }, placeholder: content)
  }
}

extension Text {
  /// A text as the only view of a builder; no view where there is none.
  static func content(of text: TextContent?) -> () -> [ViewNode] {
    { text.map { ViewBuilder.buildBlock([Text($0).node]) } ?? [] }
  }
}

struct NoParts: Sendable {}

struct TitleParts: Sendable {
  var title: TextContent?
}

private struct LabelParts: Sendable {
  var title = TextContent.literal("")
  var systemImage: String?
  var image: String?
}

private struct ProgressParts: Sendable {
  var title: TextContent?
  var value: Double?
  var total = 1.0
  var valueLabel: TextContent?
}

private struct GaugeParts: Sendable {
  var title: TextContent?
  var value = 0.0
  var minimum = 0.0
  var maximum = 1.0
  var valueLabel: TextContent?
  var minimumLabel: TextContent?
  var maximumLabel: TextContent?
}

private struct LabeledParts: Sendable {
  var title = TextContent.literal("")
  var value: TextContent?
}

private struct UnavailableParts: Sendable {
  var title = TextContent.literal("")
  var systemImage = ""
  var description: TextContent?
}
