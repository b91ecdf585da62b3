import AuditModel

/// A question that has to be answered, 320 points wide.
///
/// Source: 20 alerts on iOS 26.1, on a screen of 393 points (openuikit). On screens that are too narrow, it
/// keeps 16 points to each side (assumed).
public struct Alert: NodeView {
  /// The width of iOS's alerts on every device that is wide enough.
  static let width: Length = 320

  /// The description.
  public let node: ViewNode

  /// An alert with its title, its message and its buttons: two of them are side by side where their titles
  /// fit, others below each other.
  public init(
    title: TextContent, message: TextContent? = nil, @ViewBuilder buttons: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    var node = ViewNode(.alert, origin: origin)
    let actions = buttons()
    // Where text is large and the screen is small, the answers scroll too.
    node.children = [
      ScrollView(hugsContent: true) {
        [Self.texts(title, message, origin)] + Self.fields(actions, origin)
      }
      .written(at: origin).id("text"),
      ScrollView(hugsContent: true) { Self.answers(actions, origin) }
        .written(at: origin).id("answers").changed { $0.slot = 1 },
    ]
    node.layout.frame = LayoutAttributes.Frame()
    node.layout.frame?.width = Self.width
    node.accessibility.isModal = true
    self.node = node
  }

  /// Gives an alert that has only texts and buttons the look of iOS: its distances, its background and the
  /// height of its buttons.
  static func lookLikeIOS(_ alert: inout ViewNode) {
    let origin = alert.origin
    var texts = alert.children.filter { $0.kind == .text }
    let actions = alert.children.filter { $0.kind != .text }.map { action in
      action.changed {
        $0.layout.frame = nil
        $0.layout.padding = .zero
      }
    }
    for index in texts.indices where texts[index].textAttributes.font == nil {
      texts[index].textAttributes.font =
        index > 0 ? .subheadline : texts.count == 1 ? .body : .headline
    }
    if let first = texts.indices.first { texts[first].accessibility.addedTraits.insert(.header) }
    alert.children = [
      ScrollView(hugsContent: true) {
        [Self.column(texts, origin)] + Self.fields(actions, origin)
      }
      .written(at: origin).id("text"),
      ScrollView(hugsContent: true) { Self.answers(actions.inAlert, origin) }
        .written(at: origin).id("answers").changed { $0.slot = 1 },
    ]
    alert.style.background = .color(.systemBackground)
    alert.style.cornerRadius = 34
  }

  /// A title over its message at the leading edge; a title alone is a plain sentence in the middle.
  private static func texts(
    _ title: TextContent, _ message: TextContent?, _ origin: NodeOrigin
  ) -> ViewNode {
    let alignment: TextAlignment = message == nil ? .center : .leading
    let heading = Text(title).written(at: origin).font(message == nil ? .body : .headline)
      .textAlignment(alignment).accessibilityAddTraits(.header).id("title")
    let texts =
      [heading]
      + (message.map {
        [
          Text($0).written(at: origin).font(.subheadline).textAlignment(alignment).id("message")
        ]
      } ?? [])
    return column(texts, origin)
  }

  private static func column(_ texts: [ViewNode], _ origin: NodeOrigin) -> ViewNode {
    let isAlone = texts.count < 2
    return VStack(alignment: isAlone ? .center : .leading, spacing: 7 + 2.0 / 3) { texts }
      .written(at: origin)
      .padding(.horizontal, 30).padding(.top, 22).padding(.bottom, 4)
      .frame(maxWidth: .infinity, alignment: isAlone ? .center : .leading)
  }

  /// Fields under the texts, 44 points high and 8 apart: assumed, since nothing is published about them.
  private static func fields(_ actions: [ViewNode], _ origin: NodeOrigin) -> [ViewNode] {
    let fields = actions.filter(\.isAlertField).map { action in
      action.changedContent { field in
        field = field.padding(.horizontal, 9).frame(maxWidth: .infinity, minHeight: 44)
          .background(Color(.tertiarySystemFill), cornerRadius: 22)
      }
    }
    guard !fields.isEmpty else { return [] }
    return [
      VStack(spacing: 8) { fields }.written(at: origin).padding(.horizontal, 16).padding(.top, 12)
        .changed { $0.slot = 1 }
    ]
  }

  /// Capsules 48 points high, 8 points apart and 16 from the edges.
  private static func answers(_ actions: [ViewNode], _ origin: NodeOrigin) -> ViewNode {
    let answers = actions.filter { !$0.isAlertField }.map { button in
      button.changedContent { $0 = answer($0) }
    }
    var stack = VStack(spacing: 8) {}.written(at: origin)
    if answers.count == 2 {
      stack.kind = .grid(GridLayout(columns: .fitting(2), columnSpacing: 8, rowSpacing: 8))
    }
    stack.children = answers
    return stack.padding(16)
  }

  private static func answer(_ button: ViewNode) -> ViewNode {
    let isPlain = button.style.background == nil
    let answer = button.font(.body.weight(.medium)).padding(.horizontal, isPlain ? 16 : 0)
      .frame(maxWidth: .infinity, minHeight: 48)
    return isPlain ? answer.background(Color(.tertiarySystemFill), cornerRadius: 24) : answer
  }
}
