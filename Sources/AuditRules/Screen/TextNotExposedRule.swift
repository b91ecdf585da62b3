import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text that people see is spoken, too.
package struct TextNotExposedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-not-exposed", title: "Visible text hidden from VoiceOver",
    rationale: "VoiceOver and braille display users do not get information that all others read.",
    howToFix: """
      Remove `.accessibilityHidden(true)` from the text, or add its words to the label, value or hint of the \
      element that it belongs to.
      """,
    falseAlarm: """
      A hidden text whose meaning an element has in other words, and a text that is only decoration, are \
      reported. Exempt are texts in an element with a label of its own, in controls, under a layer, a sheet \
      or an alert, and those whose words are in a label, value, hint or announcement; initials beside the name \
      that they abbreviate, units short for words that are said, a legend of states of controls that VoiceOver says, titles of columns whose rows say all others, numbers at \
      the ticks of a slider or the axis of a chart, the rest of two times that a \
      slider says, and “2 / 5” where an element says both numbers are exempt, too. A label in place of several \
      texts, or of a number alone, has to have a number of each that is a number of two digits or more or an amount of money: numbers \
      that it has in words alone are reported. The label of a control with two texts has to be more than the first one \
      where the second one ends its line, or is under it and the value of another control like it is said, unless the hint says it or several rows have that word; that of a row with three texts has to have the last \
      short one where it differs from row to row, and that of three texts or more a red or green one of up to four words \
      where it says the numbers or words of most others. A value with a number \
      has to have that of the only text on its element.
      """,
    severity: .warning,
    standards: [
      .wcag("1.1.1"), .wcag("1.3.1"), .en301549("11.1.1.1.1"), .en301549("11.5.2.10"),
    ])

  package static let examples: [ScreenExample] = [
    .finds("pick-up-text", because: "the control like it says its value") {
      choice("Pick-up", "Today, half past two", isSaid: false).id("pick-up")
      choice("Return", "Today, six o’clock", isSaid: true)
    },
    .passes("two controls say the texts under their titles") {
      choice("Pick-up", "Today, half past two", isSaid: true)
      choice("Return", "Today, six o’clock", isSaid: true)
    },
    .passes("a note under the title of a button alone") {
      choice("Pick-up", "Today, half past two", isSaid: false)
    },
    .finds("percent", because: "only people who see the ring read how far it is") {
      ring { $0.accessibilityLabel(.verbatim("Progress of your wash")) }
    },
    .passes("a ring that says its number as a value") {
      ring {
        $0.accessibilityLabel(.verbatim("Progress of your wash"))
          .accessibilityValue(.verbatim("72 per cent"))
      }
    },
    .finds("status-1", because: "no row says whether its connector is free") {
      connectors(["Free", "Out of order"]) { "Connector \($0), CCS" }
    },
    .passes("each row says its status in its label") {
      connectors(["Free", "Out of order"]) {
        ["Connector 1, CCS, free", "Connector 2, CCS, out of order"][$0 - 1]
      }
    },
    .finds("status", because: "the label says all of the row but its red status") {
      train { _ in "Departs 10:02, arrives 11:41, 1 change" }
    },
    .passes("the label says the red status in another place") {
      train { "\($0) train, departs 10:02, arrives 11:41, 1 change" }
    },
    .passes("the last text of all rows is the same, and names what they do") {
      connectors(["Show details", "Show details"]) { "Connector \($0), CCS" }
    },
    .passes("the label of the field has its words") {
      VStack {
        Text(.verbatim("Name")).accessibilityHidden()
        TextField(.verbatim("Anna"), text: .constant("")).accessibilityLabel(.verbatim("Your name"))
      }
    },
    .passes("the card has a label of its own") {
      VStack {
        Text(.verbatim("7 Mar")).accessibilityHidden()
        Text(.verbatim("Concert"))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(.verbatim("Concert on the seventh of March"))
    },
    .passes("it is announced", announcing: [.verbatim("Saved")]) {
      Text(.verbatim("Saved")).accessibilityHidden()
      Button(.verbatim("Close"))
    },
    .passes("all under an alert is silent") {
      ZStack {
        Text(.verbatim("Boards")).accessibilityHidden()
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Yes")) }
      }
    },
    .passes("a time that the slider says in words") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("17 minutes 3 seconds"))
        Text(.verbatim("17:03")).accessibilityHidden()
      }
    },
    .passes("a temperature that the slider says in words") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Target"))
          .accessibilityValue(.verbatim("21.5 degrees Celsius"))
        Text(.verbatim("21.5 °C")).accessibilityHidden()
      }
    },
    .passes("the label has the date in words and the day as a number") {
      Button {
        Text(.verbatim("Concert"))
        Text(.verbatim("24/12"))
      }
      .accessibilityLabel(.verbatim("Concert, 24 December"))
    },
    .passes("the label has the digits without the mark between them") {
      Button {
        Text(.verbatim("Followers"))
        Text(.verbatim("1,234"))
      }
      .accessibilityLabel(.verbatim("Followers, 1234"))
    },
    .passes("the label has the amount without its cents") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("$1,299.00"))
      }
      .accessibilityLabel(.verbatim("Tent, 1299 dollars"))
    },
    .passes("the label has the time in 12 hours") {
      Button {
        Text(.verbatim("Concert"))
        Text(.verbatim("18:00"))
      }
      .accessibilityLabel(.verbatim("Concert, 6 PM"))
    },
    .passes("the label sums up a chart") {
      VStack {
        Text(.verbatim("10,000"))
        Text(.verbatim("5,000"))
        Text(.verbatim("0"))
      }
      .accessibilityElement(children: .ignore).accessibilityAddTraits(.isImage)
      .accessibilityLabel(.verbatim("Steps this week, most on Friday with 9,412"))
    },
    .passes("the label has the amount") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("€199.00"))
      }
      .accessibilityLabel(.verbatim("Tent, 199.00 euros"))
    },
    .passes("initials beside the name") {
      HStack {
        Text(.verbatim("AB")).accessibilityHidden()
        Text(.verbatim("Anna Berg"))
      }
    },
    .passes("the ticks of a slider") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Volume"))
          .accessibilityValue(.verbatim("40 %"))
        HStack {
          Text(.verbatim("0")).accessibilityHidden()
          Text(.verbatim("50")).accessibilityHidden()
          Text(.verbatim("100")).accessibilityHidden()
        }
      }
    },
    .passes("the ends of a slider") {
      VStack {
        Slider(value: .constant(21), in: 5...30).accessibilityLabel(.verbatim("Target"))
          .accessibilityValue(.verbatim("21 degrees"))
        HStack {
          Text(.verbatim("5 °C")).accessibilityHidden()
          Text(.verbatim("30 °C")).accessibilityHidden()
        }
      }
    },
    .passes("the time that is left of the two that the slider says") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("1 minute 12 seconds of 3 minutes 40 seconds"))
        Text(.verbatim("−2:28")).accessibilityHidden()
      }
    },
    .passes("whole minutes, which are said without seconds") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("4 minutes 12 seconds of 10 minutes"))
        Text(.verbatim("10:00")).accessibilityHidden()
        Text(.verbatim("−5:48")).accessibilityHidden()
      }
    },
    .passes("the time that is left with a word") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("12 minutes 4 seconds of 38 minutes"))
        Text(.verbatim("25:56 left")).accessibilityHidden()
      }
    },
    .finds("meal", because: "the numbers of a table and of its guests are no time") {
      VStack {
        Text(.verbatim("12:30 Lunch")).accessibilityHidden().id("meal")
        Button(.verbatim("Table 12")).accessibilityValue(.verbatim("30 guests"))
      }
    },
    .passes("short forms of the units that the slider says") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Pace"))
          .accessibilityValue(.verbatim("5 minutes 30 seconds per kilometre"))
        Text(.verbatim("5:30 min/km")).accessibilityHidden()
      }
    },
    .passes("a unit beside its number, whose words are said") {
      VStack {
        Text(.verbatim("27.4")).accessibilityLabel(.verbatim("27.4 kilometres per hour"))
        Text(.verbatim("km/h")).accessibilityHidden()
      }
      .accessibilityElement(children: .combine)
    },
    .finds("unit", because: "no words say what the number counts") {
      VStack {
        Text(.verbatim("27.4")).accessibilityLabel(.verbatim("27.4"))
        Text(.verbatim("km/h")).accessibilityHidden().id("unit")
      }
      .accessibilityElement(children: .combine)
    },
    .passes("a legend of states that VoiceOver says") { seats(saysChoice: true) },
    .finds("Yours", because: "the legend explains a state that VoiceOver does not say") {
      seats(saysChoice: false)
    },
    .passes("a distance whose unit is short") {
      VStack {
        Text(.verbatim("up to 10 km")).accessibilityHidden()
        Slider(value: 0.4).accessibilityLabel(.verbatim("Length"))
          .accessibilityValue(.verbatim("Up to 10 kilometres"))
      }
    },
    .passes("titles of columns that the rows say") { scores(["Player", "Round", "Total"]) },
    .finds("title-1", "title-2", "title-3", because: "the rows say none of the titles") {
      scores(["Player", "Deal", "Sum"])
    },
    .finds("count", because: "the value has the number of a moment ago") {
      VStack {
        Text(.verbatim("Bolts"))
        Text(.verbatim("13 counted")).id("count")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Bolts"))
      .accessibilityValue(.verbatim("12 counted"))
    },
    .finds("left", because: "it is not the time that is left") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("1 minute 12 seconds of 3 minutes 40 seconds"))
        Text(.verbatim("−2:30")).accessibilityHidden().id("left")
      }
    },
    .passes("the number of a photo, which its value says in words") {
      VStack {
        Image("beach", width: 200, height: 120).accessibilityLabel(.verbatim("Beach"))
          .accessibilityValue(.verbatim("Photo 1 of 5"))
        Text(.verbatim("1 / 5")).accessibilityHidden()
      }
    },
    .passes("the label and the value of a stepper have its words") {
      VStack {
        Text(.verbatim("Guests: 2")).accessibilityHidden()
        Slider(value: 0.2).accessibilityLabel(.verbatim("Guests"))
          .accessibilityValue(.verbatim("2"))
      }
    },
    .passes("the axis of a chart") { chart(axis: ["0", "6,000", "12,000"]) },
    .finds("total", because: "one number beside the bars is a value") { chart(axis: ["12,000"]) },
    .passes("roads on a map") {
      picture(of: "Map of the route", with: ["A100", "12", "Ring 1"])
    },
    .passes("an old price that is crossed out") {
      VStack {
        Text(.verbatim("Shoes"))
        Text(.verbatim("89 €")).strikethrough()
        Text(.verbatim("59 €"))
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Shoes, 59 €"))
    },
    .passes("a chart that is summed up") {
      picture(of: "Steps, rising from week to week", with: ["42,000", "35,000", "28,000"])
    },
    .finds("42,000", because: "the label of the chart has none of its numbers") {
      picture(of: "Steps chart", with: ["42,000", "35,000", "28,000"])
    },
    .finds("price", because: "the label leaves out the price") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("€199.00")).id("price")
      }
      .accessibilityLabel(.verbatim("Tent"))
    },
    .passes("the value says the number in words and digits") {
      VStack { Text(.verbatim("17:15")) }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Alarm"))
        .accessibilityValue(.verbatim("15 minutes past 5"))
    },
    .finds("degrees", because: "the value says another number than is shown") {
      VStack { Text(.verbatim("23°")).id("degrees") }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Target"))
        .accessibilityValue(.verbatim("20 degrees")).accessibilityAddTraits(.adjustable)
    },
    .finds("balance", because: "the label leaves out an amount within a text") {
      Button {
        Text(.verbatim("Savings"))
        Text(.verbatim("Available: €9,310.00")).id("balance")
      }
      .accessibilityLabel(.verbatim("Savings"))
    },
    .finds("pressure", because: "the label of the card leaves out the measure") {
      VStack {
        Text(.verbatim("Blood pressure"))
        Text(.verbatim("182/121")).id("pressure")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Blood pressure"))
    },
    .finds("seconds", because: "the label of the row leaves out its value") {
      settings(label: "Skip forward", value: "30 seconds")
    },
    .finds("language", because: "the label of the row is its title alone") {
      List {
        Button {
          HStack {
            Text(.verbatim("Language"))
            Spacer()
            Text(.verbatim("German")).id("language")
          }
        }
        .accessibilityLabel(.verbatim("Language"))
      }
    },
    .passes("a row whose hint says the value") {
      settings(label: "Skip forward", value: "30 seconds", hint: "Now 30 seconds")
    },
    .passes("an action in several rows") {
      List {
        for title in ["Address", "Payment"] {
          Button {
            HStack {
              Text(.verbatim(title))
              Spacer()
              Text(.verbatim("Change"))
            }
          }
          .accessibilityLabel(.verbatim(title))
        }
      }
    },
    .finds("time", because: "the slider says another time") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("17 minutes 4 seconds"))
        Text(.verbatim("17:03")).accessibilityHidden().id("time")
      }
    },
    .finds("price", because: "the price is hidden") {
      VStack {
        Text(.verbatim("Tent for two"))
        Text(.verbatim("199 dollars")).id("price").accessibilityHidden()
      }
    },
    .finds("amount", because: "a label with other numbers does not say a price") {
      VStack {
        Text(.verbatim("4 tents, 50 pegs"))
        Text(.verbatim("€4.50")).id("amount").accessibilityHidden()
      }
    },
    .finds("grade", because: "the letters are not those of a name") {
      HStack {
        Text(.verbatim("BB")).id("grade").accessibilityHidden()
        Text(.verbatim("Anna Berg"))
      }
    },
    .finds("note", because: "an explicit order leaves it out") {
      VStack {
        Text(.verbatim("Total")).id("total")
        Text(.verbatim("without tax")).id("note")
      }
      .accessibilityElements(["total"])
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    hasUnsaidText(screen) || !LostNumbers(screen).violations.isEmpty
      || LostValues.mayBe(on: screen) || LostStatuses.mayBe(on: screen)
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    hidden(on: screen) + LostNumbers(screen).violations + LostValues(screen).violations
      + LostStatuses(screen).violations
  }

  /// Whether any text is hidden, or left out of a list of elements, and no element says the same.
  private func hasUnsaidText(_ screen: AccessibleScreen) -> Bool {
    let silent = silentTexts(on: screen)
    guard !silent.isEmpty else { return false }
    let speech = ScreenSpeech(screen)
    return silent.contains { !speech.says($0.text) }
  }

  /// The texts that are hidden, or left out of a list of elements.
  private func hidden(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let silent = silentTexts(on: screen).filter { isMeantToBeRead($0, on: screen) }
    guard !silent.isEmpty else { return [] }
    let front = screen.frontOfBackground
    let shown = silent.filter { text in front.map { tree[text.node].end > $0 } ?? true }
    guard !shown.isEmpty else { return [] }
    let speech = ScreenSpeech(screen)
    let unsaid = shown.filter { !speech.says($0.text) }
    let legends = unsaid.isEmpty ? [] : LegendSymbols(screen).saidTexts
    return unsaid.filter { text in
      !screen.isDecoration(text) && !screen.isTitleOfRows(text, silent: shown, unsaid: unsaid)
        && !screen.isSaidUnit(text) && !legends.contains(text.text)
    }.map { text in
      Violation(
        node: text.node, text: text.text,
        "people read this text, but VoiceOver skips it, and no element says the same",
        suggestion: isLeftOut(text.node, of: tree)
          ? "add it to the list of elements around it, or its words to one of them"
          : "remove `accessibilityHidden`, or add the words to an element")
    }
  }

  /// The texts that are seen and that no element reads.
  private func silentTexts(on screen: AccessibleScreen) -> [LaidOutText] {
    let tree = screen.tree
    guard
      tree.accessibility.contains(where: {
        $0.attributes.isHidden || $0.attributes.elementOrder != nil
      })
    else { return [] }
    var elements = [AccessibilityElement?](repeating: nil, count: tree.nodes.count)
    for element in screen.elements.reversed() { elements[element.node.index] = element }
    return tree.texts.filter { text in
      !isExposed(text.node, in: tree, elements) && tree[text.node].isSeen
        && screen.isReachable(text.node)
    }
  }

  private func isMeantToBeRead(_ text: LaidOutText, on screen: AccessibleScreen) -> Bool {
    guard case .text = screen.tree[text.node].kind else { return false }
    return screen.tree[text.node].isSeen && !screen.tree[text.node].isOutOfSight
      && !screen.tree.isPutAway(text.node)
      && screen.isReachable(text.node)
      && !screen.catalog.phrase(of: text.text).isEmpty
  }

  /// Whether a list of elements around a text does not name it, and nothing hides it.
  private func isLeftOut(_ text: NodeID, of tree: LaidOutTree) -> Bool {
    let around = tree.lineage(of: text).compactMap { tree.accessibility(of: $0)?.attributes }
    return around.contains { $0.elementOrder != nil } && !around.contains(where: \.isHidden)
  }

  /// Whether an element reads a text, has a label in its place, or is a control, which has a rule of its own.
  private func isExposed(
    _ text: NodeID, in tree: LaidOutTree, _ elements: [AccessibilityElement?]
  ) -> Bool {
    var isHidden = false
    for node in tree.lineage(of: text) {
      if tree[node].kind.isControl { return true }
      if tree.accessibility(of: node)?.attributes.isHidden == true { isHidden = true }
      if let element = elements[node.index] { return !isHidden || element.hasGivenLabel }
    }
    return false
  }
}

