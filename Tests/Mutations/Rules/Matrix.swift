import AuditModel
import ViewTree

// Differences between variants, states and screens.
extension MutationList {
  static let matrix: [Mutation] = variants + states + screens

  /// The usual text size in the source language, in which states and screens are compared.
  private static let once = Mutation.Extent(sizes: [.large], locales: ["en"])
  private static let largeOnce = Mutation.Extent(sizes: [.accessibility5], locales: ["en"])
  private static let german = Mutation.Extent(sizes: [.large], locales: ["de"])

  private static let variants: [Mutation] = [
    M(
      "order-changes-with-size-class", "buttons change places in landscape", in: .steps,
      extent: once, at: "pay"
    ) { (state: inout HostState) in if state.isLandscape { state.root.swap("pay", "keep") } },
    M(
      "order-changes-with-size-class", "the price is first in landscape", in: .steps,
      extent: once, at: "name"
    ) { (state: inout HostState) in if state.isLandscape { state.root.swap("name", "price") } },
    M(
      "order-changes-with-size-class", "the count is after the price in landscape", in: .steps,
      extent: once, at: "count"
    ) { (state: inout HostState) in if state.isLandscape { state.root.swap("count", "price") } },
    M(
      "order-changes-with-text-size", "buttons change places where text is largest", in: .steps,
      extent: largeOnce, at: "pay"
    ) { (state: inout HostState) in if state.isLargest { state.root.swap("pay", "keep") } },
    M(
      "order-changes-with-text-size", "the price is first where text is largest", in: .steps,
      extent: largeOnce, at: "count"
    ) { (state: inout HostState) in if state.isLargest { state.root.swap("count", "price") } },
    M(
      "order-changes-with-text-size", "cards change places where text is largest", in: .board,
      extent: largeOnce, at: "card-trip-card1"
    ) { (state: inout HostState) in
      if state.isLargest { state.root.swap("card-trip-card1", "card-trip-card3") }
    },
    M(
      "order-changes-with-locale", "buttons change places in German", in: .steps,
      extent: german, at: "pay"
    ) { (state: inout HostState) in if state.isGerman { state.root.swap("pay", "keep") } },
    M(
      "order-changes-with-locale", "the price is before the count in German", in: .steps,
      extent: german, at: "count"
    ) { (state: inout HostState) in if state.isGerman { state.root.swap("count", "price") } },
    M(
      "order-changes-with-locale", "cards change places in German", in: .board,
      extent: german, at: "card-trip-card1"
    ) { (state: inout HostState) in
      if state.isGerman { state.root.swap("card-trip-card1", "card-trip-card3") }
    },
    M("action-lost", "a button is missing in landscape", in: .steps, extent: once, at: "keep") {
      (state: inout HostState) in if state.isLandscape { state.root.remove("keep") }
    },
    M(
      "action-lost", "a button is missing where text is largest", in: .steps, extent: largeOnce,
      at: "keep"
    ) { (state: inout HostState) in if state.isLargest { state.root.remove("keep") } },
    M(
      "action-lost", "a switch is missing where text is largest", in: .settings, extent: largeOnce,
      at: "reminders"
    ) { (state: inout HostState) in if state.isLargest { state.root.remove("reminders") } },
    M(
      "element-lost", "the price is missing where text is largest", in: .steps, extent: largeOnce,
      at: "price"
    ) { (state: inout HostState) in if state.isLargest { state.root.remove("price") } },
    M("element-lost", "the count is missing in landscape", in: .steps, extent: once, at: "count") {
      (state: inout HostState) in if state.isLandscape { state.root.remove("count") }
    },
    M(
      "element-lost", "the version is missing where text is largest", in: .settings,
      extent: largeOnce, at: "version"
    ) { (state: inout HostState) in if state.isLargest { state.root.remove("version") } },
    M("role-changes", "the heading is none in landscape", in: .steps, extent: once, at: "name") {
      (state: inout HostState) in
      if state.isLandscape {
        state.root.at("name") {
          $0.accessibility.addedTraits = []
          $0.set(.body)
        }
      }
    },
    M("role-changes", "a button is a link in landscape", in: .steps, extent: once, at: "keep") {
      (state: inout HostState) in
      if state.isLandscape {
        state.root.at("keep") {
          $0 = $0.accessibilityRemoveTraits(.button).accessibilityAddTraits(.link)
        }
      }
    },
    M(
      "role-changes", "a text is a heading where text is largest", in: .steps, extent: largeOnce,
      at: "count"
    ) { (state: inout HostState) in
      if state.isLargest { state.root.at("count") { $0.accessibility.addedTraits = .header } }
    },
    M(
      "name-changes-with-size", "a button has a shorter label for large text", in: .steps,
      extent: largeOnce, at: "pay"
    ) { (state: inout HostState) in
      let isLargest = state.isLargest
      state.root.at("pay") {
        $0 = button(isLargest ? phrase("Buy", de: "Los") : phrase("Pay now", de: "Zahlen"))
          .id("pay")
      }
    },
    M(
      "name-changes-with-size", "a text says something else for large text", in: .steps,
      extent: largeOnce, at: "keep"
    ) { (state: inout HostState) in
      let isLargest = state.isLargest
      state.root.at("keep") {
        $0 = button(isLargest ? phrase("Later", de: "Dann") : phrase("Save it", de: "Merken"))
          .id("keep")
      }
    },
    M(
      "name-changes-with-size", "a symbol has another label for large text", in: .trip,
      extent: largeOnce, at: "add"
    ) { (state: inout HostState) in
      if state.isLargest {
        state.root.at("add") { $0.accessibility.label = phrase("Insert", de: "Neu") }
      }
    },
    M(
      "verbosity-budget", "a German label tells a story", in: .settings, extent: german,
      at: "show-tutorial"
    ) { (state: inout HostState) in
      state.root.at("show-tutorial") { $0.accessibility.hint = story }
    },
    M(
      "verbosity-budget", "a German hint explains the button", in: .logIn, extent: german,
      at: "log-in"
    ) {
      (state: inout HostState) in
      state.root.at("log-in") { $0.accessibility.hint = story }
    },
    M(
      "verbosity-budget", "a German value is a paragraph", in: .board, extent: german,
      at: "card-trip-card3"
    ) { (state: inout HostState) in
      state.root.at("card-trip-card3") { $0.accessibility.value = story }
    },
  ]

