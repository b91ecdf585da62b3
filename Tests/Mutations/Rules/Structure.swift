import ViewTree

// The screen as a whole, its bars, and its texts.
extension MutationList {
  static let structure: [Mutation] = [
    M("screen-without-heading", "all headings have lost their trait", in: .trip, at: "intro") {
      $0.remove("heading")
      $0.changeAll { $0.accessibility.removedTraits.formUnion(.header) }
    },
    M("screen-without-heading", "a page with many texts and no heading", in: .trip, at: "intro") {
      $0.remove("heading")
      $0.changeAll { $0.accessibility.removedTraits.formUnion(.header) }
      $0.append(to: "page", Text(phrase("There are two boats.", de: "Es gibt zwei Boote.")))
    },
    M("screen-without-heading", "settings without headings", in: .settings, at: "person") {
      $0.remove("settings.account")
      $0.remove("settings.app")
      $0.changeAll { $0.accessibility.removedTraits.formUnion(.header) }
    },
    M("screen-title-missing", "the bar has lost its title", in: .rows) {
      $0.target(first: "navigationBar") { bar in bar.children.removeAll { $0.kind == .text } }
    },
    M("screen-title-missing", "the bar over a page without heading has no title", in: .trip) {
      $0.remove("heading")
      $0.target(first: "navigationBar") { bar in bar.children.removeAll { $0.kind == .text } }
      $0.append(to: "page", Text(phrase("Boats", de: "Boote")).accessibilityAddTraits(.header))
    },
    M("screen-title-missing", "the title of a card is empty", in: .card) {
      $0.target("bar") { bar in bar.at("title") { $0.text = .verbatim("") } }
      $0.append(to: "page", Text(phrase("Members", de: "Leute")).accessibilityAddTraits(.header))
    },
    M("tab-label-missing", "a tab has a symbol only", in: .trip) {
      $0.target("tab-me") { tab in
        tab.changeFirst(where: { $0.kind == .text }) { $0.text = .verbatim("") }
      }
    },
    M("tab-label-missing", "a tab of the settings has lost its title", in: .settings) {
      $0.target("tab-due") { tab in
        tab.changeFirst(where: { $0.kind == .text }) { $0.text = .verbatim("") }
      }
    },
    M("tab-label-missing", "a tab has no title in German", in: .trip, extent: .languages("de")) {
      $0.target("tab-me") { tab in
        tab.changeFirst(where: { $0.kind == .text }) { $0.text = phrase("Me", de: "") }
      }
    },
    M("modal-without-escape", "a panel has no button", in: .trip) {
      $0 = over($0) {
        Text(phrase("The weather will be fine.", de: "Das Wetter wird schön."))
      }
    },
    M("modal-without-escape", "a panel has a field only", in: .board) {
      $0 = over($0) {
        Text(phrase("Name", de: "Name")).accessibilityHidden()
        field(phrase("Name", de: "Name"))
      }
    },
    M("modal-without-escape", "the only button of a panel is disabled", in: .settings) {
      $0 = over($0) {
        Text(phrase("Please wait.", de: "Bitte warten."))
        Button(isEnabled: false) { Text(phrase("Close", de: "Schließen")).foregroundColor(.label) }
          .frame(minWidth: 44, minHeight: 44)
      }
    },
    M("background-exposed-behind-modal", "a panel over the page is not modal", in: .trip) {
      $0 = cover($0)
    },
    M("background-exposed-behind-modal", "a panel over a board is not modal", in: .board) {
      $0 = cover($0)
    },
    M("background-exposed-behind-modal", "a dimmed page is still read", in: .settings) {
      let page = $0
      $0 =
        ZStack {
          page
          Rectangle(fill: .label).opacity(0.4).id("target")
          VStack { button(phrase("Close", de: "Schließen")) }.padding(20)
            .background(.systemBackground)
        }.node
    },
    M("text-key-missing", "a key that no table has", in: .trip) {
      $0.target("intro") { $0.text = localized("trip.intro.missing") }
    },
    M("text-key-missing", "a key that no table has speaks for a button", in: .board) {
      $0.target("card-trip-card3") { $0.accessibility.hint = localized("board.card.hint.missing") }
    },
    M("text-key-missing", "the label of a picture has no key", in: .trip) {
      $0.target("map") { $0.accessibility.label = localized("trip.map.missing") }
    },
    M("hard-coded-text", "a text is written in the code", in: .trip, extent: .languages("de")) {
      $0.target("intro") { $0.text = .literal("Two tents are enough.") }
    },
    M("hard-coded-text", "a notice is written in the code", in: .board, extent: .languages("de")) {
      $0.at("list-trip-list2") { $0.target("empty") { $0.text = .literal("No cards") } }
    },
    M(
      "hard-coded-text", "the label of a picture is written in the code", in: .trip,
      extent: .languages("de")
    ) {
      $0.target("map") { $0.accessibility.label = .literal("Way to the lake") }
    },
    M("speech-language-untagged", "a French review", in: .trip) {
      $0.append(to: "page", Text(.verbatim(review)).id("target"))
    },
    M("speech-language-untagged", "a French note in a list", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in Text(.verbatim(review)).id("target") } }
    },
    M("speech-language-untagged", "a Finnish comment", in: .settings) {
      $0.append(
        to: "page",
        Text(.verbatim("Tämä on hyvä sovellus, mutta se ei ole vielä valmis, kun olen sen saanut."))
          .id("target"))
    },
    M("link-target-invalid", "a link has no address", in: .trip) {
      $0.target("intro") {
        $0 = Text(
          phrase("See the [map](http://) now", de: "Sieh die [Karte](http://) an")
        ).foregroundColor(.label).tint(Color(RGBColor(0, 115, 85), dark: RGBColor(90, 140, 150)))
      }
    },
    M("link-target-invalid", "the address of a link is relative", in: .card) {
      $0.target("due") {
        $0 = Text(
          phrase(
            "See the [map](lakes/map) now", de: "Sieh die [Karte](lakes/map) an"
          )
        ).foregroundColor(.label).tint(Color(RGBColor(0, 115, 85), dark: RGBColor(90, 140, 150)))
      }
    },
    M("link-target-invalid", "the address of a link is a placeholder", in: .settings) {
      $0.append(
        to: "page",
        Text(phrase("See the [map](#) now", de: "Sieh die [Karte](#) an"))
          .foregroundColor(.label).tint(Color(RGBColor(0, 115, 85), dark: RGBColor(90, 140, 150)))
          .id("target"))
    },
  ]

  private static let review =
    "Une chambre calme avec une très belle vue sur la mer, et nous l’avons aimée."

  /// A modal panel over a page.
  private static func over(
    _ page: ViewNode, @ViewBuilder _ content: () -> [ViewNode]
  ) -> ViewNode {
    ZStack {
      page
      VStack { content() }.padding(20).background(.systemBackground).id("target")
        .accessibilityModal()
    }.node
  }

  /// A panel that covers a page and leaves it to VoiceOver.
  private static func cover(_ page: ViewNode) -> ViewNode {
    ZStack {
      page
      VStack {
        Text(phrase("Welcome", de: "Hallo")).accessibilityAddTraits(.header)
        button(phrase("Close", de: "Schließen"))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(.systemBackground).id("target")
    }.node
  }
}
