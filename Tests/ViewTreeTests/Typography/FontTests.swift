import AuditModel
import Testing

@testable import ViewTree

@Suite struct FontTests {
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility5, 53),
  ])
  func takesTheSizeOfAStyleFromItsTable(size: DynamicTypeSize, points: Double) {
    #expect(Font.body.pointSize(at: size) == points)
  }

  @Test func scalesAnOwnSizeByTheLeadingOfItsStyleToAWholePoint() {
    let font = Font.custom(size: 17, relativeTo: .body)
    #expect(font.pointSize(at: .medium) == 16)
    #expect(font.pointSize(at: .large) == 17)
    #expect(font.pointSize(at: .accessibility5) == 48)
    #expect(Font.custom(size: 17.5).pointSize(at: .large) == 17.5)
  }

  /// Measured on iOS 26.
  @Test(arguments: [
    (TextStyle.caption1, 12.0, 38.333, 38.0), (.largeTitle, 34, 58, 58), (.title3, 20, 52, 52),
    (.callout, 16, 45.667, 46), (.caption2, 11, 40.667, 41), (.subheadline, 15, 43.667, 44),
  ])
  func scalesAsUIFontMetricsDoes(
    style: TextStyle, points: Double, value: Double, font: Double
  ) {
    #expect(abs(style.scaledValue(points, at: .accessibility5) - value) < 0.001)
    #expect(style.scaledPointSize(points, at: .accessibility5) == font)
  }

  /// Measured on iOS 26.1: eight leadings of the metrics are less than those of the styles.
  @Test(arguments: [
    (TextStyle.title1, DynamicTypeSize.xLarge, 36.0, 37.0), (.title1, .xxLarge, 38, 39),
    (.subheadline, .xxxLarge, 26, 28), (.caption1, .accessibility1, 27, 28),
    (.subheadline, .accessibility2, 36, 37), (.caption2, .accessibility2, 29, 30),
    (.title1, .accessibility4, 61, 62), (.headline, .accessibility4, 51, 56),
    (.body, .accessibility4, 56, 56),
  ])
  func scalesByTheLeadingsOfUIFontMetrics(
    style: TextStyle, size: DynamicTypeSize, metrics: Double, leading: Double
  ) {
    #expect(abs(style.scaledValue(style.leading(at: .large), at: size) - metrics) < 0.001)
    #expect(style.leading(at: size) == leading)
  }

  @Test func scalesAHeadlineLessThanABodyOfItsSize() {
    #expect(abs(TextStyle.headline.scaledValue(11, at: .accessibility4) - 25.667) < 0.001)
    #expect(TextStyle.headline.scaledPointSize(17, at: .accessibility4) == 39)
    #expect(TextStyle.body.scaledPointSize(17, at: .accessibility4) == 43)
  }

  @Test func growsLessWithTheMetricsOfATitle() {
    let title = Font.custom(size: 17, relativeTo: .largeTitle)
    let body = Font.custom(size: 17)
    #expect(title.pointSize(at: .accessibility5) < body.pointSize(at: .accessibility5))
  }

  @Test func neverExceedsItsGreatestSize() {
    let font = Font.body.maximum(pointSize: 30)
    #expect(font.pointSize(at: .accessibility5) == 30)
    #expect(font.pointSize(at: .small) == 15)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func staysFixedAtEverySize(size: DynamicTypeSize) {
    #expect(Font.fixed(size: 10).pointSize(at: size) == 10)
    #expect(Font.headline.unscaled().pointSize(at: size) == 17)
    #expect(Font.headline.unscaled().leading(at: size) == 22)
  }

  @Test func takesTheLeadingOfAStyleFromItsTable() {
    #expect(Font.body.leading(at: .large) == 22)
    #expect(Font.body.leading(at: .accessibility5) == 62)
  }

  @Test func scalesTheLeadingOfOtherSizesInProportion() {
    #expect(abs(Font.body.maximum(pointSize: 26.5).leading(at: .accessibility5) - 31) < 1e-9)
  }

  @Test func setsLinesOfAnOwnSizeAsHighAsTheFont() {
    #expect(abs(2 * Font.fixed(size: 17).leading(at: .accessibility5) - 40.574) < 0.001)
  }

  @Test func changesOneThingAtATime() {
    let font = Font.title2.bold().italic()
    #expect(font.style == .title2)
    #expect(font.weight == .bold)
    #expect(font.isItalic)
    #expect(font.scales)
  }

  @Test func inheritsWhatATextDoesNotSay() {
    var outer = TextAttributes()
    outer.font = .title
    outer.lineLimit = 1
    var inner = TextAttributes()
    inner.lineLimit = 0
    inner.alignment = .center
    let result = inner.inheriting(from: outer)
    #expect(result.font == .title)
    #expect(result.lineLimit == 0)
    #expect(result.alignment == .center)
    #expect(result.truncationMode == nil)
  }

  @Test(arguments: TextStyle.allCases) func findsAStyleByItsName(style: TextStyle) {
    #expect(TextStyle(name: style.name) == style)
    #expect(TextStyle(name: style.name + "x") == nil)
  }

  @Test(arguments: TextStyle.allCases) func neverShrinksAsTheTextSizeGrows(style: TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }
    let leadings = DynamicTypeSize.allCases.map { style.leading(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(leadings == leadings.sorted())
  }
}
