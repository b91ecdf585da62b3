import AuditModel
import ViewTree

/// A message that appears is announced.
package struct StatusNotAnnouncedRule: MatrixRule {
  package static let description = RuleDescription(
    id: "status-not-announced", title: "Status message without announcement",
    rationale: """
      VoiceOver users do not learn that their action worked or failed, because VoiceOver stays where it is \
      and the message appears elsewhere.
      """,
    howToFix: """
      Post `AccessibilityNotification.Announcement` with the message when it appears, or move the focus to \
      it with `@AccessibilityFocusState`; declare both in the state.
      """,
    falseAlarm: """
      States are compared in the order in which they are declared: a state that is not reached from the \
      one before is reported. A message is up to three texts, perhaps with one control, that are new while all \
      other elements but one keep their labels, or a text in which only a number is another one, such as “4 \
      results”, a text after or before one with an ellipsis, such as “Saved” after “Saving…”, the only text in the \
      place of what a search had found, or one with a second text and a control in the place of more controls, the number of rows that came in the place of a text or follow the choice of a \
      filter on which VoiceOver stays, a text with another sign of an outcome, such as a check mark, or with other words \
      in the place of some minutes, other words at the end of a text beside which a control appears, or a \
      headline with other words while controls and twice as many texts stay; the trait `updatesFrequently` exempts a number that changes all the \
      time. Steps in which a control is selected, switched, opened, closed or gets another value or label, or \
      another arrow, are exempt, but for items of bars that count, such as a basket, a field that is empty again beside a \
      new text in red, and the button with VoiceOver's focus whose press gives it a longer label or another value, where \
      one text of four words or more says something else, and the one that gets another name beside a message in red or \
      with the sign of a failure.
      """,
    severity: .warning,
    standards: [.wcag("4.1.3"), .en301549("11.4.1.3.1"), .en301549("11.5.2.15")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a message that is announced",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, announcing: [.verbatim("Added")]) {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .passes(
      "a message that VoiceOver moves to",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, focusing: "toast") {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .finds(
      "toast", because: "a basket in the bar counts, and VoiceOver says nothing",
      .shown { basket(1) },
      .shown(state: 1) {
        basket(2)
        Text(.verbatim("Added")).id("toast")
      }),
    .finds(
      "toast", because: "the form is empty again, and VoiceOver is still on its button",
      .shown(focusing: "post") { form("A tree", isOn: true) },
      .shown(state: 1, focusing: "post") {
        form("", isOn: false)
        Text(.verbatim("Posted")).id("toast")
      }),
    .passes(
      "a switch that a person has switched, without a field",
      .shown { form("A tree", isOn: true) },
      .shown(state: 1) {
        form("A tree", isOn: false)
        Text(.verbatim("Only for you")).id("toast")
      }),
    .finds(
      "count", because: "VoiceOver stays on the filter, and does not say how many rows are left",
      .shown(focusing: "shelf") { shelf(["Lamp", "Salt", "Fog"], isFiltered: false) },
      .shown(state: 1, focusing: "shelf") { shelf(["Lamp", "Fog"], isFiltered: true) }),
    .finds(
      "count", because: "a switch leaves fewer rows, and VoiceOver stays on it",
      .shown(focusing: "open") { parks(["Opera", "Castle", "Market"], isOpenOnly: false) },
      .shown(state: 1, focusing: "open") { parks(["Opera", "Castle"], isOpenOnly: true) }),
    .passes(
      "the number of rows is announced",
      .shown(focusing: "shelf") { shelf(["Lamp", "Salt", "Fog"], isFiltered: false) },
      .shown(state: 1, announcing: [.verbatim("2 books")], focusing: "shelf") {
        shelf(["Lamp", "Fog"], isFiltered: true)
      }),
    .finds(
      "reading", because: "a check mark comes with other words",
      .shown { tuner("14 cents flat", symbol: "arrow.up") },
      .shown(state: 1) { tuner("In tune", symbol: "checkmark.circle.fill") }),
    .finds(
      "status", because: "the minutes are over, and VoiceOver says nothing",
      .shown { taxi("Arrives in 3 min") }, .shown(state: 1) { taxi("Your taxi is here") }),
    .finds(
      "notice", because: "the button with VoiceOver’s focus has another name then",
      .shown(focusing: "send") {
        Text(.verbatim("Hotel Sol"))
        Button(.verbatim("Send")).id("send")
      },
      .shown(state: 1) {
        Text(.verbatim("Hotel Sol"))
        Text(.verbatim("Not sent")).foregroundColor(.red).id("notice")
        Button(.verbatim("Try again")).id("send")
      }),
    .passes(
      "other words without a sign",
      .shown { tuner("14 cents flat", symbol: "arrow.up") },
      .shown(state: 1) { tuner("9 cents flat", symbol: "arrow.up") }),
    .finds(
      "found", because: "nothing says that the search has ended",
      .shown { search { Text(.verbatim("Looking for spaces")) } },
      .shown(state: 1) {
        search {
          Text(.verbatim("2 car parks with space")).accessibilityAddTraits(.header).id("found")
          Button(.verbatim("Terminal"))
          Button(.verbatim("Garden"))
        }
      }),
    .passes(
      "other content that has been loaded",
      .shown { search { Text(.verbatim("Loading")) } },
      .shown(state: 1) {
        search {
          Text(.verbatim("4 stars, a quiet place"))
          Button(.verbatim("Terminal"))
          Button(.verbatim("Garden"))
          Button(.verbatim("Book"))
        }
      }),
    .passes(
      "the tab that a text belongs to was chosen",
      .shown { basket(1) },
      .shown(state: 1) {
        basket(1, isOpen: true)
        Text(.verbatim("Your basket")).id("toast")
      }),
    .finds(
      "status", because: "a card is turned, and nothing says that it does not match",
      .shown(focusing: "card") { pairs("Find the match of the ferry.", card: "Card 3") },
      .shown(state: 1, focusing: "card") {
        pairs("Ferry and tram do not match.", card: "Card 3, tram")
      }),
    .finds(
      "problem", because: "a message was sent in vain, and its field is empty again",
      .shown { chat("I am in") { [] } },
      .shown(state: 1) {
        chat("") {
          Text(.verbatim("You: I am in"))
          Text(.verbatim("Not sent")).id("problem").foregroundColor(.red)
          Button(.verbatim("Try again"))
        }
      }),
    .passes(
      "a message was sent, and its field is empty again",
      .shown { chat("I am in") { [] } },
      .shown(state: 1) { chat("") { Text(.verbatim("You: I am in")) } }),
    .passes(
      "content that a button shows and hides",
      .shown(focusing: "card") { pairs("Name the capital of Peru.", card: "Show answer") },
      .shown(state: 1, focusing: "card") {
        pairs("It is Lima on the coast.", card: "Hide answer")
      }),
    .passes(
      "a button with a number that a text repeats",
      .shown(focusing: "card") { pairs("You have 2 likes by now.", card: "Like") },
      .shown(state: 1, focusing: "card") {
        pairs("You have 3 likes by now.", card: "Take the like back")
      }),
    .passes(
      "another part of the screen",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1) {
        Text(.verbatim("Your cart")).id("title")
        Button(.verbatim("Pay")).id("pay")
      }),
    .passes(
      "a hint that appears while a field is filled in, before VoiceOver moves on",
      .shown(focusing: "code") {
        TextField(.verbatim("Code"), text: .constant("")).accessibilityLabel(.verbatim("Code"))
          .id("code")
        Button(.verbatim("Apply")).id("apply")
      },
      .shown(state: 1, focusing: "apply") {
        TextField(.verbatim("Code"), text: .constant("AB")).accessibilityLabel(.verbatim("Code"))
          .id("code")
        Button(.verbatim("Apply")).id("apply")
        Text(.verbatim("Two of six letters")).id("hint")
      }),
    .finds(
      "toast", because: "the message is only seen",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1) {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .finds(
      "toast", because: "the button is disabled while the message is only seen",
      .shown {
        Button(.verbatim("Send")).id("send")
        Text(.verbatim("Your code")).id("title")
      },
      .shown(state: 1) {
        Button(.verbatim("Send"), isEnabled: false).id("send")
        Text(.verbatim("Your code")).id("title")
        Text(.verbatim("Checking the code")).id("toast")
      }),
    .finds(
      "count", because: "the number of results is only seen",
      .shown {
        TextField(.verbatim("Search"), text: .constant("")).id("field")
        Text(.verbatim("30 results")).id("count")
      },
      .shown(state: 1) {
        TextField(.verbatim("Search"), text: .constant("")).id("field")
        Text(.verbatim("4 results")).id("count")
      }),
    .finds(
      "count", because: "the number has another plural form",
      .shown { Text(.verbatim("1 photo selected")).id("count") },
      .shown(state: 1) { Text(.verbatim("2 photos selected")).id("count") }),
    .finds(
      "status", because: "that it is saved is only seen",
      .shown {
        Text(.verbatim("Saving…")).id("status")
        Text(.verbatim("Your code")).id("title")
      },
      .shown(state: 1) {
        Text(.verbatim("Saved")).id("status")
        Text(.verbatim("Your code")).id("title")
      }),
    .finds(
      "status", because: "VoiceOver stays on the button while the word changes",
      .shown(focusing: "map") {
        Button(.verbatim("Map of Lapland")).id("map")
        Text(.verbatim("Loading")).id("status")
      },
      .shown(state: 1, focusing: "map") {
        Button(.verbatim("Map of Lapland")).id("map")
        Text(.verbatim("Ready")).id("status")
      }),
    .finds(
      "status", because: "the bar of progress is gone, and the word that it is done is only seen",
      .shown {
        Text(.verbatim("Loading map")).id("status")
        ProgressView().id("bar")
        Button(.verbatim("All maps")).id("maps")
      },
      .shown(state: 1) {
        Text(.verbatim("Map is ready")).id("status")
        Button(.verbatim("All maps")).id("maps")
      }),
    .passes(
      "another text, which may be other content",
      .shown {
        Text(.verbatim("Anna")).id("name")
        Text(.verbatim("Your code")).id("title")
      },
      .shown(state: 1) {
        Text(.verbatim("Max")).id("name")
        Text(.verbatim("Your code")).id("title")
      }),
    .finds(
      "error", because: "a text is in the place of the spinner that was all there was",
      .shown { ProgressView().id("spinner") },
      .shown(state: 1) {
        Text(.verbatim("No connection")).id("error")
        Button(.verbatim("Try again")).id("again")
      }),
    .finds(
      "result", because: "the result of the button is only seen, though a field has a value now",
      .shown(focusing: "apply") {
        TextField(.verbatim("Code"), text: .constant("")).accessibilityLabel(.verbatim("Code")).id(
          "code")
        Button(.verbatim("Apply")).id("apply")
      },
      .shown(state: 1, focusing: "apply") {
        TextField(.verbatim("Code"), text: .constant("SPRING")).accessibilityLabel(
          .verbatim("Code")
        )
        .id("code")
        Button(.verbatim("Apply")).id("apply")
        Text(.verbatim("You save 10 €")).id("result")
      }),
    .finds(
      "empty", because: "that nothing was found is only seen",
      .shown {
        TextField(.verbatim("Search"), text: .constant("t")).id("field")
        Text(.verbatim("Tent"))
        Text(.verbatim("Torch"))
      },
      .shown(state: 1) {
        TextField(.verbatim("Search"), text: .constant("tx")).id("field")
        Text(.verbatim("Nothing found")).id("empty")
      }),
    .finds(
      "empty", because: "that nothing was found is seen with a hint and a button",
      .shown {
        TextField(.verbatim("Search"), text: .constant("t")).id("field")
        Text(.verbatim("2 goods"))
        Button(.verbatim("Tent")).id("tent")
        Button(.verbatim("Torch")).id("torch")
      },
      .shown(state: 1) {
        TextField(.verbatim("Search"), text: .constant("tx")).id("field")
        Text(.verbatim("Nothing found for “tx”")).id("empty")
        Text(.verbatim("Check the spelling."))
        Button(.verbatim("Clear")).id("clear")
      }),
    .finds(
      "message", because: "the message is above the others, which have no identities",
      .shown {
        Text(.verbatim("Tent"))
        Text(.verbatim("Torch"))
      },
      .shown(state: 1) {
        Text(.verbatim("The list could not be loaded")).id("message")
        Text(.verbatim("Tent"))
        Text(.verbatim("Torch"))
      }),
    .passes(
      "a row of several texts, one of which says how old it is",
      .shown { post("2 min ago").id("post") },
      .shown(state: 1) { post("3 min ago").id("post") }),
    .passes(
      "a number that VoiceOver moves to",
      .shown { Text(.verbatim("30 results")).id("count") },
      .shown(state: 1, focusing: "count") { Text(.verbatim("4 results")).id("count") }),
    .passes(
      "a field with the focus, whose hint is the message",
      .shown { TextField(.verbatim("Name"), text: .constant("")).id("name") },
      .shown(state: 1, focusing: "name") {
        TextField(.verbatim("Name"), text: .constant("")).id("name")
          .accessibilityHint(.verbatim("Enter your name"))
        Text(.verbatim("Enter your name")).id("error")
      }),
    .passes(
      "a note under a button that says more",
      .shown { Button(.verbatim("Read more")).id("more") },
      .shown(state: 1) {
        Button(.verbatim("Show less")).id("more")
        Text(.verbatim("Two tents are enough.")).id("note")
      }),
    .passes(
      "a note that a switch brings, beside which VoiceOver is",
      .shown { Toggle(isOn: false) { Text(.verbatim("Backup")) }.id("switch") },
      .shown(state: 1) {
        Toggle(isOn: true) { Text(.verbatim("Backup")) }.id("switch")
        Text(.verbatim("Every night")).id("note")
      }),
    .passes(
      "a counter, which is a number alone",
      .shown {
        Button(.verbatim("Stop")).id("stop")
        Text(.verbatim("0:10")).id("time")
      },
      .shown(state: 1) {
        Button(.verbatim("Stop")).id("stop")
        Text(.verbatim("0:09")).id("time")
      }),
    .finds(
      "message", because: "a message could not be sent, and can be sent again",
      .shown { sent("Sending") },
      .shown(state: 1) {
        sent("Not delivered")
        Button(.verbatim("Try again"))
      }),
    .passes(
      "another text of a row without anything that can be done",
      .shown { sent("Sending") }, .shown(state: 1) { sent("Not delivered") }),
    .passes(
      "the time at which a message was sent, with an action",
      .shown { sent("Sending") },
      .shown(state: 1) {
        sent("17:06")
        Button(.verbatim("Delete"))
      }),
    .finds(
      "status", because: "the headline says that the driver has arrived",
      .shown { ride("Arriving in 2 minutes", "Ada is on Oak Street.") },
      .shown(state: 1) { ride("Your driver is here", "Meet Ada at the main door.") }),
    .passes(
      "a headline in which only a number changes",
      .shown { ride("Arriving in 2 minutes", "Ada is on Oak Street.") },
      .shown(state: 1) { ride("Arriving in 1 minute", "Ada is on Mill Road.") }),
    .passes(
      "the next step, of which only the controls stay",
      .shown {
        Text(.verbatim("Plan your trip")).accessibilityAddTraits(.header)
        Button(.verbatim("Skip"))
        Button(.verbatim("Next"))
      },
      .shown(state: 1) {
        Text(.verbatim("Share it with friends")).accessibilityAddTraits(.header)
        Button(.verbatim("Skip"))
        Button(.verbatim("Next"))
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .state).compactMap { pair in
        guard pair.other.announcements.isEmpty, !pair.other.isModal, !pair.movesCursor,
          let (message, change) = Self.message(in: pair), !pair.movesFocus(to: message)
        else { return nil }
        return MatrixViolation(
          on: screen, in: pair.other, message,
          "\(change) while the rest of the screen stays, and is not announced",
          suggestion: "announce the message")
      }
    }
  }

  /// The message that appears or changes while nearly all else stays as it is, if there is one, and how.
  private static func message(
    in pair: OutlinedScreen.Pair
  ) -> (message: ElementOutline, change: String)? {
    guard !pair.changesTitle else { return nil }
    let matching = OutlineMatching(pair, isStep: true)
    let before = pair.reference.elements
    let after = pair.other.elements
    let pairs = matching.positions.enumerated().compactMap { position, match in
      match.map { (before: before[position], after: after[$0]) }
    }
    let changed = pairs.filter {
      $0.before.label != $0.after.label && !$0.after.counts(since: $0.before)
    }
    let gone = zip(before, matching.positions).filter { $1 == nil }.map(\.0)
    let found = Set(matching.positions.compactMap(\.self))
    let new = after.indices.filter { !found.contains($0) }.map { after[$0] }
    if changed.isEmpty, let text = emptyResult(among: new, replacing: gone, beside: pairs) {
      return (text, "appears in the place of what was found")
    }
    if let count = countOfResults(among: new, replacing: gone, beside: pairs) {
      return (count, "appears with what was found")
    }
    if new.isEmpty, gone.isEmpty, let result = resultOfPress(in: pair, among: pairs) {
      return (result, "changes")
    }
    if let count = countOfFilter(in: pair) { return (count, "changes") }
    if new.isEmpty, gone.isEmpty, let text = otherSign(among: pairs) ?? endOfWait(among: pairs) {
      return (text, "changes")
    }
    // VoiceOver is on a button: what was typed before is not what changes now.
    let isCleared = pairs.contains {
      $0.after.isTextEntry && $0.after.value.isEmpty && !$0.before.value.isEmpty
    }
    // A field that is empty again was sent, and red says that this failed.
    let isOnButton = pair.isOnButton || isCleared && new.contains(where: \.isRed)
    guard
      !pairs.contains(where: { before, after in
        after.isUsed(since: before) && !after.counts(since: before)
          && !(pair.reference.focusedElement?.path == before.path
            && after.becomesRetry(since: before, beside: new))
          && !(isOnButton && (after.isTextEntry || isCleared && after.isReset(since: before)))
      })
    else { return nil }
    if new.isEmpty, gone.isEmpty, changed.count == 1, let text = changed.first,
      text.after.isAnotherNumber(than: text.before)
    {
      return (text.after, "changes")
    }
    // VoiceOver stays on a control that stays as it is, or a bar of progress is gone, and a word says how it went.
    let isWaitedFor = pair.keepsFocus || !gone.isEmpty
    if (new + gone).allSatisfy(\.isInProgress), changed.count == 1, let text = changed.first,
      text.after.isOtherProgress(than: text.before)
        || isWaitedFor && text.after.isOtherStatus(than: text.before)
    {
      return (text.after, "changes")
    }
    // A control appears with another word at the end of a text, such as “Try again” with “Not delivered”.
    if gone.isEmpty, new.count == 1, new[0].isInteractive, changed.count == 1,
      let text = changed.first, text.after.isOtherStatusAtEnd(than: text.before)
    {
      return (text.after, "changes")
    }
    if new.isEmpty, gone.isEmpty, let title = otherHeadline(among: pairs) {
      return (title, "changes")
    }
    let texts = new.filter { !$0.isInteractive && !$0.label.isEmpty }
    let changes = gone.count + changed.count
    let isOnlySpinner = changed.isEmpty && gone.allSatisfy(\.isInProgress)
    guard (1...mostTexts).contains(texts.count), new.count - texts.count <= mostControls,
      changes <= mostChanges, changes < before.count || isOnlySpinner
    else { return nil }
    let message = texts.first(where: \.isRed) ?? texts.first { !$0.traits.contains(.image) }
    return (message ?? texts[0], "appears")
  }

  /// The only text that a press of the button with VoiceOver's focus changes, which says how it went: the button has
  /// a longer label or another value then, as a card of a game that is turned; what “Show answer” shows is content.
  private static func resultOfPress(
    in pair: OutlinedScreen.Pair, among pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    guard let button = pair.other.focusedElement, button.traits.contains(.button),
      pair.reference.focusedElement?.path == button.path,
      let press = pairs.first(where: { $0.after.path == button.path })?.before,
      press.label == button.label
        ? press.value != button.value : button.label.hasPrefix(press.label),
      press.isLike(button)
    else { return nil }
    let others = pairs.filter {
      $0.after.path != button.path
        && ($0.before.label != $0.after.label || $0.before.value != $0.after.value)
    }
    let texts = others.filter { $0.before.isPlainText && $0.after.isPlainText }
    guard texts.count == 1, others.count <= 1 + mostControls,
      texts[0].after.hasOtherWords(than: texts[0].before),
      !texts[0].after.label.contains(texts[0].before.label),
      !texts[0].before.label.contains(texts[0].after.label),
      texts[0].after.label.words.count >= fewestWordsOfResult
    else { return nil }
    return texts[0].after
  }

  /// The text that says how many rows there are while VoiceOver stays on a filter that is chosen.
  private static func countOfFilter(in pair: OutlinedScreen.Pair) -> ElementOutline? {
    guard let filter = pair.other.focusedElement, filter.isInteractive, !filter.isTextEntry,
      let press = pair.reference.focusedElement, press.path == filter.path,
      press.label == filter.label,
      !press.isLike(filter) || press.value != filter.value
    else { return nil }
    return pair.other.elements.first { text in
      guard !text.isInteractive, !text.isInProgress, text.label.hasNumber,
        let number = text.label.split(whereSeparator: { !$0.isNumber }).first,
        !"\(filter.label) \(filter.value)".split(whereSeparator: { !$0.isNumber }).contains(number),
        let before = pair.reference.elements.first(where: { $0.path == text.path })
      else { return false }
      return text.hasOtherNumbers(than: before)
        && before.countsRows(of: pair.reference) && text.countsRows(of: pair.other)
    }
  }

  /// The only text that changes, but for those that do so all the time, with another sign for a state beside it, such
  /// as a check mark.
  private static func otherSign(
    among pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    let changed = pairs.filter { before, after in
      (before.label != after.label || before.value != after.value)
        && !after.traits.contains(.updatesFrequently)
    }
    guard changed.count == 1, let text = changed.first, !text.after.isInteractive,
      text.before.isLike(text.after),
      text.after.hasOtherWords(than: text.before),
      let sign = text.after.stateSymbol, sign != text.before.stateSymbol,
      !pairs.contains(where: { $0.after.isUsed(since: $0.before) })
    else { return nil }
    return text.after
  }

  /// The text that said how long something takes, and says other words now, while the controls stay: a taxi is there.
  private static func endOfWait(
    among pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    let changed = pairs.filter { $0.before.label != $0.after.label }
    guard (1...2).contains(changed.count), changed.allSatisfy({ !$0.after.isInteractive }),
      pairs.count(where: { $0.after.isInteractive && !$0.after.isInBar }) > 1,
      !pairs.contains(where: { $0.after.isUsed(since: $0.before) })
    else { return nil }
    return changed.first { before, after in
      after.isPlainText && before.isLike(after) && !before.isInProgress
        && before.label.saysDuration && after.hasOtherWords(than: before)
        && after.label.words.first != before.label.words.first
    }?.after
  }

  /// Fewer words may be what was chosen.
  private static let fewestWordsOfResult = 4

  /// A headline with other words, with at most two texts that follow from it, while other content and the controls
  /// stay: a driver has arrived.
  private static func otherHeadline(
    among pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    let changed = pairs.filter { $0.before.label != $0.after.label }
    let kept = pairs.filter { $0.before.label == $0.after.label }
    guard changed.count <= mostTexts, changed.allSatisfy({ !$0.after.isInteractive }),
      kept.count >= 2 * changed.count,
      kept.count(where: { $0.after.isInteractive && !$0.after.isInBar }) > 1,
      kept.count(where: { $0.after.isPlainText }) > 1
    else { return nil }
    return changed.first { before, after in
      after.traits.contains(.header) && !after.isInBar && after.hasOtherWords(than: before)
    }?.after
  }

  /// The text that says how many rows there are where a sign of progress was.
  private static func countOfResults(
    among new: [ElementOutline], replacing gone: [ElementOutline],
    beside pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    guard (1...mostTexts).contains(gone.count), gone.allSatisfy({ !$0.isInteractive }),
      let text = new.first, !text.isInteractive, !text.isInBar,
      let number = text.label.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }),
      number > 1, text.label.words.count <= mostWordsOfCount,
      case let rows = new.dropFirst().count(where: \.isInteractive), rows == number,
      pairs.allSatisfy({ $0.before.label == $0.after.label && !$0.after.isUsed(since: $0.before) })
    else { return nil }
    return text
  }

  private static let mostWordsOfCount = 6

  /// The text in the place of what a search had found, perhaps with another one and a control.
  private static func emptyResult(
    among new: [ElementOutline], replacing gone: [ElementOutline],
    beside pairs: [(before: ElementOutline, after: ElementOutline)]
  ) -> ElementOutline? {
    let areRows = gone.count > 1 || gone.contains(where: \.isInteractive)
    guard !gone.isEmpty, let text = new.first, text.isPlainText,
      new.count == 1 || replaces(new, rows: gone),
      pairs.contains(where: { $0.after.isSearched(since: $0.before, changing: areRows) }),
      !pairs.contains(where: { !$0.after.isTextEntry && $0.after.isUsed(since: $0.before) })
    else { return nil }
    return text
  }

  /// Whether up to two texts and a control are in the place of more controls, which were rows.
  private static func replaces(_ new: [ElementOutline], rows gone: [ElementOutline]) -> Bool {
    let controls = new.count(where: \.isInteractive)
    return controls <= mostControls && controls < gone.count(where: \.isInteractive)
      && new.count - controls < mostTexts
      && new.allSatisfy { $0.isInteractive || $0.isPlainText }
  }

  /// A message is a title with a text, or one text for each of a few fields; more is content.
  private static let mostTexts = 3
  /// A message may have an action, such as “Undo”.
  private static let mostControls = 1
  /// It may be in the place of another element, such as a spinner.
  private static let mostChanges = 1
}

