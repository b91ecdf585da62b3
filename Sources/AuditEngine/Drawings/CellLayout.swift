import Accessibility
import Layout
import Localization
import TextShaping
import ViewTree

/// Lays out the cells of one language.
///
/// One object serves one thread.
final class CellLayout {
  private let plan: AuditPlan
  private let engine: LayoutEngine

  init(plan: AuditPlan, locale: Int, project: LocalizationProject, fonts: FontLibrary) {
    self.plan = plan
    engine = LayoutEngine(fonts: fonts, project: project, locale: plan.locales[locale])
  }

  /// The screen in a cell; nil where it cannot be laid out.
  func screen(_ drawn: DrawnCell) -> AccessibleScreen? {
    let cell = drawn.cell
    var environment = plan.environment(
      screen: drawn.screen, state: cell.state, locale: cell.locale, device: cell.device,
      size: cell.dynamicTypeSize)
    if let appearance = drawn.appearance { environment.appearance = appearance }
    let played = plan.played(screen: drawn.screen, state: cell.state, device: cell.device)
    guard let tree = try? engine.layOut(played, in: environment) else { return nil }
    return AccessibleScreen(tree, announcements: played.announcements)
  }
}
