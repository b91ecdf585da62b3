import ViewTree

// Labels beside what is seen, and beside each other.
extension MutationList {
  static let moreNames: [Mutation] = [
    M("name-duplicate", "two buttons have one label", in: .trip) {
      $0.target("add")
      $0.append(to: "page", iconButton("plus", phrase("Add", de: "Neu")))
    },
    M("name-duplicate", "two rows have the same button", in: .rows) {
      $0.replace("milk") { row in
        VStack {
          row; deleteButton.id("target")
        }
      }
      $0.replace("eggs") { row in
        VStack {
          row; deleteButton
        }
      }
    },
    M("name-duplicate", "a second switch has the label of the first", in: .settings) {
      $0.target("reminders")
      $0.append(
        to: "page", Toggle(isOn: false) { Text(localized("settings.reminders")) })
    },
    M("label-in-name", "a button is called otherwise than it is seen", in: .trip) {
      $0.target("invite") { $0.accessibility.label = phrase("Send", de: "Senden") }
    },
    M("label-in-name", "a switch is called otherwise than it is seen", in: .trip) {
      $0.target("rain") { $0.accessibility.label = phrase("Weather", de: "Wetter") }
    },
    M("label-in-name", "a button lost its words in German", in: .settings, extent: .languages("de"))
    {
      $0.target("log-out") { $0.accessibility.label = phrase("Log out", de: "Sitzung beenden") }
    },
    M("label-in-name-not-first", "the visible words come last", in: .trip) {
      $0.target("invite") {
        $0.accessibility.label = phrase("Anna and Tom: Invite", de: "Anna und Tom: Laden")
      }
    },
    M("label-in-name-not-first", "the words of a switch come last", in: .trip) {
      $0.target("rain") {
        $0.accessibility.label = phrase("Weather with Rain", de: "Wetter mit Regen")
      }
    },
    M("label-in-name-not-first", "logging out begins otherwise", in: .settings) {
      $0.target("log-out") {
        $0.accessibility.label = phrase("Account: Log out", de: "Konto: Abmelden")
      }
    },
    M("hint-describes-gesture", "a hint explains the double tap", in: .trip) {
      $0.target("invite") {
        $0.accessibility.hint = phrase(
          "Double tap to write to others", de: "Doppeltippen, um anderen zu schreiben")
      }
    },
    M("hint-describes-gesture", "a hint explains a swipe", in: .board) {
      $0.target("card-trip-card3") {
        $0.accessibility.hint = phrase(
          "Swipe left to delete.", de: "Nach links wischen zum Löschen.")
      }
    },
    M("hint-describes-gesture", "a hint says tap", in: .settings) {
      $0.target("log-out") {
        $0.accessibility.hint = phrase("Tap to leave.", de: "Tippen, um zu gehen.")
      }
    },
    M("hint-repeats-label", "the hint is the label", in: .trip) {
      $0.target("invite") { $0.accessibility.hint = phrase("Invite", de: "Laden") }
    },
    M("hint-repeats-label", "the hint is the label in a sentence", in: .trip) {
      $0.target("add") { $0.accessibility.hint = phrase("Add.", de: "Neu.") }
    },
    M("hint-repeats-label", "the hint of a field is its label", in: .card) {
      $0.target("cancel") {
        $0.accessibility.label = phrase("Cancel", de: "Abbrechen")
        $0.accessibility.hint = phrase("Cancel", de: "Abbrechen")
      }
    },
    M("custom-action-duplicate", "two actions have one name", in: .trip) {
      $0.target("intro") {
        $0.accessibility.customActions = [
          phrase("Share", de: "Teilen"), phrase("Share", de: "Teilen"),
        ]
      }
    },
    M("custom-action-duplicate", "a card has an action twice", in: .board) {
      $0.target("card-trip-card3") {
        $0.accessibility.customActions = [
          phrase("Move", de: "Bewegen"), phrase("Delete", de: "Löschen"),
          phrase("Move", de: "Bewegen"),
        ]
      }
    },
    M(
      "custom-action-duplicate", "two actions are one in German", in: .trip,
      extent: .languages("de")
    ) {
      $0.target("intro") {
        $0.accessibility.customActions = [
          phrase("Archive", de: "Sichern"), phrase("Save", de: "Sichern"),
        ]
      }
    },
    M("voice-name-unspeakable", "a label is a sign", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("→", de: "→") }
    },
    M("voice-name-unspeakable", "the name for Voice Control is a sign", in: .trip) {
      $0.target("add") { $0.accessibility.inputLabels = [phrase("+", de: "+")] }
    },
    M("voice-name-unspeakable", "a button is called by three stars", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in iconButton("star", phrase("★★★", de: "★★★")).id("target") }
      }
    },
    M("voice-name-too-long", "a symbol is called by seven words", in: .trip) {
      $0.target("add") {
        $0.accessibility.label = phrase(
          "Add one more stop to this trip now", de: "Dieser Reise jetzt noch einen Halt geben")
      }
    },
    M("voice-name-too-long", "a new symbol has a long name", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          iconButton(
            "plus",
            phrase(
              "Make a new card for this list here", de: "Eine neue Karte in dieser Liste anlegen")
          ).id("target")
        }
      }
    },
    M("voice-name-too-long", "cancelling has a long name", in: .card) {
      $0.target("cancel") {
        $0.accessibility.label = phrase(
          "Cancel all that was changed on this card", de: "Alles verwerfen, was hier geändert wurde"
        )
      }
    },
    M("voice-name-ambiguous", "two names differ in the sign for and", in: .trip) {
      $0.append(
        to: "page", iconButton("square", phrase("Cut & paste", de: "Kopf & Fuß")).id("target"))
      $0.append(to: "page", iconButton("circle", phrase("Cut and paste", de: "Kopf und Fuß")))
    },
    M("voice-name-ambiguous", "two names differ in an accent", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack {
            iconButton("square", phrase("Résumé", de: "Résumé")).id("target")
            iconButton("circle", phrase("Resume", de: "Resume"))
          }
        }
      }
    },
    M("voice-name-ambiguous", "two controls have one name for Voice Control", in: .trip) {
      $0.append(
        to: "page", iconButton("square", phrase("Save trip", de: "Reise sichern")).id("target"))
      $0.append(
        to: "page",
        iconButton("circle", phrase("Keep a copy", de: "Kopie behalten"))
          .accessibilityInputLabels([phrase("Save trip", de: "Reise sichern")]))
    },
    M("value-missing", "a slider of one's own says no value", in: .trip) {
      $0.append(
        to: "page",
        Rectangle(fill: .label).frame(height: 44).id("target")
          .accessibilityLabel(phrase("Sound", de: "Ton")).accessibilityAddTraits(.adjustable))
    },
    M("value-missing", "a slider says a percentage, and another number is shown", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          Slider(value: .constant(40), in: 0...200).id("target")
            .accessibilityLabel(phrase("Reach", de: "Umkreis"))
          Text(phrase("40 km", de: "40 km"))
        })
    },
    M("value-missing", "a picture of stars can be adjusted", in: .trip) {
      $0.target("map") { $0.accessibility.addedTraits.formUnion(.adjustable) }
    },
    M("value-missing", "a text is adjustable", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack { Image(decorative: "dial", width: 60, height: 60) }
            .accessibilityElement(children: .ignore).id("target")
            .accessibilityLabel(phrase("Speed", de: "Tempo")).accessibilityAddTraits(.adjustable)
        }
      }
    },
  ]

  private static let deleteButton = barButton("trash", phrase("Delete", de: "Löschen"))
}