extension ElementOutline {
  /// Whether a person has chosen, switched, opened or set it: what changes then is beside it.
  fileprivate func isUsed(since before: ElementOutline) -> Bool {
    let traits: AccessibilityTraits = [.selected, .isExpanded, .isCollapsed]
    let isSet = value != before.value || label != before.label && !becomesDisabled(since: before)
    return state != before.state
      || traits.intersection(self.traits) != traits.intersection(before.traits)
      || isInteractive && (isSet || showsAnotherSymbol(than: before))
  }

  /// Whether it is an item or a tab of a bar that says another number than before, as that of a basket does, which is
  /// a consequence of what was done.
  fileprivate func counts(since before: ElementOutline) -> Bool {
    guard isInBar || traits.contains(.tab), traits == before.traits, state == before.state,
      label != before.label || value != before.value
    else { return false }
    guard label.hasNumber || value.hasNumber || before.label.hasNumber || before.value.hasNumber
    else { return false }
    return label == before.label || label.words.first == before.label.words.first
  }

  /// Whether a control has another arrow, plus or minus, as one that opens what is under it.
  private func showsAnotherSymbol(than before: ElementOutline) -> Bool {
    guard look.symbols != before.look.symbols else { return false }
    return (look.symbols + before.look.symbols).compactMap(\.self).contains { symbol in
      ["chevron", "arrow", "plus", "minus"].contains { symbol.hasPrefix($0) }
    }
  }

