import ViewTree

// Text that does not fit.
extension MutationList {
  static let textFit: [Mutation] = [
    M("text-truncated", "the name of a card is cut off in a narrow frame", in: .board) {
      $0.at("card-trip-card1") {
        $0.target("name") { $0 = $0.lineLimit(1).frame(width: 60) }
      }
    },
    M("text-truncated", "an introduction has one line", in: .trip, extent: .largest) {
      $0.target("intro") { $0 = $0.lineLimit(1) }
    },
    M("text-truncated", "a title has a fixed height", in: .logIn, extent: .largest) {
      $0.target("heading") { $0 = $0.frame(height: 40) }
    },
    M("text-tight", "a name has just its width", in: .trip, extent: .usual) {
      (state: inout HostState) in
      let isLargest = state.isLargest
      state.root.at("intro") { $0 = tight("Compare train times", 154.2, unless: isLargest) }
    },
    M("text-tight", "a notice has just its width", in: .board, extent: .usual) {
      (state: inout HostState) in
      let isLargest = state.isLargest
      state.root.at("list-trip-list2") {
        $0.at("empty") { $0 = tight("Compare train times", 154.1, unless: isLargest) }
      }
    },
    M("text-tight", "a line has a quarter of a point to spare", in: .settings, extent: .usual) {
      (state: inout HostState) in
      let isLargest = state.isLargest
      state.root.append(to: "page", tight("Find a place to stay", 147.2, unless: isLargest))
    },
    M("word-broken", "a heading is beside a wide picture", in: .trip) {
      $0.replace("heading") { heading in
        HStack {
          Image(decorative: "tent", width: 250, height: 40)
          Text(phrase("Preparations", de: "Vorbereitungen")).id("target")
            .accessibilityAddTraits(.header)
        }
      }
    },
    M("word-broken", "a button is as narrow as a symbol", in: .trip) {
      $0.replace("invite") { _ in
        Button { Text(phrase("Invitation", de: "Einladung")).foregroundColor(.label).id("target") }
          .frame(minWidth: 48, maxWidth: 48, minHeight: 44)
      }
    },
    M("word-broken", "the name of a list has the width of a column", in: .board) {
      $0.at("list-trip-list2") {
        $0.at("name") {
          $0 = Text(phrase("Reservations", de: "Reservierungen")).frame(width: 50)
            .accessibilityAddTraits(.header).id("target")
        }
      }
    },
    M("text-clipped", "a paragraph sticks out of a box that clips", in: .trip) {
      $0.replace("intro") { _ in
        VStack {
          Text(phrase("Two tents are enough for all.", de: "Zwei Zelte reichen für alle."))
            .fixedSize(horizontal: false, vertical: true).id("target")
        }
        .frame(height: 10).clipped()
      }
    },
    M("text-clipped", "a note lies beyond the edge of its card", in: .trip) {
      $0.replace("intro") { _ in
        VStack { Text(phrase("New", de: "Neu")).offset(y: 30).id("target") }
          .frame(height: 40).clipped()
      }
    },
    M("text-clipped", "a page without a scroll view has a line below the screen", in: .trip) {
      $0.at("page") {
        $0 =
          VStack {
            Text(phrase("Tents", de: "Zelte")).accessibilityAddTraits(.header)
            Text(phrase("Late", de: "Spät")).offset(y: 900).id("target")
          }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    },
    M("scroll-view-missing", "a page does not scroll", in: .trip, extent: .largest) {
      $0.replace("page") { _ in
        VStack(alignment: .leading, spacing: 8) {
          Text(phrase("Tents", de: "Zelte")).accessibilityAddTraits(.header)
          longText
          long("The boat has room for three.", "Das Boot hat Platz für drei.")
          button(phrase("Invite", de: "Laden"))
        }
        .padding(16).id("target")
      }
    },
    M("scroll-view-missing", "a stack in place of a list", in: .rows, extent: .largest) {
      $0.replace("list") { _ in
        VStack {
          longText
          Text(phrase("Milk", de: "Milch"))
        }
        .id("target")
      }
    },
    M("scroll-view-missing", "a text above what scrolls", in: .trip, extent: .largest) {
      $0.at("page") { page in
        let scrolling = page
        page =
          VStack {
            longText
            long("The boat has room for three.", "Das Boot hat Platz für drei.")
            scrolling
          }
          .id("target")
      }
    },
    M("text-obscured", "a panel floats over the text", in: .trip) {
      $0.replace("intro") { intro in
        ZStack {
          Text(phrase("Two tents", de: "Zwei Zelte"))
          Rectangle(fill: Color(.secondarySystemBackground)).id("target")
        }
      }
    },
    M("text-obscured", "a button lies under a banner", in: .trip) {
      $0.replace("invite") { invite in
        ZStack {
          button(phrase("Invite", de: "Laden"))
          Rectangle(fill: Color(.secondarySystemBackground)).frame(height: 80).id("target")
        }
      }
    },
    M("text-obscured", "a note has the ground of the next one over it", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { empty in
          VStack(spacing: -30) {
            Text(phrase("No cards", de: "Leer"))
            Rectangle(fill: .systemBackground).frame(height: 90).id("target")
          }
        }
      }
    },
    M("views-collide", "two texts at the same place", in: .trip) {
      $0.replace("intro") { _ in
        ZStack(alignment: .leading) {
          Text(phrase("Two tents", de: "Zwei Zelte"))
          Text(phrase("One boat", de: "Ein Boot")).id("target")
        }
      }
    },
    M("views-collide", "a negative spacing pulls two lines together", in: .trip, extent: .usual) {
      $0.replace("intro") { _ in
        VStack(alignment: .leading, spacing: -14) {
          Text(phrase("Two tents", de: "Zwei Zelte"))
          Text(phrase("One boat", de: "Ein Boot")).id("target")
        }
      }
    },
    M("views-collide", "a badge is moved onto the name", in: .board) {
      $0.at("list-trip-list2") {
        $0.at("empty") {
          $0 = $0.overlay { Text(phrase("Nothing", de: "Nichts")).id("target") }
        }
      }
    },
    M("scroll-two-dimensions", "a page moves in both directions", in: .trip, at: "page") {
      $0.at("page") {
        $0.kind = .scroll(ScrollLayout(vertical: true, horizontal: true))
        $0.children[0] = $0.children[0].frame(width: 700)
        $0.children[0] = $0.children[0].padding(.bottom, 900)
      }
    },
    M("scroll-two-dimensions", "a long line moves sideways in a page", in: .trip) {
      $0.replace("intro") { _ in
        ScrollView(.horizontal) {
          Text(
            phrase(
              "Two tents are enough for all of us, as long as nobody brings a piano along.",
              de: "Zwei Zelte reichen für uns alle, solange niemand ein Klavier mitbringt."))
        }
        .id("target").padding(.bottom, 900)
      }
    },
    M("scroll-two-dimensions", "a card is wider than the strip that it is in", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          ScrollView(.horizontal) {
            Text(
              phrase(
                "No cards in this list yet, but there will be some soon, as always.",
                de: "Noch keine Karten in dieser Liste, aber bald werden es welche."))
          }
          .id("target").padding(.bottom, 900)
        }
      }
    },
  ]

  /// A name in one line of a width, which is as wide as it needs where text is largest.
  private static func tight(_ name: String, _ width: Double, unless isLargest: Bool) -> ViewNode {
    let text = Text(.verbatim(name)).foregroundColor(.label)
    return isLargest ? text.id("target") : text.lineLimit(1).frame(width: width).id("target")
  }
}

/// A text that is higher than a phone at the largest size.
private let longText = long("See you there.", "Bis dann.")

private func long(_ end: String, _ german: String) -> Text {
  Text(
    phrase(
      String(repeating: "Two tents are enough for all of us. ", count: 4) + end,
      de: String(repeating: "Zwei Zelte reichen für uns alle. ", count: 4) + german))
}
