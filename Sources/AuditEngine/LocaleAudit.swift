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
    /// By screen.
    var tooDeep: [Int: TooDeepScreen] = [:]
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
          for size in plan.sizes.indices {
            let place = Place(screen: screen, state: state, device: device, size: size)
            audit(place, with: engine, showing: &same, into: &result, &causes)
          }
        }
      }
    }
    result.causes = causes.named(by: engine.identities, engine.catalog)
    result.unmeasured = engine.catalog.unmeasuredTexts
    result.shapedTexts = engine.catalog.shapedTexts
    return result
  }

  private struct Place {
    let screen: Int
    let state: Int
    let device: Int
    let size: Int
  }

  private func audit(
    _ place: Place, with engine: LayoutEngine, showing same: inout Shown?,
    into result: inout Result, _ causes: inout LocaleCauses
  ) {
    let environment = plan.environment(
      screen: place.screen, state: place.state, locale: locale, device: place.device,
      size: place.size)
    let played = plan.played(screen: place.screen, state: place.state, device: place.device)
    let shown = same ?? show(played, in: environment)
    if !shown.asksForTextSize { same = shown }
    guard shown.isOfInterest else { return }
    let cell = MatrixCell(
      state: place.state, locale: locale, dynamicTypeSize: place.size, sizeClasses: place.device)
    let tree: LaidOutTree
    do throws(LayoutError) {
      tree = try engine.layOut(shown.root, in: environment)
    } catch {
      var screen =
        result.tooDeep[place.screen]
        ?? TooDeepScreen(message: "\(error)", variants: emptySet(place))
      screen.variants.insert(cell)
      result.tooDeep[place.screen] = screen
      return
    }
    result.nodes += tree.nodes.count
    result.texts += tree.texts.count
    if isOutlined(place) { result.lines[place.screen, default: SourceLines()].add(tree) }
    let screen = AccessibleScreen(tree, announcements: played.announcements)
    for rule in rules.indices {
      for violation in rules[rule].check(screen) {
        causes.add(violation, rule: rule, screen: place.screen, cell: cell, tree: tree) {
          emptySet(place)
        }
      }
    }
  }

  /// Whether the nodes of a variant are recorded by their lines: lines make the same nodes in all
  /// languages, and hardly others between the smallest and the largest text.
  private func isOutlined(_ place: Place) -> Bool {
    locale == 0 && (place.size == 0 || place.size == plan.sizes.count - 1)
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

  private func emptySet(_ place: Place) -> VariantSet {
    plan.emptySet(screen: place.screen, locales: plan.locales.count)
  }
}
