import AuditModel
import Foundation

extension View {
  /// Whether the ground reaches under the bars: all grounds end at the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ViewNode { node }
  /// Whether the ground reaches under the bars, by the older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ViewNode { node }
}

extension View {
  /// The heights of a sheet: it is as high as its content, as far as there is room.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ViewNode { node }
  /// The heights of a sheet: it is as high as its content, as far as there is room.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ViewNode { node }
  /// Whether a sheet has a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> ViewNode { node }
  /// How round the corners of a sheet are.
  public func presentationCornerRadius(_ radius: Double?) -> ViewNode { node }
  /// Whether a sheet can be pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// Whether the bar at the top is hidden.
  public func statusBarHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// Whether there is a back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// The order of the items of a menu.
  public func menuOrder(_ order: MenuOrder) -> ViewNode { node }
  /// The movement of symbols.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> ViewNode { node }
  /// The movement of symbols.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> ViewNode { node }
  /// The room between rows: rows have iOS's.
  public func listRowSpacing(_ spacing: Double?) -> ViewNode { node }
  /// Whether bars have a ground.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ViewNode { node }
  /// Grey shapes in the place of content: content is audited.
  public func redacted(reason: RedactionReasons) -> ViewNode { node }
  /// Content in the place of grey shapes.
  public func unredacted() -> ViewNode { node }
  /// Whether it is hidden where others may see it.
  public func privacySensitive(_ isSensitive: Bool = true) -> ViewNode { node }
  /// Draws it at once.
  public func drawingGroup() -> ViewNode { node }
  /// Draws it at once.
  public func compositingGroup() -> ViewNode { node }
  /// Where a preview is shown.
  public func previewLayout(_ layout: PreviewLayout) -> ViewNode { node }
  /// The name of a preview.
  public func previewDisplayName(_ name: String?) -> ViewNode { node }
  /// A share of the scroll view around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ViewNode {
    frame(
      maxWidth: axes.contains(.horizontal)
        ? .points(EnvironmentValues.current.variant.viewport.width) : nil)
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

/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// Nearly all of the screen.
  case large
  /// A share of the screen.
  case fraction(Double)
  /// So many points.
  case height(Double)
}

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not loaded.
  public static let placeholder = Self(rawValue: 1)
  /// It is private.
  public static let privacy = Self(rawValue: 2)
}
