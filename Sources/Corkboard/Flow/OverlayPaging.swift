import AuditModel
import ViewTree

/// The overlays side by side, each a page of its own.
///
/// Only the page in view is drawn. All is measured from the leading edge, so that the pages run from
/// right to left where the language does.
struct OverlayPaging {
  /// The width of the guidance beside the board, in points.
  static let sidebarWidth = 300.0

  /// The leading edge of the first page, in points from the leading edge of the place where one is
  /// seen.
  let leading: Double
  /// The width of a page in points.
  let width: Double

  /// The width of a page on a screen.
  static func width(in width: Double, _ classes: SizeClasses) -> Double {
    classes.horizontal == .compact ? width : sidebarWidth
  }

  /// The page in view; while one moves to the next, the one that is seen the most.
  var current: OverlayStep {
    guard width > 0 else { return .board }
    let pages = OverlayStep.allCases
    return pages.min { distance(of: $0) < distance(of: $1) } ?? .board
  }

  /// How far a page is out of view.
  private func distance(of overlay: OverlayStep) -> Double {
    abs(leading + Double(overlay.rawValue) * width)
  }
}
