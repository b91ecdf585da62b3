import Testing

@testable import MessageSyntax

/// Messages in the syntax of ICU.
@Suite struct ICUMessageTests {
  /// The arguments as short texts.
  private func arguments(_ text: String) -> [String] {
    ICUMessage(text).arguments.map { argument in
      let offset = argument.offset.map { "-\($0)" } ?? ""
      let type = argument.type.map { ":\($0.rawValue)" } ?? ""
      return argument.name + type + offset + argument.cases.map { " \($0)" }.joined()
    }
  }

  @Test(arguments: [
    ("Hello", []), ("Hello {name} and {0}", ["name", "0"]), ("{ n , number }", ["n:number"]),
    ("{d, date, ::yMMMd} {t,time,{x} h}", ["d:date", "t:time"]),
    ("{n, plural, one {# card} other {# cards}}", ["n:plural one other"]),
    (
      "{n,plural,offset:1 =0{none} one{{who} and #} other{{who} and # {x, select, other {}}}}",
      ["who", "x:select other", "n:plural-1 =0 one other"]
    ),
    ("{g, select, female {Her} male {His} other {Their}} {g}", ["g:select female male other"]),
    ("{n, selectordinal, one {#st} other {#th}}", ["n:selectordinal one other"]),
    ("'{'not'}' ''{a}'' it's {b}", ["a", "b"]), ("'{a} '' {b}", []),
    ("{n, plural, other {'#' it's '{'}}", ["n:plural other"]),
  ])
  func readsArguments(_ text: String, _ expected: [String]) {
    #expect(arguments(text) == expected)
    #expect(ICUMessage(text).problem == nil)
  }

  @Test(arguments: [
    ("{", 0, ICUMessage.Problem.Kind.argumentName), ("a {b", 2, .openBrace), ("a}", 1, .closeBrace),
    ("{a b}", 0, .separator), ("{}", 0, .argumentName),
    ("{n, plurale, other {}}", 0, .argumentType("plurale")),
    ("{n, plural}", 0, .separator), ("{n, plural, one}", 12, .caseText("one")),
    ("{n, plural, one {a}}", 0, .missingOther), ("{n, plural, other {a} ", 0, .openBrace),
    ("{n, plural, one {a} one {b} other {}}", 20, .duplicateCase("one")),
    ("{n, plural, other {a}}}", 22, .closeBrace), ("{n, plural, = {a}}", 12, .caseText("=")),
    ("{n, number", 0, .openBrace), ("{n, select, other {", 0, .openBrace),
    ("{n, select, other ", 0, .openBrace),
  ])
  func findsMistakes(_ text: String, _ offset: Int, _ kind: ICUMessage.Problem.Kind) {
    #expect(ICUMessage(text).problem == ICUMessage.Problem(offset: offset, kind: kind))
  }

  @Test func isComplexOnlyWithCases() {
    #expect(!ICUMessage("{a} {n, number}").isComplex)
    #expect(ICUMessage("{a, select, other {}}").isComplex)
  }

  @Test(arguments: ["{n, plural, other {", "{", "'", "'{", "{a}", "{n, select, a {} "])
  func readsLongMessagesInLittleTime(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let duration = ContinuousClock().measure { _ = ICUMessage(text) }
    #expect(duration < .seconds(5))
  }

  @Test func givesUpOnDeepNesting() {
    let text = String(repeating: "{n, plural, other {", count: 10_000)
    #expect(ICUMessage(text).problem?.kind == .tooDeep)
  }
}