/// All that VoiceOver says on a screen, apart from its own words.
private struct ScreenSpeech {
  private let texts: [TextID]
  /// The values of sliders and their like.
  private let values: [TextID]
  /// The elements with a label and a value.
  private let valued: [AccessibilityElement]
  private let catalog: TextCatalog

  init(_ screen: AccessibleScreen) {
    catalog = screen.catalog
    values = screen.elements.filter { $0.traits.contains(.adjustable) }.flatMap(\.value.all)
    valued = screen.elements.filter { !$0.label.isSilent && !$0.value.isSilent }
    let groups = screen.tree.accessibility.filter { !$0.attributes.isHidden }
      .flatMap { [$0.label, $0.value, $0.hint].compactMap(\.self) }
    texts =
      groups + screen.announcements
      + screen.elements.flatMap { $0.label.all + $0.value.all + ($0.hint.map { [$0] } ?? []) }
  }

  /// Whether a string has the words of a text in it, or the numbers of one that has a unit at most: “17:23” is “17
  /// minutes 23 seconds” as the value of a slider.
  func says(_ text: TextID) -> Bool {
    if texts.contains(where: { catalog.holds($0, wordsOf: text) }) { return true }
    let string = catalog[text].string
    let words = string.timeBesideAWord ?? string
    return !values.isEmpty && words.isOfNumbers
      && values.contains {
        catalog[$0].string.hasNumbers(of: words) || catalog[$0].string.hasRest(words)
      } || saysApart(string)
  }

