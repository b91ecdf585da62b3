import Accessibility
import AuditModel
import Layout
import Intake
import Localization
import Synchronization
import TextShaping
import Testing
import ViewTree

@testable import Corkboard

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// The strings of the app in all its languages.
let texts = LocalizationProject.load(
  folder: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Localizations", displayedAs: "Localizations")

/// The steps of the onboarding, played once on each device for all tests.
private let playedSteps = PlayedSteps()

/// The results of playing states, which are the same each time.
private final class PlayedSteps: Sendable {
  private struct Step: Hashable {
    let name, screen: String
    let sizeClasses: SizeClasses
  }

  private let played = Mutex<[Step: PlayedState]>([:])

  func state(
    _ name: String, of screen: Screen, on sizeClasses: SizeClasses
  ) throws -> PlayedState {
    let step = Step(name: name, screen: screen.id, sizeClasses: sizeClasses)
    if let state = played.withLock({ $0[step] }) { return state }
    let state = try #require(screen.states.first { $0.name == name })
      .prepare(.narrowest(with: sizeClasses))
    played.withLock { $0[step] = state }
    return state
  }
}

/// A state of a screen on a device, as it is audited.
struct Showing: Sendable {
  let sizeClasses: SizeClasses
  let played: PlayedState
  var dynamicTypeSize = DynamicTypeSize.large
  var locale: LocaleIdentifier = "en"

  /// The onboarding with the first template at a step.
  init(
    _ step: FlowStep, _ sizeClasses: SizeClasses = .compactRegular,
    _ dynamicTypeSize: DynamicTypeSize = .large, _ locale: LocaleIdentifier = "en",
    of screens: [Screen] = CorkboardScreens.all
  ) throws {
    let name = "trip.\(step.name)"
    let screen = try #require(
      screens.first { screen in screen.states.contains { $0.name == name } })
    self.sizeClasses = sizeClasses
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    played = try playedSteps.state(name, of: screen, on: sizeClasses)
  }

  init(
    _ state: ScreenState, _ sizeClasses: SizeClasses,
    _ dynamicTypeSize: DynamicTypeSize = .large, _ locale: LocaleIdentifier = "en"
  ) {
    self.sizeClasses = sizeClasses
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    played = state.prepare(.narrowest(with: sizeClasses))
  }

  var device: Device { .narrowest(with: sizeClasses) }

  var environment: RenderEnvironment {
    RenderEnvironment(
      device: device, dynamicTypeSize: dynamicTypeSize, locale: locale,
      keyboardHeight: played.keyboardHeight(on: device))
  }

  var node: ViewNode { played.render(environment) }

  func layOut() throws -> LaidOutTree { try layOut(node) }

  /// The announcements for VoiceOver users.
  func listen() throws -> AccessibleScreen {
    AccessibleScreen(try layOut(), announcements: played.announcements)
  }

  /// Lays out something else in the same place.
  func layOut(_ node: ViewNode) throws -> LaidOutTree {
    let engine = LayoutEngine(
      fonts: try installedFonts.get(), project: texts, locale: locale)
    return try engine.layOut(node, in: environment)
  }
}

extension LaidOutTree {
  /// The paths of all nodes.
  var paths: [String] { nodes.positions.map { path(of: $0) } }

  /// Whether there is a node whose identity ends like this.
  func shows(_ end: String) -> Bool { paths.contains { "/\($0)".hasSuffix("/\(end)") } }

  /// The node whose identity ends like this.
  func node(_ end: String) throws -> LaidOutNode {
    try nodes[#require(paths.firstIndex { "/\($0)".hasSuffix("/\(end)") })]
  }

  /// The frame of the node whose identity ends like this.
  func frame(_ end: String) throws -> Rect { try node(end).frame }

  /// The element of the node whose identity ends like this.
  func element(_ end: String) throws -> AccessibilityElement {
    try #require(
      AccessibleScreen(self).elements.first { "/\(path(of: $0.node))".hasSuffix("/\(end)") })
  }
}

extension ViewNode {
  /// This node and all in it.
  var all: [ViewNode] { [self] + children.flatMap(\.all) }

  /// All that it shows and says itself.
  var contents: [TextContent] {
    [text, placeholder, accessibility.label, accessibility.value, accessibility.hint]
      .compactMap { $0 } + accessibility.inputLabels + accessibility.customActions
  }
}

extension TextContent {
  /// The localized texts in it, with those that are put into others.
  var localizedTexts: [LocalizedText] {
    guard case .localized(let text) = self else { return [] }
    let inside = text.arguments.flatMap { argument in
      if case .text(let content) = argument { content.localizedTexts } else { [LocalizedText]() }
    }
    return [text] + inside
  }
}
