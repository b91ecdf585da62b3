import AuditModel
import ViewTree

/// A state with a time limit can be extended by people who need more time.
package struct AutoDismissRule: MatrixRule {
  package static let description = RuleDescription(
    id: "auto-dismiss", title: "Time limit that cannot be extended",
    rationale: """
      People who use VoiceOver, Switch Control or larger text sizes need more time to reach a control or to \
      read a message; it is gone before they can.
      """,
    howToFix: """
      Keep the message until it is dismissed, or let people switch the limit off, adjust it to ten times \
      its length or extend it; offer its action in another place as well.
      """,
    falseAlarm: """
      A limit that is essential, as in an auction, or whose action is also offered elsewhere, is reported. \
      A message without a control is a note: people who read slowly may miss it; a whole screen without one, such as a \
      code that is valid for half a minute, is a warning. Limits of 20 hours and more \
      are exempt, as in WCAG.
      """,
    severity: .error,
    standards: [.wcag("2.2.1"), .en301549("11.2.2.1")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a message that stays",
      .shown { inbox },
      .shown(state: 1) { archived }),
    .passes(
      "a time limit that can be extended",
      .shown { inbox },
      .shown(state: 1, for: TimeLimit(seconds: 4, canBeExtended: true)) { archived }),
    .passes(
      "a time limit of a day",
      .shown(for: TimeLimit(seconds: 86_400)) { Button(.verbatim("Continue")).id("continue") }),
    .finds(
      "undo", because: "Undo disappears after four seconds",
      .shown { inbox },
      .shown(state: 1, for: TimeLimit(seconds: 4)) { archived }),
    .finds(
      "toast", because: "a message disappears that some people have not read yet",
      .shown { inbox },
      .shown(state: 1, for: TimeLimit(seconds: 4)) {
        inbox
        Text(.verbatim("Sent")).id("toast")
      }),
    .finds(
      "continue", because: "a screen ends by itself",
      .shown(for: TimeLimit(seconds: 60)) {
        Text(.verbatim("Are you still there?"))
        Button(.verbatim("Continue")).id("continue")
      }),
  ]

  private static var inbox: ViewNode { Button(.verbatim("Write")).id("write") }

  private static var archived: ViewNode {
    VStack {
      inbox
      Text(.verbatim("Message archived")).id("message")
      Button(.verbatim("Undo")).id("undo")
    }.node
  }

  package static let declaration: (@Sendable (ScreenOutline) -> Bool)? = { $0.timeLimit != nil }

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      let pairs = Dictionary(screen.pairs(along: .state).map { ($0.other.cell, $0) }) { first, _ in
        first
      }
      return screen.sources.compactMap { outline -> MatrixViolation? in
        guard let limit = outline.timeLimit, !limit.canBeExtended,
          limit.seconds < Self.longestSeconds
        else { return nil }
        let changed = pairs[outline.cell]?.changedElements
        return Self.violation(
          of: limit, in: outline, of: screen,
          screen.keeping(changed ?? outline.elements, newIn: outline),
          isMessage: changed != nil)
      }
    }
  }

  /// WCAG 2.2.1 exempts limits of more than 20 hours.
  private static let longestSeconds = 72_000.0

  /// The violation by the first control, or else the first text, of those that disappear.
  private static func violation(
    of limit: TimeLimit, in outline: ScreenOutline, of screen: OutlinedScreen,
    _ elements: [ElementOutline], isMessage: Bool
  ) -> MatrixViolation? {
    let control = elements.first { $0.isInteractive && !$0.traits.contains(.notEnabled) }
    guard let element = control ?? elements.first else { return nil }
    return MatrixViolation(
      on: screen, in: outline, element,
      severity: control != nil ? nil : isMessage ? .note : .warning,
      "disappears after \(limit.seconds) s, a limit that cannot be switched off, adjusted or extended",
      evidence: ["seconds": .number(limit.seconds, unit: "s")],
      suggestion: "keep it until it is dismissed, or let people extend the limit")
  }
}

extension OutlinedScreen.Pair {
  /// The elements that are not in the state before, or where there are none, those that say something
  /// else there, but for fields, in which people type.
  fileprivate var changedElements: [ElementOutline] {
    let new = Set(newElements.map(\.path))
    if !new.isEmpty { return other.elements.filter { new.contains($0.path) } }
    let before = Dictionary(reference.elements.map { ($0.path, $0) }) { first, _ in first }
    return other.elements.filter { element in
      guard !element.traits.contains(.textEntry), let before = before[element.path] else {
        return false
      }
      return before.label != element.label || before.value != element.value
    }
  }
}

extension OutlinedScreen {
  /// The elements that say what no other state does; all of them where there are none. States need not follow each
  /// other, and views may have other names where a message lies over them.
  fileprivate func keeping(
    _ elements: [ElementOutline], newIn outline: ScreenOutline
  ) -> [ElementOutline] {
    let known = Set(
      sources.filter { $0.cell.state != outline.cell.state }.flatMap(\.elements).map(\.label))
    let unknown = elements.filter { !known.contains($0.label) }
    return unknown.isEmpty ? elements : unknown
  }
}