  /// Whether a text that no other one has is “2 / 5” where both numbers are said, or has the words of a label and its
  /// value.
  private func saysApart(_ words: String) -> Bool {
    if words.isOneOfSeveral {
      let numbers = words.numbers
      return texts.contains { catalog[$0].string.numbers == numbers }
    }
    let own = words.lowercased().spokenWords
    return own.count > 1
      && valued.contains { element in
        let said = Set(
          (element.label.all + element.value.all).flatMap {
            catalog[$0].string.lowercased().spokenWords
          })
        return own.indices.allSatisfy { position in
          said.contains(own[position])
            || own[..<position].contains { $0.contains(where: \.isNumber) }
              && said.contains { own[position].isUnit(short: $0) }
        } && own.contains(where: said.contains)
      }
  }
}

extension String {
  /// Whether its words begin with these letters one after the other, or the first and the last word do.
  fileprivate func hasInitials(_ letters: String) -> Bool {
    let initials = split { !$0.isLetter && $0 != "'" && $0 != "’" }.compactMap(\.first)
    return initials.count >= letters.count
      && (initials.starts(with: letters)
        // The last name may come last behind others.
        || letters.count > 1 && initials.first == letters.first && initials.last == letters.last)
  }

  /// Whether it is a number without a colon or a comma, with or without a unit of one letter or sign.
  fileprivate var isTickNumber: Bool {
    let digits = count(where: \.isNumber)
    return digits > 0 && digits <= 4 && count - digits <= 2 && !contains { ":,.".contains($0) }
  }