  /// Whether only its value or state is another one, as that of a switch in a form that is emptied.
  fileprivate func isReset(since before: ElementOutline) -> Bool {
    label == before.label && traits == before.traits
  }

  /// The symbol of an outcome that is seen in it, if any.
  fileprivate var stateSymbol: String? {
    look.symbols.compactMap(\.self).first { symbol in
      ["checkmark", "xmark", "exclamationmark"].contains { symbol.hasPrefix($0) }
    }
  }

  /// Whether its first number is that of the controls after it, which are not in a bar.
  fileprivate func countsRows(of outline: ScreenOutline) -> Bool {
    guard let position = outline.elements.firstIndex(where: { $0.path == path }),
      let number = label.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }),
      number > 1
    else { return false }
    return number
      == outline.elements[position...].count {
        $0.isInteractive && !$0.isInBar && !$0.isTextEntry && !$0.traits.contains(.tab)
      }
  }

  /// Whether it is a button that has another name beside a new text in red or with the sign of an outcome, such as “Try
  /// again”.
  fileprivate func becomesRetry(
    since before: ElementOutline, beside new: [ElementOutline]
  ) -> Bool {
    traits.contains(.button) && isLike(before) && value == before.value
      && new.contains { $0.isRed || $0.isPlainText && $0.stateSymbol != nil }
  }

  /// Whether it is a text in red.
  fileprivate var isRed: Bool { isPlainText && look.paints.contains { $0.foreground.light.isRed } }

  /// Whether another one has the same state and traits.
  fileprivate func isLike(_ other: ElementOutline) -> Bool {
    state == other.state && traits == other.traits
  }

  fileprivate var isTextEntry: Bool { traits.contains(.textEntry) }

  /// Whether it is a text that is no control, heading or picture.
  fileprivate var isPlainText: Bool {
    !isInteractive && !label.isEmpty && traits.isDisjoint(with: [.header, .image])
  }

  /// Whether it is a field for searching with a text in it, or another field that other text was typed into, which
  /// changes the rows of a list.
  fileprivate func isSearched(since before: ElementOutline, changing areRows: Bool) -> Bool {
    guard isTextEntry, !value.isEmpty else { return false }
    return traits.contains(.searchField) || areRows && value != before.value
  }

  private func becomesDisabled(since before: ElementOutline) -> Bool {
    traits.contains(.notEnabled) && !before.traits.contains(.notEnabled)
  }

  /// Whether it says that something is going on.
  fileprivate var isInProgress: Bool { traits.contains(.updatesFrequently) }

  /// More words are a text that is shortened.
  private static var mostWordsOfProgress: Int { 4 }

  /// Whether one of both says with an ellipsis that something is going on, and the other one does not say the same.
  fileprivate func isOtherProgress(than before: ElementOutline) -> Bool {
    func goesOn(_ label: String) -> Bool { label.hasSuffix("…") || label.hasSuffix("...") }
    func isShort(_ label: String) -> Bool { label.words.count <= Self.mostWordsOfProgress }
    return isPlainText && before.isPlainText && value == before.value
      && isShort(label) && isShort(before.label) && (goesOn(label) || goesOn(before.label))
  }

  /// Whether both are a few words, without a number.
  fileprivate func isOtherStatus(than before: ElementOutline) -> Bool {
    func isShort(_ label: String) -> Bool {
      !label.hasNumber && label.words.count <= Self.mostWordsOfProgress
    }
    return isPlainText && before.isPlainText && isShort(label) && isShort(before.label)
  }

  /// Whether more than a number or a form of a word in it is another one.
  fileprivate func hasOtherWords(than before: ElementOutline) -> Bool {
    let (words, others) = (label.words, before.label.words)
    return words.count != others.count || !zip(words, others).allSatisfy { $0.isForm(of: $1) }
  }

  /// Whether only the last of its texts is another one, of a few words without a number.
  fileprivate func isOtherStatusAtEnd(than before: ElementOutline) -> Bool {
    let (parts, others) = (label.parts, before.label.parts)
    guard isPlainText, before.isPlainText, parts.count > 1, parts.dropLast() == others.dropLast(),
      let status = parts.last, let other = others.last
    else { return false }
    return [status, other].map(String.init).allSatisfy {
      !$0.hasNumber && $0.words.count <= Self.mostWordsOfProgress
    }
  }

  /// Whether it is a text of words that has another number in it than before; its words may be in another plural form.
  fileprivate func isAnotherNumber(than before: ElementOutline) -> Bool {
    // A row of several texts is content, such as how long ago it was written.
    traits.isDisjoint(with: [.updatesFrequently, .header]) && hasOtherNumbers(than: before)
      && !label.contains(", ")
  }

  /// Whether it is no control, and only the numbers of its label are others.
  fileprivate func hasOtherNumbers(than before: ElementOutline) -> Bool {
    guard !isInteractive, value == before.value, label.hasNumber, before.label.hasNumber else {
      return false
    }
    let (words, others) = (label.words, before.label.words)
    return !words.isEmpty && words.count == others.count
      && zip(words, others).allSatisfy { $0.isForm(of: $1) }
  }
}

