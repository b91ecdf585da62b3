import ViewTree

// Order and grouping.
extension MutationList {
  static let order: [Mutation] = [
    M("order-visual-mismatch", "a button is read before what is above it", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          Text(phrase("Price", de: "Preis"))
          Text(phrase("You pay each month.", de: "Du zahlst jeden Monat."))
          button(phrase("Sign", de: "Buchen")).id("target").accessibilitySortPriority(1)
        })
    },
    M("order-visual-mismatch", "a text is read after what is below it", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          Text(phrase("You pay each month.", de: "Du zahlst jeden Monat.")).id("target")
            .accessibilitySortPriority(-1)
          Text(phrase("Price", de: "Preis"))
          button(phrase("Sign", de: "Buchen"))
        })
    },
    M("order-visual-mismatch", "a list of elements begins at the end", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack(alignment: .leading, spacing: 8) {
            Text(phrase("Price", de: "Preis")).id("price")
            Text(phrase("Each month.", de: "Jeden Monat.")).id("terms")
            button(phrase("Sign", de: "Buchen")).id("sign")
          }
          .id("target").accessibilityElements(["sign", "price", "terms"])
        }
      }
    },
    M("explicit-order-incomplete", "a button is not in the list of elements", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          Text(phrase("Price", de: "Preis")).id("price")
          button(phrase("Sign", de: "Buchen")).id("sign")
          button(phrase("Later", de: "Später")).id("target")
        }
        .accessibilityElements(["price", "sign"]))
    },
    M("explicit-order-incomplete", "the list has a name that no view has", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack(alignment: .leading, spacing: 8) {
            Text(phrase("Price", de: "Preis")).id("price")
            button(phrase("Sign", de: "Buchen")).id("sign")
          }
          .id("target").accessibilityElements(["price", "signature", "sign"])
        }
      }
    },
    M("explicit-order-incomplete", "a switch is not in the list of elements", in: .settings) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          button(phrase("Sign", de: "Buchen")).id("sign")
          Toggle(isOn: true) { Text(phrase("News", de: "Neues")) }.id("target")
        }
        .accessibilityElements(["sign"]))
    },
    M("sort-priority-overused", "each line has a priority of its own", in: .trip) {
      $0.append(to: "page", priorities(6))
    },
    M("sort-priority-overused", "eight lines in a list have priorities", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in priorities(8) } }
    },
    M("sort-priority-overused", "seven lines in settings have priorities", in: .settings) {
      $0.append(to: "page", priorities(7))
    },
    M("stops-budget", "the text beside a picture says the same", in: .trip) {
      $0.append(
        to: "page",
        HStack { camp() })
    },
    M("stops-budget", "the label of a field is a stop of its own", in: .trip) {
      $0.target("note-label") { $0.accessibility.isHidden = false }
    },
    M("stops-budget", "a picture over a text says the same", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack(alignment: .leading, spacing: 8) { camp() }
        }
      }
    },
    M("stops-budget", "one element says the name of a picture and the text", in: .trip) {
      $0.append(
        to: "page",
        HStack { camp() }
          .accessibilityElement(children: .combine))
    },
    M("grouping-missing", "rows are read in pieces", in: .rows) {
      $0.replace("milk") { row in
        HStack {
          row; Text(phrase("Two", de: "Zwei"))
        }.id("target")
      }
      $0.replace("bread") { row in
        HStack {
          row; Text(phrase("One", de: "Eins"))
        }
      }
      $0.replace("eggs") { row in
        HStack {
          row; Text(phrase("Six", de: "Sechs"))
        }
      }
    },
    M("grouping-missing", "three names and prices", in: .rows) {
      for id in ["milk", "bread", "eggs"] {
        $0.replace(id) { row in
          VStack(alignment: .leading, spacing: 8) {
            row
            Text(phrase("One euro", de: "Ein Euro"))
          }
          .id(id == "milk" ? "target" : id)
        }
      }
    },
    M("grouping-missing", "pictures, names and notes", in: .rows) {
      for id in ["milk", "bread", "eggs"] {
        $0.replace(id) { row in
          VStack(alignment: .leading, spacing: 8) {
            Image("photo", width: 48, height: 48)
              .accessibilityLabel(phrase("From the farm", de: "Vom Bauern"))
            row
            Text(phrase("Fresh", de: "Frisch"))
          }
          .id(id == "milk" ? "target" : id)
        }
      }
    },
  ]

  /// So many lines, each with a priority.
  /// A picture with a label, and a text of the same words.
  @ViewBuilder private static func camp() -> [ViewNode] {
    Image("tent", width: 48, height: 48).id("target")
      .accessibilityLabel(phrase("Camp", de: "Lager"))
    Text(phrase("Camp", de: "Lager"))
  }

  private static func priorities(_ count: Int) -> ViewNode {
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]
    let german = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht"]
    return VStack(alignment: .leading, spacing: 8) {
      for index in 0..<count {
        Text(phrase(names[index], de: german[index]))
          .accessibilitySortPriority(Double(count - index)).id(index == 0 ? "target" : "\(index)")
      }
    }
    .accessibilityElement(children: .contain)
  }
}