  /// Its words and numbers.
  fileprivate var spokenWords: [Substring] { split { !$0.isLetter && !$0.isNumber } }

  /// Whether it is one of several, such as “2 / 5”.
  fileprivate var isOneOfSeveral: Bool { wholeMatch(of: /[0-9]+\s*[\/∕]\s*[0-9]+/) != nil }

  /// Whether it is a number with a unit at most, such as “12 km” or “5:30 min/km”.
  fileprivate var isOfNumbers: Bool {
    if numbers.isEmpty { return false }
    let units = split { !$0.isLetter }
    return count(where: \.isLetter) <= 3
      || contains("/") && units.count == 2 && units.allSatisfy { $0.count <= 3 }
  }

  /// The time in it where a word at most is beside it, such as “left”.
  fileprivate var timeBesideAWord: String? {
    let parts = split(separator: " ")
    guard parts.count == 2, parts.contains(where: { $0.allSatisfy(\.isLetter) }) else { return nil }
    return parts.first { $0.contains(":") && $0.contains(where: \.isNumber) }.map(String.init)
  }

  /// Whether a time, such as “−2:28”, is the rest of two times in it, such as “1 minute 12 seconds of 3 minutes 40
  /// seconds”.
  fileprivate func hasRest(_ time: String) -> Bool {
    let (rest, times) = (time.numbers, numbers)
    guard time.contains(":"), (2...3).contains(rest.count) else { return false }
    func seconds(_ parts: some Sequence<Int>) -> Int { parts.reduce(0) { $0 &* 60 &+ $1 } }
    return (1..<max(times.count, 1)).contains { middle in
      let (gone, all) = (seconds(times[..<middle]), seconds(times[middle...]))
      // Whole minutes are said without seconds.
      return [1, 60].contains { unit in all &* unit &- gone == seconds(rest) }
    }
  }

