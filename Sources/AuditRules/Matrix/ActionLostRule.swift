import AuditModel
import ViewTree

/// A control of one variant is there in the others, too.
package struct ActionLostRule: MatrixRule {
  package static let description = RuleDescription(
    id: "action-lost", title: "Control missing in some variants",
    rationale: """
      People who cannot turn their device, as it is mounted on a wheelchair, or who need larger text sizes \
      cannot do what others can.
      """,
    howToFix: """
      Let the content scroll where there is less space, or move controls into a menu. Support both \
      orientations.
      """,
    falseAlarm: """
      A control that moved into a menu, which the screen has in that variant only, is reported as a note.
      """,
    severity: .error,
    standards: [
      .wcag("1.3.4"), .wcag("1.4.4"), .wcag("2.1.1"), .en301549("11.1.3.4"),
      .en301549("11.1.4.4.1"),
      .en301549("11.2.1.1.1"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "the same button in landscape",
      .shown { Button(.verbatim("Start timer")).id("timer") },
      .shown(on: .compactCompact) { Button(.verbatim("Start timer")).id("timer") }),
    .finds(
      "timer", because: "landscape asks to turn the device",
      .shown { Button(.verbatim("Start timer")).id("timer") },
      .shown(on: .compactCompact) { Text(.verbatim("Turn your iPhone upright")) }),
    .finds(
      "back", "refund", "wallet", because: "landscape has none of three controls",
      .shown {
        Button(.verbatim("Back")).id("back")
        Button(.verbatim("Refund")).id("refund")
        Button(.verbatim("Add to Wallet")).id("wallet")
      },
      .shown(on: .compactCompact) { Text(.verbatim("Turn your iPhone upright")) }),
    .finds(
      "share", because: "larger text sizes push a button out",
      .shown {
        Button(.verbatim("Save")).id("save")
        Button(.verbatim("Share")).id("share")
      },
      .shown(at: .accessibility5) { Button(.verbatim("Save")).id("save") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      let turned = screen.pairs(along: .device).filter {
        $0.reference.sizeClasses.isPhone && $0.other.sizeClasses.isPhone
      }
      let pairs = turned + screen.pairs(along: .textSize) + screen.pairs(along: .language)
      return pairs.flatMap { Self.lost(in: $0, on: screen) }
    }
  }

  private static func lost(
    in pair: OutlinedScreen.Pair, on screen: OutlinedScreen
  ) -> [MatrixViolation] {
    let matching = OutlineMatching(pair)
    let lost = pair.reference.elements.indices.filter {
      matching.positions[$0] == nil && pair.reference.elements[$0].isInteractive
    }
    guard !lost.isEmpty else { return [] }
    // A new control may lead to the missing one, as the menu that other items of a bar went into.
    let matched = Set(matching.positions.compactMap(\.self))
    let isReplaced = pair.other.elements.indices.contains {
      !matched.contains($0) && pair.other.elements[$0].isInteractive
    }
    let controls = pair.reference.elements.count(where: \.isInteractive)
    let cause = isReplaced ? [] : Evidence.ofOtherLayout(lacking: lost.count, of: controls)
    // Such as “Turn your phone”.
    let instead = pair.other.elements.indices.first {
      !matched.contains($0) && !pair.other.elements[$0].label.isEmpty
    }
    let message: Message =
      if isReplaced {
        .maybeMoved
      } else if !cause.isEmpty, let instead {
        .lost(where: pair.other.elements[instead].label)
      } else {
        .lost
      }
    return lost.map { position in
      MatrixViolation(
        on: screen, in: pair.other, pair.reference.elements[position],
        severity: isReplaced ? .note : nil, message,
        evidence: Evidence([("comparedWith", .text(pair.reference.sizeClasses.name))] + cause),
        suggestion: "show it in every variant, or lead to it from there")
    }
  }
}

extension Message {
  fileprivate static let lost: Message = "is missing in this variant, and nothing leads to it"
  fileprivate static func lost(where other: String) -> Message {
    "is missing with nearly all other controls in this variant, which shows “\(other)” in their place"
  }

  fileprivate static let maybeMoved: Message =
    "is missing in this variant; make sure that a control that only this one has leads to it"
}

extension SizeClasses {
  /// Those of an iPhone, upright or turned.
  fileprivate var isPhone: Bool { self != .regularRegular }
}
