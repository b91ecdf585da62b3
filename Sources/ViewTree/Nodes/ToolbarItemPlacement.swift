/// Where an item of a bar is.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, status, keyboard
  case primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction
  case topBarLeading, topBarTrailing, bottomBar

  /// The leading side of the navigation bar.
  public static let navigationBarLeading = topBarLeading
  /// The trailing side of the navigation bar.
  public static let navigationBarTrailing = topBarTrailing

  /// Whether it is in the bar at the bottom.
  var isAtBottom: Bool { self == .bottomBar || self == .status }

  /// The side of the navigation bar.
  var side: BarPlacement {
    switch self {
    case .principal: .principal
    case .navigation, .topBarLeading, .cancellationAction: .leading
    default: .trailing
    }
  }
}