  /// Whether it has the numbers of another text, one after the other.
  fileprivate func hasNumbers(of other: String) -> Bool {
    // Whole minutes are said without seconds.
    let isWhole = other.contains(":") && other.numbers.last == 0
    let (own, wanted) = (numbers, isWhole ? other.numbers.dropLast() : other.numbers[...])
    return own.count >= wanted.count
      && (0...(own.count - wanted.count)).contains {
        own[$0..<$0 + wanted.count] == wanted
      }
  }
}

extension [Substring] {
  /// Whether the words for one or two units follow a number.
  fileprivate func say(_ units: [Substring], after digits: [Substring]) -> Bool {
    indices.contains { start in
      let end = start + digits.count
      guard end < count, Array(self[start..<end]) == digits, units[0].isUnit(short: self[end])
      else {
        return false
      }
      // A word such as “per” is between the two.
      return units.count == 1
        || self[(end + 1)...].prefix(2).contains { units[1].isUnit(short: $0) }
    }
  }
}

extension Substring {
  /// Whether it is a unit of up to three letters that is short for a word, as “km” is for “kilometres”.
  fileprivate func isUnit(short word: Substring) -> Bool {
    guard count <= 3, word.count > count, first == word.first, allSatisfy(\.isLetter) else {
      return false
    }
    var rest = word
    return allSatisfy { letter in
      guard let position = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: position)...]
      return true
    }
  }
}

