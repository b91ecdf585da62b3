import AuditModel

extension View {
  /// Whether the position in a scroll view is shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ViewNode { node }
  /// Shows the position in a scroll view for a moment.
  public func scrollIndicatorsFlash(onAppear: Bool) -> ViewNode { node }
  /// Shows the position in a scroll view for a moment.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> ViewNode { node }
  /// Whether the content of a scroll view can be moved.
  public func scrollDisabled(_ isDisabled: Bool) -> ViewNode { node }
  /// Whether scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> ViewNode { node }
  /// Whether a scroll view bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> ViewNode { node }
  /// Whether content outside of a scroll view is seen.
  public func scrollClipDisabled(_ disabled: Bool = true) -> ViewNode { node }
  /// How content disappears under bars.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> ViewNode { node }
  /// Whether content disappears under bars.
  public func scrollEdgeEffectHidden(
    _ isHidden: Bool = true, for edges: Edge.Set = .all
  ) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTarget(isEnabled: Bool = true) -> ViewNode { node }
  /// Runs when scrolling begins or ends: never.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> ViewNode { node }
  /// Runs when a view is scrolled onto the screen: never.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ViewNode { node }
  /// Runs when views are scrolled onto the screen: never.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> ViewNode { node }
}
