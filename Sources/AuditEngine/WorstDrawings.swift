import Accessibility
import AuditModel
import Layout
import Localization
import Rendering
import TextShaping
import ViewTree

/// Draws the worst variant of each finding on a screen.
struct WorstDrawings {
  let plan: AuditPlan
  let project: LocalizationProject
  let fonts: FontLibrary

  /// The drawings by the findings' fingerprints.
  func drawings(of findings: [Finding]) -> [String: String] {
    var result: [String: String] = [:]
    var engines: [LocaleIdentifier: LayoutEngine] = [:]
    for finding in findings {
      guard let node = finding.node, node.element != .screen else { continue }
      let locale = node.extent.worst.variant.locale
      let engine =
        engines[locale] ?? LayoutEngine(fonts: fonts, project: project, locale: locale)
      engines[locale] = engine
      result[finding.fingerprint] = drawing(of: finding, node, with: engine)
    }
    return result
  }

  private func drawing(
    of finding: Finding, _ node: NodeSubject, with engine: LayoutEngine
  ) -> String? {
    let worst = node.extent.worst
    guard let screen = plan.screens.firstIndex(where: { $0.id == node.screen }),
      let state = plan.screens[screen].states.firstIndex(where: { $0.name == worst.state }),
      let device = plan.devices.firstIndex(of: worst.variant.device),
      let size = plan.sizes.firstIndex(of: worst.variant.dynamicTypeSize),
      let locale = plan.locales.firstIndex(of: worst.variant.locale)
    else { return nil }
    var environment = plan.environment(
      screen: screen, state: state, locale: locale, device: device, size: size)
    if case .text(let name) = finding.evidence["appearance"],
      let appearance = Appearance.all.first(where: { $0.name == name })
    {
      environment.appearance = appearance
    }
    let played = plan.played(screen: screen, state: state, device: device)
    guard let tree = try? engine.layOut(played, in: environment) else { return nil }
    let paths = Set(node.occurrences.map(\.path))
    let marked = tree.nodes.positions.filter { paths.contains(tree.path(of: $0)) }
    // An announcement has no position on the screen.
    guard !marked.isEmpty else { return nil }
    return SVGDrawing(
      AccessibleScreen(tree), prefix: "g\(finding.fingerprint)-", marking: Set(marked),
      layers: .truncation
    ).svg
  }
}
