import AuditModel
import Localization
import Testing

@testable import Terminology

/// Learning what things are called.
@Suite struct TermLearnerTests {
  private func project(
    _ texts: [(source: String, target: String)], _ locale: LocaleIdentifier
  ) -> LocalizationProject { LocalizationProject(learning: texts, locale) }

  private static let german = [
    ("Add a board", "Tafel hinzufügen"), ("Delete the board", "Tafel löschen"),
    ("All boards", "Alle Tafeln"), ("Board colour", "Tafelfarbe"), ("A new board", "Brett, neu"),
    ("Cancel", "Abbrechen"), ("Add a card", "Karte hinzufügen"), ("Add people", "Leute hinzufügen"),
    ("Add an image", "Bild hinzufügen"), ("Rename a board", "Tafel umbenennen"),
  ].map { (source: $0.0, target: $0.1) }

  @Test func learnsWordsWithTheirOutliers() throws {
    let terms = TermLearner(project(Self.german, "de")).terms(in: "de")
    let board = try #require(terms.first { $0.source == "board" })
    #expect(board.translation == "Tafel")
    #expect(board.texts == 6 && board.count == 5)
    #expect(board.outliers.map(\.leaf.location.line) == [5])
    #expect(try #require(terms.first { $0.source == "add" }).translation == "hinzufügen")
    #expect(!terms.contains { $0.source == "cancel" })
  }

  @Test func learnsWhereThereAreNoSpaces() throws {
    let texts = [
      ("Add a card", "カードを追加"), ("Delete the card", "カードを削除"), ("All cards", "すべてのカード"),
      ("Card colour", "カードの色"), ("A new card", "新しい札"), ("Cancel", "キャンセル"),
    ].map { (source: $0.0, target: $0.1) }
    let terms = TermLearner(project(texts, "ja")).terms(in: "ja")
    let card = try #require(terms.first { $0.source == "card" })
    #expect(card.translation == "カード")
    #expect(card.outliers.map(\.key) == ["4"])
  }

  @Test func countsATextOnceHoweverOftenItIsThere() {
    let texts = Array(repeating: (source: "Board", target: "Tafel"), count: 20)
    #expect(TermLearner(project(texts, "de")).terms(in: "de").isEmpty)
  }

  @Test func takesTheFormThatIsThereMostOften() throws {
    let texts = [
      ("Send a new password", "Das kann nicht passen, neues Passwort senden"),
      ("Password", "Passwort"), ("Forgot the password", "Passwort vergessen"),
      ("Your password", "Dein Passwort"), ("Hide passwords", "Passwörter verbergen"),
      ("Cancel", "Abbrechen"), ("Back", "Zurück"), ("Close", "Fertig"),
    ].map { (source: $0.0, target: $0.1) }
    let terms = TermLearner(project(texts, "de")).terms(in: "de")
    #expect(try #require(terms.first { $0.source == "password" }).translation == "Passwort")
  }

  @Test func writesSmallLettersAsTheLanguageDoes() throws {
    let texts = [
      ("Rename light", "Işık adı"), ("Light colour", "Işık rengi"),
      ("The light list", "Işık listesi"),
      ("Light of all", "Işık önce"), ("Cancel", "Vazgeç"), ("Close", "Kapat"),
    ].map { (source: $0.0, target: $0.1) }
    let terms = TermLearner(project(texts, "tr")).terms(in: "tr")
    let light = try #require(terms.first { $0.source == "light" })
    #expect(light.translation.unicodeScalars.elementsEqual("ışık".unicodeScalars))
  }

  @Test func learnsNoWordThatEachTextHasInAnotherWay() {
    let texts = [
      ("Light board", "Erstellte Tafel"), ("Light card", "Erstaunt"), ("Light list", "Ersticke"),
      ("Light of all", "Ersteigern"), ("Cancel", "Abbrechen"), ("Close", "Fertig"),
    ].map { (source: $0.0, target: $0.1) }
    #expect(!TermLearner(project(texts, "de")).terms(in: "de").contains { $0.source == "light" })
  }

  @Test func learnsNothingOfItsOwnLanguage() {
    #expect(TermLearner(project(Self.german, "en-GB")).terms(in: "en-GB").isEmpty)
    #expect(TermLearner(project(Self.german, "de")).terms(in: "fi").isEmpty)
  }
}
