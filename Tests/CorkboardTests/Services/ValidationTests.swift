import Testing

@testable import Corkboard

@Suite struct ValidationTests {
  @Test(arguments: ["a@b.c", "ada.lovelace+x@mail.example.co.uk", "é@ü.de", "'@b.c", "a@b.c1"])
  func takesAMailAddress(_ text: String) {
    #expect(MailAddress(text)?.text == text)
    #expect(MailAddress(" \n\(text)\t")?.text == text)
  }

  @Test(arguments: [
    "", " ", "a", "@", "a@", "@b.c", "a@b", "a@b.", "a@.c", "a@b..c", "a@@b.c", "a@b@c.d",
    "a b@c.d", "a@b c.d", "a@b.c\u{3000}d", "a\0@b.c", "a@b.c\u{85}d",
    String(repeating: "a", count: 251) + "@b.c",
  ])
  func takesNothingElseForAMailAddress(_ text: String) { #expect(MailAddress(text) == nil) }

  @Test func takesTheLongestMailAddress() {
    #expect(MailAddress(String(repeating: "a", count: 250) + "@b.c") != nil)
  }

  @Test func takesAPasswordOf8Characters() {
    #expect(Password("1234567") == nil)
    #expect(Password("12345678")?.secret.revealed == "12345678")
    #expect(Password("        ")?.secret.revealed == "        ")
    #expect(Password("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦") == nil)
    #expect(Password(String(repeating: "🇫🇷", count: 8)) != nil)
    #expect(Password(String(repeating: "a", count: 10_000)) != nil)
  }

  @Test(arguments: [
    "123456", " 123456\n", "١٢٣٤٥٦", "۱۲۳۴۵۶", "१२३४५६", "๑๒๓๔๕๖", "１２３４５６", "১২৩৪৫৬",
    "1٢३๔５6",
  ])
  func takesTheDigitsOfAnyScript(_ text: String) {
    #expect(VerificationCode(text)?.digits == "123456")
  }

  @Test func keepsZerosAtTheStart() { #expect(VerificationCode("000001")?.digits == "000001") }

  @Test(arguments: [
    "", "12345", "1234567", "12 456", "12345a", "12345½", "12345⑥", "12345六", "12345²",
    "12345Ⅵ", "12345\u{301}6", "1234561️⃣", "-12345", "12345\0",
  ])
  func takesNothingElseForACode(_ text: String) { #expect(VerificationCode(text) == nil) }

  @Test func takesACardNameOf1To35Characters() {
    #expect(CardName("") == nil)
    #expect(CardName(" \n\u{3000}") == nil)
    #expect(CardName(" a b\n")?.text == "a b")
    let longest = String(repeating: "👍🏽", count: 35)
    #expect(CardName(" \(longest) ")?.text == longest)
    #expect(CardName(longest + "a") == nil)
    #expect(CardName.limit == Name.limit)
  }

  @Test func takesNotesOfUpTo2000Characters() {
    #expect(CardNotes("")?.text == "")
    #expect(CardNotes(" a\n")?.text == " a\n")
    let longest = String(repeating: "e\u{301}", count: 2_000)
    #expect(CardNotes(longest)?.text == longest)
    #expect(CardNotes(longest + "a") == nil)
  }
}
