import AuditModel
import Exchange
import Localization
import Testing

struct ProjectComparisonTests {
  private func differences(_ old: [String: String], _ new: [String: String]) -> [String] {
    ProjectComparison(
      LocalizationProject(files: TextProject(old).files),
      LocalizationProject(files: TextProject(new).files)
    ).differences.map { "\($0.kind) \($0.key) \($0.path) \($0.locale)" }
  }

  @Test func reportsNewGoneAndDifferentStrings() {
    let old = ["en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"2\"; \"c\" = \"3\";"]
    let new = ["en.lproj/A.strings": "\"b\" = \"2\"; \"c\" = \"4\"; \"d\" = \"5\";"]
    #expect(differences(old, new) == ["removed a  en", "changed c  en", "added d  en"])
  }

  @Test func findsNoDifferenceInOrderAndLayout() {
    let old = ["en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"2\";"]
    let new = ["en.lproj/A.strings": "b = 2;\n\na = \"\\U0031\";\n"]
    #expect(differences(old, new) == [])
  }

  @Test func reportsADifferentComment() {
    let old = ["en.lproj/A.strings": "/* one */\n\"a\" = \"1\";"]
    let new = ["en.lproj/A.strings": "/* two */\n\"a\" = \"1\";"]
    #expect(differences(old, new) == ["comment a  en"])
  }

  @Test func comparesTablesOfOneNameThatHaveMoved() {
    let old = ["en.lproj/A.strings": "\"a\" = \"1\";"]
    let new = ["App/en.lproj/A.strings": "\"a\" = \"2\";"]
    #expect(differences(old, new) == ["changed a  en"])
  }

  @Test func distinguishesPluralForms() {
    let old = ["en.lproj/A.stringsdict": StringsDictText.cards]
    let new = ["en.lproj/A.stringsdict": StringsDictText.cards(["one": "1", "other": "%d cards"])]
    #expect(differences(old, new) == ["changed cards plural.one en"])
  }

  @Test func takesDifferentCodePointsForADifferentText() {
    let old = ["en.lproj/A.strings": "\"a\" = \"\u{E9}\";"]
    let new = ["en.lproj/A.strings": "\"a\" = \"e\u{301}\";"]
    #expect(differences(old, new) == ["changed a  en"])
  }
}
