import AuditEngine
import AuditModel
import Localization
import Testing
import ViewTree

/// Rows that one line of source makes are one cause; so is one string in several places.
@Suite struct RowTests {
  private static let project = LocalizationProject([
    "en": ["a": "Ok", "b": "Ok", "c": "Ok"],
    "de": ["a": "Vorbereitungen für die Reise", "b": "Zurück", "c": "Ok"],
    "fi": ["a": "Ok", "b": "Ok", "c": "Matkan valmistelut ja varaukset"],
  ])

  /// Rows with a narrow title each, made by one line.
  private static let list = Screen { _ in
    List {
      forEach(["a", "b", "c"], id: { "row-\($0)" }) { key in
        Text(localized(key)).lineLimit(1).frame(width: 60)
      }
    }
  }

  @Test func makesOneFindingOfTheRowsOfATemplate() throws {
    let findings = try report(Self.list, project: Self.project).findings(of: "text-truncated")
    let node = try #require(findings.first?.node)
    #expect(findings.count == 1)
    #expect(findings.first?.locales == ["de", "fi"])
    #expect(node.occurrences.map(\.string?.key) == ["a", "c"])
    #expect(node.occurrences.map(\.locales) == [["de"], ["fi"]])
    #expect(node.occurrences.map(\.path) == ["row-a", "row-c"])
  }

  @Test func namesTheRowInWhichItIsWorst() throws {
    let finding = try report(Self.list, project: Self.project).findings(of: "text-truncated").first
    let node = try #require(finding?.node)
    #expect(node.element == .node("row-c") && node.string?.key == "c")
    #expect(node.extent.worst.variant.locale == "fi")
  }

  @Test(arguments: [["de"], ["fi"], ["de", "en"]] as [[LocaleIdentifier]])
  func keepsTheFingerprintOfRowsWhicheverLanguagesAreAudited(
    _ locales: [LocaleIdentifier]
  ) throws {
    let all = try report(Self.list, project: Self.project).findings(of: "text-truncated")
    var options = AuditOptions(dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    options.locales = locales
    let some = try report(Self.list, project: Self.project, options: options)
      .findings(of: "text-truncated")
    #expect(some.map(\.fingerprint) == all.map(\.fingerprint))
  }

  @Test func makesOneFindingOfEachStringWhenRowsAreNotJoined() throws {
    var options = AuditOptions(dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    options.joinsRows = false
    let findings = try report(Self.list, project: Self.project, options: options)
      .findings(of: "text-truncated")
    #expect(findings.map(\.stringKey) == ["a", "c"])
  }

  @Test func makesOneFindingOfOneStringOnThreeButtons() throws {
    let screen = Screen { _ in
      Button { Text(localized("a")).lineLimit(1) }.frame(width: 60).id("one")
      Button { Text(localized("a")).lineLimit(1) }.frame(width: 70).id("two")
      Button { Text(localized("a")).lineLimit(1) }.frame(width: 80).id("three")
    }
    let findings = try report(screen, project: Self.project).findings(of: "text-truncated")
    let occurrences = findings.first?.node?.occurrences ?? []
    #expect(findings.count == 1)
    #expect(occurrences.map(\.path) == ["one/text-1", "three/text-1", "two/text-1"])
  }

  @Test func makesTwoFindingsOfTwoStringsThatOneNodeShowsInTwoStates() throws {
    func state(_ key: String) -> ScreenState {
      ScreenState(name: key) { _ in Text(localized(key)).lineLimit(1).frame(width: 30).id("title") }
    }
    let findings = try report(
      Screen(id: "home", states: [state("a"), state("b")]), project: Self.project
    ).findings(of: "text-truncated")
    #expect(findings.map(\.stringKey) == ["a", "b"])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }
}
