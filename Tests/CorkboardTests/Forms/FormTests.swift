import Architecture
import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct FormTests {
  private let controls = Controls()
  private let start = Form(FormField("mail", .mail), FormField("password", .newPassword))
  private let shown: BehaviorRelay<Form>
  private let focus = TestScheduler().createObserver(String?.self)
  private let sent = TestScheduler().createObserver(Void.self)
  private let bag = DisposeBag()

  init() {
    shown = BehaviorRelay(value: start)
    let events: Form.Events = { [controls] in controls.field($0) }
    start.filledIn(by: events).drive(shown).disposed(by: bag)
    start.returns(by: events).subscribe(focus).disposed(by: bag)
    start.sends(by: events).subscribe(sent).disposed(by: bag)
  }

  private func fill(_ field: String, _ text: String) {
    controls.beginEditing(field)
    controls.type(text)
    controls.endEditing()
  }

  @Test func keepsWhatIsTypedInEachField() {
    fill("mail", "anna@example.org")
    fill("password", "correct horse")
    #expect(shown.value.text("mail") == "anna@example.org")
    #expect(shown.value.text("password") == "correct horse")
  }

  @Test func canBeSentOnceEveryFieldIsRight() {
    #expect(!shown.value.isValid)
    fill("mail", "anna@example.org")
    #expect(!shown.value.isValid)
    fill("password", "correct horse")
    #expect(shown.value.isValid)
  }

  @Test func saysWhatIsWrongOnlyOnceTheFieldWasLeft() {
    #expect(shown.value["mail"]?.problem == nil)
    controls.beginEditing("mail")
    controls.type("anna")
    #expect(shown.value["mail"]?.problem == nil)
    controls.endEditing()
    #expect(shown.value["mail"]?.problem == localized("account.mail.invalid"))
    controls.beginEditing("mail")
    #expect(shown.value["mail"]?.problem == nil)
  }

  @Test func knowsTheFieldThatIsEdited() {
    controls.beginEditing("password")
    #expect(shown.value.editedField == "password")
    controls.endEditing()
    #expect(shown.value.editedField == nil)
  }

  @Test func goesFromFieldToFieldWithTheReturnKeyAndOutOfTheLast() {
    controls.beginEditing("mail")
    controls.pressReturn()
    controls.beginEditing("password")
    controls.pressReturn()
    #expect(focus.elements == ["password", nil])
  }

  @Test func isSentWithTheReturnKeyInItsLastFieldOnly() {
    controls.beginEditing("mail")
    controls.pressReturn()
    #expect(sent.elements.isEmpty)
    controls.beginEditing("password")
    controls.pressReturn()
    #expect(sent.elements.count == 1)
  }

  @Test func refusesWhatItsRuleDoesNotAcceptAndKeepsTheTextBefore() {
    let name = FormField("name", .cardName).typing("Book a train")
    #expect(name.typing(String(repeating: "a", count: 36)).typed == "Book a train")
    #expect(name.typing(String(repeating: "👨‍👩‍👧", count: 35)).typed?.count == 35)
  }

  @Test func holdsASuggestionForRightUntilSomethingIsTyped() {
    let name = FormField("name", .cardName, text: localized("template.trip.card1"))
    #expect(name.isValid)
    #expect(name.typed == nil)
    #expect(!name.typing(" ").isValid)
  }

  @Test(arguments: [
    (FormField.Rule.mail, "anna@example.org", "anna"), (.anyPassword, "x", ""),
    (.newPassword, "12345678", "1234567"), (.personName, "Anna", "  "),
    (.verificationCode, "١٢٣٤٥٦", "12345a"), (.cardName, "x", " "),
    (.notes, "", String(repeating: "a", count: 2001)),
  ])
  func distinguishesRightFromWrong(_ rule: FormField.Rule, _ right: String, _ wrong: String) {
    #expect(FormField("field", rule).typing(right).isValid)
    #expect(!FormField("field", rule).typing(wrong).isValid)
  }
}
