import AuditModel
import Localization
import Testing
import TextShaping
import ViewTree

@testable import Layout

/// Languages that share trees are laid out as each of them is alone.
@Suite struct SharedTreesTests {
  private static let sizes: [DynamicTypeSize] = [.large, .accessibility3]
  private static let locales: [LocaleIdentifier] = ["en", "de", "ar", "fi"]

  /// A view that keeps a tree from being shared; none.
  enum Obstacle: CaseIterable {
    case none, runs, typed, typedInAll, password, redacted, geometry
  }

  @Test(arguments: Obstacle.allCases, [false, true])
  func areTheSameAsThoseOfALanguageAlone(_ obstacle: Obstacle, builtAnew: Bool) throws {
    let shared = SharedTrees()
    let whole = Self.views(obstacle, scale: 1)
    for locale in Self.locales {
      let together = try engine(locale, shared: shared)
      let alone = try engine(locale, shared: SharedTrees())
      for (number, size) in Self.sizes.enumerated() {
        let root = builtAnew ? Self.views(obstacle, scale: Double(number + 1)) : whole
        let environment = Self.environment(size)
        let one = try together.layOut(root, in: environment)
        let other = try alone.layOut(root, in: environment)
        #expect(Self.description(of: one) == Self.description(of: other))
      }
    }
    let isShared =
      shared.translated(
        Self.views(obstacle, scale: 1), for: Self.environment(.large),
        in: try engine("de", shared: shared).catalog, number: 1) != nil
    #expect(isShared == [.none, .typedInAll, .redacted].contains(obstacle))
  }

  @Test func areWrittenOnceForAllLanguages() throws {
    let shared = SharedTrees()
    let root = page { Text(string("title")).id("title") }
    let engines = try Self.locales.map { try engine($0, shared: shared) }
    for engine in engines { _ = try engine.layOut(root, in: Self.environment(.large)) }
    let flat = try #require(
      shared.translated(
        root, for: Self.environment(.large), in: engines[1].catalog, number: 1))
    let text = try #require(flat.texts.first)
    #expect(engines[1].catalog[text.text].string == "Vorbereitungen für die lange Reise")
  }

  @Test func areNotSharedWhereOneLanguageHasRuns() throws {
    let shared = SharedTrees()
    let root = page { Text(string("bold")) }
    let engines = try Self.locales.map { try engine($0, shared: shared) }
    let trees = try engines.map { try $0.layOut(root, in: Self.environment(.large)) }
    #expect(trees.map { $0.texts[0].runs != nil } == [false, true, false, false])
  }

  @Test func areNotSharedByAnotherTree() throws {
    let shared = SharedTrees()
    let environment = Self.environment(.large)
    _ = try engine("en", shared: shared).layOut(page { Text("a").id("a") }, in: environment)
    let tree = try engine("de", shared: shared)
      .layOut(page { Text("b").id("b") }, in: environment)
    #expect(tree.paths.contains { $0.hasSuffix("b") })
  }

  /// All that a layout decides, and the words that are spoken.
  private static func description(of tree: LaidOutTree) -> [String] {
    let words = { (text: TextID) in tree.catalog[text].string }
    return tree.nodes.positions.map { node in
      let text = tree.text(of: node)
      let said = tree.accessibility(of: node)
      return [
        tree.path(of: node), "\(tree[node].kind)", "\(tree[node].frame)",
        text.map { "\(words($0.text)) \($0.size) \($0.lineCount) \($0.isTruncated)" } ?? "",
        said.map {
          "\($0.label.map(words) ?? "") \($0.hint.map(words) ?? "") \($0.isNamedByAsset)"
        } ?? "",
      ].joined(separator: " ")
    }
  }

  private static func environment(_ size: DynamicTypeSize) -> RenderEnvironment {
    .screen(width: 320, height: 600, dynamicTypeSize: size)
  }

  /// Texts, fields, symbols, pictures and attributes whose words differ between languages.
  private static func views(_ obstacle: Obstacle, scale: Double) -> ViewNode {
    page {
      Text(string("title")).id("title").frame(width: 100 * scale)
      Image(systemName: "star")
      Image("logo", width: 20, height: 20)
      TextField(text: .verbatim("Anna"), placeholder: string("title"))
      TextField(text: nil, placeholder: string("title"))
      Button(string("title")).accessibilityHint(string("bold"))
      switch obstacle {
      case .none: Text(.verbatim("None"))
      case .runs: Text(string("bold"))
      case .typed: TextField(text: string("none"), placeholder: .verbatim("Name"))
      case .typedInAll: TextField(text: string("title"), placeholder: .verbatim("Name"))
      case .password:
        TextField(text: string("title"), state: TextFieldState(isSecure: true))
      case .redacted: Text(string("title")).redacted(reason: .placeholder)
      case .geometry: GeometryReader { Text(.verbatim("\($0.size.width)")) }
      }
    }
  }

  private func engine(_ locale: LocaleIdentifier, shared: SharedTrees) throws -> LayoutEngine {
    LayoutEngine(
      fonts: try FontLibrary(), project: Self.project, locale: locale, shared: shared)
  }

  private static let project = LocalizationProject(tables: [
    table("en", ["title": "Ideas", "bold": "All of it", "none": "Typed"]),
    table(
      "de",
      [
        "title": "Vorbereitungen für die lange Reise", "bold": "Das **alles**", "none": "",
        "logo": "Zeichen der Firma",
      ]),
    table("ar", ["title": "أفكار", "bold": "كل شيء", "none": "نص"]),
    table("fi", ["title": "Matkalle", "bold": "Kaikki", "none": "Teksti"]),
  ])

  private static func table(
    _ locale: LocaleIdentifier, _ texts: [String: String]
  ) -> StringTable {
    let file = "\(locale.identifier).lproj/Localizable.strings"
    return StringTable(
      name: "Localizable", locale: locale, files: [file],
      entries: texts.sorted { $0.key < $1.key }.enumerated().map { line, text in
        let location = SourceLocation(file: file, line: line + 1, column: 1)
        return TableEntry(
          key: text.key, value: .text(text.value), comment: nil, keyLocation: location,
          valueLocation: location)
      })
  }
}

/// A column of views.
private func page(@ViewBuilder _ views: () -> [ViewNode]) -> ViewNode {
  .screen([VStack { views() }.node])
}

/// A string of the table.
private func string(_ key: String) -> TextContent { .localized(LocalizedText(key: key)) }
