import ViewTree

// Traits and headings.
extension MutationList {
  static let traits: [Mutation] = [
    M("trait-missing-button", "a card is a text with a tap", in: .trip) {
      $0.target("intro") { $0 = $0.frame(minHeight: 44).onTapGesture {} }
    },
    M("trait-missing-button", "a picture with a tap", in: .trip) {
      $0.target("map") { $0 = $0.onTapGesture {} }
    },
    M("trait-missing-button", "a button has lost its trait", in: .board) {
      $0.target("card-trip-card3") { $0 = $0.accessibilityRemoveTraits(.button) }
    },
    M("selection-not-exposed", "only a border says which tent is chosen", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 12) {
          tent("One tent", "Ein Zelt", border: 1)
          tent("Two tents", "Zwei Zelte", border: 3).id("target")
        })
    },
    M("selection-not-exposed", "only a background says which filter is on", in: .trip) {
      $0.append(
        to: "page",
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            button(phrase("Near", de: "Nah"))
            button(phrase("Wide", de: "Weit")).id("target")
              .background(Color(.secondarySystemBackground))
            button(phrase("Late", de: "Spät"))
          }
        })
    },
    M("selection-not-exposed", "an app's own segments lack the trait", in: .settings) {
      $0.append(
        to: "page",
        HStack(spacing: 12) {
          button(phrase("All", de: "Alt")).id("target").background(Color(.systemBackground))
          button(phrase("Fit", de: "Tal"))
          button(phrase("Hit", de: "Elf"))
        }
        .background(Color(.secondarySystemBackground)))
    },
    M("traits-conflict", "a button is a link, too", in: .trip) {
      $0.target("invite") { $0 = $0.accessibilityAddTraits(.link) }
    },
    M("traits-conflict", "a button is adjustable", in: .trip) {
      $0.target("add") {
        $0 = $0.accessibilityAddTraits(.adjustable).accessibilityValue(phrase("3", de: "3"))
      }
    },
    M("traits-conflict", "a text is static and changes all the time", in: .settings) {
      $0.target("log-out") { $0 = $0.accessibilityAddTraits(.searchField) }
    },
    M("trait-missing-image", "a picture is no picture any more", in: .trip) {
      $0.target("map") { $0 = $0.accessibilityRemoveTraits(.image) }
    },
    M("trait-missing-image", "a new picture without the trait", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          Image("lake", width: 120, height: 80).id("target")
            .accessibilityLabel(phrase("Lake", de: "See")).accessibilityRemoveTraits(.image)
        }
      }
    },
    M("trait-missing-image", "a picture of several shapes has a label only", in: .trip) {
      $0.append(
        to: "page",
        ZStack {
          Image(decorative: "hill", width: 80, height: 80)
          Image(decorative: "lake", width: 40, height: 40)
        }
        .accessibilityElement(children: .ignore).id("target")
        .accessibilityLabel(phrase("Hill and lake", de: "Berg und See")))
    },
    M("trait-on-plain-text", "a text is said to be a button", in: .trip) {
      $0.target("intro") { $0 = $0.accessibilityAddTraits(.button) }
    },
    M("trait-on-plain-text", "a notice is said to be a link", in: .board) {
      $0.at("list-trip-list2") { $0.target("empty") { $0 = $0.accessibilityAddTraits(.link) } }
    },
    M("trait-on-plain-text", "a version is said to be a button", in: .settings) {
      $0.target("version") { $0 = $0.accessibilityAddTraits(.button) }
    },
    M("heading-missing", "a title has lost its trait", in: .trip) {
      $0.target("heading") { $0 = $0.accessibilityRemoveTraits(.header) }
    },
    M("heading-missing", "a section has lost its trait", in: .settings) {
      $0.target("settings.app") { $0 = $0.accessibilityRemoveTraits(.header) }
    },
    M("heading-missing", "a new section looks like one", in: .trip) {
      $0.append(to: "page", Text(phrase("Boats", de: "Boote")).font(.title).id("target"))
      $0.append(to: "page", Text(phrase("There are two", de: "Es gibt zwei")))
    },
    M("heading-level-skip", "a heading skips a level", in: .trip) {
      $0.at("heading") { $0 = $0.accessibilityHeading(.h1) }
      $0.append(
        to: "page",
        Text(phrase("Boats", de: "Boote")).accessibilityAddTraits(.header)
          .accessibilityHeading(.h3).id("target"))
    },
    M("heading-level-skip", "two levels further down", in: .settings) {
      $0.at("settings.account") { $0 = $0.accessibilityHeading(.h2) }
      $0.target("settings.app") { $0 = $0.accessibilityHeading(.h4) }
    },
    M("heading-level-skip", "from the first to the last level", in: .board) {
      $0.at("list-trip-list1") { $0.at("name") { $0 = $0.accessibilityHeading(.h1) } }
      $0.at("list-trip-list2") {
        $0.target("name") { $0 = $0.accessibilityHeading(.h6) }
      }
    },
  ]
}

/// A card with two texts that can be chosen.
private func tent(_ english: String, _ german: String, border: Double) -> ViewNode {
  Button {
    VStack(alignment: .leading, spacing: 4) {
      Text(phrase(english, de: german)).foregroundColor(.label)
      Text(phrase("By the lake", de: "Am See")).foregroundColor(.label)
    }
  }
  .padding(12).border(.label, width: border)
}
