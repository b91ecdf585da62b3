import AuditModel
import Foundation

/// A column whose views are built when they are seen: all are audited.
public struct LazyVStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// A column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      VStack(
        alignment: alignment, spacing: spacing, content: content, fileID: fileID, line: line,
        column: column
      ).frame(maxWidth: .infinity)
  }
}

/// A row whose views are built when they are seen: all are audited.
public struct LazyHStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// A row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      HStack(
        alignment: alignment, spacing: spacing, content: content, fileID: fileID, line: line,
        column: column
      ).node
  }
}

/// Headings that stay at the top while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Headings.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Notes.
  public static let sectionFooters = Self(rawValue: 2)
}

/// A column or row of a grid.
public struct GridItem: Sendable {
  fileprivate let size: Size
  fileprivate let spacing: Double?

  /// A column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
  }

  /// The width of a column.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of the width.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
}

/// Views in columns of equal width, from the leading edge on.
public struct LazyVGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many columns as there are items, or as fit where the first one is adaptive.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout: GridLayout.Columns =
      if case .adaptive(let minimum, _) = columns.first?.size {
        .adaptive(minimum: minimum)
      } else {
        .count(max(1, columns.count))
      }
    node =
      Grid(
        columns: layout, columnSpacing: columns.first?.spacing ?? 8, rowSpacing: spacing ?? 8,
        content: content, fileID: fileID, line: line, column: column
      ).node
  }
}

extension Grid {
  /// Views in rows and columns of equal width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let rows = content()
    let columns = rows.map(\.gridCells.count).max() ?? 1
    // A row that is a view of its own goes over all columns, as in SwiftUI.
    node =
      VStack(alignment: alignment.horizontal, spacing: verticalSpacing) {
        rows.map { row in
          let cells = row.gridCells
          guard cells.count > 1 else { return row }
          return HStack(alignment: alignment.vertical, spacing: horizontalSpacing) {
            cells.map { $0.frame(maxWidth: .infinity, alignment: alignment) }
            if cells.count < columns { Spacer(minLength: 0) }
          }
          .written(at: row.origin)
        }
      }
      .written(at: NodeOrigin(fileID, line, column))
  }
}

/// A row of a grid.
public struct GridRow: NodeView {
  /// The description.
  public let node: ViewNode

  /// A row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> [ViewNode]) {
    node = HStack(content: content).id("row")
  }
}

extension ViewNode {
  /// The views of a row of a grid.
  fileprivate var gridCells: [ViewNode] {
    if case .stack = kind, id == "row" { children } else { [self] }
  }
}

extension View {
  /// The alignment of the column of a grid.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ViewNode { node }
  /// How many columns of a grid it takes.
  public func gridCellColumns(_ count: Int) -> ViewNode { node }
  /// Whether it takes the room of a column of a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ViewNode { node }
}

/// A thin line.
public struct Divider: NodeView, Sendable {
  /// The description.
  public var node: ViewNode {
    Rectangle(fill: UIColor.separator.color)
      .frame(maxWidth: .infinity)
      .frame(height: 1.0 / 3)
  }

  /// A thin line, which is horizontal in rows as well.
  public init() {}
}

/// A title and a value at the two ends of a row.
public struct LabeledContent: NodeView {
  /// The description.
  public let node: ViewNode

  /// A title and a view.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// A title and a value that is a variable.
  public init(_ title: TextContent, value: some StringProtocol) {
    self.init([Text(title).node], [Text(verbatim: String(value)).node])
  }

  /// A title and a value in a format, in the language of the variant.
  public init<Format: FormatStyle>(
    _ title: TextContent, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init([Text(title).node], [Text(value, format: format).node])
  }

  /// Any label and any view.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  private init(_ label: [ViewNode], _ content: [ViewNode]) {
    node = HStack {
      HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
      HStack { content }.foregroundColor(Color.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Views on a ground of their own, under a title.
public struct GroupBox: NodeView {
  /// The description.
  public let node: ViewNode

  /// Views under a title.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// Views.
  public init(@ViewBuilder content: () -> [ViewNode]) { self.init([], content()) }

  /// Views under a label.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  /// Views under a label.
  public init(label: some View, @ViewBuilder content: () -> [ViewNode]) {
    self.init([label.node], content())
  }

  private init(_ label: [ViewNode], _ content: [ViewNode]) {
    node = VStack(alignment: .leading) {
      label.map { $0.font(.headline).accessibilityAddTraits(.header) }
      content
    }
    .padding()
    .background(UIColor.secondarySystemBackground.color, cornerRadius: 8)
  }
}

/// Views that are shown under a title while it is open.
public struct DisclosureGroup: NodeView {
  /// The description.
  public let node: ViewNode

  /// Views under a title; it is closed.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init(title, isExpanded: .constant(false), content: content)
  }

  /// Views under a title.
  public init(
    _ title: TextContent, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  /// Views under a label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    let isOpen = isExpanded.wrappedValue
    let button = Button(isEnabled: true) {
      HStack {
        HStack(content: label).frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").accessibilityHidden()
      }
    }
    node = .group([button.node] + (isOpen ? content() : []))
  }
}

/// A picture, a title and a text in the place of content that is not there.
public struct ContentUnavailableView: NodeView {
  /// The description.
  public let node: ViewNode

  /// A symbol, a title and a text.
  public init(_ title: TextContent, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      if let description { description }
    }
  }

  /// A label, a text and buttons.
  public init(
    @ViewBuilder label: () -> [ViewNode], @ViewBuilder description: () -> [ViewNode] = { [] },
    @ViewBuilder actions: () -> [ViewNode] = { [] }
  ) {
    let title = ViewNode.group(label())
    let content = VStack(spacing: 8) {
      title.font(.title2.bold()).multilineTextAlignment(.center)
      description().map {
        $0.font(.callout).foregroundColor(Color.secondary).multilineTextAlignment(.center)
      }
      actions()
    }
    .padding()
    .frame(maxWidth: .infinity)
    // It scrolls where it has no room (`UIContentUnavailableView.isScrollEnabled`).
    node = ScrollView(hugsContent: true) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A search without a result; the words are iOS's.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(.verbatim("No Results"), systemImage: "magnifyingglass")
  }

  /// A search for a text without a result; the words are iOS's.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      .verbatim("No Results for “\(text)”"), systemImage: "magnifyingglass")
  }
}

/// A picture from an address, which is not loaded: what is shown meanwhile.
public struct AsyncImage: NodeView {
  /// The description.
  public let node: ViewNode

  /// A picture; until it is loaded, a grey area.
  public init(url: URL?, scale: Double = 1) {
    node = Rectangle(fill: UIColor.secondarySystemFill.color).node
  }

  /// A picture, and what is shown until it is loaded.
  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: (Image) -> [ViewNode],
    @ViewBuilder placeholder: () -> [ViewNode]
  ) {
    node = .group(placeholder())
  }

  /// A view for each phase of loading: the first one is shown.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> [ViewNode]
  ) {
    node = .group(content(.empty))
  }
}

/// A phase of loading a picture.
public enum AsyncImagePhase {
  /// Nothing is loaded.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture cannot be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A scroll view that can be scrolled to a view: it is at its top.
public struct ScrollViewReader: NodeView {
  /// The description.
  public let node: ViewNode

  /// A scroll view.
  public init(@ViewBuilder content: (ScrollViewProxy) -> [ViewNode]) {
    node = .group(content(ScrollViewProxy()))
  }
}

/// Scrolls to a view: here, does nothing.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
