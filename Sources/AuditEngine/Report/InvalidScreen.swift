import AuditModel
import AuditRules

/// A screen, or a state of it, that cannot be audited, and every cell in which it cannot.
struct InvalidScreen: Sendable {
  /// Identifies what cannot be audited by its positions.
  struct Key: Hashable {
    let screen: Int
    /// The state whose events cannot be played; none when a view tree cannot be laid out.
    let state: Int?

    /// The order of findings: by screen, then by state.
    var order: (Int, Int) { (screen, state ?? -1) }
  }

  let message: String
  var variants: VariantSet

  /// The same screen in other languages.
  func merged(with other: InvalidScreen) -> InvalidScreen {
    var result = self
    result.variants.formUnion(other.variants)
    return result
  }

  /// The finding about the screen; nil when there is no variant in which it shows.
  func finding(_ key: Key, in plan: AuditPlan, _ sources: SourceFiles) -> Finding? {
    guard let first = variants.cells.first else { return nil }
    let position = key.screen
    let rule = RuleList.screenInvalid
    let screen = plan.screens[position]
    let axes = plan.axes(of: variants, screen: position)
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: message,
      subject: .node(
        NodeSubject(
          screen: screen.id, element: .screen, location: sources.location(of: screen),
          occurrences: [
            NodeSubject.Occurrence(
              path: NodeSubject.Element.screen.name, location: sources.location(of: screen),
              locales: axes.locales)
          ],
          extent: VariantExtent(
            states: axes.states, dynamicTypeSizes: axes.dynamicTypeSizes,
            devices: axes.devices, variants: variants,
            worst: plan.state(of: first, screen: position)))),
      locales: axes.locales,
      distinction: key.state.map { screen.states[$0].name } ?? "")
  }
}
