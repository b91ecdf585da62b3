import Accessibility
import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import ViewTree

/// The audit of screens in one language, state by state.
///
/// One object serves one thread, and its functions do not change what they are reading, which need not be
/// checked for each of some twenty million calls of rules.
final class LocaleAudit {
  private let plan: AuditPlan
  private let rules: [any ScreenRule]
  /// The positions of the rules that need a declaration, with what they look for.
  private let declarations: [(rule: Int, isDeclared: @Sendable (Declarations) -> Bool)]
  private let locale: Int
  private let focus: ScreenFocus?
  private let engine: LayoutEngine
  @exclusivity(unchecked) private var found = Result()
  @exclusivity(unchecked) private var causes = LocaleCauses()
  @exclusivity(unchecked) private var spoken: SpokenViolations
  private let log: TimeLog?
  @exclusivity(unchecked) private var clock: StepClock<Step>

  /// A part of the work that is timed.
  private enum Step: Hashable {
    case viewTrees, layout, elements, outlines
    case rule(Int)
  }

  /// The result.
  struct Result: Sendable {
    var causes: [CauseKey: Cause] = [:]
    /// Those of views under a sheet or an alert.
    var coveredCauses: [CauseKey: Cause] = [:]
    /// The screens that have a state without a sheet or an alert over it.
    var uncoveredScreens: Set<Int> = []
    /// The states that were checked in some variant, in an audit that is narrowed.
    var checked: Set<InvalidScreen.Key> = []
    var variants = 0
    var nodes = 0
    var texts = 0
    var unmeasured: Set<UnmeasuredText> = []
    var invalid: [InvalidScreen.Key: InvalidScreen] = [:]
    /// The states that show nothing in some variant.
    var empty: Set<InvalidScreen.Key> = []
    var shapedTexts: Set<ShapedTextKey> = []
    /// The positions of the rules that need a declaration and met one.
    var declared: Set<Int> = []
    /// By screen; only in the first language.
    var lines: [Int: SourceLines] = [:]
    /// By screen.
    var outlines: [Int: [ScreenOutline]] = [:]
  }

  init(
    plan: AuditPlan, rules: [any ScreenRule], locale: Int, fonts: FontLibrary,
    project: LocalizationProject, focus: ScreenFocus? = nil, log: TimeLog? = nil,
    shared: SharedTrees
  ) {
    self.focus = focus
    self.plan = plan
    self.rules = rules
    self.locale = locale
    self.log = log
    clock = StepClock(runs: log != nil)
    spoken = SpokenViolations(of: rules, in: plan.rules)
    declarations = rules.indices.compactMap { rule in
      type(of: rules[rule]).declaration.map { (rule, $0) }
    }
    engine = LayoutEngine(
      fonts: fonts, project: project, locale: plan.locales[locale], shared: shared)
  }

  /// A state of a screen on a device.
  struct StateVariant {
    let screen: Int
    let state: Int
    let device: Int
  }

  /// Looks at a state at all text sizes.
  func audit(_ variant: StateVariant, renderings: inout StateRenderings) {
    let played = plan.played(screen: variant.screen, state: variant.state, device: variant.device)
    var smaller: AccessibleScreen?
    for size in plan.sizes.indices {
      let environment = plan.environment(
        screen: variant.screen, state: variant.state, locale: locale, device: variant.device,
        size: size)
      let start = clock.start()
      let rendering = renderings.rendering(size: size, locale: locale, in: environment)
      clock.stop(.viewTrees, since: start)
      let cell = MatrixCell(
        state: variant.state, locale: locale, dynamicTypeSize: size, device: variant.device)
      var isChecked =
        rendering.asksForGeometry || rendering.languages.contains(plan.locales[locale])
      guard isChecked || isCompared(cell) else { continue }
      if let failure = played.failure {
        guard isChecked else { continue }
        let name = plan.screens[variant.screen].states[variant.state].name
        note("the state “\(name)” cannot be played: \(failure)", variant, isState: true, cell)
        continue
      }
      guard let tree = tree(of: played, rendering.root, in: environment, variant, cell) else {
        continue
      }
      if rendering.asksForGeometry, let focus {
        isChecked = focus.languages(of: tree, on: variant.screen).contains(plan.locales[locale])
        guard isChecked || isCompared(cell) else { continue }
      }
      if isChecked { count(tree, variant) }
      let begin = clock.start()
      let screen = AccessibleScreen(
        tree, announcements: played.announcements, at: played.announcementTimes,
        largeText: plan.largeText, options: plan.options(screen: variant.screen, locale: locale))
      clock.stop(.elements, since: begin)
      if let size = smaller?.tree.environment.dynamicTypeSize, size >= environment.dynamicTypeSize {
        smaller = nil
      }
      if isChecked { check(screen, after: smaller, variant, cell) }
      if plan.isOutlined(cell) { outline(screen, of: played, variant, cell) }
      smaller = screen
    }
  }

