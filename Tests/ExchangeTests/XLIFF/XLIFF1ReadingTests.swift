import AuditModel
import Localization
import Testing

@testable import Exchange

struct XLIFF1ReadingTests {
  @Test func readsWhatXcodeWrites() throws {
    let document = XLIFFExample.read(
      XLIFFExample.first(
        """
              <trans-unit id="a &amp; &#10;b" xml:space="preserve">
                <source>Save &lt;%@&gt;</source>
                <target state="translated">„%@“  sichern
        </target>
                <note>The button.</note>
                <note from="auto-generated">A label.</note>
              </trans-unit>
              <trans-unit id="birds|==|plural.one" xml:space="preserve">
                <source>%lld bird</source>
                <note/>
              </trans-unit>
        """))
    #expect(document.version == "1.2")
    #expect(document.problems.isEmpty)
    let file = try #require(document.files.first)
    #expect(file.original == "App/Localizable.xcstrings")
    #expect(file.sourceLocale == "en" && file.targetLocale == "de")
    let unit = try #require(file.units.first)
    #expect(unit.key == "a & \nb")
    #expect(unit.source == "Save <%@>")
    #expect(unit.target == "„%@“  sichern\n")
    #expect(unit.state == .translated)
    #expect(
      unit.notes == [
        BilingualUnit.Note("The button."),
        BilingualUnit.Note("A label.", author: "auto-generated"),
      ])
    #expect(unit.location == SourceLocation(file: "de.xliff", line: 8, column: 7))
    #expect(unit.targetLocation == SourceLocation(file: "de.xliff", line: 10, column: 9))
    #expect(file.units[1].outline == "birds [plural.one]: %lld bird → –")
    #expect(file.units[1].notes.isEmpty)
    #expect(file.units[1].targetLocation == SourceLocation(file: "de.xliff", line: 16, column: 35))
  }

  @Test func namesSubstitutionsAsCatalogsDo() {
    let units = XLIFFExample.units(
      XLIFFExample.first(
        """
        <trans-unit id="k"><source>%1$#@BIRDS@ here</source></trans-unit>
        <trans-unit id="k|==|substitutions.BIRDS.plural.one"><source>a bird</source></trans-unit>
        <trans-unit id="k|==|substitutions.BIRDS.plural.other"><source>%1$lld birds</source>
        <target>%1$lld Vögel</target></trans-unit>
        """))
    #expect(
      units.map(\.outline) == [
        "k: %#@BIRDS@ here → –", "k [substitutions.BIRDS.plural.one]: a bird → –",
        "k [substitutions.BIRDS.plural.other]: %arg birds → %arg Vögel",
      ])
    #expect(units.map(\.valueType) == [nil, "lld", "lld"])
  }

  @Test func readsUnitsInGroupsAndPassesOverSuggestions() {
    let units = XLIFFExample.units(
      XLIFFExample.first(
        """
        <group id="g" translate="no"><note>About all.</note>
        <group><trans-unit id="a"><source>A</source><target>B</target>
        <alt-trans><source>X</source><target>Y</target></alt-trans></trans-unit></group>
        <trans-unit id="b" translate="yes"><source>B</source></trans-unit></group>
        <bin-unit id="c" mime-type="x"><bin-source/></bin-unit>
        <trans-unit id="d"><source>D</source></trans-unit>
        """))
    #expect(units.map(\.outline) == ["a: A → B", "b: B → –", "d: D → –"])
    #expect(units.map(\.isTranslatable) == [false, true, true])
  }

  @Test func putsTheNativeTextOfCodesIntoTheText() {
    let document = XLIFFExample.read(
      XLIFFExample.first(
        """
        <trans-unit id="a"><source>Hi <ph id="1">%@</ph>, <g id="2">you <mrk mtype="x">are</mrk></g
        > <x id="3" equiv-text="&lt;br>"/><bpt id="4">[</bpt>in<ept id="4">]</ept></source>
        </trans-unit>
        <trans-unit id="b"><source>a <x id="1"/> b</source></trans-unit>
        <trans-unit id="c"><source>a <ph id="1" equiv-text="%d"/><ph id="2">%@</ph></source>
        </trans-unit>
        <trans-unit id="d"><source>a <it id="1" pos="open"/></source></trans-unit>
        """))
    #expect(
      document.files.first?.units.map(\.source) == [
        "Hi %@, you are <br>[in]", "a  b", "a %d%@", "a ",
      ])
    #expect(document.problems.map(\.kind) == [.notText, .notText])
    #expect(document.problems.first?.message.contains("<x> in “b”") == true)
    #expect(document.problems.last?.message.contains("<it> in “d”") == true)
  }

  @Test(arguments: [
    ("Ci<x id='1'/>o", "Cio", "x"), ("<g id='1'>Ciao</g>", "Ciao", "g"),
    ("C<bx id='1'/>iao<ex id='1'/>", "Ciao", "bx"), ("Ciao<ph id='1'/>", "Ciao", "ph"),
  ])
  func reportsCodesWithoutTextInTranslations(target: String, read: String, code: String) throws {
    let document = XLIFFExample.read(
      XLIFFExample.first(
        "<trans-unit id='a'><source>Hi</source>\n<target>\(target)</target></trans-unit>"))
    let unit = try #require(document.files.first?.units.first)
    #expect(unit.target == read)
    #expect(unit.hasLostCodes)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.kind == .notText)
    #expect(problem.location == unit.targetLocation)
    #expect(problem.message.contains("<\(code)> in the translation of “a”"))
  }

  @Test(arguments: [
    "<ph id='1'>%@</ph>", "<x id='1' equiv-text='%@'/>", "<mrk mtype='x'>%@</mrk>", "%@",
  ])
  func losesNoCodesWhoseTextIsKnown(target: String) {
    let document = XLIFFExample.read(
      XLIFFExample.first(
        "<trans-unit id='a'><source>a<x id='1'/></source><target>\(target)</target></trans-unit>"))
    #expect(document.files.first?.units.map(\.target) == ["%@"])
    #expect(document.files.first?.units.map(\.hasLostCodes) == [false])
    #expect(document.problems.map(\.location) == document.files.first?.units.map(\.location))
  }

  @Test func joinsSegments() {
    let units = XLIFFExample.units(
      XLIFFExample.first(
        """
        <trans-unit id="a"><source>One. Two.</source>
        <seg-source><mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2">Two.</mrk>
        </seg-source>
        <target><mrk mtype="seg" mid="1">Eins.</mrk> <mrk mtype="seg" mid="2">Zwei.</mrk></target>
        </trans-unit>
        """))
    #expect(units.map(\.outline) == ["a: One. Two. → Eins. Zwei."])
  }

  @Test func placesAMissingTargetBehindTheSegments() {
    let units = XLIFFExample.units(
      XLIFFExample.first(
        "<trans-unit id='a'><source>A</source><seg-source>A</seg-source></trans-unit>\n"
          + "<trans-unit id='b'><seg-source>B</seg-source></trans-unit>"))
    #expect(units.map(\.outline) == ["a: A → –", "b: B → –"])
    #expect(units.map(\.targetLocation.column) == [64, 46])
  }

  @Test(arguments: [
    ("state=\"final\"", TranslationState.final), ("state=\"signed-off\"", .reviewed),
    ("state=\"translated\"", .translated), ("state=\"x-mine\"", .translated),
    ("state=\"needs-review-l10n\"", .needsReview), ("state=\"needs-l10n\"", .needsReview),
    ("state=\"new\"", .needsReview),
    ("state=\"translated\" state-qualifier=\"leveraged-mt\"", .machineTranslated),
    ("state-qualifier=\"mt-suggestion\"", .machineTranslated),
    ("state-qualifier=\"fuzzy-match\"", .needsReview),
    ("state=\"final\" state-qualifier=\"leveraged-mt\"", .final),
    ("state=\"translated\" state-qualifier=\"exact-match\"", .translated),
    ("", nil),
  ])
  func understandsStates(attributes: String, state: TranslationState?) {
    let unit = "<trans-unit id='a'><source>A</source><target \(attributes)>B</target></trans-unit>"
    #expect(XLIFFExample.units(XLIFFExample.first(unit)).map(\.state) == [state])
  }

  @Test(arguments: [
    ("<target state=\"new\">A</target>", TranslationState.new),
    ("<target state=\"needs-translation\"/>", .new),
    ("<target>B</target>", .translated), ("", nil),
  ])
  func understandsWhatIsNotTranslatedAndWhatIsApproved(target: String, state: TranslationState?) {
    let unit = "<trans-unit id='a' approved='yes'><source>A</source>\(target)</trans-unit>"
    #expect(XLIFFExample.units(XLIFFExample.first(unit)).map(\.state) == [state])
  }

  @Test func acceptsTheHabitsOfEditors() {
    let text = """
      \u{FEFF}<?xml version='1.0'?>\r
      <ns0:xliff version='1.2' xmlns:ns0='urn:oasis:names:tc:xliff:document:1.2' xmlns:o='urn:o'>\r
      <ns0:file target-language='de' source-language='en' original='a.strings'><ns0:header>\r
      <ns0:phase-group><ns0:phase phase-name='p'/></ns0:phase-group></ns0:header><ns0:body>\r
      <o:extra><ns0:trans-unit id='no'/></o:extra>\r
      <ns0:trans-unit o:x='1' approved='yes' id='a'><ns0:note>N</ns0:note>\r
      <ns0:target phase-name='p'>B\r
      C</ns0:target><ns0:source>A</ns0:source></ns0:trans-unit></ns0:body></ns0:file></ns0:xliff>
      """
    let document = XLIFFExample.read(text)
    #expect(document.problems.isEmpty)
    #expect(document.files.first?.units.map(\.outline) == ["a: A → B\nC (translated)"])
  }

  @Test func readsTheWidthInCharacters() {
    let units = XLIFFExample.units(
      XLIFFExample.first(
        """
        <trans-unit id="a" maxwidth="12" size-unit="char"><source>A</source></trans-unit>
        <trans-unit id="b" maxwidth="12"><source>B</source></trans-unit>
        """))
    #expect(units.map { $0.context?.widthBudget?.characters } == [12, nil])
  }

  @Test func reportsIndistinguishableElements() {
    let document = XLIFFExample.read(
      XLIFFExample.first(
        """
        <trans-unit id="b"><source>A</source></trans-unit>
        <trans-unit><source>B</source></trans-unit>
        <trans-unit id="a"><source>C</source></trans-unit>
        <trans-unit id="b"><source>D</source></trans-unit>
        <trans-unit id="c|==|plural.dozens"><source>E</source></trans-unit>
        """))
    #expect(document.problems.map(\.kind) == [.missingValue, .duplicateKey, .unknownCategory])
    #expect(document.problems.map(\.location.line) == [9, 11, 12])
    #expect(document.files.first?.units.map(\.key) == ["b", "a", "b", "c|==|plural.dozens"])
  }

  @Test func readsADocumentWithoutNamespaceButSaysSo() {
    let document = XLIFFExample.read(
      "<xliff version='1.2'><file original='a' source-language='en'><body><trans-unit id='k'>"
        + "<source>A</source></trans-unit></body></file></xliff>")
    #expect(document.files.first?.units.map(\.outline) == ["k: A → –"])
    #expect(document.problems.map(\.kind) == [.syntax])
    #expect(document.problems.first?.message.contains("namespace") == true)
  }

  @Test(arguments: ["<xliff version='3.0'/>", "<tmx/>", "<xliff/>"])
  func reportsWhatIsNoXLIFFThatIsKnown(text: String) {
    let document = XLIFFExample.read(text)
    #expect(document.version == nil && document.files.isEmpty)
    #expect(document.problems.map(\.kind) == [.syntax])
  }
}
