import ViewTree

// Controls that cannot be touched or reached.
extension MutationList {
  static let targets: [Mutation] = [
    M("hit-region-small", "a button is as large as its symbol", in: .trip) {
      $0.append(
        to: "page",
        Button { Image(decorative: "xmark", width: 20, height: 20).foregroundColor(.label) }
          .id("target").accessibilityLabel(phrase("Close", de: "Weg")))
    },
    M("hit-region-small", "a button is 40 points wide", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Button { Image(decorative: "plus", width: 20, height: 20).foregroundColor(.label) }
            .frame(width: 40, height: 44).id("target")
            .accessibilityLabel(phrase("New", de: "Neu"))
        }
      }
    },
    M("hit-region-small", "a text field is as high as its line", in: .trip, extent: .usual) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          caption("Place", "Ort")
          TextField(phrase("Lake", de: "See"), text: .constant("")).id("target")
            .accessibilityLabel(phrase("Place", de: "Ort"))
        })
    },
    M("target-spacing", "a narrow button is beside another one", in: .trip) {
      $0.append(
        to: "page",
        HStack(spacing: 0) {
          small("Less", "Weg", width: 20, height: 44).id("target")
          small("More", "Mehr", width: 44, height: 44)
        })
    },
    M("target-spacing", "a low button is over another one", in: .trip) {
      $0.append(
        to: "page",
        VStack(spacing: 0) {
          small("Less", "Weg", width: 44, height: 20).id("target")
          small("More", "Mehr", width: 44, height: 44)
        })
    },
    M("target-spacing", "a button as large as its symbol touches another one", in: .trip) {
      $0.append(
        to: "page",
        HStack(spacing: 1) {
          small("Less", "Weg", width: 20, height: 20).id("target")
          small("More", "Mehr", width: 44, height: 44)
        })
    },
    M("controls-collide", "two buttons overlap in a row", in: .trip) {
      $0.append(
        to: "page",
        HStack(spacing: -24) {
          barButton("square", phrase("Copy", de: "Kopie"))
          barButton("circle", phrase("Move", de: "Umzug")).id("target")
        })
    },
    M("controls-collide", "a close button lies on a card", in: .board) {
      $0.at("card-trip-card3") {
        $0 = $0.overlay(barButton("xmark", phrase("Close", de: "Weg")).id("target"))
      }
    },
    M("controls-collide", "a button is moved onto another one", in: .trip) {
      $0.append(
        to: "page",
        VStack {
          barButton("square", phrase("Copy", de: "Kopie"))
          barButton("circle", phrase("Move", de: "Umzug")).id("target").offset(y: -40)
        })
    },
    M("focusable-offscreen", "a drawer waits beside the screen", in: .trip) {
      $0.append(
        to: "page", barButton("xmark", phrase("Close", de: "Weg")).id("target").offset(x: -500))
    },
    M("focusable-offscreen", "a folded part keeps its button", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack { barButton("plus", phrase("New", de: "Neu")).id("target") }
            .frame(width: 80, height: 0).clipped()
        }
      }
    },
    M("focusable-offscreen", "a button has no extent", in: .settings) {
      $0.append(
        to: "page",
        Button { Image(decorative: "xmark", width: 24, height: 24) }
          .frame(width: 0, height: 0).id("target")
          .accessibilityLabel(phrase("Close", de: "Weg")))
    },
    M("control-hidden", "a button is hidden from VoiceOver", in: .trip) {
      $0.target("invite") { $0.accessibility.isHidden = true }
    },
    M("control-hidden", "a row of buttons is hidden from VoiceOver", in: .trip) {
      $0.append(
        to: "page",
        VStack { barButton("square", phrase("Copy", de: "Kopie")).id("target") }
          .accessibilityHidden())
    },
    M("control-hidden", "a card is hidden from VoiceOver", in: .board) {
      $0.target("card-trip-card3") { $0.accessibility.isHidden = true }
    },
    M("text-not-exposed", "a paragraph is hidden from VoiceOver", in: .trip) {
      $0.target("intro") { $0 = $0.accessibilityHidden() }
    },
    M("text-not-exposed", "a notice is hidden from VoiceOver", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") {
          $0 = Text(phrase("Nothing to do", de: "Nichts zu tun")).accessibilityHidden()
        }
      }
    },
    M("text-not-exposed", "a group without a label swallows its text", in: .settings) {
      $0.replace("version") { version in
        VStack { version.changed { $0.id = "target" } }.accessibilityHidden()
      }
    },
    M("gesture-only-action", "only a long press deletes", in: .trip) {
      $0.target("intro") { $0 = $0.onLongPressGesture(named: phrase("Delete", de: "Löschen")) }
    },
    M("gesture-only-action", "only a long press moves a list", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") { $0 = $0.onLongPressGesture(named: phrase("Move", de: "Bewegen")) }
      }
    },
    M("gesture-only-action", "a picture is only dragged", in: .trip) {
      $0.target("map") { $0 = $0.gesture(DragGesture()) }
    },
    M("gesture-only-action", "only shaking undoes", in: .trip) {
      $0.target("intro") {
        $0 = $0.gesture(.shake, named: phrase("Undo", de: "Widerrufen"))
          .accessibilityAction(named: phrase("Undo", de: "Widerrufen"))
      }
    },
    M("focus-indicator-missing", "a button shows no focus", in: .trip) {
      $0.target("invite") { $0 = $0.focusEffectDisabled() }
    },
    M("focus-indicator-missing", "a card shows no focus", in: .board) {
      $0.target("card-trip-card3") { $0 = $0.focusEffectDisabled() }
    },
    M("focus-indicator-missing", "a part of the page shows no focus", in: .trip) {
      $0.append(
        to: "page",
        VStack { barButton("square", phrase("Copy", de: "Kopie")).id("target") }
          .focusEffectDisabled())
    },
    M("key-shortcut-single", "a letter presses a button", in: .trip) {
      $0.target("invite") { $0 = $0.keyboardShortcut("k", modifiers: []) }
    },
    M("key-shortcut-single", "a sign with Shift presses a button", in: .settings) {
      $0.target("log-out") { $0 = $0.keyboardShortcut("/", modifiers: .shift) }
    },
    M("key-shortcut-single", "a digit presses a card", in: .board) {
      $0.target("card-trip-card3") { $0 = $0.keyboardShortcut("1", modifiers: []) }
    },
    M("nested-interactive", "a button is inside a button", in: .trip) {
      $0.replace("invite") { _ in
        Button {
          HStack {
            Text(phrase("Invite", de: "Laden")).foregroundColor(.label)
            barButton("xmark", phrase("Remove", de: "Weg"))
          }
        }
        .id("target").frame(minHeight: 60)
      }
    },
    M("nested-interactive", "a switch is inside a card", in: .trip) {
      $0.replace("invite") { _ in
        Button {
          VStack {
            Text(phrase("Invite", de: "Laden")).foregroundColor(.label)
            Toggle(isOn: true) { Text(phrase("Old", de: "Alt")).foregroundColor(.label) }
          }
        }
        .id("target").frame(minHeight: 60)
      }
    },
    M("nested-interactive", "a button is inside a row that can be pressed", in: .rows) {
      $0.replace("milk") { row in
        Button {
          HStack {
            row; Spacer(); barButton("trash", phrase("Delete", de: "Löschen"))
          }
        }
        .id("target")
      }
    },
    M("element-too-small", "a text is almost not there", in: .trip) {
      $0.append(
        to: "page",
        Rectangle(fill: .label).frame(width: 4, height: 4).id("target")
          .accessibilityLabel(phrase("Here", de: "Da")))
    },
    M("element-too-small", "a dot has a label", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Image("dot", width: 6, height: 6).id("target")
            .accessibilityLabel(phrase("New", de: "Neu"))
        }
      }
    },
    M("element-too-small", "a dot ends the page", in: .settings) {
      $0.append(
        to: "page",
        Image("dot", width: 10, height: 10).id("target")
          .accessibilityLabel(phrase("End of the settings", de: "Ende der Einstellungen")))
    },
  ]
}

/// A button of a symbol, of a size.
private func small(
  _ label: String, _ german: String, width: Double, height: Double
) -> ViewNode {
  Button { Image(decorative: "plus", width: 16, height: 16).foregroundColor(.label) }
    .frame(width: width, height: height).accessibilityLabel(phrase(label, de: german))
}
