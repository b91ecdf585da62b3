import ViewTree

// Labels that say nothing, or the wrong thing.
extension MutationList {
  static let names: [Mutation] = [
    M("name-missing", "a button has lost its label", in: .trip) {
      $0.target("add") { $0.accessibility.label = nil }
    },
    M("name-missing", "a new button has a symbol only", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Button { Image(symbol: "plus", size: 24).foregroundColor(.label) }
            .frame(minWidth: 44, minHeight: 44).id("target")
        }
      }
    },
    M("name-missing", "a picture has no label in German", in: .trip, extent: .languages("de")) {
      $0.target("map") { $0.accessibility.label = phrase("Way to the lake", de: "") }
    },
    M("name-missing", "a label is a character without width", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("\u{200B}", de: "\u{200B}") }
    },
    M("name-not-human-readable", "the label is the name of a file", in: .trip) {
      $0.target("map") { $0.accessibility.label = phrase("map_large.png", de: "map_large.png") }
    },
    M("name-not-human-readable", "the label is the name of a symbol", in: .trip) {
      $0.target("add") {
        $0.accessibility.label = phrase("square.and.arrow.up", de: "square.and.arrow.up")
      }
    },
    M("name-not-human-readable", "the label is an identifier", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("btnNavAdd", de: "btnNavAdd") }
    },
    M("name-contains-role", "a label ends with the word button", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("Add button", de: "Neu-Taste") }
    },
    M("name-contains-role", "a label begins with the word link", in: .trip) {
      $0.append(
        to: "page",
        Button { Image(symbol: "link", size: 24).foregroundColor(.label) }
          .frame(minWidth: 44, minHeight: 44).id("target")
          .accessibilityLabel(phrase("Help button", de: "Schaltfläche Hilfe")))
    },
    M("name-contains-role", "the label of a heading says so", in: .trip) {
      $0.target("heading") {
        $0.accessibility.label = phrase("Tents heading", de: "Überschrift Zelte")
      }
    },
    M("name-contains-state", "the label of a tab says that it is selected", in: .trip) {
      $0.target("tab-trips") {
        $0.accessibility.label = phrase("Trips, selected", de: "Reisen, ausgewählt")
      }
    },
    M("name-contains-state", "the label of a switch says that it is on", in: .trip) {
      $0.target("rain") { $0.accessibility.label = phrase("Rain, on", de: "Regen, ein") }
    },
    M("name-contains-state", "the label of a disabled button says so", in: .card) {
      $0.target("save") {
        $0.accessibility.label = phrase("Save, disabled", de: "Sichern, deaktiviert")
      }
    },
    M("name-contains-action", "a label explains the gesture", in: .trip) {
      $0.target("add") {
        $0.accessibility.label = phrase("Tap to add", de: "Tippen, um etwas hinzuzufügen")
      }
    },
    M("name-contains-action", "the label of a switch explains it", in: .trip) {
      $0.target("rain") {
        $0.accessibility.label = phrase(
          "Rain, double tap to change", de: "Regen, doppeltippen zum Ändern")
      }
    },
    M("name-contains-action", "a picture that swipes says so", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          iconButton("clock", phrase("Swipe to see more", de: "Wischen, um mehr")).id(
            "target")
        }
      }
    },
    M("name-says-image", "the label of a picture says that it is one", in: .trip) {
      $0.target("map") {
        $0.accessibility.label = phrase("Image of the lake", de: "Bild des Sees")
      }
    },
    M("name-says-image", "the label of a picture ends with the word", in: .trip) {
      $0.target("map") { $0.accessibility.label = phrase("Lake icon", de: "See-Icon") }
    },
    M("name-says-image", "a new picture is called a picture", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Image("lake", width: 120, height: 80).id("target")
            .accessibilityLabel(phrase("Picture of a lake", de: "Bild eines Sees"))
        }
      }
    },
    M("name-punctuated", "a label ends with a full stop", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("Add.", de: "Neu.") }
    },
    M("name-punctuated", "the label of a slider has a stop", in: .trip) {
      $0.target("pace") {
        $0.accessibility.label = phrase("Pace of the trip.", de: "Tempo der Reise.")
      }
    },
    M("name-punctuated", "a cancel symbol is called with a stop", in: .card) {
      $0.target("cancel") { $0.accessibility.label = phrase("Cancel.", de: "Abbrechen.") }
    },
    M("name-all-caps", "a label shouts", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("ANOTHER PLACE", de: "WEITERER ORT") }
    },
    M("name-all-caps", "the label of a picture is in capitals", in: .trip) {
      $0.target("map") {
        $0.accessibility.label = phrase("WAY TO THE HARBOUR", de: "WEG ZUM BADESTRAND")
      }
    },
    M("name-all-caps", "cancelling is in capitals", in: .card) {
      $0.target("cancel") { $0.accessibility.label = phrase("CANCEL", de: "ABBRECHEN") }
    },
    M("name-not-capitalised", "a label begins with a small letter", in: .trip) {
      $0.target("add") { $0.accessibility.label = phrase("add place", de: "neuer Ort") }
    },
    M("name-not-capitalised", "a new button begins with a small letter", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          iconButton("plus", phrase("new card", de: "neue Karte")).id("target")
        }
      }
    },
    M("name-not-capitalised", "cancelling begins with a small letter", in: .card) {
      $0.target("cancel") { $0.accessibility.label = phrase("cancel", de: "abbrechen") }
    },
    M("name-too-long", "a label is a sentence", in: .trip) {
      $0.target("add") { $0.accessibility.label = explanation }
    },
    M("name-too-long", "a switch tells its story", in: .trip) {
      $0.target("pace") { $0.accessibility.label = explanation }
    },
    M("name-too-long", "cancelling is explained", in: .card) {
      $0.target("cancel") { $0.accessibility.label = explanation }
    },
    M("link-purpose-unclear", "a link says only here", in: .trip) {
      $0.append(to: "page", link("Click here", "Hier klicken").id("target"))
    },
    M("link-purpose-unclear", "a link says only more", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in link("More", "Mehr").id("target") }
      }
    },
    M("link-purpose-unclear", "a link says read more", in: .settings) {
      $0.append(to: "page", link("Read more", "Mehr lesen").id("target"))
    },
    M("heading-faked-in-label", "a title is called a heading", in: .trip) {
      $0.target("intro") {
        $0.accessibility.label = phrase(
          "Two tents are enough for all of us., heading",
          de: "Zwei Zelte reichen für uns alle., Überschrift")
      }
    },
    M("heading-faked-in-label", "a section says heading", in: .settings) {
      $0.target("version") {
        $0.accessibility.label = phrase("Version 1.0, heading", de: "Version 1.0, Überschrift")
      }
    },
    M("heading-faked-in-label", "the notice of a list says heading", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") {
          $0 = Text(phrase("Ideas", de: "Ideen"))
            .accessibilityLabel(phrase("Heading, Ideas", de: "Überschrift, Ideen"))
        }
      }
    },
  ]

  private static let explanation = phrase(
    "Adds one more stop to the way that you and all other people on this trip take together",
    de: "Fügt dem Weg, den du mit allen anderen auf dieser Reise nimmst, noch einen Halt hinzu")

  private static func link(_ english: String, _ german: String) -> ViewNode {
    button(phrase(english, de: german)).accessibilityRemoveTraits(.button)
      .accessibilityAddTraits(.link)
  }
}
