import LegibleKit

/// A product of the shop.
public struct Product: Identifiable, Sendable {
  /// The number of the product.
  public let id: Int
  let name: String
  let price: Double

  /// A product with its price in euros.
  public init(id: Int, name: String, price: Double) {
    self.id = id
    self.name = name
    self.price = price
  }
}

/// All products, or a notice where there are none.
public struct ProductList: View {
  let products: [Product]

  /// A list of products.
  public init(products: [Product]) { self.products = products }

  /// The list, or the notice.
  public var body: some View {
    NavigationStack {
      if products.isEmpty {
        ContentUnavailableView(
          "products.none.title", systemImage: "tray",
          description: Text("products.none.message").foregroundStyle(Color.primary))
      } else {
        List(products) { product in
          NavigationLink {
          } label: {
            VStack(alignment: .leading) {
              Text(product.name).font(.headline)
              Text(product.price, format: .currency(code: "EUR"))
            }
          }
        }
      }
    }
    .navigationTitle("products.title")
  }
}
