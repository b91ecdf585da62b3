import Accessibility
import AuditModel
import Layout
import ViewTree

/// The action of a gesture is offered in another way, too.
package struct GestureOnlyActionRule: ScreenRule {
  package static let description = RuleDescription(
    id: "gesture-only-action", title: "Action only by gesture",
    rationale: """
      People who use a keyboard, a switch, Voice Control or VoiceOver, and people who cannot hold or drag a \
      finger or shake the device, have no way to the action.
      """,
    howToFix: """
      Offer the same with `.accessibilityAction(named:)`, `.contextMenu`, `.swipeActions` or a button, and \
      give it the same name. For shaking or tilting the device, offer a control or a menu, and a setting that \
      switches the motion off.
      """,
    falseAlarm: """
      An alternative without the words of the gesture, on another screen or in a rotor is not recognized; a button in the \
      view may show the end of its name alone. A button that is dragged itself is exempt where its label or its hint has \
      that name, or both have an English word for moving. Dragging \
      is offered, too, by a control in or beside the view with an arrow up or down, and not measured where the view \
      has a menu with two items of other names; custom actions alone are a warning, since only assistive technologies \
      offer them (Understanding SC 2.5.7). A gesture whose purpose has no name is a note \
      where nothing beside it could do the same, and not measured where a custom action, a menu or a control inside \
      might. A view of which all controls can be adjusted is exempt, unless it is about as wide as high, as a dial, and the \
      screen has no button with a plus, a minus or an arrow and no field. Whether shaking can be switched off is not seen.
      """,
    severity: .error,
    standards: [
      .wcag("2.1.1"), .en301549("11.2.1.1.1"), .wcag("2.5.1"), .en301549("11.2.5.1"),
      .wcag("2.5.7"), .wcag("2.5.4"), .en301549("11.2.5.4"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a custom action of the same name") {
      Text(.verbatim("Memo")).onLongPressGesture(named: .verbatim("Delete"))
        .accessibilityAction(named: .verbatim("Delete"))
    },
    .passes("a menu of a row moves the first one down") {
      VStack {
        Text(.verbatim("Dishes"))
        Menu(.verbatim("Move")) { Button(.verbatim("Move down")) }
      }
      .gesture(.drag, named: .verbatim("Change the order"))
    },
    .finds("step", because: "the button leads in the other direction") {
      Text(.verbatim("Step 2")).gesture(.swipe, named: .verbatim("Previous step")).id("step")
      Button(.verbatim("Next step"))
    },
    .passes("a button with another word for the same direction") {
      Text(.verbatim("Step 2")).gesture(.swipe, named: .verbatim("Previous step"))
      Button(.verbatim("Back to step 1"))
    },
    .finds("milk", because: "people who tap see no custom action") {
      Text(.verbatim("Milk")).id("milk").gesture(.drag, named: .verbatim("Move"))
        .accessibilityAction(named: .verbatim("Move up"))
        .accessibilityAction(named: .verbatim("Move down"))
    },
    .passes("a button with an arrow in the row that is dragged") {
      HStack {
        Text(.verbatim("Milk"))
        Button { Image(systemName: "arrow.down") }.accessibilityLabel(.verbatim("Move milk down"))
      }
      .gesture(.drag, named: .verbatim("Reorder"))
    },
    .passes("a button with an arrow beside the view that is dragged") {
      for name in ["Milk", "Bread"] {
        HStack {
          Text(.verbatim(name)).gesture(.drag, named: .verbatim("Move"))
          Button { Image(systemName: "arrow.up") }.accessibilityLabel(.verbatim("Move \(name) up"))
        }
      }
    },
    .passes("a button with an arrow under the line with the handle") {
      for name in ["Milk", "Bread"] {
        VStack {
          HStack {
            Text(.verbatim(name))
            Image(systemName: "line.3.horizontal").gesture(.drag, named: .verbatim("Sort"))
              .accessibilityHidden(true)
          }
          HStack {
            Button { Image(systemName: "arrow.up") }.accessibilityLabel(.verbatim("Up: \(name)"))
          }
        }
      }
    },
    .passes("a button in the card that has the last word of the name") {
      VStack {
        Text(.verbatim("Walk"))
        Button(.verbatim("Done"))
      }
      .id("card").gesture(.swipe, named: .verbatim("Mark as done"))
    },
    .finds("card-1", because: "a tap opens the details, and does not move the card") {
      Button(.verbatim("Fix the gate")).id("card-1")
        .gesture(.drag, named: .verbatim("Move to another list"))
        .accessibilityHint(.verbatim("Opens the details"))
    },
    .finds("card-2", because: "the button has another word of the name") {
      VStack {
        Text(.verbatim("Lamp"))
        Button(.verbatim("Add"))
      }
      .id("card-2").gesture(.swipe, named: .verbatim("Add to favourites"))
    },
    .passes("a handle that opens a menu when it is tapped") {
      for name in ["Milk", "Bread"] {
        HStack {
          Text(.verbatim(name))
          Button { Image(systemName: "line.3.horizontal") }.gesture(.drag, named: .verbatim("Sort"))
            .accessibilityLabel(.verbatim("Move \(name)"))
            .accessibilityHint(.verbatim("Opens a menu with the directions"))
        }
      }
    },
    .finds("milk", "bread", because: "the arrow beside two of them is for neither") {
      HStack {
        Text(.verbatim("Milk")).id("milk").gesture(.drag, named: .verbatim("Put off"))
        Text(.verbatim("Bread")).id("bread").gesture(.drag, named: .verbatim("Put off"))
        Button { Image(systemName: "arrow.up") }.accessibilityLabel(.verbatim("Share"))
      }
    },
    .finds("player", because: "only a swipe closes it, and a slider is not all in it") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
        Button(.verbatim("Pause"))
      }
      .id("player").gesture(.swipe, named: .verbatim("Close player"))
    },
    .passes("a button that does the same") {
      Button(.verbatim("Reset zoom")).id("reset")
      Image("map", width: 280, height: 280).gesture(.magnify, named: .verbatim("Reset zoom"))
    },
    .passes("buttons that do the same in steps") {
      Image("map", width: 280, height: 280).gesture(.magnify, named: .verbatim("Zoom"))
      Button(.verbatim("Zoom in"))
      Button(.verbatim("Zoom out"))
    },
    .finds("knob", because: "people who tap cannot turn the knob") { knob(width: 60) },
    .passes("a knob with buttons beside it") {
      knob(width: 60)
      Button { Image(systemName: "minus") }.accessibilityLabel(.verbatim("Darker"))
      Button { Image(systemName: "plus") }.accessibilityLabel(.verbatim("Brighter"))
    },
    .passes("a track, on which a tap may set the value") { knob(width: 280) },
    .passes("a menu that does the same") {
      Text(.verbatim("Memo")).onLongPressGesture(named: .verbatim("Delete"))
        .contextMenu { Button(.verbatim("Delete")) }
    },
    .passes("an adjustable element, which is dragged") {
      Image("knob", width: 60, height: 60).gesture(.drag)
        .accessibilityLabel(.verbatim("Volume")).accessibilityValue(.verbatim("3"))
        .accessibilityAddTraits(.adjustable)
    },
    .finds("mail", because: "another action has the word in its name") {
      Text(.verbatim("Mail")).id("mail").gesture(.swipe, named: .verbatim("Archive"))
        .accessibilityAction(named: .verbatim("Open archive"))
    },
    .finds("memo", because: "only a long press deletes it") {
      Text(.verbatim("Memo")).id("memo").onLongPressGesture(named: .verbatim("Delete"))
    },
    .passes("a button that does the same as shaking") {
      Button(.verbatim("Undo"))
      Image("map", width: 280, height: 280).gesture(.shake, named: .verbatim("Undo"))
    },
    .finds("drawing", because: "a custom action is for VoiceOver alone, and others have to shake") {
      Image("map", width: 280, height: 280).id("drawing").gesture(.shake, named: .verbatim("Undo"))
        .accessibilityLabel(.verbatim("Drawing")).accessibilityAction(named: .verbatim("Undo"))
    },
    .finds("first", because: "the action of another row is for that row") {
      Text(.verbatim("First")).id("first").onLongPressGesture(named: .verbatim("Delete"))
      Text(.verbatim("Second")).id("second").onLongPressGesture(named: .verbatim("Delete"))
        .accessibilityAction(named: .verbatim("Delete"))
    },
    .finds("card", because: "a gesture without a name, beside which nothing else can be done") {
      Text(.verbatim("Card")).id("card").gesture(DragGesture())
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = { !$0.allGestures.isEmpty }

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.declaringNodes.flatMap { node -> [Violation] in
      guard let gestures = tree.declarations[node]?.allGestures, !gestures.isEmpty,
        screen.isTouchable(node)
      else { return [] }
      let named = gestures.compactMap { gesture in
        gesture.name.flatMap { check(gesture, tree.catalog.id(of: $0), at: node, on: screen) }
      }
      let unnamed = gestures.first { $0.name == nil }.flatMap { check($0, at: node, on: screen) }
      return named + (unnamed.map { [$0] } ?? [])
    }
  }

  private func check(
    _ gesture: DeclaredGesture, _ name: TextID, at node: NodeID, on screen: AccessibleScreen
  ) -> Violation? {
    guard !screen.offers(name, beside: gesture, at: node) else { return nil }
    let words = screen.catalog[name].string
    if isOfAdjustable(gesture, node, on: screen) {
      guard gesture.kind == .drag, screen.tree.isDial(node), !screen.offersSteps(beside: node)
      else { return nil }
      return Violation(
        node: node, text: name, severity: .warning, .turnsDial(words),
        evidence: ["gesture": .text(gesture.kind.rawValue)],
        suggestion: "offer buttons or a field, too, by which people set it with a tap")
    }
    if gesture.kind == .drag, screen.menuItems(aroundOrIn: node).count > 1 {
      return Violation(notMeasured: node, text: name, reason: .mayBeDone(words))
    }
    if screen.hasAction(name, for: gesture, at: node) {
      guard gesture.kind == .drag else { return nil }
      return Violation(
        node: node, text: name, severity: .warning, .isForAssistiveTechnologies(words),
        evidence: ["gesture": .text(gesture.kind.rawValue)],
        suggestion: "offer a control or a menu, too, that people can tap")
    }
    return Violation(
      node: node, text: name, .takes(gesture.kind, screen.catalog[name].string),
      evidence: ["gesture": .text(gesture.kind.rawValue)],
      suggestion: gesture.kind.movesDevice
        ? "offer a control or a menu with the same name"
        : "offer a custom action, a menu or a control with the same name")
  }

  private func check(
    _ gesture: DeclaredGesture, at node: NodeID, on screen: AccessibleScreen
  ) -> Violation? {
    let elements = screen.elements(aroundOrIn: node)
    if isOfAdjustable(gesture, node, on: screen) { return nil }
    let tree = screen.tree
    let holdsControls = tree.descendants(of: node).contains { tree[$0].kind.isControl }
    let hasActions = elements.contains { !$0.customActions.isEmpty }
    if holdsControls || hasActions && !gesture.kind.movesDevice
      || !screen.menuItems(aroundOrIn: node).isEmpty
    {
      return Violation(notMeasured: node, reason: .mayBeOffered(gesture.kind))
    }
    return Violation(
      node: node, severity: .note, .doesSomething(gesture.kind),
      evidence: ["gesture": .text(gesture.kind.rawValue)],
      suggestion: "offer a custom action, a menu or a control, or name what the gesture does")
  }
}

