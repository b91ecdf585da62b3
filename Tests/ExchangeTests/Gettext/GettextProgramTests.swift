import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

private let languages: [LocaleIdentifier] = [
  "cs", "de", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv", "th", "tr",
  "uk", "vi", "zh-Hans", "zh-Hant", "ar",
]

/// Texts of all shapes in a language.
private func texts(in locale: LocaleIdentifier) -> BilingualFile {
  let rules = PluralRules(language: locale.identifier)
  let categories = Set(rules.integerCategories + [.other]).sorted()
  func words(_ name: String, path: (PluralCategory) -> VariationPath) -> [BilingualUnit] {
    categories.map { poUnit(name, at: path($0), "%lld of %@", "\($0) %lld – %@") }
  }
  let long = Array(repeating: "word “ẅide” 字", count: 40).joined(separator: " ")
  return poFile(
    [
      poUnit("plain", "Text", "Wort"), poUnit("empty", "Nothing yet"),
      poUnit("format", "%1$@ of %2$lld", "%2$lld / %1$@"), poUnit("percent", "50 % of", "50 % von"),
      poUnit("lines", "one\ntwo\n", "eins\nzwei\n"), poUnit("long", long, long),
      poUnit("quotes", "a \"b\" \\ c", "\"a\" \\"), poUnit("control", "\u{1}\u{7F}", "\u{1}"),
      poUnit("review", "%@", "lost", .needsReview), poUnit("k|==|plural.one", "x", "y"),
      poUnit("tap", at: VariationPath([.device("iphone")]), "Tap %@", "%@!"),
      poUnit("two", "%1$#@a@, %2$#@b@", "%2$#@b@, %1$#@a@"), poUnit("one", "%#@n@", "%#@n@"),
    ] + words("one") { .variable("n", $0) } + words("two") { .variable("a", $0) }
      + words("two") { .variable("b", $0) } + words("forms") { .plural($0) }
      + [poUnit("forms", at: .plural(.zero), "none", "null")].filter { _ in
        !categories.contains(.zero)
      }, in: locale, original: "My App/en.lproj/a b.strings")
}

@Suite(.enabled(if: GettextProgram.folder != nil, "gettext is not installed"))
struct GettextProgramTests {
  @Test(arguments: languages)
  func acceptsAllThatIsWritten(locale: LocaleIdentifier) throws {
    let file = texts(in: locale)
    let result = POWriter.write([file], project: "Corkboard", generator: "Legible 1")
    let checked = try GettextProgram.check(result.bytes)
    #expect(checked.isAccepted, "\(checked.output)")
    // Only the date of the last change is missing, which is not known.
    #expect(checked.output.split(separator: "\n").count { $0.contains("warning") } == 1)
    #expect(result.losses == [])
    let read = PODocument(result.bytes, path: "a.po")
    #expect(read.problems == [])
    let isSame = Set(read.files.flatMap(\.placeless.units)) == Set(file.placeless.units)
    #expect(isSame)
  }

  @Test func laysLinesOutAsGettextDoes() throws {
    let lines = (58..<84).map { length in
      (
        String(repeating: "abcd efgh ", count: 20).prefix(length),
        String(repeating: "слово и ", count: 20).prefix(length)
      )
    }
    let units = lines.flatMap { source, target in
      [
        poUnit("a\(source.count)", String(source), String(target)),
        poUnit("b\(source.count)", "\(source)x\n", "\(target)y\n"),
      ]
    }
    let file = poFile(
      units + [poUnit("c", "a\nb", "a\n\nb\n  c", notes: [.init("one\n\ntwo")])], in: "ru")
    let bytes = POWriter.write([file], project: "Corkboard").bytes
    let isSame = try GettextProgram.format(bytes) == bytes
    #expect(isSame)
  }

  @Test func refusesALostArgument() throws {
    let units = [poUnit("a", "Hello %@", "Hallo")]
    let bytes = POWriter.write([poFile(units)], project: "Corkboard").bytes
    #expect(try !GettextProgram.check(bytes).isAccepted)
  }

  @Test func acceptsWhatIsChanged() throws {
    let document = PODocument(
      POWriter.write([texts(in: "ru")], project: "Corkboard").bytes, path: "a.po")
    let changes = document.files.flatMap { file in
      file.units.filter { $0.path.category != .other }.map { unit in
        BilingualChange(
          original: file.original, key: unit.key, path: unit.path,
          target: unit.path.category == nil ? unit.source : "новые %lld \(unit.key) %@",
          state: .needsReview)
      }
    }
    let result = document.applying(changes)
    #expect(result.rejections == [])
    let checked = try GettextProgram.check(result.bytes)
    #expect(checked.isAccepted, "\(checked.output)")
  }
}
