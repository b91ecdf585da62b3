import AuditModel
import Testing

@testable import ViewTree

/// State and environment of views, as in SwiftUI.
@Suite struct StateTests {
  private struct Counter: View {
    @State var count = 3
    @Binding var isOn: Bool
    @AppStorage("name") private var name = "Ada"
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(verbatim: "\(name) \(count) \(isOn) \(isFocused)")
    }
  }

  @Test func haveTheirFirstValues() {
    #expect(Counter(isOn: .constant(true)).node.text == .verbatim("Ada 3 true false"))
    #expect(Counter(count: 7, isOn: .constant(false)).node.text == .verbatim("Ada 7 false false"))
  }

  @Test func bindPartsOfAValue() {
    struct Person { var name = "Ada" }
    @State var person = Person()
    #expect($person.name.wrappedValue == "Ada")
  }

  @Test func areNeverChangedByAnAction() {
    @State var count = 1
    count = 2
    $count.wrappedValue = 3
    #expect(count == 1)
  }

  private struct Adaptive: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @ScaledMetric(relativeTo: .body) private var side = 10.0

    var body: some View {
      Text(
        verbatim:
          "\(size.isAccessibilitySize) \(width == .regular) \(locale.identifier) \(direction) \(side)"
      )
    }
  }

  @Test func readTheVariant() {
    let screen = Screen("adaptive") { Adaptive() }
    #expect(
      screen.root(RenderEnvironment(locale: "en")).text
        == .verbatim("false false en leftToRight 10.0"))
    let large = RenderEnvironment(
      device: .narrowest(with: .regularRegular), dynamicTypeSize: .accessibility5, locale: "ar")
    // 62 of 22 points, rounded to a third of a point.
    #expect(screen.root(large).text == .verbatim("true true ar rightToLeft 28.333333333333332"))
  }

  @Test func sayWhetherTheTextSizeWasRead() {
    let reading = Screen("reading") { Adaptive() }.states[0].prepare(
      .narrowest(with: .compactRegular))
    #expect(reading.rendered(in: RenderEnvironment()).asksForTextSize)
    let plain = Screen("plain") { Text("a") }.states[0].prepare(.narrowest(with: .compactRegular))
    #expect(!plain.rendered(in: RenderEnvironment()).asksForTextSize)
  }

  @Test func haveDefaultsForValuesOfTheApp() {
    #expect(EnvironmentValues().theme == "plain")
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String { self[ThemeKey.self] }
}