extension GestureOnlyActionRule {
  /// Whether a movement of the finger sets something that VoiceOver and others adjust.
  private func isOfAdjustable(
    _ gesture: DeclaredGesture, _ node: NodeID, on screen: AccessibleScreen
  ) -> Bool {
    let controls = screen.elements(aroundOrIn: node).filter(\.isInteractive)
    return gesture.kind.movesFinger && !controls.isEmpty
      && controls.allSatisfy { $0.traits.contains(.adjustable) }
  }
}

extension LaidOutTree {
  /// Whether a view is about as wide as high, as one that is turned: on a track a tap may set the value.
  fileprivate func isDial(_ node: NodeID) -> Bool {
    let frame = self[node].frame
    return frame.width <= 2 * frame.height && frame.height <= 2 * frame.width
  }
}

extension AccessibleScreen {
  /// Whether another control sets a value in steps, or takes one that is typed.
  fileprivate func offersSteps(beside node: NodeID) -> Bool {
    elements.contains { element in
      guard element.isInteractive, element.isEnabled, !isInside(element.node, node),
        !tree[element.node].isInBar
      else { return false }
      return element.traits.contains(.textEntry)
        || (element.node..<tree[element.node].end).contains { inner in
          tree.imageName(of: inner).map { name in
            ["plus", "minus", "chevron", "arrow"].contains { name.hasPrefix($0) }
          } ?? tree.textID(of: inner).map { "+-−–".contains(catalog[$0].string) } ?? false
        }
    }
  }

