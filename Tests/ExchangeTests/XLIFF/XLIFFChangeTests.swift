import AuditModel
import Localization
import SourceText
import Testing
import XMLReading

@testable import Exchange

/// A document with some changes, as text.
private func changed(
  _ text: String, _ changes: BilingualChange...
) -> (text: String, rejections: [String]) {
  let result = XLIFFExample.read(text).applying(changes)
  return (String(decoding: result.bytes, as: UTF8.self), result.rejections.map(\.reason))
}

private func change(
  _ key: String, _ path: VariationPath = .text, to target: String?,
  state: TranslationState? = nil
) -> BilingualChange {
  BilingualChange(
    original: "App/Localizable.xcstrings", key: key, path: path, target: target, state: state)
}

struct XLIFF1ChangeTests {
  private let unit = """
          <trans-unit id="a">
            <source>One</source>
            <target state='translated'  x:y="1">Eins</target>
            <note>N</note>
          </trans-unit>
    """

  private func document(_ units: String) -> String {
    XLIFFExample.first(units).replacing("<xliff ", with: "<xliff xmlns:x='urn:x' ")
  }

  @Test func changesNothingButTheTextAndItsState() {
    let text = document(unit)
    #expect(
      changed(text, change("a", to: "Zwei <&>\r")).text
        == text.replacing(">Eins<", with: ">Zwei &lt;&amp;&gt;&#13;<"))
    #expect(
      changed(text, change("a", to: nil, state: .final)).text
        == text.replacing("'translated'", with: "'final'"))
    #expect(
      changed(text, change("a", to: "Uno", state: .machineTranslated)).text
        == text.replacing(
          "'translated'  x:y=\"1\">Eins",
          with: "'translated'  x:y=\"1\" state-qualifier=\"leveraged-mt\">Uno"))
  }

  @Test func givesBackTheVerySameBytesWhenNothingChanges() {
    let text = document(unit)
    #expect(changed(text).text == text)
    #expect(changed(text, change("a", to: "Eins", state: .translated)).text == text)
  }

  @Test func putsAMissingTargetBehindItsSource() {
    let text = document(unit)
    let without = text.replacing(
      "        <target state='translated'  x:y=\"1\">Eins</target>\n", with: "")
    #expect(
      changed(without, change("a", to: "Eins", state: .translated)).text
        == text.replacing("'translated'  x:y=\"1\"", with: "\"translated\""))
    let dense = document(
      "<trans-unit id='a'><source>A</source><seg-source>A</seg-source></trans-unit>")
    #expect(
      changed(dense, change("a", to: "B")).text
        == dense.replacing("</seg-source>", with: "</seg-source><target>B</target>"))
    let prefixed = text.replacing("<source>", with: "<source >")
      .replacing("        <target state='translated'  x:y=\"1\">Eins</target>\n", with: "")
    #expect(
      changed(prefixed, change("a", to: "B")).text.contains(
        "</source>\n        <target>B</target>\n"))
  }

  @Test func passesOverCommentsAndData() {
    let unit = """
      <trans-unit id='a'><!-- <target>x</target> --><?p <target> ?><source>A<![CDATA[<target>\r]]>
      </source><target>B<!-- </target> --></target><target>C</target></trans-unit>
      """
    let text = document(unit)
    #expect(XLIFFExample.units(text).map(\.outline) == ["a: A<target>\n\n → B"])
    #expect(
      changed(text, change("a", to: "D")).text
        == text.replacing("B<!-- </target> -->", with: "D<!-- </target> -->"))
  }

  @Test func changesOnlyTheCharactersThatBecomeDifferent() {
    let target = "<target>Caf&#233; <ph id='1' x:k='2'>&quot;au&quot;</ph>  lait<!-- c --></target>"
    let text = document("<trans-unit id='a'><source>A</source>\(target)</trans-unit>")
    #expect(
      changed(text, change("a", to: "Café \"au\" lait")).text
        == text.replacing("</ph>  lait", with: "</ph> lait"))
    #expect(
      changed(text, change("a", to: "Café \"au\"  lait & <thé>")).text
        == text.replacing("<!-- c -->", with: "<!-- c --> &amp; &lt;thé&gt;"))
  }

  @Test func readsLineEndsInTheTextsOfCodesAsXMLDoes() {
    let text = document("<trans-unit id='a'><source><ph id='1'>a\r\nb</ph></source></trans-unit>")
    #expect(XLIFFExample.units(text).map(\.source) == ["a\nb"])
    #expect(
      changed(text, change("a", to: "c a\nb")).text
        == text.replacing(
          "</source>", with: "</source><target>c <ph id='1'>a\r\nb</ph></target>"))
  }

  @Test func fillsAnEmptyTarget() {
    let text = document("<trans-unit id='a'><source>A</source><target state=\"new\"/></trans-unit>")
    #expect(
      changed(text, change("a", to: "B", state: .translated)).text
        == text.replacing(
          "<target state=\"new\"/>", with: "<target state=\"translated\">B</target>"))
  }

  @Test func takesAwayThatAMachineTranslatedIt() {
    let target = "<target state='translated' state-qualifier='leveraged-mt'>B</target>"
    let text = document("<trans-unit id='a'><source>A</source>\(target)</trans-unit>")
    #expect(
      changed(text, change("a", to: nil, state: .reviewed)).text
        == text.replacing(target, with: "<target state='signed-off'>B</target>"))
  }

  @Test func keepsCodesWhereTheirTextIs() {
    let source = "<source>Hi <ph id=\"1\">%@</ph> and <x id=\"2\" equiv-text=\"%d\"/></source>"
    let text = document("<trans-unit id='a'>\(source)</trans-unit>")
    #expect(
      changed(text, change("a", to: "%d, %@ & %@")).text
        == text.replacing(
          "</source>",
          with:
            "</source><target><x id=\"2\" equiv-text=\"%d\"/>, <ph id=\"1\">%@</ph> &amp; %@</target>"
        ))
    let target = "<target><mrk mtype='seg' mid='1'>Ja <ph id=\"1\">%@</ph></mrk></target>"
    let second = text.replacing("</source>", with: "</source>\(target)")
    #expect(
      changed(second, change("a", to: "%@ %d")).text
        == second.replacing(
          "Ja <ph id=\"1\">%@</ph>",
          with: "<ph id=\"1\">%@</ph> <x id=\"2\" equiv-text=\"%d\"/>"))
  }

  @Test func refusesToLoseACodeThatHasNoText() {
    let text = document(
      "<trans-unit id='a'><source>a<x id='1'/>b</source></trans-unit>"
        + "<trans-unit id='b'><source><g id='1'>b</g></source></trans-unit>")
    let result = changed(text, change("a", to: "c"), change("b", to: "d"))
    #expect(result.rejections.count == 1)
    #expect(result.rejections.first?.contains("<x id='1'/>") == true)
    #expect(
      result.text
        == text.replacing("b</g></source>", with: "b</g></source><target><g id='1'>d</g></target>"))
  }

  @Test func writesVariablesAsExportsDo() {
    let text = document(
      """
      <trans-unit id="k"><source>%1$#@N@</source><target>%1$#@N@</target></trans-unit>
      <trans-unit id="k|==|substitutions.N.plural.other"><source>%1$lld birds</source>
      <target>x</target></trans-unit>
      """)
    let path = VariationPath([.substitution("N"), .plural(.other)])
    #expect(
      changed(text, change("k", path, to: "%arg Vögel"), change("k", to: "%#@N@!")).text
        == text.replacing(">x<", with: ">%1$lld Vögel<").replacing(
          "%1$#@N@</target>", with: "%1$#@N@!</target>"))
  }

  @Test func refusesWhatItCannotFindOrHold() {
    let text = document(
      unit + unit.replacing("\"a\"", with: "\"b\"") + unit.replacing("\"a\"", with: "\"b\""))
    let result = changed(
      text, change("z", to: "Z"), change("b", to: "B"), change("a", to: "\u{1}"),
      change("a", to: "1"), change("a", to: "2"))
    #expect(result.text == text.replacing(">Eins<", with: ">1<", maxReplacements: 1))
    #expect(
      result.rejections.map { $0.prefix(24) } == [
        "the document has no such", "the document has this te", "the text holds the chara",
        "another change of the sa",
      ])
    #expect(changed("<xliff", change("a", to: "b")).rejections == ["the document cannot be read"])
  }

  @Test(arguments: [
    TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ])
  func keepsTheEncodingAndTheLineEnds(encoding: TextEncoding) {
    let text =
      "\u{FEFF}"
      + document(unit.replacing("One", with: "Éins 😀"))
      .replacing("\n", with: "\r\n").replacing("UTF-8", with: "UTF-16")
    let bytes = encoding.encode(text)
    let document = XLIFFDocument(bytes, path: "a.xliff")
    #expect(document.files.first?.units.map(\.outline) == ["a: Éins 😀 → Eins (translated)"])
    #expect(document.applying([]).bytes == bytes)
    let result = document.applying([change("a", to: "Ünö 😀\n2")])
    #expect(result.bytes == encoding.encode(text.replacing(">Eins<", with: ">Ünö 😀\r\n2<")))
    let again = XLIFFDocument(result.bytes, path: "a.xliff")
    #expect(again.files.first?.units.map(\.target) == ["Ünö 😀\n2"])
  }

  @Test(arguments: ["ISO-8859-1", "US-ASCII"])
  func writesReferencesForWhatTheEncodingLacks(name: String) {
    let text = document(unit).replacing("UTF-8", with: name)
    let bytes = TextEncoding.latin1.encode(
      text.replacing("One", with: name == "US-ASCII" ? "o" : "é"))
    let result = XLIFFDocument(bytes, path: "a").applying([change("a", to: "ü😀")])
    let expected = name == "US-ASCII" ? "&#252;&#128512;" : "ü&#128512;"
    #expect(
      String(decoding: TextEncoding.latin1.utf8(result.bytes[...]), as: UTF8.self).contains(
        ">\(expected)<"))
    #expect(XLIFFDocument(result.bytes, path: "a").files.first?.units.map(\.target) == ["ü😀"])
  }
}

