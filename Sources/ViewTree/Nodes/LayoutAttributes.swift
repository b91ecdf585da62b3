import AuditModel

/// How much room a node takes and gives, apart from what its content wants.
///
/// From the inside out: content, padding, frame. Both belong to the node: they are inside what can
/// be touched and inside its background.
public struct LayoutAttributes: Hashable, Sendable {
  /// The room between the content and the frame; left is leading.
  public var padding = EdgeInsets.zero
  /// The frame that the node asks for.
  public var frame: Frame?
  /// The width for each point of height that the node keeps in the room it is offered.
  public var aspectRatio: Double?
  /// Whether it fits into that room or fills it, and then may stick out of it.
  public var contentMode = ContentMode.fit
  /// Whether it takes its ideal width, whatever it is offered.
  public var isWidthFixed = false
  /// Whether it takes its ideal height, whatever it is offered.
  public var isHeightFixed = false
  /// Which sibling of a stack gets room first; the default is 0.
  public var priority = 0.0
  /// Whether it takes its room without being seen or spoken.
  public var isHidden = false
  /// How opaque it is, from 0 to 1; at 0 it is not spoken.
  public var opacity = 1.0
  /// Whether what sticks out of its frame is clipped.
  public var clipsToBounds = false
  /// Whether it is a control of iOS in iOS's size, smaller than 44 points as it may be.
  public var isSystemSized = false
  /// How far it is drawn from its place, to the right and down; its siblings stay where they are.
  public var offset: Point?
  /// Whether touches count for it and all in it, or go through to what lies under it.
  public var allowsHitTesting = true
  /// Whether it reaches under the keyboard where its lower edge is at it.
  public var ignoresKeyboard = false
  /// Where it is in a custom container, from the top leading corner.
  public var position: Point?
  /// Where it is in a bar.
  public var barPlacement: BarPlacement?

  /// Its part in a section of a list, where it is more than a row as iOS shows it.
  public var listRow: ListRow? {
    get { ownRare?.value.listRow }
    set { rare.listRow = newValue }
  }
  /// Its part in a grid whose columns follow their content, where it is more than a cell.
  public var gridCell: GridCell? {
    get { ownRare?.value.gridCell }
    set { rare.gridCell = newValue }
  }
  /// How much larger or smaller it is drawn; its siblings stay where they are.
  public var scale: ScaleEffect? {
    get { ownRare?.value.scale }
    set { rare.scale = newValue }
  }

  /// Whether its texts and pictures are shown, or grey shapes in their place; none for as around it.
  public var redaction: Redaction? {
    get { ownRare?.value.redaction }
    set { rare.redaction = newValue }
  }
  /// Whether its content is private; none for as around it.
  public var isPrivacySensitive: Bool? {
    get { ownRare?.value.isPrivacySensitive }
    set { rare.isPrivacySensitive = newValue }
  }

  /// The edges of the screen up to which it reaches where its frame ends at the safe area.
  public var ignoredSafeAreaEdges: Edge.Set {
    get { ownRare?.value.ignoredSafeAreaEdges ?? [] }
    set { rare.ignoredSafeAreaEdges = newValue }
  }

  /// Whether it is a toolbar over the keyboard, which moves up with it.
  package var isOverKeyboard: Bool {
    get { ownRare?.value.isOverKeyboard ?? false }
    set { rare.isOverKeyboard = newValue }
  }

  /// Whether it lies over an edge of the safe area of the view beside it, which goes on under it.
  package var isSafeAreaInset: Bool {
    get { ownRare?.value.isSafeAreaInset ?? false }
    set { rare.isSafeAreaInset = newValue }
  }

  private var rare: Rare {
    get { ownRare?.value ?? Rare() }
    set { ownRare = newValue == Rare() ? nil : Shared(newValue) }
  }

  private var ownRare: Shared<Rare>?

  /// The attributes that few nodes have.
  private struct Rare: Hashable {
    var listRow: ListRow?
    var gridCell: GridCell?
    var scale: ScaleEffect?
    var redaction: Redaction?
    var isPrivacySensitive: Bool?
    var ignoredSafeAreaEdges: Edge.Set = []
    var isOverKeyboard = false
    var isSafeAreaInset = false
  }

  /// Asks for nothing.
  public init() {}

  static let none = LayoutAttributes()

  /// A frame, each side of it fixed or between bounds.
  public struct Frame: Hashable, Sendable {
    /// The fixed width.
    public var width: Length?
    /// The fixed height.
    public var height: Length?
    /// The least width.
    public var minWidth: Length?
    /// The width when the parent leaves the choice.
    public var idealWidth: Length?
    /// The greatest width.
    public var maxWidth: Length?
    /// The least height.
    public var minHeight: Length?
    /// The height when the parent leaves the choice.
    public var idealHeight: Length?
    /// The greatest height.
    public var maxHeight: Length?
    /// Whether the frame is no larger than its content: greatest lengths only limit it, as
    /// constraints do, and do not make it fill them.
    public var hugsContent = false
    /// Where the content is when the frame is larger.
    public var alignment = Alignment.center

    /// A frame that asks for nothing.
    public init() {}
  }
}

extension LayoutAttributes {
  /// Whether others are the same but for the lengths of their frames; the same sides have one.
  func isEqual(butForLengthsTo other: Self) -> Bool {
    if self == other { return true }
    guard let frame = other.frame else { return false }
    var own = self
    own.frame?.takeLengths(of: frame)
    return own == other
  }
}

extension LayoutAttributes.Frame {
  /// Takes the lengths of the sides that have a finite one in both.
  fileprivate mutating func takeLengths(of other: Self) {
    let sides: [WritableKeyPath<Self, Length?>] = [
      \.width, \.height, \.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight,
      \.maxHeight,
    ]
    for side in sides {
      if case .points(let own)? = self[keyPath: side], own.isFinite,
        case .points(let length)? = other[keyPath: side], length.isFinite
      {
        self[keyPath: side] = .points(length)
      }
    }
  }
}

/// The side of a bar on which an item is.
public enum BarPlacement: String, Hashable, Sendable, Codable, CaseIterable {
  case leading, principal, trailing
}