  /// Whether touches on a node count.
  fileprivate func isTouchable(_ node: NodeID) -> Bool {
    let laidOut = tree[node]
    return laidOut.isSeen && !laidOut.isDisabled && laidOut.allowsHitTesting
      && !laidOut.isOutOfSight && isReachable(node)
  }

  /// The elements that a node is in or that are in it.
  fileprivate func elements(aroundOrIn node: NodeID) -> [AccessibilityElement] {
    let around = Set(tree.lineage(of: node))
    return elements.filter { around.contains($0.node) || isInside($0.node, node) }
  }

  /// The names in menus of a node, of those that it is in and of those that are in it.
  fileprivate func menuItems(aroundOrIn node: NodeID) -> [TextContent] {
    let around = Set(tree.lineage(of: node))
    return tree.declarations.filter { around.contains($0.key) || isInside($0.key, node) }
      .flatMap(\.value.menuItems)
  }

  private func isInside(_ inner: NodeID, _ node: NodeID) -> Bool {
    node <= inner && inner < tree[node].end
  }

  /// Whether a control shows an arrow up or down, by which a row is moved.
  private func showsArrow(_ control: NodeID) -> Bool {
    (control..<tree[control].end).contains { node in
      tree.imageName(of: node).map { name in
        ["arrow", "chevron"].contains { name.hasPrefix("\($0).up") || name.hasPrefix("\($0).down") }
      } ?? false
    }
  }

