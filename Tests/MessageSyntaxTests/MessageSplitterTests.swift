import Testing

@testable import MessageSyntax

/// The cutting of texts into words and what is not for reading.
@Suite struct MessageSplitterTests {
  private func pieces(_ text: String, _ specifiers: [Range<Int>] = []) -> [MessagePiece] {
    MessageSplitter.pieces(of: text, specifiers: specifiers, features: TextFeatures(of: text))
  }

  private func prose(_ text: String, _ specifiers: [Range<Int>] = []) -> String {
    MessagePiece.prose(of: text, pieces: pieces(text, specifiers))
      .replacing("\u{FFFC}", with: "▢")
  }

  @Test(arguments: [
    ("Hello.", "Hello."),
    ("", ""),
    ("Hello {name}, {0} {{x}} {} { y }!", "Hello ▢, ▢ ▢ ▢ { y }!"),
    ("{名前}さん", "▢さん"),
    ("{{ a }} { or } {...} {…}", "▢ { or } {...} {…}"),
    ("__count__ of __FILE__ a__b__ __Note:__", "▢ of __FILE__ a__b__ __Note:__"),
    ("Open 192.168.0.1:80 with 1.2.3 or 1.2.3.400.", "Open ▢:80 with 1.2.3 or 1.2.3.400."),
    ("（https://example.org/a）« https://example.org/b\u{A0}»", "（▢）« ▢\u{A0}»"),
    ("http://\u{A0}» http://日本.example/a。", "http://\u{A0}» ▢。"),
    ("Type `a' or `%s' and `b' , `x = 'y'`", "Type `a' or `%s' and `b' , ▢"),
    ("{ a b } {a b c}", "{ a b } {a b c}"),
    ("${x} $(y) %{z} %(n)s $5 100%", "▢ ▢ ▢ ▢ $5 100%"),
    ("{n, plural, one {# file} other {{n} files}} left", "▢ left"),
    ("{n, plural, one {''{n}''} other {it '}' s}}!", "▢!"),
    ("{n, plural, one {", "▢"),
    ("a {b, c} d", "a {b, c} d"),
    ("<b>Bold</b> 1 < 2 > 0 <br/> <3", "▢Bold▢ 1 < 2 > 0 ▢ <3"),
    ("a < b", "a < b"),
    ("A &amp; B&#160;C &x AT&T;", "A ▢ B▢C &x AT▢"),
    ("See https://example.org/a_(b)?x=1.", "See ▢."),
    ("(https://example.org)", "(▢)"),
    ("see &lt;https://example.org/a?b&c&gt;", "see ▢▢▢"),
    ("访问https://example.org了解", "访问▢了解"),
    ("www.example.org/x or example.com, and/or end.Begin", "▢ or ▢, and/or end.Begin"),
    ("Mail me@example.org. Or @me, a@b", "Mail ▢. Or @me, a@b"),
    ("me@mail.example.com", "▢"),
    ("first.last@example.com", "▢"),
    ("[Terms](https://example.org/t) [x] (y)", "▢Terms▢ [x] (y)"),
    ("[a](b c) [[n](m)](o)", "[a](b c) ▢▢n▢▢"),
    ("^[2 cats](inflect: true), %", "▢2 cats▢, %"),
    ("Use `code` or ``a`b``, don`t l`a", "Use ▢ or ▢, don`t l`a"),
    ("one\\ntwo \\u00e9 \\ x", "one▢two ▢ \\ x"),
  ])
  func keepsWhatIsForReading(_ text: String, _ expected: String) {
    #expect(prose(text) == expected)
  }

  @Test func leavesOutTheGivenSpecifiers() {
    #expect(prose("Hi %@!", [3..<5]) == "Hi ▢!")
    #expect(prose("%d%% of %@", [0..<2, 8..<10]) == "▢%% of ▢")
    #expect(prose("https://example.org/%@/x", [20..<22]) == "▢")
  }

  @Test(arguments: [
    "Hello {name}: [a [b](c) ^[d](inflect: true)](e) <b>`x`</b> &amp; a@b.de",
    "[[[[](a)](b)", "](](", "{{{{", "`` ` ``` ", "é{é}é", "%{%(%{a}", "://a://b", "@@.@.com",
  ])
  func piecesTogetherAreTheText(_ text: String) {
    let pieces = pieces(text)
    #expect(pieces.first?.range.lowerBound == 0)
    #expect(pieces.last?.range.upperBound == text.utf8.count)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
      #expect(!piece.range.isEmpty)
    }
  }

  @Test(arguments: ["[", "](", "{a,plural,{", "<a ", "`a", "&a", "a://", "a@a.", "^[", "{", "a."])
  func readsLongTextsInLinearTime(_ unit: String) {
    let text = String(repeating: unit, count: 200_000)
    let duration = ContinuousClock().measure { _ = pieces(text) }
    #expect(duration < .seconds(5))
  }
}
