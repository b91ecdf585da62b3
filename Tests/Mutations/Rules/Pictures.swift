import ViewTree

// Pictures, bars and signs that say something.
extension MutationList {
  static let pictures: [Mutation] = [
    M("drawn-value-silent", "only a bar shows how far it is", in: .trip) {
      $0.append(to: "page", bar(of: 140))
    },
    M("drawn-value-silent", "an empty list shows a bar", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in bar(of: 60) } }
    },
    M("drawn-value-silent", "only the bars of a chart show its values", in: .settings) {
      $0.append(to: "page", chart())
    },
    M("image-of-text", "the asset is named after its text", in: .trip) {
      $0.append(
        to: "page",
        Image("banner_text_tents", width: 200, height: 80).id("target")
          .accessibilityLabel(phrase("Tents for all", de: "Zelte für alle")))
    },
    M("image-of-text", "the label is an offer with a code", in: .settings) {
      $0.append(
        to: "page",
        Image("hero", width: 200, height: 80).id("target")
          .accessibilityLabel(
            phrase("Tents are cheap. Use TENT20.", de: "Zelte sind billig. Nimm ZELT20.")))
    },
    M("image-of-text", "a lettering is a picture", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Image("letteringOfTheDay", width: 160, height: 60).id("target")
            .accessibilityLabel(phrase("Rain is good", de: "Regen ist gut"))
        }
      }
    },
    M("crossed-out-not-spoken", "the old price is spoken like the new one", in: .trip) {
      $0.append(to: "page", prices())
    },
    M("crossed-out-not-spoken", "an old price in an empty list", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in prices() } }
    },
    M("crossed-out-not-spoken", "an old price in settings", in: .settings) {
      $0.append(to: "page", prices())
    },
    M("table-read-by-columns", "each column is an element", in: .trip) {
      $0.append(to: "page", table { $0.accessibilityElement(children: .combine) })
    },
    M("table-read-by-columns", "each column is a group", in: .settings) {
      $0.append(to: "page", table { $0.accessibilityElement(children: .contain) })
    },
    M("table-read-by-columns", "columns in an empty list", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in table { $0.accessibilityElement(children: .combine) } }
      }
    },
    M("columns-read-across", "two columns with titles are no groups", in: .trip) {
      $0.append(to: "page", columns())
    },
    M("columns-read-across", "columns in settings", in: .settings) {
      $0.append(to: "page", columns())
    },
    M("columns-read-across", "columns in an empty list", in: .board) {
      $0.at("list-trip-list2") { $0.replace("empty") { _ in columns() } }
    },
    M("symbols-spoken-alike", "an empty star is spoken like a filled one", in: .trip) {
      $0.append(to: "page", stars(["star.fill", "star.fill", "star"]))
    },
    M("symbols-spoken-alike", "a half star among filled ones", in: .settings) {
      $0.append(
        to: "page", stars(["star.fill", "star.fill", "star.leadinghalf.filled", "star.fill"]))
    },
    M("symbols-spoken-alike", "a taken seat is spoken like a free one", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 24) {
          for letter in ["A", "B", "C", "D"] {
            Button {
              if letter == "C" {
                Image(symbol: "xmark", size: 24).foregroundColor(.label)
              } else {
                Text(phrase(letter, de: letter)).foregroundColor(.label)
              }
            }
            .frame(minWidth: 44, minHeight: 44).id(letter == "C" ? "target" : letter)
            .accessibilityLabel(phrase("\(letter), seat", de: "\(letter), Sitz"))
          }
        })
    },
  ]

  /// A bar that is filled to a length.
  private static func bar(of length: Double) -> ViewNode {
    ZStack(alignment: .leading) {
      Rectangle(fill: .label).frame(width: 200, height: 8)
      Rectangle(fill: .systemBackground).frame(width: length, height: 8)
    }
    .id("target")
  }

  private static func chart() -> ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      for (name, length) in [("Tea", 60.0), ("Milk", 90), ("Bread", 40)] {
        VStack(alignment: .leading, spacing: 4) {
          Text(phrase(name, de: ["Tea": "Tee", "Milk": "Milch"][name] ?? "Brot"))
          Rectangle(fill: .label).frame(width: length, height: 12)
        }
      }
    }
    .id("target")
  }

  private static func prices() -> ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      Text(.verbatim("89 €")).strikethrough().id("target")
      Text(.verbatim("59 €"))
    }
    .node
  }

  private static func table(_ grouped: (ViewNode) -> ViewNode) -> ViewNode {
    func column(_ texts: [TextContent]) -> ViewNode {
      grouped(VStack(alignment: .leading, spacing: 8) { for text in texts { Text(text) } }.node)
    }
    return HStack(alignment: .top, spacing: 16) {
      column([phrase("Tea", de: "Tee"), phrase("Egg", de: "Ei"), phrase("Jam", de: "Mus")])
      column(["1", "2", "5"].map { .verbatim($0) })
    }
    .id("target")
  }

  private static func columns() -> ViewNode {
    HStack(alignment: .top, spacing: 16) {
      for (title, day, time) in [("Go", "Fri", "9:40"), ("Back", "Sun", "8:15")] {
        VStack(alignment: .leading, spacing: 8) {
          Text(phrase(title, de: title == "Go" ? "Hin" : "Her")).font(.headline)
            .accessibilityAddTraits(.header)
          Text(phrase(day, de: String(day.prefix(2))))
          Text(.verbatim(time))
        }
      }
    }
    .id("target")
  }

  private static func stars(_ names: [String]) -> ViewNode {
    HStack(spacing: 8) {
      for (index, name) in names.enumerated() {
        Image(symbol: name, size: 24).foregroundColor(.label)
          .accessibilityLabel(phrase("Star", de: "Stern")).id("star-\(index)")
      }
    }
    .id("target")
  }
}