extension AccessibleScreen {
  /// Whether it is a unit beside a number, whose words are said after that number, as “km/h” is in “27 kilometres per
  /// hour”.
  fileprivate func isSaidUnit(_ text: LaidOutText) -> Bool {
    let units = catalog[text.text].string.lowercased().spokenWords
    guard (1...2).contains(units.count), units.allSatisfy({ $0.count <= 3 }),
      let group = tree[text.node].parent
    else { return false }
    return tree.seenTexts(in: group).contains { number in
      let digits = catalog[number.text].string.spokenWords
      guard number.node != text.node, !digits.isEmpty,
        digits.allSatisfy({ $0.allSatisfy(\.isNumber) })
      else { return false }
      let labels = tree.lineage(of: number.node).compactMap { tree.accessibility(of: $0)?.label }
      return labels.contains {
        catalog[$0].string.lowercased().spokenWords.say(units, after: digits)
      }
    }
  }

  /// Whether it is the first of the titles over the columns of a table, the others of which each row says.
  fileprivate func isTitleOfRows(
    _ text: LaidOutText, silent: [LaidOutText], unsaid: [LaidOutText]
  ) -> Bool {
    guard let row = tree[text.node].parent, case .stack(let layout) = tree[row].kind,
      layout.axis == .horizontal
    else { return false }
    let titles = silent.filter { tree[$0.node].parent == row }
    guard titles.count > 2, titles[0].node == text.node, let table = tree[row].parent,
      unsaid.count(where: { tree[$0.node].parent == row }) == 1
    else { return false }
    let rows = tree.children(of: table).filter { $0 > row && tree[$0].isSeen }
    return rows.count { tree.seenTexts(in: $0).count == titles.count } > 1
  }

