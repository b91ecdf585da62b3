import AuditModel
import LanguageData
import Testing
import ViewTree

/// Titles that iOS itself shows, in the language of the app.
@Suite struct SystemTitleTests {
  private func texts(in locale: LocaleIdentifier, _ view: some View) throws -> [String] {
    let tree = try layOut(in: RenderEnvironment(locale: locale)) { view.node }
    return tree.texts.map { tree.catalog[$0.text].string }
  }

  @Test(
    arguments: [
      ("en", "Share…"), ("de", "Teilen\u{A0}…"), ("de-AT", "Teilen\u{A0}…"), ("ja", "共有…"),
      ("pt", "Compartilhar…"),
      ("pt-PT", "Partilhar…"), ("zh-HK", "分享⋯"), ("no", "Del\u{A0}…"), ("eo", "Share…"),
    ] as [(LocaleIdentifier, String)])
  func areInTheLanguageOfTheApp(locale: LocaleIdentifier, title: String) throws {
    #expect(try texts(in: locale, ShareLink(item: "a")) == [title])
  }

  @Test func takeTheirArguments() throws {
    let view = ContentUnavailableView.search(text: "100 %@")
    #expect(try texts(in: "fr", view) == ["Aucun résultat pour «\u{A0}100 %@\u{A0}»"])
  }

  @Test(
    arguments: [("en", "30%"), ("de", "30\u{A0}%"), ("de-CH", "30%"), ("tr", "%30")]
      as [(LocaleIdentifier, String)])
  func writePercentagesInTheLanguageOfTheApp(locale: LocaleIdentifier, text: String) throws {
    let tree = try layOut(in: RenderEnvironment(locale: locale)) { ProgressView(value: 0.3).node }
    let value = tree.nodes.positions.lazy.compactMap { tree.accessibility(of: $0)?.value }.first
    #expect(value.map { tree.catalog[$0].string } == text)
  }

  @Test func areNoKeysOfTheApp() throws {
    let tree = try layOut { ShareLink(item: "a").node }
    let text = try #require(tree.texts.first.map { tree.catalog[$0.text] })
    #expect(text.key == nil && !text.isMissing && !text.isLiteral)
  }
}
