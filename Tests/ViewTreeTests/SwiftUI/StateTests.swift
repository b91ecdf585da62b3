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

  @Test func readTheVariantWhereTheViewWasMadeBefore() {
    // The leading of body is 34 points in place of 22.
    let view = Adaptive()
    let screen = Screen("adaptive") { view }
    #expect(
      screen.root(RenderEnvironment(dynamicTypeSize: .accessibility1)).text
        == .verbatim("true false en leftToRight 15.333333333333334"))
  }

  @Test func sayWhatWasReadOfTheVariant() {
    let reading = Screen("reading") { Adaptive() }.states[0].prepare(
      .narrowest(with: .compactRegular))
    #expect(reading.rendered(in: RenderEnvironment()).asked == [.textSize, .language])
    let plain = Screen("plain") { Text("a") }.states[0].prepare(.narrowest(with: .compactRegular))
    #expect(plain.rendered(in: RenderEnvironment()).asked == [])
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

/// Numbers that are none.
@Suite struct ImpossibleNumberTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func countAsTheDefault(_ number: Double) {
    let view = VStack(spacing: number) { Spacer(minLength: number) }
      .padding(number).layoutPriority(number).accessibilitySortPriority(number)
    #expect(view.kind == VStack {}.node.kind && view.layout == LayoutAttributes())
    #expect(view.accessibility.sortPriority == 0)
    #expect(view.children[0].kind == .spacer(minimum: 8))
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1]) func areNoRatio(_ ratio: Double) {
    #expect(Text("a").aspectRatio(ratio, contentMode: .fit).layout.aspectRatio == nil)
  }

  @Test func areNoOpacity() {
    #expect(Text("a").opacity(.nan).layout.opacity == 1)
    #expect(Color.red.opacity(.nan) == .red)
  }
}
