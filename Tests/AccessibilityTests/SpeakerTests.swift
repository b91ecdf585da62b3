import AuditModel
import Testing
import ViewTree

@testable import Accessibility

/// The speech of VoiceOver at each element.
@Suite struct SpeakerTests {
  private func lines(
    _ locale: LocaleIdentifier = "en", @ViewBuilder _ view: () -> [ViewNode]
  ) throws -> [String] {
    Speaker(locale).utterances(of: try meet(view)).map(\.text)
  }

  @Test func namesTheTraitAfterTheLabel() throws {
    #expect(try lines { button("Save") } == ["Save. Button."])
    #expect(try lines("de") { button("Sichern") } == ["Sichern. Taste."])
    #expect(try lines { text("Ideas") } == ["Ideas."])
    #expect(try lines { text("Ideas").accessibilityAddTraits(.header) } == ["Ideas. Heading."])
  }

  @Test func saysTheLevelOfAHeading() throws {
    let heading = text("Ideas").accessibilityAddTraits(.header).accessibilityHeading(.h2)
    #expect(try lines { heading } == ["Ideas. Heading level 2."])
    #expect(try lines("de") { heading } == ["Ideas. Überschrift Ebene 2."])
  }

  @Test func saysImportantContentAtOnceAndThatThereIsMore() throws {
    let photo = button("Beach")
      .accessibilityCustomContent(.verbatim("Place"), "Sylt", importance: .high)
      .accessibilityCustomContent(.verbatim("Size"), "2 MB")
    #expect(try lines { photo } == ["Beach. Place: Sylt. Button. More content available."])
    let important = button("Beach")
      .accessibilityCustomContent(.verbatim("Place"), "Sylt", importance: .high)
    #expect(try lines { important } == ["Beach. Place: Sylt. Button."])
  }

  @Test func leavesTheStringsOfTheAppAsTheyAreWritten() throws {
    #expect(try lines { text("robin@example.com") } == ["robin@example.com."])
    #expect(try lines { text("Som\u{AD}mer") } == ["Sommer."])
  }

  @Test func saysTheStateOfASwitchAndHowToChangeIt() throws {
    #expect(
      try lines { Toggle(isOn: true, isEnabled: true) { text("Reminders") } }
        == ["Reminders. Switch button. On. Double tap to toggle setting."])
    #expect(
      try lines { Toggle(isOn: false, isEnabled: false) { text("Reminders") } }
        == ["Reminders. Dimmed. Switch button. Off."])
  }

  @Test func saysThePageOfAPageControl() throws {
    let dots = PageControl(currentPage: 1, numberOfPages: 3)
    let line = "page 2 of 3. Adjustable. Swipe up or down with one finger to adjust the value."
    #expect(try lines { dots } == [line])
    #expect(try lines("ja") { dots }.first?.hasPrefix("2/3ページ") == true)
  }

  @Test(arguments: [
    (false, "Advanced. Button. Collapsed. Double tap to expand."),
    (true, "Advanced. Button. Expanded. Double tap to collapse."),
  ])
  func saysWhetherAGroupIsOpen(_ isOpen: Bool, _ line: String) throws {
    let group = DisclosureGroup(.verbatim("Advanced"), isExpanded: .constant(isOpen)) {
      text("Reset")
    }
    #expect(try lines { group } == [line] + (isOpen ? ["Reset."] : []))
  }

  @Test func saysHowFarASliderIsBetweenItsEnds() throws {
    #expect(
      try lines("de") {
        ViewNode(.slider(value: 3, minimum: 2, maximum: 4))
          .accessibilityLabel(.verbatim("Lautstärke"))
      } == [
        "Lautstärke: 50\u{A0}%. Einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder "
          + "unten streichen."
      ])
  }

  @Test func countsTabsInTheirBar() throws {
    let tabs = try lines {
      TabBar {
        Tab(.verbatim("Home"), symbol: "house", isSelected: true)
        Tab(.verbatim("Due"), symbol: "clock")
      }
    }
    #expect(tabs == ["Selected: Home. Tab. 1 of 2.", "Due. Tab. 2 of 2."])
  }

  @Test func countsTheSegmentsOfAPicker() throws {
    let segments = try lines {
      Picker("View", selection: .constant("a")) {
        text("List").tag("a")
        text("Board").tag("b")
      }
      .pickerStyle(.segmented)
    }
    #expect(segments == ["Selected: List. Button. 1 of 2.", "Board. Button. 2 of 2."])
  }

  @Test func letsTheHintOfATextFieldGiveWayToThatOfIOS() throws {
    let field = ViewNode(.textField(TextFieldState()))
      .accessibilityLabel(.verbatim("Name")).accessibilityHint(.verbatim("As on your card"))
    #expect(try lines { field } == ["Name. Text field. Double tap to edit."])
    let edited = ViewNode(.textField(TextFieldState(isEditing: true)))
      .accessibilityLabel(.verbatim("Name"))
    #expect(try lines { edited } == ["Name. Text field. Is editing."])
  }

  @Test func saysThatThereAreActionsBeforeTheHint() throws {
    let row = button("Trip").accessibilityAction(named: .verbatim("Delete"))
      .accessibilityHint(.verbatim("Opens the board"))
    #expect(try lines { row } == ["Trip. Button. Actions available. Opens the board."])
  }

  @Test func doesNotRepeatTheWordBackOfABackButton() throws {
    let back = button("Zurück").accessibilityAddTraits(.backButton)
    #expect(try lines("de") { back } == ["Zurück Taste."])
  }

  @Test func beginsItsOwnWordsAsSentencesDo() throws {
    let link = text("şartlar").accessibilityAddTraits(.link)
    #expect(try lines("tr") { link } == ["şartlar. Bağlantı."])
  }

  @Test func printsTheNameOfAWordThatTheLanguageLacks() throws {
    let utterance = try #require(
      Speaker("eo").utterances(of: try meet { button("Konservi") }).first)
    #expect(utterance.text == "Konservi. ⟨button⟩.")
    #expect(utterance.parts.last?.words.map(\.entry) == [nil])
  }
}
