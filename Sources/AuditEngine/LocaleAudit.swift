import Accessibility
import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import ViewTree

/// The audit of all screens in one language.
struct LocaleAudit {
  let plan: AuditPlan
  let rules: [any ScreenRule]
  let locale: Int
  /// The strings whose screens are looked at; those of all screens when there are none.
  var interest: (@Sendable (LocalizedText) -> Bool)?

  /// The result.
  struct Result: Sendable {
    var causes: [CauseKey: Cause] = [:]
    var nodes = 0
    var texts = 0
    var unmeasured: [UnmeasuredText] = []
    var invalid: [InvalidScreen.Key: InvalidScreen] = [:]
    /// The states that show nothing in some variant.
    var empty: Set<InvalidScreen.Key> = []
    var shapedTexts: [ShapedTextKey] = []
    /// By screen; only in the first language.
    var lines: [Int: SourceLines] = [:]
  }

  func run(fonts: FontLibrary, project: LocalizationProject) -> Result {
    let engine = LayoutEngine(fonts: fonts, project: project, locale: plan.locales[locale])
    var result = Result()
    var causes = LocaleCauses()
    for screen in plan.screens.indices {
      for device in plan.devices.indices {
        for state in plan.screens[screen].states.indices {
          // A screen that does not read the text size is rendered once for all sizes.
          var same: Shown?
          var smaller: AccessibleScreen?
          for size in plan.sizes.indices {
            let variant = StateVariant(screen: screen, state: state, device: device, size: size)
            audit(variant, with: engine, showing: &same, after: &smaller, into: &result, &causes)
          }
        }
      }
    }
    result.causes = causes.named(by: engine.identities, engine.catalog)
    result.unmeasured = engine.catalog.unmeasuredTexts
    result.shapedTexts = engine.catalog.shapedTexts
    return result
  }

  private struct StateVariant {
    let screen: Int
    let state: Int
    let device: Int
    let size: Int
  }

  private func audit(
    _ variant: StateVariant, with engine: LayoutEngine, showing same: inout Shown?,
    after smaller: inout AccessibleScreen?, into result: inout Result, _ causes: inout LocaleCauses
  ) {
    let environment = plan.environment(
      screen: variant.screen, state: variant.state, locale: locale, device: variant.device,
      size: variant.size)
    let played = plan.played(screen: variant.screen, state: variant.state, device: variant.device)
    let shown = same ?? show(played, in: environment)
    if !shown.asksForTextSize { same = shown }
    guard shown.isOfInterest else { return }
    let cell = MatrixCell(
      state: variant.state, locale: locale, dynamicTypeSize: variant.size,
      device: variant.device)
    if let failure = played.failure {
      let name = plan.screens[variant.screen].states[variant.state].name
      note(
        "the state “\(name)” cannot be played: \(failure)", variant, isState: true, cell,
        &result.invalid)
      return
    }
    let tree: LaidOutTree
    do throws(LayoutError) {
      tree = try engine.layOut(shown.root, in: environment)
    } catch {
      note("\(error)", variant, isState: false, cell, &result.invalid)
      return
    }
    result.nodes += tree.nodes.count
    result.texts += tree.texts.count
    if isOutlined(variant) { result.lines[variant.screen, default: SourceLines()].add(tree) }
    if tree.isEmpty {
      result.empty.insert(InvalidScreen.Key(screen: variant.screen, state: variant.state))
    }
    let screen = AccessibleScreen(tree, announcements: played.announcements)
    if let size = smaller?.tree.environment.dynamicTypeSize, size >= environment.dynamicTypeSize {
      smaller = nil
    }
    for rule in rules.indices {
      for violation in rules[rule].check(screen, after: smaller) {
        causes.add(violation, rule: rule, screen: variant.screen, cell: cell, tree: tree) {
          emptySet(variant)
        }
      }
    }
    smaller = screen
  }

  /// Whether the nodes of a variant are recorded by their lines: lines make the same nodes in all
  /// languages, and hardly others between the smallest and the largest text.
  private func isOutlined(_ variant: StateVariant) -> Bool {
    locale == 0 && (variant.size == 0 || variant.size == plan.sizes.count - 1)
  }

  /// The rendering in an environment.
  private struct Shown {
    let root: ViewNode
    let asksForTextSize: Bool
    let isOfInterest: Bool
  }

  private func show(_ played: PlayedState, in environment: RenderEnvironment) -> Shown {
    let (root, asksForTextSize) = played.rendered(in: environment)
    let isOfInterest =
      interest.map { interest in
        root.hasText(where: interest) || played.announcements.contains { $0.has(interest) }
      } ?? true
    return Shown(root: root, asksForTextSize: asksForTextSize, isOfInterest: isOfInterest)
  }

  /// Adds a cell to a screen or state that cannot be audited.
  private func note(
    _ message: String, _ variant: StateVariant, isState: Bool, _ cell: MatrixCell,
    _ invalid: inout [InvalidScreen.Key: InvalidScreen]
  ) {
    let key = InvalidScreen.Key(screen: variant.screen, state: isState ? variant.state : nil)
    invalid[key, default: InvalidScreen(message: message, variants: emptySet(variant))]
      .variants.insert(cell)
  }

  private func emptySet(_ variant: StateVariant) -> VariantSet {
    plan.emptySet(screen: variant.screen, locales: plan.locales.count)
  }
}
