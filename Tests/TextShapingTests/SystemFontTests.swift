import AuditModel
import SystemFont
import Testing

@testable import TextShaping

/// The system font of iOS, compared with what was measured there.
@Suite struct SystemFontTests {
  @Test func isAsWideAsOnIOS() throws {
    let shaper = try systemShaper()
    var errors: [(share: Double, name: String)] = []
    for (pointSize, weight, widths) in MeasuredWidths.all {
      for (text, width) in zip(MeasuredWidths.strings, widths) {
        let own = shaper.shape(text, weight: weight).width(at: FontSize(pointSize))
        errors.append((abs(own / width - 1), "“\(text)” in \(weight) at \(pointSize) pt"))
      }
    }
    let mean = errors.reduce(0) { $0 + $1.share } / Double(errors.count)
    let worst = try #require(errors.max { $0.share < $1.share })
    print(
      "\(errors.count) widths measured on iOS: mean error \(percent(mean)), worst",
      "\(percent(worst.share)) (\(worst.name))")
    #expect(errors.count == 6 * MeasuredWidths.all.count && errors.count > 400)
    #expect(mean < 0.005)
    #expect(worst.share < 0.025, "\(worst.name)")
  }

  private func percent(_ share: Double) -> String { "\((share * 10000).rounded() / 100) %" }

  @Test func isWiderInProportionAtSmallSizes() throws {
    let shaped = try systemShaper().shape("Summer trip")
    let shares = [11.0, 17, 22, 28].map { shaped.width(at: FontSize($0)) / $0 }
    #expect(shares == shares.sorted(by: >) && Set(shares).count == 4)
  }

  @Test(arguments: [("é", "e"), ("Ü", "U"), ("ñ", "n"), ("ệ", "e"), ("e\u{301}", "e")])
  func takesTheAdvanceOfTheLetterUnderAMark(marked: String, base: String) throws {
    let shaper = try systemShaper()
    for pointSize in [11.0, 17, 34] {
      let size = FontSize(pointSize)
      #expect(
        abs(shaper.shape(marked).width(at: size) - shaper.shape(base).width(at: size)) < 1e-9)
    }
    #expect(shaper.shape(marked).tolerance == WidthCertainty.marked.tolerance)
  }

  @Test(arguments: ["ж", "Σ", "ł", "đ", "ơ"])
  func estimatesALetterThatWasNotMeasured(letter: String) throws {
    let shaped = try systemShaper().shape(letter)
    let plain = try shaper().shape(letter).width
    #expect(abs(shaped.tolerance - WidthCertainty.estimated.tolerance) < 1e-9)
    let share = shaped.width(at: FontSize(17)) / 17 / plain
    #expect(share > 0.85 && share < 1.1, "\(share)")
  }

  @Test func statesTheMeanUncertaintyOfItsLetters() throws {
    let shaper = try systemShaper()
    #expect(shaper.shape("Ideas").tolerance == 0.005)
    #expect(try self.shaper().shape("Ideas").tolerance == 0)
    #expect(try systemShaper("th").shape("ไทย").tolerance == 0.06)
    #expect(try systemShaper("ja").shape("東京").tolerance == 0.01)
    let mixed = shaper.shape("a\u{10FFFD}").tolerance
    #expect(mixed > 0.3 && mixed < 0.9)
  }

  private func shaper() throws -> TextShaper {
    try TextShapingTests.shaper()
  }

  @Test func hasNoLigatureThatIOSLacks() throws {
    let shaped = try systemShaper().shape("fi ->")
    #expect(shaped.clusters.count == 5)
  }

  @Test func doesNotKernAPairThatIsOnTwoLines() throws {
    let shaper = try systemShaper()
    let size = FontSize(40)
    let pair = shaper.shape("T\u{AD}o")
    let alone = shaper.shape("T").width(at: size) + pair.hyphenWidth.points(at: size)
    var first = 0.0
    pair.forEachLine(width: alone, at: size, limit: 1) { first = $0.width }
    #expect(abs(first - alone) < 1e-9)
    #expect(shaper.shape("To").clusters[0].kerning < -0.01)
  }

  @Test func goesToTheNextTabStop() throws {
    let shaper = try systemShaper()
    let size = FontSize(17)
    let rest = shaper.shape("b").width(at: size)
    #expect(abs(shaper.shape("a\tb").width(at: size) - 28 - rest) < 1e-9)
    #expect(abs(shaper.shape("wider\tb").width(at: size) - 56 - rest) < 1e-9)
    // Each tab is measured once, not once for each place where the line may end.
    let many = shaper.shape(String(repeating: "a\t", count: 10_000))
    #expect(many.breakLines(width: .infinity, at: size).lineCount == 1)
    let broken = shaper.shape("a\tb").breakLines(width: 30, at: size)
    #expect(broken.lineCount == 2)
  }
}

/// Emoji, measured with Noto Color Emoji in place of Apple's.
@Suite struct EmojiTests {
  @Test(arguments: ["🙂", "👩‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func isOneGlyphOfTheEmojiFont(emoji: String) throws {
    let shaped = try systemShaper().shape(emoji)
    #expect(shaped.runs.map(\.face.family) == ["Noto Color Emoji"])
    #expect(shaped.runs.first?.glyphs.count == 1 && shaped.clusters.count == 1)
    #expect(shaped.hasEmoji && shaped.unmeasured.isEmpty)
  }

  @Test func isWiderThanAnEmBesideSmallText() throws {
    let shaped = try systemShaper().shape("🙂")
    #expect(abs(shaped.width(at: FontSize(17)) - 22) < 1e-9)
    #expect(abs(shaped.width(at: FontSize(40)) - 41.5) < 1e-9)
  }

  @Test func leavesDigitsAndTextSymbolsToTheTextFont() throws {
    for text in ["1", "#", "©", "❤\u{FE0E}"] {
      #expect(try systemShaper().shape(text).hasEmoji == false, "\(text)")
    }
  }

  @Test func countsTheLinesThatHaveEmoji() throws {
    let shaped = try systemShaper().shape("one 🙂\ntwo\n🙂")
    let lines = shaped.breakLines(width: 500, at: FontSize(17))
    #expect(lines.lineCount == 3 && lines.emojiLineCount == 2)
  }
}
