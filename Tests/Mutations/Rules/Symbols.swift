import ViewTree

// Symbols that point to a side of the screen.
extension MutationList {
  static let symbols: [Mutation] = [
    M(
      "symbol-not-mirrored", "a chevron of a row points to the right", in: .trip,
      extent: .languages("ar-XB")
    ) {
      $0.append(to: "page", decoration("chevron.right"))
    },
    M(
      "symbol-not-mirrored", "a button goes on with an arrow to the right", in: .settings,
      extent: .languages("ar-XB")
    ) {
      $0.append(
        to: "page",
        Button { decoration("arrow.right") }.frame(minWidth: 44, minHeight: 44)
          .accessibilityLabel(phrase("Go on", de: "Weiter")))
    },
    M(
      "symbol-not-mirrored", "an empty list leads back with an arrow", in: .board,
      extent: .languages("ar-XB")
    ) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in decoration("arrow.left.circle.fill") }
      }
    },
  ]

  private static func decoration(_ symbol: String) -> ViewNode {
    Image(symbol: symbol, size: 20).foregroundColor(.label).accessibilityHidden().id("target")
  }
}
