import AuditModel

extension View {
  /// Whether a sheet has a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> ViewNode { node }
  /// How round the corners of a sheet are.
  public func presentationCornerRadius(_ radius: Double?) -> ViewNode { node }
  /// Whether a sheet can be pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// How a popover is shown in compact size: as a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> ViewNode {
    node
  }
  /// How a popover is shown in compact width or height: as a sheet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> ViewNode { node }
  /// Whether a swipe scrolls a sheet or changes its height.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> ViewNode { node }
  /// The size of a sheet on iPad.
  public func presentationSizing(_ sizing: PresentationSizing) -> ViewNode { node }
}

/// How something is shown in compact size.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// Whether a swipe scrolls a sheet or changes its height.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

/// The size of a sheet on iPad.
public struct PresentationSizing: Sendable {
  /// As iOS shows it.
  public static let automatic = PresentationSizing()
  /// For a form.
  public static let form = PresentationSizing()
  /// For a page.
  public static let page = PresentationSizing()
  /// That of its content.
  public static let fitted = PresentationSizing()
}