  /// Keeps what comparisons with other variants, states and screens need.
  private func outline(
    _ screen: AccessibleScreen, of played: PlayedState, _ variant: StateVariant, _ cell: MatrixCell
  ) {
    let start = clock.start()
    defer { clock.stop(.outlines, since: start) }
    found.outlines[variant.screen, default: []]
      .append(
        ScreenOutline(
          screen, in: cell, focus: played.accessibilityFocused, timeLimit: played.timeLimit,
          isFull: locale == plan.sourceLocale))
  }

  /// Whether a variant that is not checked is laid out to compare others with it, or to name the nodes of
  /// others by their lines as an audit of everything does.
  private func isCompared(_ cell: MatrixCell) -> Bool {
    guard focus?.comparesOthers == true else { return false }
    return isOutlined(cell) || locale == plan.sourceLocale && plan.isOutlined(cell)
  }

  private func count(_ tree: LaidOutTree, _ variant: StateVariant) {
    let key = InvalidScreen.Key(screen: variant.screen, state: variant.state)
    found.variants += 1
    found.nodes += tree.nodes.count
    found.texts += tree.texts.count
    if focus != nil { found.checked.insert(key) }
    if tree.isEmpty { found.empty.insert(key) }
  }

  /// The tree of a variant; none where it cannot be laid out, which is noted.
  private func tree(
    of played: PlayedState, _ root: ViewNode, in environment: RenderEnvironment,
    _ variant: StateVariant, _ cell: MatrixCell
  ) -> LaidOutTree? {
    let start = clock.start()
    defer { clock.stop(.layout, since: start) }
    let tree: LaidOutTree
    do throws(LayoutError) {
      tree = try engine.layOut(root, of: played, in: environment)
    } catch {
      note("\(error)", variant, isState: false, cell)
      return nil
    }
    if isOutlined(cell) { found.lines[variant.screen, default: SourceLines()].add(tree) }
    return tree
  }

  private func check(
    _ screen: AccessibleScreen, after smaller: AccessibleScreen?, _ variant: StateVariant,
    _ cell: MatrixCell
  ) {
    noteDeclarations(on: screen.tree)
    if !screen.isCovered { found.uncoveredScreens.insert(variant.screen) }
    let asked = spoken.begin(screen)
    for (rule, violations) in spoken.known { add(violations, of: rule, on: screen, variant, cell) }
    // A span is read in place, where an array's element is copied first.
    let rules = rules
    let span = rules.span
    for rule in asked {
      let start = clock.start()
      let violations = span[rule].check(screen, after: smaller)
      if !violations.isEmpty {
        spoken.remember(violations, of: rule)
        add(violations, of: rule, on: screen, variant, cell)
      }
      if let start { clock.stop(.rule(rule), since: start) }
    }
  }

  private func add(
    _ violations: [Violation], of rule: Int, on screen: AccessibleScreen, _ variant: StateVariant,
    _ cell: MatrixCell
  ) {
    if violations.isEmpty { return }
    let rank = plan.rank(of: cell)
    for violation in violations {
      causes.add(
        violation, rule: rule, screen: variant.screen, isCovered: violation.isCovered(on: screen),
        cell: cell, rank: rank, tree: screen.tree
      ) { emptySet(variant) }
    }
  }

  private func noteDeclarations(on tree: LaidOutTree) {
    if tree.declarations.isEmpty { return }
    for (rule, isDeclared) in declarations where !found.declared.contains(rule) {
      if tree.declarations.values.contains(where: isDeclared) { found.declared.insert(rule) }
    }
  }

  /// Whether the nodes of a variant are recorded by their lines: lines make the same nodes in all
  /// languages, and hardly others between the smallest and the largest text.
  private func isOutlined(_ cell: MatrixCell) -> Bool {
    locale == 0
      && (cell.dynamicTypeSize == 0 || cell.dynamicTypeSize == plan.sizes.count - 1)
  }

  /// Adds a cell to a screen or state that cannot be audited.
  private func note(
    _ message: String, _ variant: StateVariant, isState: Bool, _ cell: MatrixCell
  ) {
    let key = InvalidScreen.Key(screen: variant.screen, state: isState ? variant.state : nil)
    found.invalid[key, default: InvalidScreen(message: message, variants: emptySet(variant))]
      .variants.insert(cell)
  }

  private func emptySet(_ variant: StateVariant) -> VariantSet {
    plan.emptySet(screen: variant.screen, locales: plan.locales.count)
  }

  /// All that was found.
  func result() -> Result {
    log?.add(clock, named: name)
    var result = found
    (result.causes, result.coveredCauses) = causes.named(by: engine.identities, engine.catalog)
    result.unmeasured = Set(engine.catalog.unmeasuredTexts)
    result.shapedTexts = Set(engine.catalog.shapedTexts)
    return result
  }

  private func name(_ step: Step) -> AuditTime.Step {
    switch step {
    case .viewTrees: .part("building view trees")
    case .layout: .part("layout")
    case .elements: .part("accessibility elements and their order")
    case .outlines: .part("outlines for comparisons between variants")
    case .rule(let rule): .rule(type(of: rules[rule]).description.id)
    }
  }
}