  private static let story = phrase(
    "Shows it",
    de: String(
      repeating: "Damit siehst du alles noch einmal, was du am Anfang schon gesehen hast. ",
      count: 6)
  )

  private static let states: [Mutation] = [
    M(
      "state-not-exposed", "only the ground of a button changes", in: .steps, extent: once,
      at: "keep"
    ) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.at("keep") { $0 = $0.background(Color(.secondarySystemBackground)) }
      }
    },
    M(
      "state-not-exposed", "only the colour of a title changes", in: .steps, extent: once, at: "pay"
    ) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.at("pay") { button in
          button.changeFirst(where: { $0.kind == .text }) {
            $0.style.foreground =
              Text(.verbatim("")).foregroundColor(.readableRed).node.style.foreground
          }
        }
      }
    },
    M("state-not-exposed", "a chosen button has a border", in: .steps, extent: once, at: "keep") {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.at("keep") {
          $0 = $0.background(Color(RGBColor(230, 240, 255), dark: RGBColor(0, 0, 60)))
        }
      }
    },
    M("status-not-announced", "a message appears", in: .steps, extent: once) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", Text(phrase("Saved", de: "Gesichert")).id("target"))
      }
    },
    M("status-not-announced", "a title with a text appears", in: .steps, extent: once) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", Text(phrase("No network", de: "Kein Netz")).id("target"))
        state.root.append(to: "page", Text(phrase("Try again.", de: "Noch einmal.")))
      }
    },
    M("status-not-announced", "a message appears at the top", in: .steps, extent: once) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.insert(into: "page", at: 0, Text(phrase("Sent", de: "Gesendet")).id("target"))
      }
    },
    M("status-not-announced", "a message comes with a button", in: .steps, extent: once) {
      (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", Text(phrase("Sent", de: "Gesendet")).id("target"))
        state.root.append(
          to: "page", Button(phrase("Undo", de: "Rückgängig")).frame(minWidth: 44, minHeight: 44))
      }
    },
    M("status-not-announced", "the number of a text changes", in: .steps, extent: once) {
      (state: inout HostState) in
      let text =
        state.state == 1 ? phrase("4 boards", de: "4 Tafeln") : phrase("9 boards", de: "9 Tafeln")
      state.root.append(to: "page", Text(text).id("target"))
    },
    M(
      "focus-target-missing", "the focus goes to a button that is gone", in: .steps, extent: once,
      at: "keep", staging: { $0.focus = "keep" }
    ) { (state: inout HostState) in if state.state == 1 { state.root.remove("keep") } },
    M(
      "focus-target-missing", "the focus goes to a name that no view has", in: .steps, extent: once,
      at: "keeps", staging: { if $0.state == 1 { $0.focus = "keeps" } }
    ) { (_: inout HostState) in },
    M(
      "focus-target-missing", "the element with the focus is removed", in: .steps, extent: once,
      at: "pay", staging: { if $0.state == 0 { $0.focus = "pay" } }
    ) { (state: inout HostState) in if state.state == 1 { state.root.remove("pay") } },
    M(
      "auto-dismiss", "an offer disappears after ten seconds", in: .steps, extent: once,
      staging: { if $0.state == 1 { $0.timeLimit = TimeLimit(seconds: 10) } }
    ) { (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", button(phrase("Undo", de: "Zurück")).id("target"))
      }
    },
    M(
      "auto-dismiss", "a message disappears", in: .steps, extent: once,
      staging: {
        guard $0.state == 1 else { return }
        $0.announce(phrase("Sent", de: "Gesendet"))
        $0.timeLimit = TimeLimit(seconds: 4)
      }
    ) { (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", Text(phrase("Sent", de: "Gesendet")).id("target"))
      }
    },
    M(
      "auto-dismiss", "the page itself ends after a minute", in: .steps, extent: once, at: "pay",
      staging: { if $0.state == 0 { $0.timeLimit = TimeLimit(seconds: 60) } }),
    M(
      "announce-duplicate-of-focus", "a message is announced and has the focus", in: .steps,
      extent: once,
      staging: {
        $0.focus = "pay"
        guard $0.state == 1 else { return }
        $0.focus = "target"
        $0.announce(phrase("Saved", de: "Gesichert"))
      }
    ) { (state: inout HostState) in
      if state.state == 1 {
        state.root.append(to: "page", Text(phrase("Saved", de: "Gesichert")).id("target"))
      }
    },
    M(
      "announce-duplicate-of-focus", "the focus goes to a heading that is announced", in: .steps,
      extent: once, at: "name",
      staging: {
        $0.focus = "pay"
        guard $0.state == 1 else { return }
        $0.focus = "name"
        $0.announce(phrase("Tea", de: "Tee"))
      }),
    M(
      "announce-duplicate-of-focus", "the focus goes to a button that is announced", in: .steps,
      extent: once, at: "keep",
      staging: {
        $0.focus = "pay"
        guard $0.state == 1 else { return }
        $0.focus = "keep"
        $0.announce(phrase("Keep", de: "Merken"))
      }),
    M(
      "flow-step-silent", "all content is another one", in: .steps, extent: once,
      staging: { if $0.state == 0 { $0.focus = "name" } }
    ) { (state: inout HostState) in
      if state.state == 1 { state.root.replaceContent("Thanks", "Danke") }
    },
    M(
      "flow-step-silent", "a question follows without a word", in: .steps, extent: once,
      staging: { if $0.state == 0 { $0.focus = "count" } }
    ) { (state: inout HostState) in
      if state.state == 1 { state.root.replaceContent("Where to?", "Wohin?") }
    },
    M(
      "flow-step-silent", "a result follows without a word", in: .steps, extent: once,
      staging: { if $0.state == 0 { $0.focus = "price" } }
    ) { (state: inout HostState) in
      if state.state == 1 { state.root.replaceContent("Your order", "Dein Kauf") }
    },
  ]

  private static let screens: [Mutation] = [
    M(
      "same-action-different-name", "sharing has another name on one screen", in: .order,
      extent: once, at: "share"
    ) {
      (state: inout HostState) in
      if state.screen == "cart" { state.root.append(to: "page", share("Share", "Teilen", "share")) }
      if state.screen == "payment" {
        state.root.append(to: "page", share("Send out", "Senden", "share"))
      }
    },
    M("same-action-different-name", "closing has two names", in: .order, extent: once, at: "close")
    {
      (state: inout HostState) in
      if state.screen == "cart" {
        state.root.append(to: "page", share("Close", "Weg", "close", "xmark"))
      }
      if state.screen == "delivery" {
        state.root.append(to: "page", share("Leave", "Fort", "close", "xmark"))
      }
    },
    M(
      "same-action-different-name", "deleting has two names", in: .order, extent: once, at: "delete"
    ) {
      (state: inout HostState) in
      if state.screen == "delivery" {
        state.root.append(to: "page", share("Delete", "Löschen", "delete", "trash"))
      }
      if state.screen == "payment" {
        state.root.append(to: "page", share("Remove", "Entfernen", "delete", "trash"))
      }
    },
    M(
      "help-inconsistent", "help is at the beginning of one screen only", in: .order, extent: once,
      at: "help"
    ) { (state: inout HostState) in
      state.root.insert(
        into: "page", at: state.screen == "payment" ? 0 : .max,
        button(phrase("Help", de: "Hilfe")).id("help"))
    },
    M(
      "help-inconsistent", "contact is at the end of one screen only", in: .order, extent: once,
      at: "help"
    ) { (state: inout HostState) in
      state.root.insert(
        into: "page", at: state.screen == "delivery" ? .max : 0,
        button(phrase("Contact us", de: "Kontakt")).id("help"))
    },
    M("help-inconsistent", "help is within one screen", in: .order, extent: once, at: "help") {
      (state: inout HostState) in
      state.root.insert(
        into: "page", at: state.screen == "payment" ? 3 : .max,
        button(phrase("Help", de: "Hilfe")).id("help"))
    },
    M(
      "navigation-order-inconsistent", "two tabs have changed places", in: .order, extent: once,
      at: "orders"
    ) { (state: inout HostState) in
      let isMoved = state.screen == "payment"
      state.root.insertTabs(isMoved ? ["home", "orders", "search"] : ["home", "search", "orders"])
    },
    M(
      "navigation-order-inconsistent", "the first tab is another one", in: .order, extent: once,
      at: "search"
    ) { (state: inout HostState) in
      let isMoved = state.screen == "payment"
      state.root.insertTabs(isMoved ? ["search", "home", "orders"] : ["home", "search", "orders"])
    },
    M(
      "navigation-order-inconsistent", "all tabs are turned around", in: .order, extent: once,
      at: "orders"
    ) { (state: inout HostState) in
      let isMoved = state.screen == "delivery"
      state.root.insertTabs(isMoved ? ["orders", "search", "home"] : ["home", "search", "orders"])
    },
    M(
      "redundant-entry", "name and postal code are asked for again", in: .order, extent: once,
      at: "again"
    ) { (state: inout HostState) in
      state.root.ask(state.screen, [.name, .postalCode])
    },
    M(
      "redundant-entry", "the mail address and the name are asked for again", in: .order,
      extent: once, at: "again"
    ) { (state: inout HostState) in
      state.root.ask(state.screen, [.emailAddress, .name])
    },
    M(
      "redundant-entry", "the mail address alone is asked for again", in: .order, extent: once,
      at: "again"
    ) { (state: inout HostState) in
      state.root.ask(state.screen, [.emailAddress])
    },
  ]

  private static func share(
    _ english: String, _ german: String, _ id: String, _ symbol: String = "square.and.arrow.up"
  ) -> ViewNode {
    Button { Image(symbol: symbol, size: 20).foregroundColor(.label) }
      .frame(minWidth: 44, minHeight: 44).id(id)
      .accessibilityLabel(phrase(english, de: german))
  }
}

