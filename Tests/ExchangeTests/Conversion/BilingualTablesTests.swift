import AuditModel
import Exchange
import Localization
import Testing

@Suite struct BilingualTablesTests {
  private func file(_ units: String, target: String = "de") -> [UInt8] {
    Array(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en.lproj/A.strings" source-language="en" target-language="\(target)" \
      datatype="plaintext"><body>\(units)</body></file>
        <file original="en.lproj/A.stringsdict" source-language="en" target-language="\(target)" \
      datatype="plaintext"><body>
          <trans-unit id="x"><source>X</source><target>Ix</target></trans-unit>
        </body></file>
      </xliff>
      """.utf8)
  }

  private func texts(_ bytes: [UInt8]) -> [String] {
    let files = XLIFFDocument(bytes, path: "de.xliff").files
    return LocalizationProject(bilingual: files).tables.flatMap { table in
      table.entries.map { "\(table.locale) \($0.key) \($0.value.format)" }
    }
  }

  @Test func whatIsSaidFirstOfAKeyCounts() {
    let units = """
      <trans-unit id="a"><source>A</source></trans-unit>
      <trans-unit id="a"><source>B</source><target>Be</target></trans-unit>
      <trans-unit id="x"><source>C</source><target>Ce</target></trans-unit>
      """
    #expect(texts(file(units)) == ["de x Ce", "en a A", "en x C"])
  }

  @Test func textsOfOneLanguageAreNotTakenTwice() {
    let units = #"<trans-unit id="a"><source>A</source><target>B</target></trans-unit>"#
    #expect(texts(file(units, target: "en")) == ["en a A", "en x X"])
  }

  @Test func filesAreHandedOverOneByOneAsTheyAreInTheDocument() {
    let bytes = file(
      "<trans-unit id=\"a\"><source>A</source><note>N</note></trans-unit>"
        + "<trans-unit id=\"b\"><source>B</source><note>N</note></trans-unit>")
    var files: [BilingualFile] = []
    let problems = BilingualDocument.read(bytes, path: "de.xliff", format: .xliff12) {
      files.append($0)
    }
    #expect(problems.isEmpty && files == XLIFFDocument(bytes, path: "de.xliff").files)
  }

  @Test func aDocumentThatBreaksOffHasAFatalProblem() {
    let problems = BilingualDocument.read(
      Array(file("").dropLast(20)), path: "de.xliff", format: .xliff12
    ) { _ in }
    #expect(problems.count == 1)
  }

  private func forms(_ ids: [String], original: String) -> [String] {
    let units = ids.map {
      "<trans-unit id=\"\($0)\"><source>%d files</source><target>%d x</target></trans-unit>"
    }
    let bytes = Array(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(original)" source-language="en" target-language="ru" \
      datatype="plaintext"><body>\(units.joined())</body></file>
      </xliff>
      """.utf8)
    let files = XLIFFDocument(bytes, path: "ru.xliff").files
    return LocalizationProject(bilingual: files).tables.flatMap { table in
      table.entries.flatMap(\.leaves).map { "\(table.locale) \($0.path) \($0.text)" }
    }
  }

  @Test func aSourceWithoutOtherHasTheTextThatStandsForIt() {
    #expect(
      forms(["k|==|plural.one", "k|==|plural.few", "k|==|plural.many"], original: "A.xcstrings")
        == [
          "en plural.one %d files", "en plural.other %d files", "ru plural.one %d x",
          "ru plural.few %d x", "ru plural.many %d x",
        ])
  }

  @Test func wordsOfAVariableAreReadWithoutTheTextThatNamesIt() {
    #expect(
      forms(["/k:dict/n:dict/one:dict/:string"], original: "en.lproj/A.stringsdict")
        == [
          "en  %#@n@", "en substitutions.n.plural.one %d files", "ru  %#@n@",
          "ru substitutions.n.plural.one %d x",
        ])
  }
}
