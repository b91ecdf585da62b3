import AuditModel
import Exchange
import Localization
import Testing

/// Names of files and languages that would lead out of a folder.
@Suite struct BadNameTests {
  private func converted(
    original: String, locale: String, to format: ExchangeFormat
  ) -> Conversion.Result {
    let text = """
      <xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'>
      <file original='\(original)' source-language='en' target-language='\(locale)'
      datatype='plaintext'><body>
      <trans-unit id='k'><source>A</source><target>B</target></trans-unit></body></file></xliff>
      """
    let document = XLIFFDocument(Array(text.utf8), path: "de.xliff")
    return Conversion(bilingual: document.files).written(as: format)
  }

  @Test(
    arguments: [
      "../../../../tmp/evil.strings", "a/../../evil.strings", "C:/evil.strings",
      "..\\evil.strings", "./evil.strings",
    ], [ExchangeFormat.strings, .xcstrings])
  func convertsNothingToOutsideOfItsFolder(original: String, format: ExchangeFormat) throws {
    let result = converted(original: original, locale: "de", to: format)
    #expect(result.files.isEmpty)
    let rejection = try #require(result.rejections.first)
    #expect(rejection.location.file == "de.xliff" && rejection.location.line == 4)
    #expect(rejection.message.contains("outside"))
  }

  @Test(arguments: ["../../x", "/x", "a/../../x", "..", "a\\b"], ExchangeFormat.allCases)
  func convertsNothingToALanguageThatIsAPath(locale: String, format: ExchangeFormat) {
    let result = converted(original: "en.lproj/A.strings", locale: locale, to: format)
    for path in result.files.map(\.path) {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(!names.contains("..") && !names.contains("") && !path.contains("\\"), "\(path)")
    }
  }

  @Test func takesAnAbsoluteOriginalForANameInTheFolder() {
    let result = converted(original: "/etc/en.lproj/A.strings", locale: "de", to: .strings)
    #expect(
      result.files.map(\.path).sorted() == ["etc/de.lproj/A.strings", "etc/en.lproj/A.strings"])
    #expect(result.rejections.isEmpty)
  }

  @Test func readsNoLanguageOfACatalogThatIsAPath() {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "../../x":{"stringUnit":{"state":"translated","value":"v"}}}}}}
      """
    let file = LocalizationFile(
      path: "A.xcstrings", folder: "", name: "A", kind: .catalog, locale: nil,
      bytes: Array(text.utf8))
    let result = Conversion(files: [file]).written(as: .strings)
    #expect(result.files.allSatisfy { !$0.path.contains("..") })
  }
}
