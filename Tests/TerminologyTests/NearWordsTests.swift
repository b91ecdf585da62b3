import Testing

@testable import Terminology

/// Words that another word may have been meant to be.
@Suite struct NearWordsTests {
  private static let words = [
    "ventilador", "certificado", "резервная", "mémoire", "afbeeldingen", "открывать",
    "einstellungen",
  ]

  private func meant(_ word: String, keepsAccents: Bool = true) -> String? {
    var near = NearWords(keepsAccents: keepsAccents)
    for word in Self.words { _ = near.add(word.unicodeScalars.map(\.value)) }
    return near.word(meantBy: word.unicodeScalars.map(\.value)).map { Self.words[$0] }
  }

  @Test(arguments: [
    ("ventlador", "ventilador"), ("cirtificado", nil), ("ventinlador", "ventilador"),
    ("ventialdor", "ventilador"),
    ("cerificado", "certificado"), ("certificcado", "certificado"), ("cersificado", "certificado"),
    ("резерная", "резервная"), ("memoire", "mémoire"), ("afbeeldigen", "afbeeldingen"),
  ])
  func aSlipIsReportedAndAnotherVowelIsNot(_ word: String, _ expected: String?) {
    #expect(meant(word) == expected)
  }

  @Test(arguments: [
    // The word itself, another beginning, another ending, a vowel of another aspect.
    "certificado", "sertificado", "certificador", "certificates", "открыть", "einstellung",
    "ventil",
    "rückstellungen",
  ])
  func whatInflectionAndDerivationDoIsNoSlip(_ word: String) {
    #expect(meant(word) == nil)
  }

  @Test func aVowelIsNoSlipWhereInflectionChangesVowels() {
    #expect(meant("ventlador", keepsAccents: false) == nil)
  }

  @Test(arguments: [
    ("certficado", "certificado", true), ("cetrificado", "certificado", true),
    ("certifficado", "certificado", true),
    ("cersificado", "certificado", false), ("memoire", "mémoire", false),
    ("ecrtificado", "certificado", false), ("certiicado", "certificado", false),
  ])
  func aSlipInsideALongWordNeedsNoOtherEvidence(_ word: String, _ right: String, isInner: Bool) {
    var near = NearWords(keepsAccents: true)
    _ = near.add(right.unicodeScalars.map(\.value))
    #expect(near.isInnerSlip(word.unicodeScalars.map(\.value), of: 0) == isInner)
  }

  @Test func wordsWithOppositePrefixesAreTwoWords() {
    for (word, other) in [("abmeldung", "anmeldung"), ("aufgaben", "ausgaben")] {
      var near = NearWords(keepsAccents: false)
      _ = near.add(other.unicodeScalars.map(\.value))
      #expect(near.word(meantBy: word.unicodeScalars.map(\.value)) == nil)
    }
  }

  @Test func anAccentCountsOnlyWhereItDistinguishesNoWords() {
    #expect(meant("memoire", keepsAccents: false) == nil)
  }

  @Test func longAndShortWordsAreLeftOut() {
    var near = NearWords(keepsAccents: true)
    #expect(near.add(Array(repeating: 0x62, count: 41)) == nil)
    #expect(near.add(Array("card".unicodeScalars.map(\.value))) == nil)
    #expect(near.word(meantBy: Array(repeating: 0x62, count: 100_000)) == nil)
  }
}