struct XLIFF2ChangeTests {
  private let segment =
    "<segment id=\"s\"><source>A <ph id=\"1\" dataRef=\"d\"/></source></segment>"

  private func document(_ content: String) -> String {
    XLIFFExample.second(
      "<unit id='a'><originalData><data id='d'>%@</data></originalData>\(content)</unit>")
  }

  @Test func changesATargetAndTheStateOfItsSegment() {
    let text = document(segment)
    #expect(
      changed(text, change("a", to: "%@ B", state: .needsReview)).text
        == text.replacing(
          "id=\"s\">", with: "id=\"s\" state=\"translated\" subState=\"legible:needs-review\">"
        )
        .replacing("</source>", with: "</source><target><ph id=\"1\" dataRef=\"d\"/> B</target>"))
    let translated = changed(text, change("a", to: "%@ B", state: .needsReview)).text
    #expect(
      changed(translated, change("a", to: nil, state: .final)).text
        == translated.replacing(
          "\"translated\" subState=\"legible:needs-review\"", with: "\"final\""))
  }

  @Test func writesWhatXMLCannotHoldAsCodePoints() {
    let text = document(segment)
    #expect(
      changed(text, change("a", to: "\u{1}%@")).text
        == text.replacing(
          "</source>",
          with: "</source><target><cp hex=\"0001\"/><ph id=\"1\" dataRef=\"d\"/></target>"))
  }

  @Test func keepsPairsOfCodesOnlyWhereTheyStayPairs() {
    let text = document(
      "<segment><source><pc id='1' equivStart='[' equivEnd=']'>x</pc>y</source></segment>")
    #expect(
      changed(text, change("a", to: "y[x]")).text.contains(
        "<target>y<pc id='1' equivStart='[' equivEnd=']'>x</pc></target>"))
    #expect(changed(text, change("a", to: "]y[")).text.contains("<target>]y[</target>"))
  }

  @Test func splitsATextAmongSegmentsOnlyWhereItIsCertain() {
    let text = document(
      "<segment><source>One.</source></segment><ignorable><source>\n</source></ignorable>"
        + "<segment><source>Two.</source></segment>")
    #expect(
      changed(text, change("a", to: "Eins.\nZwei.")).text
        == text.replacing("One.</source>", with: "One.</source><target>Eins.</target>")
        .replacing("Two.</source>", with: "Two.</source><target>Zwei.</target>"))
    for target in ["Eins. Zwei.", "\nEins.", "Eins.\nZwei.\nDrei."] {
      let result = changed(text, change("a", to: target))
      #expect(result.text == text)
      #expect(result.rejections.first?.contains("several segments") == true)
    }
  }

  @Test func changesOneFormOfAPlural() {
    let text = XLIFFExample.second(
      "<unit id='a' pgs:switch='plural:n'><segment pgs:case='one'><source>1</source></segment>"
        + "<segment pgs:case='other'><source>2</source></segment></unit>", version: "2.2")
    #expect(
      changed(text, change("a", VariationPath([.plural(.other)]), to: "zwei")).text
        == text.replacing("2</source>", with: "2</source><target>zwei</target>"))
  }
}