extension String {
  /// Whether it says how many minutes or seconds something takes.
  fileprivate var saysDuration: Bool {
    let units =
      /[0-9]+\s?(min\b|min[uú]|sec\b|sec?[oóu]n|sek|s\b|мин|хв|сек|分|秒|phút|giây|นาที|dk\b|perc\b)/
    return lowercased().firstMatch(of: units) != nil
  }

  fileprivate var hasNumber: Bool { contains(where: \.isNumber) }

  fileprivate var words: [Substring] { split { !$0.isLetter } }

  /// The texts that it was joined from.
  fileprivate var parts: [Substring] { split(separator: ", ") }
}

extension Substring {
  /// Whether it is the same word, or one that ends otherwise.
  fileprivate func isForm(of other: Substring) -> Bool {
    let common = zip(self, other).prefix { $0 == $1 }.count
    return self == other || common >= 3 && common * 2 >= Swift.max(count, other.count)
  }
}

extension OutlinedScreen.Pair {
  /// Whether VoiceOver is on a button in both states, as far as they declare it.
  fileprivate var isOnButton: Bool {
    let before = reference.focusedElement
    guard other.focus != nil else { return before?.traits.contains(.button) == true }
    let after = other.focusedElement
    return after?.traits.contains(.button) == true
      && (reference.focus == nil || before?.path == after?.path)
  }

