import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import ViewTree

/// The audit of a screen in languages that are looked at together.
struct LocaleGroup {
  let plan: AuditPlan
  let rules: [any ScreenRule]
  let piece: AuditPiece
  /// The part that the audit is narrowed to; nil for everything.
  var focus: ScreenFocus?
  /// Takes the times, where they are asked for.
  var log: TimeLog?

  /// The results in the order of the languages.
  func run(
    fonts: FontLibrary, project: LocalizationProject, progress: SharedProgress? = nil
  ) -> [LocaleAudit.Result] {
    let shared = SharedTrees()
    let audits = piece.locales.map {
      LocaleAudit(
        plan: plan, rules: rules, locale: $0, fonts: fonts, project: project, focus: focus,
        log: log, shared: shared)
    }
    for device in piece.devices {
      for state in plan.screens[piece.screen].states.indices
      where isConcerned(state: state, device: device) {
        let played = plan.played(screen: piece.screen, state: state, device: device)
        var renderings = StateRenderings(of: played, showing: focus?.interest(on: piece.screen))
        let variant = LocaleAudit.StateVariant(screen: piece.screen, state: state, device: device)
        for audit in audits { audit.audit(variant, renderings: &renderings) }
      }
      progress?.finish(audits.count)
    }
    return audits.map { $0.result() }
  }

  private func isConcerned(state: Int, device: Int) -> Bool {
    focus?.concerns(
      screen: piece.screen, state: state, device: device,
      in: piece.locales.lazy.map { plan.locales[$0] })
      ?? true
  }
}
