import Localization
import Testing

@testable import Exchange

struct XLIFFHostileTests {
  private static let head = "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'>"

  @Test(arguments: [
    "<!DOCTYPE xliff [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>\(head)&x;</xliff>",
    "<!DOCTYPE xliff [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]>\(head)&b;</xliff>",
    "<!DOCTYPE xliff SYSTEM 'http://127.0.0.1/x.dtd' []>\(head)</xliff>",
    "\(head)&nbsp;</xliff>", "\(head)\u{0}</xliff>", "\(head)\u{1}</xliff>", "\(head)",
    "\(head)<file>", "\(head)<a></b></xliff>", "\(head)</xliff><b/>", "", " ", "\u{FEFF}",
    head + String(repeating: "<g>", count: 10_000),
    head + String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000),
  ])
  func givesOneClearErrorForWhatIsNotWellFormed(text: String) {
    let document = XLIFFExample.read(text)
    #expect(document.version == nil && document.files.isEmpty)
    #expect(document.problems.count == 1)
    #expect(document.problems.first?.location.file == "de.xliff")
    #expect(document.applying([]).bytes == Array(text.utf8))
  }

  @Test func refusesMoreOfAnythingThanThereCanBe() {
    let long = String(repeating: "x", count: 2 << 20)
    let wide = (0..<10_000).map { "xmlns:p\($0)='u'" }.joined(separator: " ")
    for text in [
      "<xliff version='1.2'><file original='\(long)'/></xliff>", "<xliff version='1.2' \(wide)/>",
    ] {
      let document = XLIFFExample.read(text)
      #expect(document.problems.last?.message.contains("more than") == true)
      #expect(document.files.isEmpty)
    }
  }

  @Test func readsInvalidBytesAsAnError() {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      let document = XLIFFDocument(
        Array(Self.head.utf8) + bytes + Array("</xliff>".utf8), path: "a")
      #expect(document.problems.map(\.kind) == [.syntax])
    }
  }

  @Test func saysThatARootNamesNoVersion() {
    let document = XLIFFDocument(Array("<xliff><file/></xliff>".utf8), path: "a")
    #expect(document.problems.first?.message == "<xliff> does not name its version")
  }

  @Test func survivesEveryTruncationAndManyMutations() {
    let documents = [
      XLIFFExample.first(
        """
        <group><trans-unit id="a" approved='yes'><source>A <ph id="1">%@</ph>&amp;<x id="2"/></source>
        <seg-source><mrk mid="1" mtype="seg">A</mrk></seg-source><target state="new">%1$#@N@ B</target>
        <note from="x">N</note><alt-trans><target>C</target></alt-trans></trans-unit></group>
        <trans-unit id="a|==|substitutions.N.plural.one"><source><![CDATA[%1$lld]]></source></trans-unit>
        """),
      XLIFFExample.second(
        """
        <unit id="a" pgs:switch="plural:n"><originalData><data id="d">%@</data></originalData>
        <segment pgs:case="one" state="final" subState="x:y"><source>A <ph id="1" dataRef="d"/></source>
        <target order="2">B<pc id="2"><cp hex="0001"/></pc></target></segment></unit>
        <unit id="b"><segment><source>A</source></segment><ignorable><source> </source></ignorable>
        <segment><source>B</source></segment></unit>
        """),
    ].map { Array($0.utf8) }
    let fragments =
      ["<", ">", "&", "\"", "'", "/", "<![CDATA[", "]]>", "<!--", "target", "|==|", "%"]
      .map { Array($0.utf8) } + [[0], [0xFF], [0xC3]]
    var dice = Dice(seed: 9)
    for document in documents {
      for _ in 0..<800 {
        var bytes = document
        for _ in 0...dice.roll(3) {
          let start = dice.roll(bytes.count + 1)
          let end = min(bytes.count, start + dice.roll(4))
          bytes.replaceSubrange(start..<end, with: dice.pick(fragments))
        }
        if dice.roll(6) == 0 { bytes = Array(bytes.prefix(dice.roll(bytes.count + 1))) }
        exercise(bytes)
      }
    }
  }

  /// Reads a document and changes all that it holds.
  private func exercise(_ bytes: [UInt8]) {
    let document = XLIFFDocument(bytes, path: "a")
    let changes = document.files.flatMap { file in
      file.units.map { unit in
        BilingualChange(
          original: file.original, key: unit.key, path: unit.path, target: "%@ é\u{1}",
          state: .needsReview)
      }
    }
    let changed = document.applying(changes)
    if changed.rejections.count == changes.count {
      let isSame = changed.bytes == bytes
      #expect(isSame)
    } else {
      #expect(XLIFFDocument(changed.bytes, path: "a").version == document.version)
    }
  }
}