  /// Whether VoiceOver's focus is declared on something that it then reads: the message, what was not there before,
  /// or a control whose hint has the message.
  fileprivate func movesFocus(to message: ElementOutline) -> Bool {
    guard let focused = other.focusedElement else { return false }
    return focused.path == message.path
      || [focused.label, focused.value, focused.hint].contains { $0.contains(message.label) }
      || newElements.contains { $0.path == focused.path }
  }
}

/// A message, what follows it, and a field for the next one.
private func chat(_ text: String, @ViewBuilder _ more: () -> [ViewNode]) -> ViewNode {
  VStack {
    Text(.verbatim("Rosa: Who is in?")).id("question")
    more()
    TextField(.verbatim("Message"), text: .constant(text)).id("field")
      .accessibilityLabel(.verbatim("Message"))
    Button(.verbatim("Send")).id("send")
  }
  .node
}

/// A game with a line about it, a card and another control.
private func pairs(_ status: String, card: String) -> ViewNode {
  VStack {
    Text(.verbatim(status)).id("status")
    Button(.verbatim(card)).id("card")
    Button(.verbatim("Give up"))
  }
  .node
}

/// A ride with its driver and two controls.
private func ride(_ status: String, _ details: String) -> ViewNode {
  VStack {
    Text(.verbatim(status)).accessibilityAddTraits(.header).id("status")
    Text(.verbatim(details)).id("details")
    Text(.verbatim("Ada Brook, white Kona")).id("driver")
    Text(.verbatim("Mill Road 14")).id("destination")
    Button(.verbatim("Call")).id("call")
    Button(.verbatim("Cancel ride")).id("cancel")
  }
  .node
}

