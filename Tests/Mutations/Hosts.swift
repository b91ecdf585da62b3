import AuditModel
import ViewTree

// The clean screens.
extension Host {
  static let board = corkboard("board", "idle")
  static let boards = corkboard("boards", "idle")
  static let settings = corkboard("settings", "idle")
  static let card = corkboard("edit-card", "idle")
  static let logIn = corkboard("log-in", "idle")
  static let signUp = corkboard("sign-up", "idle")
  static let welcome = shop("welcome", "default")
  static let products = shop("products", "some")
  static let checkout = shop("checkout", "filled")

  /// A page with the controls that the apps do not have, below a bar and above tabs.
  static let trip = own("trip") {
    VStack(spacing: 0) {
      NavigationBar(title: phrase("Trip", de: "Reise")) {
        barButton("plus", phrase("Add", de: "Neu")).id("add").barPlacement(.trailing)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(phrase("Tents", de: "Zelte")).font(.title2).accessibilityAddTraits(.header)
            .id("heading")
          Text(
            phrase("Two tents are enough for all of us.", de: "Zwei Zelte reichen für uns alle.")
          )
          .id("intro")
          Image("map", width: 240, height: 120)
            .accessibilityLabel(phrase("Way to the lake", de: "Weg zum See")).id("map")
          Toggle(isOn: true) { Text(phrase("Rain", de: "Regen")) }.id("rain")
          button(phrase("Invite", de: "Laden")).id("invite")
          Slider(value: .constant(0.5)).accessibilityLabel(phrase("Pace", de: "Tempo")).id("pace")
          VStack(alignment: .leading, spacing: 4) {
            Text(phrase("Note", de: "Notiz")).id("note-label").accessibilityHidden()
            field(phrase("Note", de: "Notiz")).id("note")
          }
          .id("note-field")
        }
        .padding(16).frame(maxWidth: .infinity, alignment: .leading)
      }
      .id("page")
      TabBar {
        Tab(phrase("Trips", de: "Reisen"), symbol: "map", isSelected: true).id("tab-trips")
        Tab(phrase("Me", de: "Ich"), symbol: "person").id("tab-me")
      }
    }
    .background(.systemBackground)
  }

  /// A list of rows, some of them with a control.
  static let rows = own("rows") {
    VStack(spacing: 0) {
      NavigationBar(title: phrase("Tasks", de: "Listen")) {
        barButton("plus", phrase("Add", de: "Neu")).id("add").barPlacement(.trailing)
      }
      List {
        row("milk", phrase("Milk", de: "Milch"))
        row("bread", phrase("Bread", de: "Brot"))
        row("eggs", phrase("Eggs", de: "Eier"))
      }
      .id("list")
    }
  }

  private static func row(_ id: String, _ name: TextContent) -> ViewNode {
    Text(name).id(id)
  }
}

extension Host {
  /// A page in two states that show the same, on a phone in both orientations.
  static let steps: Host = {
    let screen = Screen(
      id: "steps",
      states: [
        ScreenState(name: "before") { page("Basket", "Korb") },
        ScreenState(name: "after") { page("Basket", "Korb") },
      ])
    return Host(name: "steps", screens: [screen], strings: .own, hasDevices: true)
  }()

  /// Three screens on the way to an order.
  static let order = Host(
    name: "order",
    screens: [
      Screen("cart") { page("Basket", "Korb") },
      Screen("delivery") { page("Delivery", "Lieferung") },
      Screen("payment") { page("Payment", "Bezahlung") },
    ], strings: .own)

  /// A bar with a title, then a heading, two texts and two buttons.
  private static func page(_ english: String, _ german: String) -> ViewNode {
    VStack(spacing: 0) {
      NavigationBar(title: phrase(english, de: german)) {}.id("bar")
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(phrase("Tea", de: "Tee")).font(.title3).accessibilityAddTraits(.header).id("name")
          Text(phrase("Two bags", de: "Zwei Tüten")).id("count")
          Text(phrase("Four euros", de: "Vier Euro")).id("price")
          button(phrase("Pay", de: "Zahlen")).id("pay")
          button(phrase("Keep", de: "Merken")).id("keep")
        }
        .padding(16).frame(maxWidth: .infinity, alignment: .leading)
      }
      .id("page")
    }
    .background(.systemBackground)
  }
}

/// A button with a title that can be read and touched at every size.
func button(_ title: TextContent) -> ViewNode {
  Button { Text(title).foregroundColor(.label) }.frame(minWidth: 44, minHeight: 44)
}

/// A button with nothing but a symbol.
func iconButton(_ symbol: String, _ label: TextContent) -> ViewNode {
  Button { Image(symbol: symbol, size: 24).foregroundColor(.label) }
    .frame(minWidth: 44, minHeight: 44).accessibilityLabel(label)
}

/// A button in a bar, whose symbol iOS shows at one size.
func barButton(_ symbol: String, _ label: TextContent) -> ViewNode {
  Button { Image(decorative: symbol, width: 24, height: 24).foregroundColor(.label) }
    .frame(minWidth: 44, minHeight: 44).accessibilityLabel(label)
}

/// A field that takes any text.
func field(_ label: TextContent) -> ViewNode {
  TextField(
    text: nil, placeholder: phrase("Anything", de: "Etwas"),
    state: TextFieldState(isMultiline: true)
  )
  .frame(minHeight: 44).background(Color(.secondarySystemBackground)).accessibilityLabel(label)
}

/// The visible label of a field, which VoiceOver reads at the field.
func caption(_ english: String, _ german: String) -> ViewNode {
  Text(phrase(english, de: german)).accessibilityHidden()
}

extension Color {
  /// A red that can be read in light and in dark.
  static let readableRed = Color(RGBColor(150, 0, 0), dark: RGBColor(255, 160, 160))
}
