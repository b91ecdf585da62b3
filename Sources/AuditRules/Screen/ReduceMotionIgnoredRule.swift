import Accessibility
import AuditModel
import Layout
import ViewTree

/// A view that moves by itself does not move while Reduce Motion is on.
package struct ReduceMotionIgnoredRule: ScreenRule {
  package static let description = RuleDescription(
    id: "reduce-motion-ignored", title: "Reduce Motion ignored",
    rationale: """
      Movements make people with a vestibular disorder dizzy or sick, and keep people with an attention \
      disability from reading; they have switched on Reduce Motion for that reason.
      """,
    howToFix: """
      Read `@Environment(\\.accessibilityReduceMotion)` and leave the animation out where it is true, or \
      fade instead. Then declare it with `.accessibilityReduceMotion(.removesAnimation)`.
      """,
    falseAlarm: """
      A movement that is the content itself, such as that of a clock, is reported. Changes of opacity and \
      colour alone are exempt. A movement without a declaration of what Reduce Motion does is not measured.
      """,
    severity: .warning,
    standards: [
      .hig("Accessibility, Motion"), .wcag("2.3.3"), .wcag("2.2.2"), .en301549("11.2.2.2"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a movement that stops") {
      Text(.verbatim("Spring sale")).animation(of: [.offset], duration: 3, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a fade") {
      Text(.verbatim("Live")).animation(of: [.opacity], duration: 1, repeats: .forever)
        .accessibilityReduceMotion(.ignored)
    },
    .passes("a hidden view") {
      Text(.verbatim("Spring sale")).animation(of: [.offset], duration: 3, repeats: .forever)
        .accessibilityReduceMotion(.ignored).hidden()
    },
    .finds("banner", because: "the banner slides all the same") {
      Text(.verbatim("Spring sale")).id("banner")
        .animation(of: [.offset], duration: 3, repeats: .forever)
        .accessibilityReduceMotion(.ignored)
    },
    .finds("star", because: "a screen that ignores the setting as a whole") {
      VStack {
        Image(symbol: "star", size: 40).id("star").animation(
          of: [.rotation, .opacity], duration: 1)
      }
      .accessibilityReduceMotion(.ignored)
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = { $0.animation != nil }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.declaringNodes.compactMap { node in
      guard let animation = tree.declarations[node]?.animation, tree[node].isSeen,
        !animation.isOnlyFading
      else { return nil }
      switch tree.nearest(\.reduceMotion, to: node) {
      case .removesAnimation: return nil
      case .ignored: return violation(of: animation, at: node)
      case nil:
        return Violation(
          notMeasured: node,
          reason: "the view moves, and the effect of Reduce Motion on it is not declared")
      }
    }
  }

  private func violation(of animation: DeclaredAnimation, at node: NodeID) -> Violation {
    let properties = animation.properties.map(\.rawValue).joined(separator: ", ")
    return Violation(
      node: node, weight: animation.repeats == .forever ? 2 : 1, .moves(animation),
      evidence: ["properties": .text(properties.isEmpty ? "unknown" : properties)],
      suggestion: "leave the movement out, or fade, while Reduce Motion is on")
  }
}

extension Message {
  fileprivate static func moves(_ animation: DeclaredAnimation) -> Message {
    switch animation.repeats {
    case .forever: "moves without an end, although Reduce Motion is on"
    case .times(let count): "moves \(count) times, although Reduce Motion is on"
    case nil: "moves, although Reduce Motion is on"
    }
  }
}