/// A message that was sent, with its status.
private func sent(_ status: String) -> ViewNode {
  VStack {
    Text(.verbatim("It is in my bag already"))
    Text(.verbatim(status))
  }
  .id("message").accessibilityElement(children: .combine)
}

/// A row that is one element.
private func post(_ age: String) -> ViewNode {
  VStack {
    Text(.verbatim("Lea Winter"))
    Text(.verbatim(age))
  }
  .accessibilityElement(children: .combine)
}

/// A product, and the item of a bar that counts what was put into the basket.
private func basket(_ count: Int, isOpen: Bool = false) -> ViewNode {
  let item = Button(.verbatim("Basket")).accessibilityValue(.verbatim("\(count) items"))
    .accessibilityAddTraits(isOpen ? [.tab, .selected] : .tab)
  return VStack {
    Text(.verbatim("Tomatoes"))
    Text(.verbatim("Carrots"))
    Button(.verbatim("Add")).id("add")
    item
  }
  .node
}

/// A field, a switch and a button.
private func form(_ text: String, isOn: Bool) -> ViewNode {
  VStack {
    Text(.verbatim("New entry"))
    TextField(.verbatim("Entry"), text: .constant(text)).accessibilityLabel(.verbatim("Entry"))
    Toggle(isOn: isOn) { Text(.verbatim("Public")) }
    Button(.verbatim("Post")).id("post")
  }
  .node
}

