import ViewTree

// Colours, pictures and motion.
extension MutationList {
  static let colours: [Mutation] = [
    M("text-contrast", "a paragraph is light grey", in: .trip) {
      $0.target("intro") { $0 = $0.foregroundColor(Color(RGBColor(150, 150, 150))) }
    },
    M("text-contrast", "a note nearly has enough contrast", in: .trip, extent: .usual) {
      $0.target("intro") {
        $0 = $0.foregroundColor(
          Color(RGBColor(122, 122, 122), dark: RGBColor(255, 255, 255)))
      }
    },
    M("text-contrast", "a text is drawn with half its opacity", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") { $0 = $0.foregroundColor(.label).opacity(0.3) }
      }
    },
    M("text-over-image", "a title lies on a photo", in: .trip) {
      $0.replace("intro") { _ in
        ZStack {
          Image(decorative: "lake", width: 280, height: 300)
          Text(phrase("Lake", de: "See")).id("target")
        }
      }
    },
    M("text-over-image", "a text lies on a material", in: .trip) {
      $0.target("intro") { $0 = $0.padding(12).backgroundPicture() }
      $0.changeFirst(where: { $0.id == "target" }) { node in
        node.changeFirst(where: { $0.kind == .text }) { $0.id = "target" }
      }
    },
    M("text-over-image", "a notice lies on a photo", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          ZStack {
            Image(decorative: "lake", width: 240, height: 200)
            Text(phrase("None", de: "Leer")).foregroundColor(.white).id("target")
          }
        }
      }
    },
    M("non-text-contrast", "a symbol is light grey", in: .trip) {
      $0.append(
        to: "page",
        Button {
          Image(symbol: "plus", size: 24)
            .foregroundColor(Color(RGBColor(190, 190, 190), dark: RGBColor(90, 90, 90)))
        }
        .frame(minWidth: 44, minHeight: 44).id("target")
        .accessibilityLabel(phrase("New place", de: "Neuer Ort")))
    },
    M("non-text-contrast", "a sign is nearly white", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Button {
            Image(symbol: "plus", size: 24)
              .foregroundColor(Color(RGBColor(225, 225, 225), dark: RGBColor(60, 60, 60)))
          }
          .frame(minWidth: 44, minHeight: 44).id("target")
          .accessibilityLabel(phrase("New place", de: "Neuer Ort"))
        }
      }
    },
    M("non-text-contrast", "a star is pale yellow", in: .settings) {
      $0.append(
        to: "page",
        Image(symbol: "star.fill", size: 24)
          .foregroundColor(Color(RGBColor(255, 230, 120), dark: RGBColor(70, 60, 20)))
          .id("target").accessibilityLabel(phrase("Starred", de: "Gemerkt")))
    },
    M("colour-only", "only the colour of a dot says which one is late", in: .trip) {
      $0.append(to: "page", dots(0, 1, 0))
    },
    M("colour-only", "a red dot among five", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in dots(0, 0, 1, 0) } }
    },
    M("colour-only", "the first dot is another one", in: .settings) {
      $0.append(to: "page", dots(1, 0, 0))
    },
    M("colour-only", "only its background says that a seat is taken", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 24) {
          for seat in ["1A", "1B", "1C", "1D"] {
            let isTaken = seat == "1B"
            let button = Button(phrase(seat, de: seat)).foregroundColor(.white)
              .frame(minWidth: 44, minHeight: 44)
              .background(Color(isTaken ? RGBColor(150, 0, 20) : RGBColor(0, 90, 50)))
              .accessibilityValue(
                isTaken ? phrase("Taken", de: "Besetzt") : phrase("Free", de: "Frei"))
            isTaken ? button.id("target") : button
          }
        })
    },
    M("inline-link-colour-only", "a link in a text has a colour only", in: .trip) {
      $0.target("intro") { $0 = linked("Bring the map", "Nimm die", "Karte", "mit") }
    },
    M("inline-link-colour-only", "a notice has a link in it", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") { $0 = linked("See the rules", "Lies die", "Regeln", "hier") }
      }
    },
    M("inline-link-colour-only", "the version has a link in it", in: .settings) {
      $0.target("version") { $0 = linked("All in the notes", "Alles in den", "Notizen", "dazu") }
    },
    M("disabled-visual-only", "a button is dimmed, but not disabled", in: .trip) {
      $0.target("invite") { $0 = $0.opacity(0.4) }
    },
    M("disabled-visual-only", "a card is dimmed, but not disabled", in: .board) {
      $0.target("card-trip-card3") { $0 = $0.opacity(0.35) }
    },
    M("disabled-visual-only", "logging out is dimmed and takes no touch", in: .settings) {
      $0.target("log-out") { $0 = $0.opacity(0.3).allowsHitTesting(false) }
    },
    M("decorative-exposed", "a line has a label", in: .trip) {
      $0.append(
        to: "page",
        Image("divider", width: 200, height: 20).id("target")
          .accessibilityLabel(phrase("Divider", de: "Trennlinie")))
    },
    M("decorative-exposed", "a background is called so", in: .trip) {
      $0.append(
        to: "page",
        Image("bg", width: 200, height: 40).id("target")
          .accessibilityLabel(phrase("Background", de: "Hintergrund")))
    },
    M("decorative-exposed", "an empty picture is called decoration", in: .settings) {
      $0.append(
        to: "page",
        Image("ornament", width: 60, height: 40).id("target")
          .accessibilityLabel(phrase("Decoration", de: "Dekoration")))
    },
    M("informative-image-silent", "only a sign says that a task is done", in: .trip) {
      $0.append(to: "page", tasks(done: 1))
    },
    M("informative-image-silent", "a warning sign is silent", in: .settings) {
      $0.append(to: "page", tasks(done: 2, symbol: "exclamationmark.triangle"))
    },
    M("informative-image-silent", "a hidden lock in one row", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in tasks(done: 0, symbol: "lock.fill") }
      }
    },
    M("invert-colours-ignored", "one of two photos is inverted", in: .trip) {
      $0.target("map")
      $0.append(
        to: "page",
        Image("lake", width: 240, height: 120)
          .accessibilityLabel(phrase("Ferry on a lake", de: "Fähre auf einem See"))
          .accessibilityIgnoresInvertColors())
    },
    M("invert-colours-ignored", "a new photo is inverted", in: .trip) {
      $0.at("map") { $0 = $0.accessibilityIgnoresInvertColors() }
      $0.append(
        to: "page",
        Image("lake", width: 240, height: 120).id("target")
          .accessibilityLabel(phrase("Ferry on a lake", de: "Fähre auf einem See")))
    },
    M("invert-colours-ignored", "a picture of a list is inverted", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack {
            Image("lake", width: 200, height: 120)
              .accessibilityLabel(phrase("Ferry on a lake", de: "Fähre auf einem See"))
              .accessibilityIgnoresInvertColors()
            Image("hut", width: 200, height: 120).id("target")
              .accessibilityLabel(phrase("Hut in the snow", de: "Hütte im Schnee"))
          }
        }
      }
    },
    M("reduce-motion-ignored", "a banner slides all the same", in: .trip) {
      $0.target("intro") {
        $0 = $0.animation(of: [.offset], duration: 3).accessibilityReduceMotion(.ignored)
      }
    },
    M("reduce-motion-ignored", "a notice turns all the same", in: .board) {
      $0.at("list-trip-list2") {
        $0.target("empty") {
          $0 = $0.animation(of: [.rotation], duration: 1).accessibilityReduceMotion(.ignored)
        }
      }
    },
    M("reduce-motion-ignored", "a picture grows all the same", in: .trip) {
      $0.target("map") {
        $0 = $0.animation(of: [.scale], duration: 2, repeats: .forever)
          .accessibilityReduceMotion(.ignored)
      }
    },
    M("autoplay", "a film begins with sound", in: .trip) {
      $0.target("map") { $0 = $0.autoplay(hasAudio: true, seconds: 40) }
    },
    M("autoplay", "a picture moves for ten seconds", in: .trip) {
      $0.target("map") { $0 = $0.autoplay(hasAudio: false, seconds: 10) }
    },
    M("autoplay", "a film plays in a list", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Image("film", width: 200, height: 120).id("target")
            .accessibilityLabel(phrase("Ferry on a lake", de: "Fähre auf einem See"))
            .autoplay(hasAudio: true, seconds: 60)
        }
      }
    },
  ]

  /// Names with a dot each, the one of another colour being the target.
  private static func dots(_ colors: Int...) -> ViewNode {
    let names = [("Turku", "Turku"), ("Oulu", "Oulu"), ("Vaasa", "Vaasa"), ("Pori", "Pori")]
    return VStack(alignment: .leading, spacing: 8) {
      for (color, name) in zip(colors, names) {
        HStack {
          Text(phrase(name.0, de: name.1))
          Rectangle(fill: color == 0 ? green : .readableRed).cornerRadius(6)
            .frame(width: 12, height: 12)
            .id(color == 0 ? "dot" : "target")
        }
      }
    }.node
  }

  private static let green = Color(RGBColor(0, 110, 50), dark: RGBColor(120, 230, 150))

  private static let darkBlue = Color(RGBColor(0, 0, 110), dark: RGBColor(200, 210, 255))

  /// A text with a link in its middle.
  private static func linked(
    _ english: String, _ before: String, _ word: String, _ after: String
  ) -> ViewNode {
    let parts = english.split(separator: " ", maxSplits: 2).map(String.init)
    let (first, second, third) =
      parts.count > 2 ? (parts[0] + " " + parts[1], parts[2], "now") : (parts[0], parts[1], "now")
    return Text(
      phrase(
        "\(first) [\(second)](https://example.com) \(third)",
        de: "\(before) [\(word)](https://example.com) \(after)")
    ).foregroundColor(.label).tint(darkBlue)
  }

  /// Rows of which one has a sign that VoiceOver skips.
  private static func tasks(done: Int, symbol: String = "checkmark.circle.fill") -> ViewNode {
    let names = [("Milk", "Milch"), ("Bread", "Brot"), ("Eggs", "Eier")]
    return VStack(alignment: .leading, spacing: 8) {
      for (index, name) in names.enumerated() {
        HStack {
          Text(phrase(name.0, de: name.1))
          if index == done {
            Image(symbol: symbol, size: 20).foregroundColor(.label).id("target")
              .accessibilityHidden()
          }
        }
      }
    }.node
  }
}
