import Localization
import Testing

@testable import Exchange

private func accented(_ text: String) -> String {
  PseudoTranslator.translate(text, style: .accented)
}

/// Texts of all kinds, good and broken.
private let texts = [
  "", " ", "OK", "Hello %@", "%1$@ of %2$lld", "%#@cards@ left", "%1$#@a@ and %2$#@b@", "100%",
  "100% ",
  "50 % of", "%l%@ x", "%", "%%", "%% off", "5%% of %@", "%-5.2f m", "%*d x", "%arg cards", "a%yes",
  "{name} is {0}", "{n, plural, one {# day} other {# days}}", "{open", "${app} and $(x)",
  "a < b > c",
  "<b>bold</b> & <a href=\"x>y\">link</a>", "&amp; &nope ; &#233;", "[text](https://a.example/b)",
  "`code` and `open", "See https://a.example/%@?x=1, or mail me@a.example.", "www.a.example/x",
  "^[%lld card](inflect: true) left", "^[open", "\\n and \\u00e9 and \\", "e\u{301}clair", "Größe",
  "日本語 text", "👩‍👩‍👧 family",
  "\u{301}x", "line\none\r\ntwo\ttab", " edge ", "%#@n", "%2$@%1$@", "@%@",
  "Tap “%@”", "%@%@%@", "% @ x", "%'d", "%lu%s", "%5$", "%l", "100%one", "%h", "x%.", "a%#",
]

@Suite struct PseudoTranslatorTests {
  @Test func accentsLatinLetters() {
    #expect(accented("Hello, World 12") == "Ĥéļļö, Ŵöŕļď 12")
    #expect(accented("日本 é ß я") == "日本 é ß я")
    #expect(accented("e\u{301}a") == "e\u{301}á")
  }

  @Test func expandsAsTranslationsDo() {
    func expanded(_ text: String) -> String { PseudoTranslator.translate(text, style: .expanded) }
    #expect(expanded("Save") == "[Save one]")
    #expect(expanded("Add a card") == "[Add a card one two three]")
    #expect(expanded(" Hello %@\n") == " [Hello %@ one two]\n")
    #expect(expanded("100%") == "[100% · one]")
    #expect(expanded("%@") == "[%@]")
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let growth = Double(expanded(long).count) / Double(long.count)
    #expect((1.3...1.35).contains(growth))
  }

  @Test func turnsWordsAround() {
    let word = { (text: String) in "\u{200F}\u{202E}\(text)\u{202C}\u{200F}" }
    let result = PseudoTranslator.translate("Two words: %@ 12 <b>x</b>", style: .bidi)
    #expect(
      result == "\(word("Two")) \(word("words:")) %@ 12 <b>\(word("x"))</b>")
  }

  @Test func putsBracketsAroundAll() {
    #expect(PseudoTranslator.translate(" Hello %@\n", style: .brackets) == " ⟦Hello %@⟧\n")
    #expect(PseudoTranslator.translate(" \n", style: .brackets) == " \n")
  }

  @Test(arguments: [
    ("a %@ b", "á %@ ƀ"), ("%1$lld a %#@cards@", "%1$lld á %#@cards@"), ("5%% a", "5%% á"),
    ("%arg a", "%arg á"), ("{name} a", "{name} á"), ("{{name}}a", "{{name}}á"), ("${x}a", "${x}á"),
    ("$(x)a", "$(x)á"), ("{a {b} c} a", "{a {b} c} á"),
    ("<b class=\"a>b\">a</b>", "<b class=\"a>b\">á</b>"),
    ("<!-- a -->a", "<!-- a -->á"), ("a < b", "á < ƀ"), ("a &amp; b", "á &amp; ƀ"),
    ("a &b", "á &ƀ"),
    ("&#233;a", "&#233;á"), ("[a](b)a", "[á](b)á"), ("[a](b(c)d)a", "[á](b(c)d)á"),
    ("`a` b", "`a` ƀ"), ("`a", "`á"), ("a https://x.example/a?b, c", "á https://x.example/a?b, ç"),
    ("(http://x.example)a", "(http://x.example)á"), ("mail me@x.example.", "ɱáîļ me@x.example."),
    ("www.x.example a", "www.x.example á"), ("a\\nb", "á\\nƀ"), ("\\u00e9a", "\\u00e9á"),
    ("^[%lld card](inflect: true) a", "^[%lld card](inflect: true) á"), ("^[a", "^[á"),
    ("{a", "{á"),
    ("mailto:a@b.example", "mailto:a@b.example"), ("a: b", "á: ƀ"), ("%@.a", "%@.á"),
    ("a@b", "á@ƀ"), ("@a.b", "@á.ƀ"), ("%a$ b", "%a$ ƀ"),
  ])
  func leavesWhatIsNotForPeople(text: String, expected: String) {
    #expect(accented(text) == expected)
  }

  @Test(arguments: PseudoStyle.allCases)
  func keepsSpecifiersAndMarkup(style: PseudoStyle) {
    for text in texts {
      let result = PseudoTranslator.translate(text, style: style)
      let (source, target) = (FormatString(text), FormatString(result))
      #expect(FormatString.compare(source: source, target: target) == [], "\(text) → \(result)")
      #expect(source.specifiers.map(\.text) == target.specifiers.map(\.text))
      #expect(source.escapedPercentCount == target.escapedPercentCount)
      #expect(result == PseudoTranslator.translate(text, style: style))
      let isEmpty = text.allSatisfy(\.isWhitespace)
      #expect(isEmpty == (result == text) || style == .accented || style == .bidi)
      for part in PseudoText(text).parts where part.isProtected {
        #expect(result.contains(part.text))
      }
    }
  }

  @Test(arguments: PseudoStyle.allCases)
  func keepsSpecifiersOfRandomTexts(style: PseudoStyle) {
    let pieces = [
      "%", "@", "l", "d", "1", "$", "#", " ", "o", "*", ".", "a", "%%", "{", "}", "\u{301}", "é",
      "-", "<", ">",
    ]
    var state: UInt64 = 7
    for _ in 0..<800 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let result = PseudoTranslator.translate(text, style: style)
      let difference = FormatString.compare(
        source: FormatString(text), target: FormatString(result)
      ).filter { if case .barePercent = $0 { false } else { true } }
      #expect(difference == [], "\(text) → \(result)")
    }
  }

  @Test(arguments: [
    "{", "<", "<a", "`", "^[", "](", "$(", "(", "%", "a@", "\"a", "&", "\\", "%#@", "{a ",
  ])
  func translatesLongTextsInLittleTime(fragment: String) {
    let text = String(repeating: fragment, count: 1000 / fragment.utf8.count)
    let start = ContinuousClock.now
    for style in PseudoStyle.allCases { _ = PseudoTranslator.translate(text, style: style) }
    #expect(ContinuousClock.now - start < .seconds(2))
  }
}