/// Books with their number under a filter.
private func shelf(_ books: [String], isFiltered: Bool) -> ViewNode {
  VStack {
    Button(.verbatim("On the shelf")).id("shelf")
      .accessibilityAddTraits(isFiltered ? .isSelected : [])
    Text(.verbatim("\(books.count) books")).accessibilityAddTraits(.header).id("count")
    for book in books { Button(.verbatim(book)).id(book) }
  }
  .node
}

/// Car parks with their number under a switch.
private func parks(_ names: [String], isOpenOnly: Bool) -> ViewNode {
  VStack {
    Toggle(isOn: isOpenOnly) { Text(.verbatim("Open now")) }.id("open")
    Text(.verbatim("\(names.count) car parks")).id("count")
    for name in names { Button(.verbatim(name)).id(name) }
  }
  .node
}

/// Where a taxi is, over two buttons.
private func taxi(_ status: String) -> ViewNode {
  VStack {
    Text(.verbatim(status)).id("status")
    Text(.verbatim("Jonas, grey Octavia"))
    Button(.verbatim("Call driver"))
    Button(.verbatim("Cancel the ride"))
  }
  .node
}

/// The tone of a string with a sign, over a number that changes all the time.
private func tuner(_ text: String, symbol: String) -> ViewNode {
  VStack {
    VStack {
      Text(.verbatim("E2"))
      HStack {
        Image(systemName: symbol).accessibilityHidden()
        Text(.verbatim(text))
      }
    }
    .accessibilityElement(children: .combine).id("reading")
    Text(.verbatim(text == "In tune" ? "82.4 Hz" : "81.7 Hz"))
      .accessibilityAddTraits(.updatesFrequently)
    Button(.verbatim("Play the tone"))
  }
  .node
}

/// A trip with a button that looks for a car park, and what is under it.
private func search(@ViewBuilder _ result: () -> [ViewNode]) -> ViewNode {
  VStack {
    Text(.verbatim("Your trip"))
    Button(.verbatim("Search")).id("search")
    result()
  }
  .node
}
