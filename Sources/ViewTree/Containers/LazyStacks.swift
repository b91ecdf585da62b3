import AuditModel

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
      ).frame(maxWidth: .infinity, alignment: Alignment(alignment, .center))
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
      ).frame(maxHeight: .infinity, alignment: Alignment(.center, alignment))
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

/// A scroll view that actions scroll to a view: they never run, and `scrollPosition(id:)` says where it
/// is.
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
