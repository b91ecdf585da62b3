import Accessibility
import AuditModel
import Layout
import ViewTree

/// Sound and video begin when the person wants them to, or can be stopped.
package struct AutoplayRule: ScreenRule {
  package static let description = RuleDescription(
    id: "autoplay", title: "Medium that plays by itself",
    rationale: """
      Sound that begins by itself covers VoiceOver's speech, so people cannot find the control that stops \
      it, and pictures that move distract people with an attention disability.
      """,
    howToFix: """
      Begin after a tap on a play button. Otherwise show a control that stops the medium at the beginning \
      of the screen, and name its `id` as `stoppedBy`.
      """,
    falseAlarm: """
      A control that stops the medium and is not named in `stoppedBy` is not recognized, because a label \
      does not say what a control does. Sound of at most 3 seconds and pictures of at most 5 seconds are \
      exempt, as in WCAG. A medium whose length or sound is not declared is not measured.
      """,
    severity: .error,
    standards: [
      .wcag("1.4.2"), .en301549("11.1.4.2"), .wcag("2.2.2"), .en301549("11.2.2.2"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a medium that waits") {
      Image("poster", width: 280, height: 170)
        .autoplay(isOn: false, hasAudio: true, seconds: 40)
    },
    .passes("a short sound") {
      Image("logo", width: 90, height: 90).autoplay(hasAudio: true, seconds: 3)
    },
    .passes("short moving pictures") {
      Image("logo", width: 90, height: 90).autoplay(hasAudio: false, seconds: 5)
    },
    .passes("a control stops it") {
      Button(.verbatim("Pause")).id("pause")
      Image("poster", width: 280, height: 170)
        .autoplay(hasAudio: true, seconds: 40, stoppedBy: "pause")
    },
    .finds("trailer", because: "40 seconds of sound begin with the screen") {
      Image("poster", width: 280, height: 170).id("trailer").autoplay(hasAudio: true, seconds: 40)
    },
    .finds("loop", because: "pictures move for more than 5 seconds") {
      Image("poster", width: 280, height: 170).id("loop").autoplay(hasAudio: false, seconds: 12)
    },
    .finds("trailer", because: "the control that stops it is disabled") {
      Button(.verbatim("Pause"), isEnabled: false).id("pause")
      Image("poster", width: 280, height: 170).id("trailer")
        .autoplay(hasAudio: true, seconds: 40, stoppedBy: "pause")
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = { $0.autoplay != nil }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.declaringNodes.compactMap { node in
      guard let medium = tree.declarations[node]?.autoplay, medium.isOn, tree[node].isSeen,
        !screen.hasControl(medium.stoppedBy)
      else { return nil }
      guard let seconds = medium.seconds else {
        return Violation(
          notMeasured: node, reason: "plays by itself, and its length is not declared")
      }
      return violation(of: medium, seconds, at: node)
    }
  }

  /// WCAG 1.4.2 is about sound of more than 3 seconds, 2.2.2 about what moves for more than 5 seconds.
  private func violation(of medium: Autoplay, _ seconds: Double, at node: NodeID) -> Violation? {
    if medium.hasAudio == true ? seconds > 3 : seconds > 5 {
      return Violation(
        node: node, weight: seconds, .plays(seconds, hasAudio: medium.hasAudio == true),
        evidence: ["seconds": .number(seconds, unit: "s")],
        suggestion: "begin after an action, or show a control that stops it")
    }
    guard medium.hasAudio == nil, seconds > 3 else { return nil }
    return Violation(
      notMeasured: node, reason: "plays by itself, and whether it has sound is not declared")
  }
}

extension AccessibleScreen {
  /// Whether a control of that identifier is there and can be used.
  fileprivate func hasControl(_ id: String?) -> Bool {
    guard let id else { return false }
    return elements.contains { element in
      element.isInteractive && element.isEnabled
        && tree.path(of: element.node).split(separator: "/").last == id[...]
    }
  }
}

extension Message {
  fileprivate static func plays(_ seconds: Double, hasAudio: Bool) -> Message {
    hasAudio
      ? "plays \(seconds) s with sound by itself; more than 3 s need a control that stops it"
      : "plays \(seconds) s by itself; more than 5 s need a control that stops it"
  }
}