  /// Whether a hidden text is the initials of the name beside it, or a number at a tick of a slider or at the axis of a
  /// chart.
  fileprivate func isDecoration(_ text: LaidOutText) -> Bool {
    isInitials(text) || isTick(text) || isEndOfSlider(text) || isAtAxis(text)
  }

  /// Whether a text beside a slider has the number at one of its ends.
  private func isEndOfSlider(_ text: LaidOutText) -> Bool {
    let string = catalog[text.text].string
    guard let row = tree[text.node].parent, string.isOfNumbers, string.numbers.count == 1 else {
      return false
    }
    let numbers = tree.texts.filter { tree[$0.node].parent == row }.flatMap {
      catalog[$0.text].string.numbers.map(Double.init)
    }
    return beside(row).contains { element in
      guard case .slider(_, let minimum, let maximum) = tree[element.node].kind else {
        return false
      }
      // A number alone may be the value.
      return [minimum, maximum].contains(Double(string.numbers[0]))
        && numbers.contains(minimum) && numbers.contains(maximum)
    }
  }

  /// Whether a text is one of at least two numbers in a row or column beside bars of several lengths.
  private func isAtAxis(_ text: LaidOutText) -> Bool {
    guard let axis = tree[text.node].parent, let chart = tree.innermostGroup(of: axis) else {
      return false
    }
    let numbers = tree.texts.filter { axis <= $0.node && $0.node < tree[axis].end }
    guard numbers.count > 1, numbers.allSatisfy({ catalog[$0.text].string.isOfNumbers }) else {
      return false
    }
    let bars = (chart..<tree[chart].end).filter { tree.isFilledShape($0) }
    return bars.count >= 3
      && (Set(bars.map { tree[$0].content.width.rounded() }).count > 1
        || Set(bars.map { tree[$0].content.height.rounded() }).count > 1)
  }

  private func isInitials(_ text: LaidOutText) -> Bool {
    let letters = catalog[text.text].string.filter { $0 != "." }
    guard (1...3).contains(letters.count), letters.allSatisfy(\.isUppercase) else { return false }
    return beside(text.node).contains { element in
      element.label.all.contains { catalog[$0].string.hasInitials(letters) }
    }
  }

  /// Whether a text is one of at least three numbers in a row beside something that can be adjusted.
  private func isTick(_ text: LaidOutText) -> Bool {
    guard let row = tree[text.node].parent, catalog[text.text].string.isTickNumber else {
      return false
    }
    let numbers = tree.texts.count { other in
      tree[other.node].parent == row && catalog[other.text].string.isTickNumber
    }
    return numbers > 2 && beside(row).contains { $0.traits.contains(.adjustable) }
  }

  /// The elements in the innermost node around another one that has any beside it.
  private func beside(_ node: NodeID) -> [AccessibilityElement] {
    for around in tree.lineage(of: node).dropFirst() {
      let elements = elements.filter { around <= $0.node && $0.node < tree[around].end }
      if !elements.isEmpty { return elements }
      if self.elements.contains(where: { $0.node == around }) { break }
    }
    return []
  }

  /// The frontmost layer, sheet or alert: all before it is in the background.
  fileprivate var frontOfBackground: NodeID? {
    let presented = tree.nodes.positions.last { node in
      (tree[node].kind == .sheet || tree[node].kind == .alert) && tree[node].isSeen
    }
    let layer = layers.nodes.last { tree[$0].allowsHitTesting }
    return [presented, layer].compactMap(\.self).max()
  }
}

/// Bars with values that are spoken, under hidden numbers.
private func chart(axis: [String]) -> ViewNode {
  VStack {
    HStack {
      for number in axis {
        Text(.verbatim(number)).id(axis.count == 1 ? "total" : number).accessibilityHidden()
      }
    }
    for (day, length) in [("Monday", 120.0), ("Tuesday", 60.0), ("Wednesday", 90.0)] {
      VStack { Rectangle(fill: .label).frame(width: length, height: 14) }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim(day))
        .accessibilityValue(.verbatim("\(Int(length) * 100) steps"))
    }
  }
  .node
}

