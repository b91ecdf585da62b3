import AuditModel
import Testing
import ViewTree

@testable import AuditRules

/// Rules about headings, titles, errors and modal views, beyond their examples.
@Suite struct StructureRuleTests {
  @Test func areLessSevereWhereATabHasALabel() throws {
    let found = try TabLabelMissingRule.findings {
      TabBar {
        Button { Image(symbol: "house") }
        Button { Image(symbol: "map") }.accessibilityLabel(.verbatim("Map"))
      }
    }
    #expect(found.map(\.severity) == [nil, .note])
  }

  @Test func areLessSevereWhereAViewMayCloseByItself() throws {
    let tip = try ModalWithoutEscapeRule.findings {
      VStack { Text(.verbatim("Swipe to see more")) }.accessibilityModal()
    }
    let field = try ModalWithoutEscapeRule.findings {
      VStack { TextField(.verbatim("Name"), text: .constant("")) }.accessibilityModal()
    }
    #expect(tip.map(\.severity) == [.warning] && field.map(\.severity) == [nil])
  }

  @Test func knowRequiredFieldsByTheWordOfTheLanguage() throws {
    func count(_ hint: String, _ locale: LocaleIdentifier) throws -> Int {
      try RequiredNotAnnouncedRule.findings(in: RenderEnvironment(locale: locale)) {
        VStack {
          Text(.verbatim("Id *"))
          TextField(.verbatim("1234"), text: .constant(""))
            .accessibilityLabel(.verbatim("Id")).accessibilityHint(.verbatim(hint))
        }
      }.count
    }
    #expect(try count("pole wymagane", "pl") == 0)
    #expect(try count("Pole wymagany", "pl") == 0)
    #expect(try count("必須", "ja") == 0)
    #expect(try count("Four digits", "en") == 1)
    #expect(try count("required", "ja") == 1)
  }

  @Test func takeNoPasswordForAMark() throws {
    let found = try RequiredNotAnnouncedRule.findings {
      HStack {
        Text(.verbatim("Password"))
        Text(.verbatim("****"))
      }
      TextField(.verbatim("…"), text: .constant("")).accessibilityLabel(.verbatim("Password"))
    }
    #expect(found.isEmpty)
  }

  @Test func knowRedInAllItsShades() throws {
    func count(_ color: RGBColor) throws -> Int {
      try ErrorNotAssociatedRule.findings {
        VStack(alignment: .leading, spacing: 4) {
          TextField(.verbatim("0"), text: .constant("9")).accessibilityLabel(.verbatim("Amount"))
          Text(.verbatim("Too much")).foregroundColor(Color(color))
        }
      }.count
    }
    for red in [RGBColor(255, 59, 48), RGBColor(176, 0, 32), RGBColor(192, 57, 43)] {
      #expect(try count(red) == 1)
    }
    let others = [
      RGBColor(138, 90, 0), RGBColor(200, 180, 180), RGBColor(130, 0, 130), RGBColor(60, 60, 60),
    ]
    for other in others { #expect(try count(other) == 0) }
  }

  @Test func knowAddressesThatIOSOpens() throws {
    func count(_ address: String) throws -> Int {
      try LinkTargetInvalidRule.findings { Text("See [this](\(address))") }.count
    }
    #expect(try count("tel:+3581234") == 0)
    #expect(try count("corkboard://boards/3") == 0)
    #expect(try count("https://") == 1)
    #expect(try count("#terms") == 1)
  }
}
