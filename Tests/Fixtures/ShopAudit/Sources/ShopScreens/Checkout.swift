import LegibleKit

/// The address and the payment of an order.
public struct Checkout: View {
  @State var name = ""
  @State var street = ""
  @State var isGift = false
  let total: Double

  /// An order of so much, for a person whose name may be known.
  public init(total: Double, name: String = "") {
    self.total = total
    _name = State(initialValue: name)
  }

  /// The form.
  public var body: some View {
    NavigationStack {
      Form {
        Section {
          // Vertical fields grow where their text takes more than a line.
          TextField(
            "checkout.name", text: $name, prompt: Text("checkout.name.prompt"), axis: .vertical)
          TextField(
            "checkout.street", text: $street, prompt: Text("checkout.street.prompt"),
            axis: .vertical)
        } header: {
          // iOS's grey for headings has a contrast of 3.4 to 1.
          Text("checkout.address").foregroundStyle(.primary)
        }
        Section {
          Toggle("checkout.gift", isOn: $isGift)
          // At larger text sizes the two are below each other.
          ViewThatFits {
            HStack {
              Text("checkout.total")
              Spacer()
              Text(total, format: .currency(code: "EUR"))
            }
            VStack(alignment: .leading) {
              Text("checkout.total")
              Text(total, format: .currency(code: "EUR"))
            }
          }
        } footer: {
          Text("checkout.note \(3)").foregroundStyle(.primary)
        }
        Button("checkout.pay") {}
          .foregroundStyle(Color.primary)
          .disabled(name.isEmpty)
      }
      .navigationTitle("checkout.title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
