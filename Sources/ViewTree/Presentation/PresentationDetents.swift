import AuditModel

extension View {
  /// The heights of the sheet that it is in, of which the smallest one is shown.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ViewNode {
    showing(detents.min { $0.points < $1.points })
  }

  /// The heights of the sheet that it is in, of which the selected one is shown.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ViewNode {
    detents.contains(selection.wrappedValue)
      ? showing(selection.wrappedValue) : presentationDetents(detents)
  }

  private func showing(_ detent: PresentationDetent?) -> ViewNode {
    guard let detent else { return node }
    return preferring { $0.detent = detent }
  }
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

  /// The height of the content over the lower edge of the safe area; in compact height sheets take all of the
  /// screen, as do those of a height without an end.
  ///
  /// Source: sheets on iOS 26.1 with ten detents (openuikit): 459 points for `medium` on a screen of 852, of
  /// which 34 lie under the safe area. Such sheets are drawn at 96 % of that size, which is left out here.
  var points: Double {
    let environment = EnvironmentValues.current.variant
    guard environment.verticalSizeClass != .compact else { return .infinity }
    let height = environment.viewport.height
    let most = height - environment.safeArea.vertical
    let points =
      switch self {
      case .medium: height / 2
      case .large: Double.infinity
      case .fraction(let share): share * most
      case .height(let points): points
      }
    return points.isNaN ? .infinity : max(0, points)
  }
}
