/// The direction in which a stack puts its children.
public enum StackAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From the leading to the trailing edge.
  case horizontal
  /// From back to front.
  case layered
}

/// How a stack puts its children.
public struct StackLayout: Hashable, Sendable {
  /// The direction.
  public var axis: StackAxis
  /// The room between two children in points, where it is not the default.
  public var spacing: Double
  /// Whether none is named, so that each pair has a distance of its own, as in SwiftUI.
  package var hasDefaultSpacing: Bool
  /// Where children are across the direction; both count for a layered stack.
  public var alignment: Alignment
  /// Whether it is a label, whose title goes on under its picture in rows of lists at accessibility text
  /// sizes.
  package var isLabel = false

  /// Joins direction, spacing and alignment; without a spacing each pair of children has its own.
  public init(axis: StackAxis, spacing: Double? = nil, alignment: Alignment = .center) {
    self.axis = axis
    self.spacing = spacing ?? 8
    hasDefaultSpacing = spacing == nil && axis != .layered
    self.alignment = alignment
  }
}

/// The columns of a grid.
public struct GridLayout: Hashable, Sendable {
  /// So many columns, or as many as fit with the least width.
  public enum Columns: Hashable, Sendable {
    /// So many columns of equal width.
    case count(Int)
    /// As many columns of equal width as there are with at least so many points each.
    case adaptive(minimum: Double)
    /// So many columns of equal width where each cell fits on one line, otherwise one.
    case fitting(Int)
    /// As many columns as its longest row has cells, each as wide as the widest of its cells; see
    /// `GridCell`.
    case content
    /// Columns, or rows, whose lengths are given.
    case tracks(GridTracks)
  }

  /// The columns.
  public var columns: Columns
  /// The room between two columns in points.
  public var columnSpacing: Double
  /// The room between two rows in points.
  public var rowSpacing: Double
  /// Where cells are in columns that follow their content, in rows that are no stacks, and in tracks that name
  /// no alignment.
  public var alignment: Alignment

  /// Joins columns, spacings and the alignment.
  public init(
    columns: Columns, columnSpacing: Double = 8, rowSpacing: Double = 8,
    alignment: Alignment = .center
  ) {
    self.columns = columns
    self.alignment = alignment
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
  }
}

/// The directions in which a scroll view moves its content.
public struct ScrollLayout: Hashable, Sendable {
  /// Whether the content moves up and down.
  public var vertical: Bool
  /// Whether the content moves from side to side.
  public var horizontal: Bool
  /// Whether it is no larger than its content, as far as there is room.
  public var hugsContent: Bool

  /// Joins directions and size.
  public init(vertical: Bool = true, horizontal: Bool = false, hugsContent: Bool = false) {
    self.vertical = vertical
    self.horizontal = horizontal
    self.hugsContent = hugsContent
  }
}

/// The kind of a node, apart from its texts and its children.
public enum NodeKind: Hashable, Sendable {
  /// A text.
  case text
  /// A picture of so many points, in all the room there is where these are infinite; symbols grow
  /// with the text size.
  case image(width: Double, height: Double, scales: Bool, isDecorative: Bool)
  /// A symbol as high as the font around it.
  case symbol(isDecorative: Bool)
  /// A control that is pressed; its children are what it shows.
  case button(isEnabled: Bool)
  /// A line that text is typed into, or several.
  case textField(TextFieldState)
  /// A switch; its children are its visible label.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A value between two ends.
  case slider(value: Double, minimum: Double, maximum: Double)
  /// Dots for so many pages, of which one is shown; the first one is 0.
  case pageControl(page: Int, count: Int)
  /// Children one after the other.
  case stack(StackLayout)
  /// Children in columns and rows.
  indirect case grid(GridLayout)
  /// Children that can be moved within a frame.
  case scroll(ScrollLayout)
  /// Room that grows.
  case spacer(minimum: Double)
  /// A filled rectangle that takes all the room there is.
  case rectangle
  /// The first child gives the size, the others lie over it.
  case overlay(Alignment)
  /// The last child gives the size, the others lie under it.
  case background(Alignment)
  /// The first child that fits in these directions, else the last one.
  case viewThatFits(horizontal: Bool, vertical: Bool)
  /// All the space that there is, with its children at the top leading corner.
  case geometryReader
  /// The bar at the top of a screen.
  case navigationBar(isLarge: Bool)
  /// The bar at the bottom that changes between parts of an app.
  case tabBar
  /// The bar at the bottom with actions.
  case toolbar
  /// Rows over each other that scroll.
  indirect case list(ListLayout)
  /// Something that slides over the screen from below.
  case sheet
  /// A question that has to be answered.
  case alert
  /// Children at positions of their own.
  case custom
  /// One child, which is not a thing of its own.
  case wrapper

  /// Whether it is a field of several lines.
  package var isEditor: Bool {
    if case .textField(let state) = self { state.isMultiline } else { false }
  }

  /// Whether people use it, whatever lies in it.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .toggle, .slider, .pageControl: true
    default: false
    }
  }

  /// Whether iOS draws it on glass where it has no ground of its own: what lies under it shines through,
  /// but blurred, so that no letter of it can be read (Human Interface Guidelines, Materials).
  package var isGlass: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .sheet, .alert: true
    default: false
    }
  }

  /// The name in identities, in JSON and in drawings.
  public var name: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .symbol: "symbol"
    case .button: "button"
    case .textField: "textField"
    case .toggle: "toggle"
    case .slider: "slider"
    case .pageControl: "pageControl"
    case .stack: "stack"
    case .grid: "grid"
    case .scroll: "scroll"
    case .spacer: "spacer"
    case .rectangle: "rectangle"
    case .overlay: "overlay"
    case .background: "background"
    case .viewThatFits: "viewThatFits"
    case .geometryReader: "geometryReader"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    case .list: "list"
    case .sheet: "sheet"
    case .alert: "alert"
    case .custom: "custom"
    case .wrapper: "wrapper"
    }
  }
}

/// The state of a text field.
public struct TextFieldState: Hashable, Sendable {
  /// Whether text can be typed.
  public var isEnabled: Bool
  /// Whether text is being typed.
  public var isEditing: Bool
  /// Whether the text is hidden.
  public var isSecure: Bool
  /// Whether it has several lines, as many as its text takes, and scrolls where they have no room.
  public var isMultiline: Bool
  /// Whether all of its text is selected, so that typing replaces it.
  public var isTextSelected: Bool
  /// Whether its text has the insets of a border with round corners, as in SwiftUI\'s style
  /// `roundedBorder`; an editor of several lines has those of iOS\'s editor.
  public var hasBorder: Bool
  /// Whether it is a field for searching, whose text begins after a magnifying glass.
  public var isSearch: Bool

  /// Joins them.
  public init(
    isEnabled: Bool = true, isEditing: Bool = false, isSecure: Bool = false,
    isMultiline: Bool = false, isTextSelected: Bool = false, hasBorder: Bool = false,
    isSearch: Bool = false
  ) {
    self.isEnabled = isEnabled
    self.isEditing = isEditing
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.isTextSelected = isTextSelected
    self.hasBorder = hasBorder
    self.isSearch = isSearch
  }
}