extension ViewNode {
  /// Adds tabs under the content of the page.
  mutating func insertTabs(_ names: [String]) {
    let words = [
      "home": phrase("Home", de: "Start"), "search": phrase("Search", de: "Suchen"),
      "orders": phrase("Orders", de: "Einkäufe"),
    ]
    insert(
      into: "page", at: .max,
      VStack {
        names.map { name in
          Button { Text(words[name] ?? phrase(name, de: name)).foregroundColor(.label) }
            .frame(minWidth: 88, minHeight: 44).id(name)
            .accessibilityAddTraits(name == "home" ? [.tab, .selected] : .tab)
        }
      }.node)
  }

  /// Shows other content in the page.
  mutating func replaceContent(_ english: String, _ german: String) {
    at("page") { page in
      page.changeFirst(where: { if case .stack = $0.kind { true } else { false } }) {
        $0.children = [
          Text(phrase(english, de: german)).accessibilityAddTraits(.header).id("target"),
          Text(phrase("All is well.", de: "Alles ist gut.")).id("well"),
        ]
      }
    }
  }

  /// Asks for details on the second screen, and again on the third.
  mutating func ask(_ screen: String, _ types: [UITextContentType]) {
    guard screen != "cart" else { return }
    let names: [UITextContentType: (String, String)] = [
      .name: ("Name", "Name"), .postalCode: ("Postcode", "PLZ"), .emailAddress: ("Mail", "Mail"),
    ]
    for (index, type) in types.enumerated().reversed() {
      let (english, german) = names[type] ?? ("", "")
      let isAgain = screen == "payment"
      let entry = field(phrase(english, de: german)).textContentType(type).changed {
        if !isAgain { $0.text = .verbatim("Aya") }
      }
      insert(
        into: "page", at: 0,
        VStack(alignment: .leading, spacing: 8) {
          caption(english, german)
          entry.id(isAgain && index == 0 ? "again" : "\(screen)-\(index)")
        })
    }
  }
}
