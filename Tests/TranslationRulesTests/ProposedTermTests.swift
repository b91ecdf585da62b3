import AuditModel
import Localization
import Terminology
import Testing

@testable import TranslationRules

/// A finding that rests on a term which people did not approve is at most a note.
@Suite struct ProposedTermTests {
  private func severities(
    of rule: String, _ texts: [(String, String)], _ glossary: Glossary? = nil
  ) -> [Severity] {
    let files = ExampleFiles.catalog(
      "Localizable",
      texts.enumerated().map { ("\($0)", nil, ["en": .text($1.0), "de": .text($1.1)]) }, from: "en")
    let knowledge = ProjectKnowledge(
      project: LocalizationProject(files: files), facts: OutsideFacts(glossary: glossary))
    let rules = TranslationRuleList.all.filter { $0.description.id == rule }
    return TranslationAudit(knowledge, rules: rules).findings().map(\.severity)
  }

  private func glossary(_ rows: String) -> Glossary {
    let glossary = Glossary(
      Array("term,locale,translation,status\n\(rows)\n".utf8), path: "terms.csv")
    #expect(glossary.problems.isEmpty)
    return glossary
  }

  @Test(arguments: [
    ("card,de,Karte,proposed", Severity.note), ("card,de,Karte,draft", .note),
    ("card,de,Karte,preferred", .warning), ("card,de,Karte,admitted", .warning),
    ("card,de,Karte,", .warning), ("card,de,Karte,proposed\ncard,de,Blatt,admitted", .warning),
    ("card,de,Karte,proposed\ncard,de,Karte,preferred", .warning),
    ("card,de,Karte,preferred\ncard,de,Karte,proposed", .warning),
  ])
  func anotherNameIsWhatItsStatusSays(_ rows: String, _ severity: Severity) {
    let texts = [("Add a card", "Zettel hinzufügen")]
    #expect(severities(of: "glossary-miss", texts, glossary(rows)) == [severity])
  }

  @Test(arguments: [
    ("Corkboard,de,Corkboard,proposed", Severity.note),
    ("Corkboard,de,Corkboard,preferred", .warning), ("Corkboard,,,keep", .warning),
    ("Corkboard,de,Corkboard,proposed\nCorkboard,,,keep", .warning),
  ])
  func anAlteredNameIsWhatItsStatusSays(_ rows: String, _ severity: Severity) {
    let texts = [("Open Corkboard", "Korkwand öffnen")]
    #expect(severities(of: "do-not-translate", texts, glossary(rows)) == [severity])
  }

  @Test func aForbiddenNameStaysAWarningBesideAProposedOne() {
    let glossary = glossary("card,de,Karte,proposed\ncard,de,Zettel,forbidden")
    let texts = [("Add a card", "Zettel hinzufügen")]
    #expect(severities(of: "forbidden-term", texts, glossary) == [.warning])
  }

  @Test func aTermThatSeveralGlossariesNameIsApprovedByOne() {
    let texts = [("Add a card", "Zettel hinzufügen")]
    let (proposed, approved) = (
      glossary("card,de,Karte,proposed"), glossary("card,de,Karte,preferred")
    )
    for order in [[proposed, approved], [approved, proposed]] {
      #expect(severities(of: "glossary-miss", texts, Glossary(joining: order)) == [.warning])
    }
    let joined = Glossary(joining: [proposed, proposed])
    #expect(severities(of: "glossary-miss", texts, joined) == [.note])
  }

  @Test func learnedTermsAndNamesAreNotes() {
    let verbs = ["Add", "Delete", "Rename", "Share", "Print", "Hide", "Move", "Copy", "Open"]
    let more = ["Sort", "Lock", "Find", "Show", "Save", "Send"]
    let boards = (verbs + more).map { ("\($0) the board", "Tafel: \($0)") }
    let other = boards + [("Your own board", "Dein Brett")]
    #expect(severities(of: "term-inconsistent", other) == [.note])
    let names = (verbs + more).map { ("\($0) PinIt", "PinIt: \($0)") }
    #expect(severities(of: "do-not-translate", names + [("Quit PinIt", "Beenden")]) == [.note])
  }
}
