import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import ViewTree

/// Languages in which screens are looked at together, so that each is built once where it shows the same in
/// all of them.
struct LocaleGroup {
  let plan: AuditPlan
  let rules: [any ScreenRule]
  let locales: Range<Int>
  /// The part that the audit is narrowed to; nil for everything.
  var focus: ScreenFocus?

  /// The screens that are looked at in each language; all when none are named.
  var units: Set<AuditUnit>?

  /// The positions of the devices that are looked at.
  let devices: Range<Int>

  /// Takes the times, where they are asked for.
  var log: TimeLog?

  /// The results in the order of the languages.
  func run(
    fonts: FontLibrary, project: LocalizationProject, progress: SharedProgress? = nil
  ) -> [LocaleAudit.Result] {
    let shared = SharedTrees()
    let all = locales.map {
      LocaleAudit(
        plan: plan, rules: rules, locale: $0, fonts: fonts, project: project, focus: focus,
        log: log, shared: shared)
    }
    let concerned = zip(locales, all).filter { focus?.concerns($0.0, of: plan) ?? true }
    for screen in concerned.isEmpty ? 0..<0 : plan.screens.indices {
      let audits = concerned.filter { includes(screen, $0.0) }.map(\.1)
      if audits.isEmpty { continue }
      for device in devices {
        for state in plan.screens[screen].states.indices
        where isConcerned(screen: screen, state: state, device: device) {
          let played = plan.played(screen: screen, state: state, device: device)
          var renderings = StateRenderings(of: played, showing: focus?.interest(on: screen))
          let variant = LocaleAudit.StateVariant(screen: screen, state: state, device: device)
          for audit in audits { audit.audit(variant, renderings: &renderings) }
        }
        progress?.finish(audits.count)
      }
    }
    return all.map { $0.result() }
  }

  private func isConcerned(screen: Int, state: Int, device: Int) -> Bool {
    focus?.concerns(
      screen: screen, state: state, device: device, in: locales.lazy.map { plan.locales[$0] })
      ?? true
  }

  private func includes(_ screen: Int, _ locale: Int) -> Bool {
    units?.contains(.screen(screen, locale: locale)) ?? true
  }

  /// So many languages in groups for some threads: large groups share most, small ones at the end let all
  /// threads end together.
  static func groups(of count: Int, threads: Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var next = 0
    while next < count {
      // Two thirds of what is left, spread over the threads.
      let share = (2 * (count - next) + 3 * threads - 1) / (3 * threads)
      let size = min(largest, share)
      groups.append(next..<next + size)
      next += size
    }
    return groups
  }

  /// Each language of a group keeps its shaped texts in memory.
  private static let largest = 7
}
