import AuditModel
import ViewTree

/// The variants of a finding that are drawn: the worst, and one beside which it can be seen.
struct ComparedVariant {
  let plan: AuditPlan

  /// The worst variant; nil where it is not in the matrix.
  func worst(of finding: Finding, _ node: NodeSubject) -> DrawnCell? {
    let worst = node.extent.worst
    guard let screen = plan.screens.firstIndex(where: { $0.id == node.screen }),
      let state = plan.screens[screen].states.firstIndex(where: { $0.name == worst.state }),
      let device = plan.devices.firstIndex(of: worst.variant.device),
      let size = plan.sizes.firstIndex(of: worst.variant.dynamicTypeSize),
      let locale = plan.locales.firstIndex(of: worst.variant.locale)
    else { return nil }
    let cell = MatrixCell(state: state, locale: locale, dynamicTypeSize: size, device: device)
    return DrawnCell(screen: screen, cell: cell, appearance: appearance(of: finding))
  }

  /// The source language at the same text size, or else at the usual one, whichever does not show the
  /// finding; where both do, the source language if that is another; else none.
  func compared(with worst: DrawnCell, of node: NodeSubject) -> DrawnCell? {
    let usual = plan.sizes.firstIndex(of: .large) ?? 0
    let candidates = [worst.cell.dynamicTypeSize, usual].map {
      worst.with(locale: plan.sourceLocale, size: $0)
    }.filter { $0 != worst }
    return candidates.first { !node.extent.variants.contains($0.cell) }
      ?? (worst.cell.locale == plan.sourceLocale ? nil : candidates.first)
  }

  private func appearance(of finding: Finding) -> Appearance? {
    guard case .text(let name) = finding.evidence["appearance"] else { return nil }
    return Appearance.all.first { $0.name == name }
  }
}