  /// Whether a text names a way to do what a gesture does: “Move up” and “Move milk” are ways to move the row; “Open
  /// archive” is none to archive it.
  private func isPart(_ text: TextID, of name: TextID, for gesture: DeclaredGesture) -> Bool {
    gesture.kind == .drag
      ? catalog.holds(text, wordsOf: name)
      : "\(catalog.phrase(of: text)) ".hasPrefix("\(catalog.phrase(of: name)) ")
  }

  /// Whether a custom action does the same as a gesture; what is dragged may be moved by two of any name. People who
  /// cannot move the device and use no assistive technology see none.
  fileprivate func hasAction(
    _ name: TextID, for gesture: DeclaredGesture, at node: NodeID
  ) -> Bool {
    !gesture.kind.movesDevice
      && elements(aroundOrIn: node).contains { element in
        element.customActions.contains { isPart($0, of: name, for: gesture) }
          || gesture.kind == .drag
            && (element.customActions.count > 1
              || namesMoving(name) && element.customActions.contains(where: namesMoving))
      }
  }

  /// Whether a control shows the end of the name of a gesture, as “Done” is of “Mark as done”.
  private func isNamedShort(_ element: AccessibilityElement, for name: TextID) -> Bool {
    element.visibleTexts.all.count == 1
      && element.visibleTexts.all.allSatisfy {
        !catalog[$0].isBlank
          && " \(catalog.phrase(of: name))".hasSuffix(" \(catalog.phrase(of: $0))")
      }
  }

  /// Whether it is a button by itself that moves what is dragged in another way when it is tapped: its label or its hint
  /// has the name of the gesture, or both have a word for moving.
  private func isTapped(_ node: NodeID, for name: TextID) -> Bool {
    elements.contains { element in
      guard element.node == node, element.traits.contains(.button), element.isEnabled,
        let hint = element.hint
      else { return false }
      let said = element.label.all + [hint]
      return said.contains { catalog.holds($0, wordsOf: name) }
        || namesMoving(name) && said.contains(where: namesMoving)
    }
  }

  /// Whether a text has an English word for moving.
  private func namesMoving(_ text: TextID) -> Bool {
    catalog.phrase(of: text).split(separator: " ").contains { Self.wordsForMoving.contains($0) }
  }

  private static let wordsForMoving: Set<Substring> = [
    "arrange", "drag", "move", "order", "rearrange", "reorder", "sort",
  ]

  /// Whether two texts begin with English words for one direction: “Back to step 1” and “Previous step”.
  private func leadsTheSameWay(_ text: TextID, as name: TextID) -> Bool {
    func direction(_ text: TextID) -> Int? {
      let first = catalog.phrase(of: text).split(separator: " ").first
      return first.flatMap { word in Self.directions.firstIndex { $0.contains(word) } }
    }
    return direction(name).map { $0 == direction(text) } ?? false
  }

  private static let directions: [Set<Substring>] = [
    ["previous", "back", "backwards"], ["next", "forward", "forwards", "continue"],
  ]

