import ViewTree

// Text that is too small, or does not grow.
extension MutationList {
  static let textSize: [Mutation] = [
    M("dynamic-type-unsupported", "a paragraph has a fixed size", in: .trip, extent: .largest) {
      $0.target("intro") { $0.set(.fixed(size: 17)) }
    },
    M(
      "dynamic-type-unsupported", "the name of a card has a fixed size", in: .board,
      extent: .largest
    ) {
      $0.at("card-trip-card3") { $0.target("name") { $0.set(.fixed(size: 18)) } }
    },
    M(
      "dynamic-type-unsupported", "the note of an order has a fixed size", in: .trip,
      extent: .largest
    ) {
      $0.append(
        to: "page", Text(phrase("Three days", de: "Drei Tage")).font(.fixed(size: 15)).id("target"))
    },
    M(
      "growth-below-style-maximum", "a paragraph ends its growth", in: .trip, extent: .largest
    ) {
      $0.target("intro") { $0.set(.body.maximum(pointSize: 28)) }
    },
    M(
      "growth-below-style-maximum", "a card's date ends its growth", in: .board, extent: .largest
    ) {
      $0.at("card-trip-card1") {
        $0.target("due") { $0.set(.subheadline.maximum(pointSize: 20)) }
      }
    },
    M(
      "growth-below-style-maximum", "a heading ends its growth", in: .trip, extent: .largest
    ) {
      $0.target("heading") { $0.set(.title2.maximum(pointSize: 40)) }
    },
    M(
      "text-size-not-monotonic", "a paragraph changes its style where text is largest", in: .trip,
      extent: .largest
    ) { (state: inout HostState) in
      let isLargest = state.environment.dynamicTypeSize == .accessibility5
      state.root.target("intro") { if isLargest { $0.set(.fixed(size: 15)) } }
    },
    M(
      "text-size-not-monotonic", "a name is scaled down to its card", in: .board,
      extent: .largest
    ) { (state: inout HostState) in
      let isLargest = state.environment.dynamicTypeSize == .accessibility5
      state.root.at("card-trip-card3") {
        $0.target("name") {
          if isLargest { $0 = $0.lineLimit(1).minimumScaleFactor(0.2).frame(width: 130) }
        }
      }
    },
    M(
      "text-size-not-monotonic", "a custom font is smaller for large text", in: .trip,
      extent: .largest
    ) { (state: inout HostState) in
      let isLargest = state.environment.dynamicTypeSize == .accessibility5
      state.root.target("intro") {
        $0.set(.custom(size: isLargest ? 4 : 17, relativeTo: .body))
      }
    },
    M(
      "hierarchy-inverted", "a heading scales as a large title does", in: .trip, extent: .largest
    ) {
      $0.target("heading") { $0.set(.custom(size: 20, relativeTo: .largeTitle)) }
    },
    M(
      "hierarchy-inverted", "the name of a list scales as a title does", in: .board,
      extent: .largest
    ) {
      $0.at("list-trip-list2") {
        $0.target("name") { $0.set(.custom(size: 18, relativeTo: .largeTitle)) }
      }
    },
    M(
      "hierarchy-inverted", "the title of a page scales less than its text", in: .settings,
      extent: .largest
    ) {
      $0.target("settings.account") { $0.set(.custom(size: 19, relativeTo: .largeTitle)) }
    },
    M("text-below-minimum", "a note is set in 9 points", in: .trip, extent: .usual) {
      $0.target("intro") { $0.set(.custom(size: 9)) }
    },
    M("text-below-minimum", "a date is drawn at half its size", in: .board, extent: .usual) {
      $0.at("card-trip-card1") {
        $0.target("due") { $0.set(.custom(size: 10, relativeTo: .caption2)) }
      }
    },
    M(
      "text-below-minimum", "a word is scaled down", in: .trip, extent: .usual, at: "intro"
    ) {
      $0.at("intro") { $0 = $0.scaleEffect(0.5) }
    },
    M("thin-weight", "a paragraph is set in ultra light", in: .trip, extent: .usual) {
      $0.target("intro") { $0.set(.body.weight(.ultraLight)) }
    },
    M("thin-weight", "a name is set in thin", in: .board, extent: .usual) {
      $0.at("card-trip-card1") { $0.target("name") { $0.set(.body.weight(.thin)) } }
    },
    M("thin-weight", "a note is set in light", in: .settings, extent: .usual) {
      $0.target("version") { $0.set(.footnote.weight(.ultraLight)) }
    },
    M("leading-tight", "a paragraph has tight lines", in: .trip) {
      $0.target("intro") {
        $0 =
          Text(
            phrase(
              "Two tents are enough for all of us, as long as the weather is fine and dry, and as long as it stays so until Sunday evening.",
              de:
                "Zwei Zelte reichen für uns alle, solange das Wetter schön und trocken ist und das bis Sonntag auch bleibt."
            )
          ).font(.body.leading(.tight)).node
      }
    },
    M("leading-tight", "the notice of a list has tight lines", in: .board, extent: .largest) {
      $0.at("list-trip-list2") {
        $0.target("empty") {
          $0 =
            Text(
              phrase(
                "No cards in this list, which will be full before the end of the week.",
                de: "Keine Karten in dieser Liste, die noch diese Woche voll werden wird.")
            ).font(.callout.leading(.tight)).node
        }
      }
    },
    M("leading-tight", "an address has tight lines", in: .settings, extent: .largest) {
      $0.target("version") {
        $0 =
          Text(
            phrase(
              "This is version one of the app, and the next one is already on its way to you.",
              de: "Das ist Version eins der App, und die nächste ist schon auf dem Weg zu dir.")
          ).font(.footnote.leading(.tight)).node
      }
    },
    M("large-content-missing", "an item of a bar of one's own", in: .trip, extent: .largest) {
      $0.changeBar { bar in
        bar = [smallItem("Map", "Karte").id("target"), growingItem("Me", "Ich")]
      }
    },
    M("large-content-missing", "a tab of one's own keeps its size", in: .trip, extent: .largest) {
      $0.changeBar { bar in
        bar = [
          growingItem("Me", "Ich"), smallItem("Trips", "Reisen").id("target"),
        ]
      }
    },
    M("large-content-missing", "a symbol below the page", in: .board, extent: .largest) {
      let page = $0
      $0 =
        VStack(spacing: 0) {
          page
          HStack {
            smallItem("Filter", "Filter").id("target")
            growingItem("All", "Alle")
          }.frame(maxWidth: .infinity)
        }.node
    },
  ]

  private static func growingItem(_ english: String, _ german: String) -> ViewNode {
    Button { Text(phrase(english, de: german)).font(.caption).foregroundColor(.label) }
      .frame(minWidth: 44, minHeight: 44)
  }

  /// An item with a title that never grows.
  private static func smallItem(_ english: String, _ german: String) -> ViewNode {
    Button { Text(phrase(english, de: german)).font(.fixed(size: 12)).foregroundColor(.label) }
      .frame(minWidth: 44, minHeight: 44)
  }
}

extension ViewNode {
  /// Replaces the tabs by a row of buttons.
  fileprivate mutating func changeBar(_ change: (inout [ViewNode]) -> Void) {
    let found = changeFirst(where: { $0.kind == .tabBar }) { bar in
      var items: [ViewNode] = []
      change(&items)
      bar = HStack { items }.frame(maxWidth: .infinity).node
    }
    precondition(found, "there is no tab bar")
  }
}
