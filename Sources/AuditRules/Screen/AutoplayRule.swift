import Accessibility
import AuditModel
import Layout
import ViewTree

/// Sound, video and movements begin when the person wants them to, or can be stopped.
package struct AutoplayRule: ScreenRule {
  package static let description = RuleDescription(
    id: "autoplay", title: "Medium or movement without a stop",
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
      exempt, as in WCAG. A medium whose length is not declared is a warning, and not measured beside a control that has \
      a symbol or an `id` for a pause; one of 3 to 5 seconds whose sound is not declared is not measured. Texts and pictures that \
      change their place for more than 5 seconds are a warning, whatever Reduce Motion does, which few people know; \
      those that only turn, grow or fade are exempt, as signs of progress do, and so are shapes alone, but for four or \
      more that move or grow as a picture of half the screen's width. Exempt are those on a screen with a \
      control that has a symbol or an `id` for a pause.
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
    .finds("live", because: "nothing pauses the picture, and its length is not declared") {
      Image("porch", width: 280, height: 170).id("live").autoplay(hasAudio: true)
    },
    .passes("a banner that a button stops") {
      Button(.verbatim("Pause")).id("pause")
      Text(.verbatim("Spring sale"))
        .animation(of: [.offset], duration: 4, repeats: .forever, stoppedBy: "pause")
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a banner beside a button for a pause") {
      Button { Image(systemName: "pause.fill") }.accessibilityLabel(.verbatim("Pause"))
      Text(.verbatim("Spring sale")).animation(of: [.offset], duration: 4, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a banner beside a button with the symbol for a stop") {
      Button { Image(systemName: "stop") }.accessibilityLabel(.verbatim("Stop"))
      Text(.verbatim("Spring sale")).animation(of: [.offset], duration: 4, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .finds("delays", because: "the button is that of a bus stop") {
      Button(.verbatim("Main Street")).id("stop-1")
      Button(.verbatim("Station")).id("stop-2")
      Text(.verbatim("Delays on line 4")).id("delays")
        .animation(of: [.offset], duration: 12, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("dots that jump while a text is typed") {
      Text(.verbatim("Anna"))
      Button(.verbatim("Call"))
      Image(decorative: "dot", width: 8, height: 8)
        .animation(of: [.offset], duration: 1, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a text that comes in within a second") {
      Text(.verbatim("Spring sale")).animation(of: [.offset], duration: 1)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a symbol that turns while something loads") {
      Image(systemName: "arrow.clockwise").animation(
        of: [.rotation], duration: 1, repeats: .forever
      )
      .accessibilityReduceMotion(.removesAnimation)
    },
    .passes("a picture that jumps while there is nothing else") {
      Image("parcel", width: 80, height: 80).animation(
        of: [.offset], duration: 1, repeats: .forever
      )
      .accessibilityReduceMotion(.removesAnimation)
      Text(.verbatim("Loading"))
    },
    .finds("ticker", because: "the text moves without an end") {
      Text(.verbatim("Departures"))
      Button(.verbatim("Plan")).id("plan")
      Text(.verbatim("Delays on line 4")).id("ticker")
        .animation(of: [.offset], duration: 12, repeats: .forever)
        .accessibilityReduceMotion(.removesAnimation)
    },
    .finds("bars", because: "the bars of the music never stop") { player(bars: 6) },
    .passes("a few dots that jump") { player(bars: 3) },
    .finds("trailer", because: "the control that stops it is disabled") {
      Button(.verbatim("Pause"), isEnabled: false).id("pause")
      Image("poster", width: 280, height: 170).id("trailer")
        .autoplay(hasAudio: true, seconds: 40, stoppedBy: "pause")
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = {
    $0.autoplay != nil || $0.animation != nil
  }

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    media(on: screen) + movements(on: screen)
  }

  /// Movements that last, and that no control stops.
  private func movements(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard tree.declaringNodes.contains(where: { tree.declarations[$0]?.animation?.lasts == true }),
      !screen.hasPauseControl
    else { return [] }
    return tree.declaringNodes.compactMap { node in
      guard let animation = tree.declarations[node]?.animation, tree[node].isSeen,
        animation.lasts, !screen.isAllThere(node),
        animation.moves && tree.showsContent(node)
          || animation.movesOrGrows && tree.isLargePicture(node),
        !screen.hasControl(animation.stoppedBy)
      else { return nil }
      return Violation(
        node: node, severity: .warning, .moves(animation),
        evidence: [
          "properties": .text(animation.properties.map(\.rawValue).joined(separator: ", "))
        ],
        suggestion: "show a control that stops it, and name its `id` as `stoppedBy`")
    }
  }

  private func media(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.declaringNodes.compactMap { node in
      guard let medium = tree.declarations[node]?.autoplay, medium.isOn, tree[node].isSeen,
        !screen.hasControl(medium.stoppedBy)
      else { return nil }
      guard let seconds = medium.seconds else {
        if screen.hasPauseControl {
          return Violation(
            notMeasured: node, reason: "plays by itself, and its length is not declared")
        }
        return Violation(
          node: node, severity: .warning, weight: 1,
          .playsForUnknownTime(hasAudio: medium.hasAudio == true),
          suggestion: "show a control that stops it, or declare its length in seconds")
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
  /// Whether a control is there that seems to pause or stop something, by its symbol or its `id`.
  fileprivate var hasPauseControl: Bool {
    elements.contains { element in
      guard element.isInteractive, element.isEnabled else { return false }
      let id = tree.path(of: element.node).split(separator: "/").last ?? ""
      // A “stop” may be that of a bus; the symbol of that name is none.
      return id.names(["pause", "playpause"])
        || (element.node..<tree[element.node].end).contains { node in
          tree.imageName(of: node)?.names(["pause", "playpause", "stop"]) ?? false
        }
    }
  }

  /// Whether hardly anything else is on the screen, as while something loads.
  fileprivate func isAllThere(_ node: NodeID) -> Bool {
    elements.count { element in
      (element.node < node || element.node >= tree[node].end) && !tree[element.node].isInBar
    } < 2
  }

  /// Whether a control of that identifier is there and can be used.
  fileprivate func hasControl(_ id: String?) -> Bool {
    guard let id else { return false }
    return elements.contains { element in
      element.isInteractive && element.isEnabled
        && tree.path(of: element.node).split(separator: "/").last == id[...]
    }
  }
}

extension StringProtocol {
  /// Whether one of some words is a part of a name.
  fileprivate func names(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: lowercased().split { !$0.isLetter }.map(String.init))
  }
}

extension DeclaredAnimation {
  /// Whether the view changes its place.
  fileprivate var moves: Bool {
    !Set([.offset, .position, .path]).isDisjoint(with: properties)
  }

  /// Whether the view changes its place or its size.
  fileprivate var movesOrGrows: Bool {
    moves || !Set([.size, .scale]).isDisjoint(with: properties)
  }

  /// Whether it takes more than 5 seconds in all (WCAG 2.2.2).
  fileprivate var lasts: Bool {
    switch repeats {
    case .forever: true
    case .times(let count): (duration ?? 0) * Double(count) > 5
    case nil: (duration ?? 0) > 5
    }
  }
}

extension LaidOutTree {
  /// Whether several shapes make a picture as large as a card, such as the bars of music that plays or notes that fall.
  fileprivate func isLargePicture(_ node: NodeID) -> Bool {
    let frame = self[node].frame
    guard frame.width >= self[.root].frame.width / 2, frame.height >= 80 else { return false }
    let shapes = (node..<self[node].end).count { inner in
      if case .rectangle = self[inner].kind {
        self[inner].isSeen && !isClearShape(inner)
      } else {
        false
      }
    }
    return shapes >= 4
  }

  /// Whether there is something to read or to look at in a node, and not a shape alone.
  fileprivate func showsContent(_ node: NodeID) -> Bool {
    (node..<self[node].end).contains { inner in
      guard self[inner].isSeen else { return false }
      return switch self[inner].kind {
      case .text: true
      // Dots that jump say that a text is being typed.
      case .image: self[inner].frame.width >= 32
      default: false
      }
    }
  }
}

extension Message {
  fileprivate static func moves(_ animation: DeclaredAnimation) -> Message {
    animation.repeats == .forever
      ? "moves without an end; more than 5 s need a control that stops it"
      : "moves for more than 5 s, which needs a control that stops it"
  }

  fileprivate static func playsForUnknownTime(hasAudio: Bool) -> Message {
    hasAudio
      ? "plays with sound by itself, for a time that is not declared, and no control is named that stops it"
      : "plays by itself, for a time that is not declared, and no control is named that stops it"
  }

  fileprivate static func plays(_ seconds: Double, hasAudio: Bool) -> Message {
    hasAudio
      ? "plays \(seconds) s with sound by itself; more than 3 s need a control that stops it"
      : "plays \(seconds) s by itself; more than 5 s need a control that stops it"
  }
}

/// Bars that grow and shrink over the name of a song.
private func player(bars: Int) -> ViewNode {
  VStack {
    HStack { (0..<bars).map { _ in Rectangle().fill(Color(.black)).frame(width: 20, height: 90) } }
      .frame(width: 300, height: 110)
      .animation(of: [.size], duration: 0.5, repeats: .forever).id("bars")
    Text(.verbatim("Velvet Static"))
    Button(.verbatim("Request a song"))
  }
  .node
}
