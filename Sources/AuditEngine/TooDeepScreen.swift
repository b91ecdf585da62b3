import AuditModel
import AuditRules

/// A screen with a tree that cannot be laid out, and every cell in which it cannot.
struct TooDeepScreen: Sendable {
  let message: String
  var variants: VariantSet

  /// The same screen in other languages.
  func merged(with other: TooDeepScreen) -> TooDeepScreen {
    var result = self
    result.variants.formUnion(other.variants)
    return result
  }

  /// What the report says of it.
  func finding(screen position: Int, in plan: AuditPlan) -> Finding {
    let rule = RuleList.screenInvalid
    let screen = plan.screens[position]
    let axes = plan.axes(of: variants, screen: position)
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: message,
      screen: screen.id, states: axes.states, locales: axes.locales,
      dynamicTypeSizes: axes.dynamicTypeSizes, sizeClasses: axes.sizeClasses, variants: variants,
      location: screen.location)
  }
}
