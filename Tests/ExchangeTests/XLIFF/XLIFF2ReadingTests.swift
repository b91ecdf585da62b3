import AuditModel
import Localization
import Testing

@testable import Exchange

struct XLIFF2ReadingTests {
  @Test(arguments: ["2.0", "2.1", "2.2"])
  func readsUnitsWithNotesAndStates(version: String) throws {
    let document = XLIFFExample.read(
      XLIFFExample.second(
        """
        <unit id="u1" name="greeting"><notes><note category="x">Be kind.</note></notes>
        <segment state="reviewed"><source>Hello</source><target>Hallo</target></segment></unit>
        <group id="g" translate="no"><unit id="u2"><segment><source>A</source></segment></unit>
        </group>
        """, version: version))
    #expect(document.version == version)
    #expect(document.problems.isEmpty)
    let units = try #require(document.files.first).units
    #expect(units.map(\.outline) == ["greeting: Hello → Hallo (reviewed)", "u2: A → –"])
    #expect(units.map(\.isTranslatable) == [true, false])
    #expect(units.first?.notes == [BilingualUnit.Note("Be kind.", author: "x")])
    #expect(units.first?.targetLocation.line == 7)
  }

  @Test func putsTheNativeTextOfCodesIntoTheText() {
    let document = XLIFFExample.read(
      XLIFFExample.second(
        """
        <unit id="u"><originalData><data id="d1">%@</data><data id="d2">&lt;b></data>
        <data id="d3">&lt;/b><cp hex="0001"/></data></originalData>
        <segment><source>Hi <ph id="1" dataRef="d1"/> <pc id="2" dataRefStart="d2" dataRefEnd="d3"
        >you</pc><ph id="3" equiv="x" disp="y"/><ph id="4" disp="z"/><sc id="5"/>.<ec startRef="5"/>
        <mrk id="m" type="term">t</mrk><cp hex="001B"/></source></segment></unit>
        <unit id="v"><segment><source>a <ph id="1"/> b</source></segment></unit>
        """))
    let sources = document.files.first?.units.map(\.source)
    #expect(sources == ["Hi %@ <b>you</b>\u{1}xz.\nt\u{1B}", "a  b"])
    #expect(document.problems.map(\.kind) == [.notText])
  }

  @Test(arguments: ["<ph id='1'/>", "<pc id='1'>a</pc>", "<sc id='1'/>", "<cp hex='x'/>"])
  func reportsCodesWithoutTextInTranslations(code: String) throws {
    let document = XLIFFExample.read(
      XLIFFExample.second(
        "<unit id='u'><segment><source>A</source><target>\(code)b</target></segment></unit>"
          + "<unit id='v'><segment><source>A</source><target>b</target></segment></unit>"))
    let units = try #require(document.files.first?.units)
    #expect(units.map(\.hasLostCodes) == [true, false])
    #expect(document.problems.map(\.kind) == [.notText])
    #expect(document.problems.first?.location == units.first?.targetLocation)
  }

  @Test func marksOnlyTheFormsOfAPluralThatLostCodes() throws {
    let document = XLIFFExample.read(
      XLIFFExample.second(
        """
        <unit id="u" pgs:switch="plural:n" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
        <segment pgs:case="one"><source>A</source><target>a</target></segment>
        <segment pgs:case="other"><source>B</source><target><ph id="1"/></target></segment></unit>
        """, version: "2.2"))
    #expect(document.files.first?.units.map(\.hasLostCodes) == [false, true])
    #expect(document.problems.map(\.kind) == [.notText])
  }

  @Test func joinsSegmentsInTheOrderOfTheirTargets() {
    let units = XLIFFExample.units(
      XLIFFExample.second(
        """
        <unit id="u"><segment state="final"><source>One.</source><target order="3">Eins.</target>
        </segment><ignorable><source> </source></ignorable>
        <segment state="translated"><source>Two.</source><target order="1">Zwei.</target></segment>
        </unit>
        """))
    #expect(units.map(\.outline) == ["u: One. Two. → Zwei. Eins. (translated)"])
  }

  @Test func countsHalfATranslationAsNoneAndSaysSo() {
    let document = XLIFFExample.read(
      XLIFFExample.second(
        """
        <unit id="u"><segment state="final"><source>One.</source><target>Eins.</target></segment>
        <segment><source>Two.</source></segment></unit>
        """))
    #expect(document.files.first?.units.map(\.outline) == ["u: One.Two. → – (new)"])
    #expect(document.problems.first?.message.contains("only some of the segments") == true)
  }

  @Test(arguments: [
    ("state=\"initial\"", TranslationState.needsReview), ("state=\"translated\"", .translated),
    ("state=\"reviewed\"", .reviewed), ("state=\"final\"", .final),
    ("state=\"translated\" subState=\"legible:needs-review\"", .needsReview),
    ("state=\"translated\" subState=\"legible:machine-translated\"", .machineTranslated),
    ("state=\"translated\" subState=\"tool:fuzzy\"", .needsReview),
    ("state=\"translated\" subState=\"tool:done\"", .translated), ("", nil),
  ])
  func understandsStates(attributes: String, state: TranslationState?) {
    let unit =
      "<unit id='u'><segment \(attributes)><source>A</source><target>B</target></segment></unit>"
    #expect(XLIFFExample.units(XLIFFExample.second(unit)).map(\.state) == [state])
  }

  @Test func takesPluralFormsForTextsOfTheirOwn() {
    let units = XLIFFExample.units(
      XLIFFExample.second(
        """
        <unit id="u" name="birds" pgs:switch="plural:n">
        <segment pgs:case="0"><source>none</source></segment>
        <segment pgs:case="one"><source>one</source><target>einer</target></segment>
        <segment pgs:case="other"><source>many</source></segment></unit>
        <group id="g" pgs:switch="plural:n"><unit id="fish" pgs:case="few"><segment>
        <source>few</source></segment></unit></group>
        """, version: "2.2"))
    #expect(
      units.map(\.outline) == [
        "birds [plural.zero]: none → –", "birds [plural.one]: one → einer",
        "birds [plural.other]: many → –", "fish [plural.few]: few → –",
      ])
  }

  @Test func readsItsOwnMetadataAndPassesOverOthers() {
    let units = XLIFFExample.units(
      XLIFFExample.second(
        """
        <unit id="u" name="n"><mda:metadata><mda:metaGroup category="other"><mda:meta type="key"
        >no</mda:meta></mda:metaGroup><mda:metaGroup category="legible"><mda:meta type="key"
        >a|==|plural.one</mda:meta><mda:meta type="path">plural.few</mda:meta>
        <mda:meta type="value-type">lld</mda:meta></mda:metaGroup></mda:metadata>
        <segment><source>A</source></segment></unit>
        """))
    #expect(units.map(\.outline) == ["a|==|plural.one [plural.few]: A → –"])
    let others = XLIFFExample.units(
      XLIFFExample.second(
        """
        <unit id="u" name="n"><mda:metadata><mda:metaGroup category="other"><mda:meta type="key"
        >no</mda:meta></mda:metaGroup></mda:metadata><segment><source>A</source></segment></unit>
        """))
    #expect(others.map(\.key) == ["n"])
    #expect(units.first?.valueType == "lld")
  }
}
