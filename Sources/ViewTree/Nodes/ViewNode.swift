import AuditModel

/// A node of a view tree: a value that says what is shown, not how it came about.
public struct ViewNode: Hashable, Sendable {
  /// Its kind.
  public var kind: NodeKind
  /// The text of a text, or what has been typed into a field.
  public var text: TextContent?
  /// The placeholder of an empty field.
  public var placeholder: TextContent?
  /// The name of a picture or of a custom container, in the source only.
  public var name: String?
  /// The name that sets it apart from its siblings in every variant.
  public var id: String?
  /// The nodes in it.
  public var children: [ViewNode]

  /// How its text and the texts in it are set.
  public var textAttributes: TextAttributes {
    get { ownTextAttributes?.value ?? .none }
    set { ownTextAttributes = newValue == .none ? nil : Shared(newValue) }
  }
  /// How much room it takes.
  public var layout: LayoutAttributes {
    get { ownLayout?.value ?? .none }
    set { ownLayout = newValue == .none ? nil : Shared(newValue) }
  }
  /// Its colours.
  public var style: Style {
    get { ownStyle?.value ?? .none }
    set { ownStyle = newValue == .none ? nil : Shared(newValue) }
  }

  /// Those that it has of its own: none for most nodes.
  package private(set) var ownTextAttributes: Shared<TextAttributes>?
  package private(set) var ownLayout: Shared<LayoutAttributes>?
  package private(set) var ownStyle: Shared<Style>?

  /// Its declarations about its behaviour.
  public var declarations: Declarations {
    get { ownDeclarations?.value ?? .none }
    set { ownDeclarations = newValue == .none ? nil : Shared(newValue) }
  }

  /// Those that it declares: none for most nodes.
  package private(set) var ownDeclarations: Shared<Declarations>?

  /// Where its content is, where it is a scroll view or a list; none for the beginning.
  public var scrollTarget: ScrollTarget?

  /// The positions that it gives to alignments itself.
  public var alignmentGuides: [AlignmentGuide] = []

  /// Its attributes for assistive technologies.
  public var accessibility: AccessibilityAttributes {
    get { ownAccessibility?.value ?? .none }
    set { ownAccessibility = newValue == .none ? nil : Shared(newValue) }
  }

  /// Whether it exposes anything to assistive technologies beyond its content.
  package var hasAccessibilityAttributes: Bool { ownAccessibility != nil }

  /// Where it was written in its builder: the same in every variant, whatever else is shown.
  package var slot: UInt64 = 0

  /// Where it was written in its source; two nodes that show the same are equal wherever they were
  /// written.
  package var origin: NodeOrigin {
    get { uncomparedOrigin.value }
    set { uncomparedOrigin.value = newValue }
  }

  private var uncomparedOrigin = Uncompared(NodeOrigin.unknown)

  /// The values that it hands to the views around it while a screen is built.
  var preferences: Preferences? {
    get { uncomparedPreferences.value?.value }
    set { uncomparedPreferences.value = newValue.map { Shared($0) } }
  }

  /// Whether it hands anything to the views around it, or to the layout.
  package var handsSomethingOn: Bool { uncomparedPreferences.value != nil }

  private var uncomparedPreferences = Uncompared<Shared<Preferences>?>(nil)

  private var ownAccessibility: Shared<AccessibilityAttributes>?

  /// Makes a node of a kind.
  public init(
    _ kind: NodeKind, text: TextContent? = nil, placeholder: TextContent? = nil,
    name: String? = nil, children: [ViewNode] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      kind, text: text, placeholder: placeholder, name: name, children: children,
      origin: NodeOrigin(fileID, line, column))
  }

  /// Makes a node of a kind that was written at `origin`.
  package init(
    _ kind: NodeKind, text: TextContent? = nil, placeholder: TextContent? = nil,
    name: String? = nil, children: [ViewNode] = [], origin: NodeOrigin
  ) {
    self.kind = kind
    self.text = text
    self.placeholder = placeholder
    self.name = name
    self.children = children
    uncomparedOrigin.value = origin
  }
}

extension ViewNode {
  /// Whether both show the same, wherever they were written.
  ///
  /// Written out, since a comparison of arrays copies each node: 3 % of an audit.
  public static func == (left: ViewNode, right: ViewNode) -> Bool {
    left.isEqual(butForLayoutAndChildrenTo: right) && left.ownLayout == right.ownLayout
      && left.children.areEqual(to: right.children, by: ==)
  }

  /// Whether another tree is the same but for the lengths of frames.
  package func isEqual(butForLengthsTo other: ViewNode) -> Bool {
    isEqual(butForLayoutAndChildrenTo: other) && layout.isEqual(butForLengthsTo: other.layout)
      && children.areEqual(to: other.children) { $0.isEqual(butForLengthsTo: $1) }
  }

  private func isEqual(butForLayoutAndChildrenTo other: ViewNode) -> Bool {
    slot == other.slot && kind == other.kind && text == other.text
      && placeholder == other.placeholder && name == other.name && id == other.id
      && ownTextAttributes == other.ownTextAttributes && ownStyle == other.ownStyle
      && ownDeclarations == other.ownDeclarations && ownAccessibility == other.ownAccessibility
      && scrollTarget == other.scrollTarget && alignmentGuides == other.alignmentGuides
  }
}

extension [ViewNode] {
  fileprivate func areEqual(to others: [ViewNode], by isEqual: (ViewNode, ViewNode) -> Bool) -> Bool
  {
    let (own, other) = (span, others.span)
    if own.isIdentical(to: other) { return true }
    guard own.count == other.count else { return false }
    return own.indices.allSatisfy { isEqual(own[$0], other[$0]) }
  }
}
