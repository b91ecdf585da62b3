import AuditEngine
import AuditModel
import Localization
import Testing

/// A language or a table that is missing as a whole is one finding with counts.
@Suite struct MissingStringTests {
  /// So many strings, of which a language has the first few.
  private static func project(_ count: Int, _ translated: [LocaleIdentifier: Int])
    -> LocalizationProject
  {
    func texts(_ count: Int) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("key\(10 + $0)", "Board \(10 + $0)") })
    }
    return LocalizationProject(
      translated.mapValues(texts).merging(["en": texts(count)]) { $1 })
  }

  private func findings(_ project: LocalizationProject) throws -> [Finding] {
    try report(project: project).findings(of: "missing-translation")
  }

  @Test func makesOneFindingOfLanguagesThatLackMostStrings() throws {
    let findings = try findings(Self.project(20, ["bg": 2, "fi": 10, "sv": 20]))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.file?.family == "*.lproj")
    #expect(finding.locales == ["bg", "fi"])
    #expect(finding.message.contains("bg: 18 of 20 strings have no translation"))
    #expect(finding.message.contains("fi: 10 of 20 strings have no translation"))
    #expect(
      finding.file?.occurrences.map { "\($0.location)" } == [
        "bg.lproj/Localizable.strings:1:1", "fi.lproj/Localizable.strings:1:1",
      ])
  }

  @Test func namesEachStringOfALanguageThatLacksFew() throws {
    let findings = try findings(Self.project(20, ["bg": 2, "fi": 11]))
    #expect(findings.compactMap(\.file).map(\.family) == ["*.lproj"])
    #expect(findings.compactMap(\.string).count == 9)
    #expect(findings.filter { $0.string != nil }.allSatisfy { $0.locales == ["fi"] })
  }

  @Test func makesOneFindingOfAnEmptyFile() throws {
    let findings = try findings(Self.project(3, ["bg": 0, "fi": 1]))
    let file = try #require(findings.compactMap(\.file).first)
    #expect(findings.count == 3 && file.family == "*.lproj/Localizable.strings")
    #expect(findings.filter { $0.file == nil }.allSatisfy { $0.locales == ["fi"] })
    #expect(file.occurrences.map(\.message).first?.contains("none of the 3 strings") == true)
  }

  @Test func keepsTheFingerprintWhicheverLanguagesAreAudited() throws {
    let project = Self.project(20, ["bg": 2, "fi": 0])
    let all = try findings(project)
    let options = AuditOptions(
      locales: ["bg"], dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    let some = try report(project: project, options: options).findings(of: "missing-translation")
    #expect(some.map(\.fingerprint) == all.map(\.fingerprint))
    #expect(some.map(\.locales) == [["bg"]])
  }
}
