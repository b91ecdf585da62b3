import AuditModel
import Localization
import Reporting
import Testing
import TextShaping
import ViewTree

@testable import Gallery

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// The sheets of screens: all drawings of a page, with shared outlines.
@Suite struct SheetTests {
  private static let axes = DrawingPlan.Axes(
    devices: Array(NamedDevice.all.prefix(2)), sizes: [.large, .accessibility5],
    locales: ["en", "de", "he"])

  private func project(_ texts: [String: [String: String]]) -> LocalizationProject {
    LocalizationProject(
      tables: texts.sorted { $0.key < $1.key }.map { locale, texts in
        let place = SourceLocation(file: "\(locale).lproj/L.strings", line: 1, column: 1)
        let entries = texts.map {
          TableEntry(key: $0, value: .text($1), keyLocation: place, valueLocation: place)
        }
        return StringTable(
          name: "Localizable", locale: LocaleIdentifier(locale), files: [place.file],
          entries: entries)
      })
  }

  private func sheet(
    _ screen: Screen, axes: DrawingPlan.Axes = axes,
    texts: [String: [String: String]] = [
      "en": ["title": "Ideas"], "de": ["title": "Einfälle"], "he": [:],
    ], jobs: Int = 2
  ) throws -> DrawingSheet {
    let plan = DrawingPlan(screens: [screen], axes: axes, jobs: jobs)
    return SheetPainter(
      plan, project: project(texts), fonts: try installedFonts.get(), jobs: jobs
    ).sheet(of: 0)
  }

  private static let home = Screen(
    id: "home",
    states: ["idle", "busy"].map { name in
      ScreenState(name: name) { _ in
        Text(localized("title"))
        Text(.verbatim(name)).lineLimit(1).frame(width: 30)
      }
    })

  private func drawings(of sheet: DrawingSheet) -> [String] {
    sheet.cells.compactMap { if case .drawing(let svg, _, _) = $0 { svg } else { nil } }
  }

  @Test func hasACellForEachVariantOfEachState() throws {
    let sheet = try sheet(Self.home)
    #expect(sheet.cells.count == 2 * 2 * 3 * 2 && sheet.drawingCount == sheet.cells.count)
    // By state, device, language and size: the first device is held upright, the second is not.
    let drawings = drawings(of: sheet)
    #expect(drawings[..<6].allSatisfy { $0.contains("viewBox=\"0 0 320 568\"") })
    #expect(drawings[6..<12].allSatisfy { $0.contains("viewBox=\"0 0 568 320\"") })
  }

  @Test func usesEachOutlineThatIsDefinedAndNoOther() throws {
    let sheet = try sheet(Self.home)
    let all = sheet.definitions.joined() + drawings(of: sheet).joined()
    let used = Set(all.matches(of: /(?:href="|url\()#([^")]+)/).map(\.output.1))
    let defined = all.matches(of: /\ id="([^"]+)"/).map(\.output.1)
    #expect(Set(defined).count == defined.count)
    #expect(used == Set(defined) && used.count > 10)
    // Each glyph of the words is drawn once, whatever the languages, sizes and devices.
    let outlines = sheet.definitions.filter { $0.hasPrefix("<path ") }
    #expect(Set(outlines.map { $0.drop { $0 != "d" } }).count == outlines.count)
  }

  @Test func isTheSameOnAnyNumberOfThreads() throws {
    let (one, four) = (try sheet(Self.home, jobs: 1), try sheet(Self.home, jobs: 4))
    #expect(one.definitions == four.definitions)
    #expect(drawings(of: one) == drawings(of: four))
  }

  @Test func notesMissingTranslationsAndTruncatedText() throws {
    func notes(_ cell: DrawingSheet.Cell) -> [String] {
      if case .drawing(_, _, let notes) = cell { notes } else { [] }
    }
    let sheet = try sheet(Self.home)
    #expect(notes(sheet.cells[0]).isEmpty)
    #expect(notes(sheet.cells[1]) == ["1 truncated text"])
    #expect(notes(sheet.cells[4]) == ["not translated: title"])
  }

  @Test func showsWhyAStateCannotBeDrawn() throws {
    let broken = Screen(
      id: "broken",
      states: [
        .played(name: "lost") { _ in PlayedState(failure: "there is no “go”") },
        ScreenState(name: "idle") { _ in Text(.verbatim("Hi")) },
      ])
    let sheet = try sheet(broken)
    #expect(sheet.drawingCount == sheet.cells.count / 2)
    #expect(
      sheet.problems == ["broken, lost: the state cannot be played: there is no “go”"])
  }

  @Test func namesTheSymbolsThatAreDrawnAsPlaceholders() throws {
    let screen = Screen("icons") {
      Image(systemName: "no.such")
      Image(systemName: "also.not.there")
    }
    #expect(try sheet(screen).unknownSymbols == ["no.such", "also.not.there"])
  }

  @Test(.timeLimit(.minutes(1)))
  func drawsWhatIsSeenOfAVeryLongString() throws {
    let long = Screen(
      id: "long",
      states: [
        ScreenState(name: "idle") { _ in
          ScrollView { Text(.verbatim(String(repeating: "word ", count: 20_000))) }
        }
      ])
    var axes = Self.axes
    (axes.devices, axes.locales) = (Array(axes.devices.prefix(1)), ["en"])
    let sheet = try sheet(long, axes: axes)
    #expect(sheet.drawingCount == sheet.cells.count)
    #expect(drawings(of: sheet).allSatisfy { $0.utf8.count < 200_000 })
  }
}