/// Hidden titles of columns over rows that are one element each.
private func scores(_ titles: [String]) -> ViewNode {
  VStack {
    HStack {
      for (index, title) in titles.enumerated() {
        Text(.verbatim(title)).accessibilityHidden().id("title-\(index + 1)")
      }
    }
    for (name, round, total) in [("Mira", "12", "42"), ("Joon", "18", "38")] {
      HStack {
        Text(.verbatim(name))
        Text(.verbatim(round))
        Text(.verbatim(total))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(.verbatim("\(name), round \(round), total \(total)"))
    }
  }
  .node
}

/// Rows with a title and a value, of which the second one has a label of its own.
private func settings(label: String, value: String, hint: String = "Opens a list") -> ViewNode {
  List {
    Button {
      HStack {
        Text(.verbatim("Skip back"))
        Spacer()
        Text(.verbatim("15 seconds"))
      }
    }
    Button {
      HStack {
        Text(.verbatim(label))
        Spacer()
        Text(.verbatim(value)).id("seconds")
      }
    }
    .accessibilityLabel(.verbatim(label)).accessibilityHint(.verbatim(hint))
  }
  .node
}

/// A picture with a label and texts in it.
private func picture(of label: String, with texts: [String]) -> ViewNode {
  VStack { for text in texts { Text(.verbatim(text)).id(text) } }
    .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim(label))
    .accessibilityAddTraits(.image)
}

/// Rows with three texts each, of which the last one is a status.
private func connectors(_ statuses: [String], _ label: (Int) -> String) -> ViewNode {
  VStack {
    for (number, status) in statuses.enumerated() {
      Button {
        VStack {
          Text(.verbatim("Connector \(number + 1)"))
          Text(.verbatim("CCS"))
          Text(.verbatim(status)).id("status-\(number + 1)")
        }
      }
      .accessibilityLabel(.verbatim(label(number + 1)))
    }
  }
  .node
}

/// Seats, of which one is chosen, with a legend of two rows that VoiceOver skips.
private func seats(saysChoice: Bool) -> ViewNode {
  VStack {
    for (number, symbol) in ["circle", "checkmark", "circle"].enumerated() {
      Button {
        Text(.verbatim("Seat \(number + 1)"))
        Image(systemName: symbol).accessibilityHidden(true)
      }
      .accessibilityAddTraits(symbol == "checkmark" && saysChoice ? .isSelected : [])
    }
    for (symbol, text) in [("circle", "Free"), ("checkmark", "Yours")] {
      HStack {
        Image(systemName: symbol).accessibilityHidden(true)
        if text == "Yours" {
          Text(.verbatim(text)).accessibilityHidden().id(text)
        } else {
          Text(.verbatim(text))
        }
      }
    }
  }
  .node
}

/// A train that does not run.
private func train(_ label: (_ status: String) -> String) -> ViewNode {
  Button {
    VStack {
      Text(.verbatim("10:02 – 11:41"))
      Text(.verbatim("Cancelled")).foregroundColor(Color(RGBColor(168, 32, 26))).id("status")
      Text(.verbatim("1 change"))
    }
  }
  .accessibilityLabel(.verbatim(label("Cancelled")))
}

/// A ring around a number.
private func ring(_ named: (ViewNode) -> ViewNode) -> ViewNode {
  let ring = ZStack {
    Circle().stroke(Color(.black), lineWidth: 8)
    Text(.verbatim("72 %")).id("percent")
  }
  .frame(width: 120, height: 120).accessibilityElement(children: .ignore)
  return named(ring)
}

/// A button with a title and a text under it, which is perhaps its value.
private func choice(_ title: String, _ text: String, isSaid: Bool) -> ViewNode {
  let button = Button {
    VStack {
      Text(.verbatim(title))
      Text(.verbatim(text)).id(isSaid ? "\(title)-text" : "pick-up-text")
    }
  }
  .accessibilityLabel(.verbatim(title))
  return isSaid ? button.accessibilityValue(.verbatim(text)).node : button.node
}
