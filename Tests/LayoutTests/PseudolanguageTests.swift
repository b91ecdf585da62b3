import AuditModel
import Localization
import Testing
import TextShaping
import ViewTree

@testable import Layout

/// Layouts in the right-to-left pseudolanguage.
@Suite struct PseudolanguageTests {
  private static let project: LocalizationProject = {
    let location = SourceLocation(file: "de.lproj/Localizable.strings", line: 1, column: 1)
    let entry = TableEntry(
      key: "title", value: .text("Ideen!"), keyLocation: location, valueLocation: location)
    return LocalizationProject(
      sourceLocale: "de",
      tables: [
        StringTable(name: "Localizable", locale: "de", files: [location.file], entries: [entry])
      ])
  }()

  /// A title at the beginning of a row.
  @ViewBuilder private static func row() -> [ViewNode] {
    HStack(spacing: 0) {
      Text(localized("title")).id("title")
      Spacer()
    }
  }

  private static func tree(in locale: LocaleIdentifier) throws -> LaidOutTree {
    let environment: RenderEnvironment = locale.isRightToLeft ? .plain.mirrored : .plain
    return try LayoutEngine(fonts: try FontLibrary(), project: project, locale: locale)
      .layOut(.screen(row()), in: environment)
  }

  @Test func beginsAtTheRightWithTheTextOfTheSourceLanguage() throws {
    let plain = try Self.tree(in: "de")
    let mirrored = try Self.tree(in: .rightToLeftPseudolanguage)
    let text = mirrored.catalog[try mirrored.text("title").text]
    #expect(text.string == "Ideen!" && !text.isMissing)
    let (left, right) = (try plain.frame("title"), try mirrored.frame("title"))
    #expect(left.x == 0 && right.maxX == 300)
    // The letters run from left to right still, and are as wide.
    #expect(left.width == right.width && left.height == right.height)
  }
}
