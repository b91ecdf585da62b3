import AuditModel
import AuditRules

/// A screen with a view tree that cannot be laid out, and every cell in which it cannot.
struct TooDeepScreen: Sendable {
  let message: String
  var variants: VariantSet

  /// The same screen in other languages.
  func merged(with other: TooDeepScreen) -> TooDeepScreen {
    var result = self
    result.variants.formUnion(other.variants)
    return result
  }

  /// The finding about the screen; nil when there is no variant in which it shows.
  func finding(screen position: Int, in plan: AuditPlan, _ sources: SourceFiles) -> Finding? {
    guard let first = variants.cells.first else { return nil }
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
            sizeClasses: axes.sizeClasses, variants: variants,
            worst: plan.state(of: first, screen: position)))),
      locales: axes.locales)
  }
}
