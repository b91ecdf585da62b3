import LegibleKit

/// The screens of the shop with their states.
public let shopScreens = [
  Screen("welcome") { Welcome() },
  Screen(
    id: "products", title: "The products of the shop",
    states: [
      ScreenState(name: "some") { ProductList(products: Product.samples) },
      ScreenState(name: "none") { ProductList(products: []) },
    ]),
  Screen(
    id: "checkout", title: "The address and the payment",
    states: [
      ScreenState(name: "empty") { Checkout(total: 19.5) },
      ScreenState(name: "filled") { Checkout(total: 19.5, name: "Ada Lovelace") },
    ]),
]

extension Product {
  /// Products for the screens and their tests.
  public static let samples = [
    Product(id: 1, name: "Diary", price: 4.5),
    // At the largest text size the first word is wider than a row of the narrowest iPhone.
    Product(id: 2, name: "Foun\u{AD}tain pen", price: 15),
  ]
}
