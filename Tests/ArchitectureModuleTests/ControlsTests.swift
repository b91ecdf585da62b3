import Reactive
import Testing

@testable import Architecture

@Suite struct ControlsTests {
  private let controls = Controls()
  private let scheduler = TestScheduler()

  private func record<Element: Sendable>(
    _ stream: Observable<Element>
  ) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    _ = stream.subscribe(observer)
    return observer
  }

  /// The events of some fields, in order.
  private func log(_ names: String...) -> TestableObserver<String> {
    record(
      .merge(
        names.flatMap { name -> [Observable<String>] in
          let events = controls.field(name)
          return [
            events.editingDidBegin.map { "\(name) begins" },
            events.editingDidEnd.map { "\(name) ends" },
            events.text.map { "\(name): \($0)" }, events.returnKey.map { "\(name) returns" },
          ]
        }))
  }

  @Test func deliversATapToWhoNamesTheEndOfThePath() {
    let taps = record(controls.taps("bar/save").map { "save" })
    #expect(controls.tap("bar/save"))
    #expect(controls.tap("page/bar/save"))
    #expect(taps.elements == ["save", "save"])
  }

  @Test func deliversNoTapToAnotherControl() {
    let taps = record(controls.taps("save").map { "save" })
    #expect(!controls.tap("bar/unsave"))
    #expect(!controls.tap("save/bar"))
    #expect(taps.elements.isEmpty)
  }

  @Test func prefersTheListenerWhoNamesMoreOfThePath() {
    let taps = record(
      .merge(controls.taps("name").map { "any" }, controls.taps("list-1/name").map { "first" }))
    controls.tap("board/list-1/name")
    controls.tap("board/list-2/name")
    #expect(taps.elements == ["first", "any"])
  }

  @Test func deliversTheTapOnARowWithTheRestOfItsName() {
    let rows = record(controls.rows("card-"))
    #expect(controls.tap("page/card-17"))
    #expect(!controls.tap("page/board-17"))
    #expect(rows.elements == ["17"])
  }

  @Test func endsTheEditingOfAFieldBeforeAnotherBegins() {
    let log = log("name", "notes")
    controls.beginEditing("page/name")
    controls.beginEditing("page/notes")
    controls.endEditing()
    #expect(log.elements == ["name begins", "name ends", "notes begins", "notes ends"])
  }

  @Test func keepsTheKeyboardUpBetweenTwoFields() {
    _ = log("name", "notes")
    let edited = record(controls.editedField.asObservable())
    controls.beginEditing("name")
    controls.beginEditing("notes")
    controls.endEditing()
    #expect(edited.elements == [nil, "name", "notes", nil])
  }

  @Test func beginsOnceHoweverOftenAFieldIsTapped() {
    let log = log("name")
    controls.beginEditing("name")
    controls.beginEditing("name")
    #expect(log.elements == ["name begins"])
  }

  @Test func staysWhereTheUserPutsTheCursorWhenAFieldEnds() {
    _ = log("name", "notes")
    let subscription = controls.field("name").editingDidEnd
      .subscribe(onNext: { [controls] in controls.beginEditing("notes") })
    defer { subscription.dispose() }
    controls.beginEditing("name")
    controls.endEditing()
    #expect(controls.currentField == "notes")
  }

  @Test func typesAndReturnsOnlyInTheFieldThatIsEdited() {
    let log = log("name", "notes")
    #expect(!controls.type("lost"))
    #expect(!controls.pressReturn())
    controls.beginEditing("notes")
    #expect(controls.type("Take the train"))
    #expect(controls.pressReturn())
    #expect(log.elements == ["notes begins", "notes: Take the train", "notes returns"])
  }

  @Test func putsTheCursorIntoNoUnknownField() {
    #expect(!controls.beginEditing("name"))
    #expect(controls.currentField == nil)
  }

  @Test func movesTheCursorWhereItIsTold() {
    _ = log("name")
    controls.focus("name")
    #expect(controls.currentField == "name")
    controls.focus(nil)
    #expect(controls.currentField == nil)
  }
}
