import AuditModel
import Synchronization
import ViewTree

/// The strings that each state of a screen shows on each device, so that a changed string leads to the states
/// that show it without building all of their view trees again.
struct StringIndex: Sendable {
  private let devices: Int
  /// How many states the screens before each one have.
  private let statesBefore: [Int]
  /// By state and device; nil where contents are only known after layout.
  private let strings: [Set<Name>?]

  private struct Name: Hashable {
    let table: String
    let key: String
  }

  /// Builds all view trees of a plan once.
  init(_ plan: AuditPlan, jobs: Int?) {
    devices = plan.devices.count
    var count = 0
    var positions: [(screen: Int, state: Int)] = []
    statesBefore = plan.screens.indices.map { screen in
      defer { count += plan.screens[screen].states.count }
      positions += plan.screens[screen].states.indices.map { (screen, $0) }
      return count
    }
    strings = Workers(count: jobs).map(positions.count * devices) { [positions, devices] piece in
      let (screen, state) = positions[piece / devices]
      return Self.strings(of: plan, screen: screen, state: state, device: piece % devices)
    }
  }

  private static func strings(
    of plan: AuditPlan, screen: Int, state: Int, device: Int
  ) -> Set<Name>? {
    let names = Mutex<Set<Name>>([])
    var renderings = StateRenderings(
      of: plan.played(screen: screen, state: state, device: device),
      showing: { text in
        _ = names.withLock { $0.insert(Name(table: text.table, key: text.key)) }
        return .none
      })
    for locale in plan.locales.indices {
      for size in plan.sizes.indices {
        let environment = plan.environment(
          screen: screen, state: state, locale: locale, device: device, size: size)
        let rendering = renderings.rendering(size: size, locale: locale, in: environment)
        if rendering.asksForGeometry { return nil }
      }
    }
    return names.withLock { $0 }
  }

  /// The languages in which a state may show strings that changed.
  func languages(
    of changed: ChangedStrings, screen: Int, state: Int, device: Int
  ) -> ChangedLanguages {
    guard let names = strings[(statesBefore[screen] + state) * devices + device] else {
      return .every
    }
    var result = ChangedLanguages.none
    for name in names { result.formUnion(changed.languages(key: name.key, table: name.table)) }
    return result
  }
}
