import AuditModel
import ViewTree

/// The renderings of a state on a device: one serves all text sizes and languages that it does not ask for.
struct StateRenderings {
  private let played: PlayedState
  /// The strings whose screens are looked at; those of all screens when there are none.
  private let interest: (@Sendable (LocalizedText) -> Bool)?
  private var known: [Key: Rendering] = [:]
  private var last: ViewNode?

  /// The variants that a rendering serves: those of one size or language, or of all.
  private struct Key: Hashable {
    var size: Int?
    var locale: Int?
  }

  /// The rendering in an environment.
  struct Rendering {
    let root: ViewNode
    let isOfInterest: Bool
  }

  init(of played: PlayedState, showing interest: (@Sendable (LocalizedText) -> Bool)?) {
    self.played = played
    self.interest = interest
  }

  /// The rendering at a size and in a language, which the environment has.
  mutating func rendering(
    size: Int, locale: Int, in environment: RenderEnvironment
  ) -> Rendering {
    for key in [Key(), Key(size: size), Key(locale: locale)] {
      if let rendering = known[key] { return rendering }
    }
    var (root, asked) = played.rendered(in: environment)
    // Layouts begin with a comparison to the tree before, which ends at once where both are one.
    if let last, last == root { root = last } else { last = root }
    let rendering = Rendering(
      root: root, isOfInterest: asked.contains(.geometry) || isOfInterest(root))
    if !asked.isSuperset(of: [.textSize, .language]) {
      let key = Key(
        size: asked.contains(.textSize) ? size : nil,
        locale: asked.contains(.language) ? locale : nil)
      known[key] = rendering
    }
    return rendering
  }

  private func isOfInterest(_ root: ViewNode) -> Bool {
    guard let interest else { return true }
    return root.hasText(where: interest) || played.announcements.contains { $0.has(interest) }
  }
}
