import AuditModel
import Testing

@testable import Terminology

/// Finding terms in texts.
@Suite struct TermMatchingTests {
  private func found(_ terms: [String], in text: String, _ source: LocaleIdentifier = "en")
    -> [String]
  {
    GlossaryIndex(Glossary(terms: terms.map { Term(source: $0) }), source: source)
      .terms(in: text).map(\.source)
  }

  @Test func findsWholeWordsInTheSource() {
    #expect(found(["card"], in: "Delete the Card?") == ["card"])
    #expect(
      found(["card", "city", "box"], in: "cards, cities and boxes") == ["card", "city", "box"])
    #expect(found(["card"], in: "Discard, cardboard, carding") == [])
    #expect(found(["card"], in: "the card’s name") == ["card"])
  }

  @Test func findsTheLongestOfSeveral() {
    #expect(found(["card", "credit card"], in: "Your credit cards") == ["credit card"])
    #expect(found(["card", "credit card"], in: "A card, no credit") == ["card"])
  }

  @Test func heedsCapitalsInsideOfATerm() {
    #expect(found(["iPhone", "API"], in: "iphone api") == [])
    #expect(found(["iPhone", "API"], in: "iPhones, the API") == ["iPhone", "API"])
  }

  @Test func findsTermsWithDigitsAndSigns() {
    #expect(found(["C++", "2FA"], in: "C++ and 2FA") == ["C++", "2FA"])
    #expect(found(["2FA"], in: "12FA 2FAX") == [])
  }

  @Test func findsTermsWhereThereAreNoSpaces() {
    #expect(found(["カード"], in: "新しいカードを追加", "ja") == ["カード"])
  }

  private static let forms: [(locale: LocaleIdentifier, term: String, text: String)] = [
    ("de", "Karte", "Zwei Karten"), ("de", "Haus", "Die Häuser"), ("de", "Karte", "Kreditkarte"),
    ("fi", "kortti", "kortin nimi"), ("fi", "pöytä", "pöydän"), ("hu", "tábla", "a táblák"),
    ("tr", "kitap", "kitabı aç"), ("ru", "доска", "нет досок"), ("ru", "день", "три дня"),
    ("cs", "nástěnka", "žádné nástěnky"), ("pl", "pies", "psa"), ("uk", "картка", "карток"),
    ("fr", "tableau", "des tableaux"), ("es", "opción", "opciones"), ("it", "scheda", "schede"),
    ("sv", "kort", "kortnamn"), ("ja", "カード", "新しいカード"), ("th", "การ์ด", "ลบการ์ดนี้"),
    ("vi", "thẻ", "Xóa thẻ"), ("ko", "카드", "카드를 삭제"), ("ar", "بطاقة", "البطاقة"),
    ("id", "kartu", "kartunya"), ("fr", "mode sombre", "en mode plus sombre"),
  ]

  @Test(arguments: forms.indices)
  func findsTheFormsOfATranslation(_ index: Int) {
    let (locale, term, text) = Self.forms[index]
    let inflection = Inflection(language: locale.language)
    #expect(TermForms(term).isIn(FoldedText(text), inflection), "\(term) in \(text)")
  }

  private static let others: [(locale: LocaleIdentifier, term: String, text: String)] = [
    ("de", "Tafel", "Brett"), ("fi", "kortti", "kirja"), ("vi", "thẻ", "thêm"),
    ("ru", "доска", "дом"), ("ja", "カード", "カート"), ("fr", "mode sombre", "sombre"),
    ("en", "card", "car"), ("de", "an", "andere"),
  ]

  @Test(arguments: others.indices)
  func doesNotFindOtherWords(_ index: Int) {
    let (locale, term, text) = Self.others[index]
    let inflection = Inflection(language: locale.language)
    #expect(!TermForms(term).isIn(FoldedText(text), inflection), "\(term) in \(text)")
  }

  @Test func prefersTheForbiddenNameOfTheThing() {
    let term = Term(
      source: "board", translations: ["de": ["Tafel"]], forbidden: ["de": ["Brett"]])
    let judge = TermJudge(locale: "de")
    #expect(judge.verdict(on: term, in: FoldedText("Tafel")) == .fine)
    #expect(judge.verdict(on: term, in: FoldedText("Wand")) == .missing(["Tafel"]))
    #expect(
      judge.verdict(on: term, in: FoldedText("Brett")) == .forbidden("Brett", instead: ["Tafel"]))
    #expect(judge.verdict(on: term, in: FoldedText("Brettspiel")) == .missing(["Tafel"]))
  }
}
