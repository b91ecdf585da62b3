import AuditModel
import Foundation

extension View {
  /// Whether the bar at the top is hidden.
  public func statusBarHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// Whether the bar at the top is hidden, by the older name.
  public func statusBar(hidden: Bool) -> ViewNode { node }
  /// Whether the line at the bottom is hidden.
  public func persistentSystemOverlays(_ visibility: Visibility) -> ViewNode { node }
  /// The edges at which gestures of the app go first.
  public func defersSystemGestures(on edges: Edge.Set) -> ViewNode { node }
  /// Whether there is a back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// The order of the items of a menu.
  public func menuOrder(_ order: MenuOrder) -> ViewNode { node }
  /// Whether bars have a ground.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ViewNode { node }
  /// Draws it at once.
  public func drawingGroup() -> ViewNode { node }
  /// Draws it at once.
  public func compositingGroup() -> ViewNode { node }
  /// Content that is grey while a widget waits for other content.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> ViewNode { node }
  /// The shape that shapes inside follow.
  public func containerShape(_ shape: some Shape) -> ViewNode { node }
  /// The view, which is built anew in any case.
  public func equatable() -> ViewNode { node }
  /// The defaults that values of the app are kept in.
  public func defaultAppStorage(_ store: UserDefaults) -> ViewNode { node }
  /// The activities and addresses that a scene is for.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> ViewNode { node }
}
