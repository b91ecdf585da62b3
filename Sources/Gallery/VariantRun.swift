import Accessibility
import AuditModel
import Layout
import Localization
import TextShaping
import ViewTree

/// The states of one screen in one language on one device, laid out one after the other.
struct VariantRun {
  let plan: DrawingPlan
  let screen: Int
  let locale: Int
  let device: Int

  /// Lays out each state at each text size, the sizes of a state one after the other.
  func forEach(
    fonts: FontLibrary, project: LocalizationProject,
    _ body: (_ state: Int, _ size: Int, Result<AccessibleScreen, UndrawableState>) -> Void
  ) {
    let engine = LayoutEngine(fonts: fonts, project: project, locale: plan.axes.locales[locale])
    for state in plan.screens[screen].states.indices {
      let played = plan.played(screen: screen, state: state, device: device)
      // A screen that does not read the text size is rendered once for all sizes.
      var same: ViewNode?
      for size in plan.axes.sizes.indices {
        body(state, size, layOut(played, at: plan.axes.sizes[size], with: engine, &same))
      }
    }
  }

  private func layOut(
    _ played: PlayedState, at size: DynamicTypeSize, with engine: LayoutEngine,
    _ same: inout ViewNode?
  ) -> Result<AccessibleScreen, UndrawableState> {
    if let failure = played.failure {
      return .failure(UndrawableState(reason: "the state cannot be played: \(failure)"))
    }
    let device = plan.axes.devices[device].device
    var environment = RenderEnvironment(
      device: device, dynamicTypeSize: size, locale: plan.axes.locales[locale],
      appearance: plan.axes.appearance, keyboardHeight: played.keyboardHeight(on: device))
    environment.locale = engine.catalog.locale
    let root: ViewNode
    if let same {
      root = same
    } else {
      let rendered = played.rendered(in: environment)
      root = rendered.root
      if !rendered.asked.contains(.textSize) { same = root }
    }
    do throws(LayoutError) {
      let tree = try engine.layOut(root, of: played, in: environment)
      return .success(AccessibleScreen(tree, announcements: played.announcements))
    } catch {
      return .failure(UndrawableState(reason: "\(error)"))
    }
  }
}
