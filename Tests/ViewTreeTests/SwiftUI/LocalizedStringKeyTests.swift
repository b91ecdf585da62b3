import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Literals as keys of string tables, as in SwiftUI.
@Suite struct LocalizedStringKeyTests {
  @Test func areKeysWhereTheyAreLiterals() {
    #expect(Text("login.title").node.text == localized("login.title"))
    #expect(Button("go") {}.node.firstText == localized("go"))
    #expect(Label("go", systemImage: "star").node.firstText == localized("go"))
    #expect(Toggle("on", isOn: .constant(true)).node.firstText == localized("on"))
  }

  @Test func areContentWhereTheyAreVariablesOrVerbatim() {
    let name = "Ada"
    #expect(Text(name).node.text == .verbatim("Ada"))
    #expect(Text(verbatim: name).node.text == .verbatim("Ada"))
    #expect(Text(verbatim: "\(name) 1").node.text == .verbatim("Ada 1"))
    #expect(Button(name) {}.node.firstText == .verbatim("Ada"))
    #expect(Text("x").accessibilityLabel(name).accessibility.label == .verbatim("Ada"))
  }

  @Test func areLiteralsWhereTheyAreVerbatimInTheCode() {
    #expect(Text(verbatim: "login.title").node.text == .literal("login.title"))
  }

  @Test func haveAFormatSpecifierForEachValue() {
    let (name, count, share) = ("Ada", 3, 0.5)
    #expect(
      key("\(name) has \(count) of 100 % in \(share)")
        == LocalizedText(
          key: "%@ has %lld of 100 %% in %lf",
          arguments: [.text(.verbatim("Ada")), .integer(3), .number(0.5)]))
  }

  @Test func haveTheSpecifierOfTheTypeOfANumber() {
    let (small, large, share) = (Int32(1), UInt64(2), Float(0.5))
    #expect(
      key("\(small) \(large) \(UInt8(3)) \(share)")
        == LocalizedText(
          key: "%d %llu %u %f",
          arguments: [.integer(1), .integer(2), .integer(3), .number(0.5)]))
  }

  @Test func keepTheirPercentSignsWithoutValues() {
    #expect(key("100 %") == LocalizedText(key: "100 %"))
  }

  @Test func takeAFormatSpecifierOfOnesOwn() {
    #expect(
      key("\(0.256, specifier: "%.2f")") == LocalizedText(key: "%.2f", arguments: [.number(0.256)]))
  }

  @Test func takeTheTextOfAnotherKey() {
    #expect(
      key("Save \(Text("board"))")
        == LocalizedText(key: "Save %@", arguments: [.text(localized("board"))]))
  }

  @Test func areOfTheTableThatIsNamed() {
    #expect(Text("title", tableName: "Settings").node.text == localized("title", table: "Settings"))
  }

  @Test func formatValuesInTheLanguageOfTheVariant() {
    let screen = Screen("price") { Text(1234.5, format: .number) }
    func text(_ locale: LocaleIdentifier) -> TextContent? {
      screen.root(RenderEnvironment(locale: locale)).text
    }
    #expect(text("en") == .verbatim("1,234.5"))
    #expect(text("de") == .verbatim("1.234,5"))
  }

  private func key(_ key: LocalizedStringKey) -> LocalizedText? {
    if case .localized(let text) = key { text } else { nil }
  }
}

extension Screen {
  /// The view of its first state.
  func root(_ environment: RenderEnvironment = RenderEnvironment()) -> ViewNode {
    states[0].prepare(.narrowest(with: environment.sizeClasses)).render(environment)
  }
}

/// Dates in texts.
@Suite struct DateTextTests {
  /// 1 January 1970, midnight in UTC: elsewhere it is another hour, or another day.
  private let date = Date(timeIntervalSince1970: 0)

  @Test func areInUTCWhereverTheAuditRuns() {
    let text = Text(date, format: .dateTime.day().month().year().hour().minute()).node.text
    #expect(text == .verbatim("Jan 1, 1970 at 12:00\u{202F}AM"))
    #expect(Text(date, style: .date).node.text == .verbatim("Jan 1, 1970"))
  }
}
