import AuditModel
import ViewTree

/// The renderings of a state on a device: one serves all text sizes and languages that it does not ask for.
struct StateRenderings {
  private let played: PlayedState
  /// The strings that are looked at where they are shown; nil where everything is.
  private let interest: ScreenFocus.Interest?
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
    /// The languages in which it shows strings of interest.
    let languages: ChangedLanguages
    /// Whether it shows more when its extent is known.
    let asksForGeometry: Bool
  }

  init(of played: PlayedState, showing interest: ScreenFocus.Interest?) {
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
    if let last, last == root, last.hasSameOrigins(as: root) { root = last } else { last = root }
    let rendering = Rendering(
      root: root, languages: languages(shownBy: root), asksForGeometry: asked.contains(.geometry))
    if !asked.isSuperset(of: [.textSize, .language]) {
      let key = Key(
        size: asked.contains(.textSize) ? size : nil,
        locale: asked.contains(.language) ? locale : nil)
      known[key] = rendering
    }
    return rendering
  }

  private func languages(shownBy root: ViewNode) -> ChangedLanguages {
    guard let interest else { return .every }
    var result = ChangedLanguages.none
    func adds(_ text: LocalizedText) -> Bool {
      result.formUnion(interest(text))
      return result.isEvery
    }
    _ = root.hasText(where: adds) || played.announcements.contains { $0.has(adds) }
    return result
  }
}

extension ViewNode {
  /// Whether equal views were written in the same places.
  fileprivate func hasSameOrigins(as other: ViewNode) -> Bool {
    origin == other.origin
      && children.elementsEqual(other.children) { $0.hasSameOrigins(as: $1) }
  }
}
