import AuditModel

extension View {
  /// Views over an edge of the safe area, under or above which the content lies: 8 points away without a spacing,
  /// SwiftUI's default (OpenSwiftUI, `InsetViewModifier`; that of pairs of texts is left out). Several views lie over
  /// each other, as there.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let alignments = Alignment(alignment, .center)
    let inset = ZStack(alignment: alignments, content: content).asSafeAreaInset
    let base = node
    return VStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .top { inset }
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset }
    }
    .node
  }

  /// Views over an edge of the safe area, beside which the content lies.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let alignments = Alignment(.center, alignment)
    let inset = ZStack(alignment: alignments, content: content).asSafeAreaInset
    let base = node
    return HStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .leading { inset }
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { inset }
    }
    .node
  }

  /// Room at the edges of the safe area: around the content of a scroll view, and around any other
  /// view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> ViewNode {
    replaced { view in
      guard case .scroll = view.content.kind else { return view.padding(edges, length) }
      return view.changedContent { $0.padContent(edges, length) }
    }
  }

  /// So much room at all edges of the safe area.
  public func safeAreaPadding(_ length: Double) -> ViewNode { safeAreaPadding(.all, length) }

  /// So much room at each edge of the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> ViewNode {
    safeAreaPadding(.top, insets.top).safeAreaPadding(.leading, insets.left)
      .safeAreaPadding(.bottom, insets.bottom).safeAreaPadding(.trailing, insets.right)
  }

  /// A bar over an edge of the safe area, under or above which the content lies.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension View {
  /// It has its own height first, and the content has the rest.
  fileprivate var asSafeAreaInset: ViewNode {
    layoutPriority(1).changed { $0.layout.isSafeAreaInset = true }
  }
}

extension View {
  /// Reaches up to the edges of the screen, and under the keyboard, where the view ends at the safe area; what
  /// is around it stays.
  ///
  /// Under a bar it is only drawn so far, and laid out up to the bar. Without it, content ends above the
  /// keyboard, as SwiftUI has it end.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ViewNode {
    let reachesUnderKeyboard = regions.contains(.keyboard) && edges.contains(.bottom)
    let view = reachesUnderKeyboard ? changed { $0.layout.ignoresKeyboard = true } : node
    guard regions.contains(.container), !edges.isEmpty else { return view }
    // The wrapper stays in place, so that what is named later is around the room that the view has there.
    return view.outside { !$0.layout.ignoredSafeAreaEdges.isEmpty }
      .changed { $0.layout.ignoredSafeAreaEdges = edges }
      .replaced { $0.wrapped() }
  }

  /// Reaches up to the edges of the screen, by the older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ViewNode {
    ignoresSafeArea(edges: edges)
  }
}

/// A part of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Bars.
  public static let container = Self(rawValue: 1)
  /// The keyboard.
  public static let keyboard = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.container, .keyboard]
}