  /// Whether a button with an arrow is in the largest view around a view that is dragged in which no other one is, such
  /// as its row.
  private func hasArrow(beside node: NodeID) -> Bool {
    let others = tree.declaringNodes.filter { other in
      other != node && tree.declarations[other]?.allGestures.contains { $0.kind == .drag } == true
    }
    let around = tree.lineage(of: node).dropFirst()
    guard let row = around.prefix(while: { row in !others.contains { isInside($0, row) } }).last
    else { return false }
    // Without other rows the whole screen is around it.
    let group = others.isEmpty ? tree.innermostGroup(of: node) ?? row : row
    return elements.contains {
      isInside($0.node, group) && $0.isInteractive && $0.isEnabled && showsArrow($0.node)
    }
  }

  /// Whether a custom action or a menu of the node, or any control, has the name of its gesture.
  ///
  /// A control in another view with the same gesture is for that view.
  fileprivate func offers(_ name: TextID, beside gesture: DeclaredGesture, at node: NodeID) -> Bool
  {
    let words = catalog[name].wordsID
    let isSame = { (text: TextID) in self.catalog[text].wordsID == words }
    let isPart = { (text: TextID) in self.isPart(text, of: name, for: gesture) }
    let own = elements(aroundOrIn: node)
    if menuItems(aroundOrIn: node).map(catalog.id(of:)).contains(where: {
      isPart($0) || gesture.kind == .drag && namesMoving(name) && namesMoving($0)
    })
      || own.contains(where: { element in
        element.node != node && element.isInteractive && element.isEnabled
          && isInside(element.node, node)
          && (element.label.all.contains(where: isPart) || isNamedShort(element, for: name)
            || gesture.kind == .drag && showsArrow(element.node))
      })
      || gesture.kind == .drag && (hasArrow(beside: node) || isTapped(node, for: name))
    {
      return true
    }
    let others = tree.declaringNodes.filter { other in
      other != node && tree.declarations[other]?.allGestures.contains(gesture) == true
    }
    return elements.contains { element in
      element.isInteractive && element.isEnabled
        && element.label.all.contains {
          isSame($0) || gesture.kind.isOfMaps && isPart($0)
            || gesture.kind == .swipe && !tree[element.node].isInBar
              && leadsTheSameWay($0, as: name)
        }
        && !others.contains { isInside(element.node, $0) && !isInside(node, $0) }
    }
  }
}

extension DeclaredGesture.Kind {
  /// The gesture in words.
  fileprivate var words: String {
    switch self {
    case .longPress: "a long press"
    case .drag: "dragging"
    case .swipe: "a swipe"
    case .magnify: "pinching with two fingers"
    case .rotate: "turning two fingers"
    case .shake: "shaking the device"
    case .tilt: "tilting the device"
    }
  }

  /// Whether buttons beside a map do the same in steps, such as “Zoom in”.
  fileprivate var isOfMaps: Bool { self == .magnify || self == .rotate }

  fileprivate var movesFinger: Bool { self != .longPress && !movesDevice }
}

extension Message {
  fileprivate static func turnsDial(_ name: String) -> Message {
    "“\(name)” takes dragging; only assistive technologies adjust it without"
  }

  fileprivate static func takes(_ kind: DeclaredGesture.Kind, _ name: String) -> Message {
    kind.movesDevice
      ? "“\(name)” takes \(kind.words); no control or menu does the same"
      : "“\(name)” takes \(kind.words); no control, custom action or menu does the same"
  }

  fileprivate static func doesSomething(_ kind: DeclaredGesture.Kind) -> Message {
    "\(kind.words) does something here; the view has no custom action, menu or control"
  }

  fileprivate static func isForAssistiveTechnologies(_ name: String) -> Message {
    "“\(name)” takes dragging; custom actions do the same, but for assistive technologies alone"
  }

  fileprivate static func mayBeDone(_ name: String) -> Message {
    "menu items with other names may do the same as “\(name)”"
  }

  fileprivate static func mayBeOffered(_ kind: DeclaredGesture.Kind) -> Message {
    "the action of \(kind.words) has no name, so whether something else does the same is unknown"
  }
}

/// A view that is dragged to dim a lamp, and that VoiceOver adjusts.
private func knob(width: Double) -> ViewNode {
  Image("knob", width: width, height: 60).id("knob").gesture(.drag, named: .verbatim("Dim"))
    .accessibilityLabel(.verbatim("Lamp")).accessibilityValue(.verbatim("3"))
    .accessibilityAddTraits(.adjustable)
}
