import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

private func written(_ file: BilingualFile) -> WrittenFile {
  POWriter.write([file], project: "Corkboard")
}

@Suite struct POWriterTests {
  @Test func writesAnEntryWithAllThatTranslatorsNeed() {
    let context = TextContext(
      usages: [
        .init(screen: "Board", states: ["empty", "loading"]), .init(screen: "Help", states: []),
      ],
      roles: ["button"],
      widthBudget: WidthBudget(points: 120, characters: 17, tightest: "Board, accessibility5"))
    let text = written(
      poFile([
        poUnit(
          "add.title", "Add %@", "%@ hinzufügen", .needsReview,
          notes: [.init("The name of a card.\nShort."), .init("Really?", author: "translator")],
          context: context)
      ])
    ).bytes.asText
    #expect(
      text == """
        msgid ""
        msgstr ""
        "Project-Id-Version: Corkboard\\n"
        "PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
        "Last-Translator: \\n"
        "Language-Team: \\n"
        "Language: de\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Content-Transfer-Encoding: 8bit\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"
        "X-Source-Language: en\\n"

        # Really?
        #. The name of a card.
        #. Short.
        #.
        #. Shown as: button
        #. Seen on: Board (empty, loading)
        #. Seen on: Help
        #. Fits in: 120 pt, about 17 characters; tightest: Board, accessibility5
        #: App/a.strings
        #, fuzzy, objc-format
        msgctxt "App/a.strings|add.title"
        msgid "Add %@"
        msgstr "%@ hinzufügen"

        """)
  }

  @Test(arguments: ["%arg birds", "%@ and %arg"])
  func takesTheNumberOfAVariableForNoFormat(source: String) {
    let words = VariationPath([.substitution("BIRDS"), .plural(.other)])
    var unit = poUnit("birds", source, source)
    #expect(written(poFile([unit])).bytes.asText.contains("objc-format"))
    unit.path = words
    #expect(!written(poFile([unit])).bytes.asText.contains("objc-format"))
    unit.source = "%@ birds"
    #expect(written(poFile([unit])).bytes.asText.contains("objc-format"))
  }

  @Test func makesOneEntryOfTheWordsForNumbers() {
    let words: [(PluralCategory, String)] = [
      (.one, "%lld карточка"), (.few, "%lld карточки"), (.many, "%lld карточек"),
      (.other, "%lld карточек"),
    ]
    let units = words.map { category, target in
      poUnit(
        "cards", at: .variable("n", category), category == .one ? "%lld card" : "%lld cards",
        target,
        valueType: "lld")
    }
    let all = poFile([poUnit("cards", "%#@n@", "%#@n@")] + units, in: "ru")
    let result = written(all)
    #expect(result.losses == [])
    #expect(
      result.bytes.asText.hasSuffix(
        """
        #. Number: %lld
        #: App/a.strings
        #, objc-format
        msgctxt "App/a.strings|cards|==|%#@n@"
        msgid "%lld card"
        msgid_plural "%lld cards"
        msgstr[0] "%lld карточка"
        msgstr[1] "%lld карточки"
        msgstr[2] "%lld карточек"

        """))
    #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [all])
  }

  @Test func givesFormsThatGettextLacksEntriesOfTheirOwn() {
    let units: [BilingualUnit] = [
      poUnit("n", at: .plural(.zero), "none", "keine"),
      poUnit("n", at: .plural(.one), "%d card", "%d Karte"),
      poUnit("n", at: .plural(.other), "%d cards", "%d Karten"),
      poUnit("tap", at: VariationPath([.device("iphone")]), "Tap", "Tippen"),
      poUnit("tap", at: VariationPath([.device("other")]), "Click", "Klicken"),
      poUnit("w", at: VariationPath([.width("20")]), "Go", "Los"),
      poUnit("s", at: VariationPath([.phrase(1)]), "Go on", "Weiter"),
    ]
    let result = written(poFile(units))
    #expect(result.losses == [])
    let contexts = result.bytes.asText.split(separator: "\n").filter { $0.hasPrefix("msgctxt") }
    #expect(
      contexts.map { $0.dropFirst("msgctxt \"App/a.strings|".count).dropLast() } == [
        "n|==|plural.zero", "n", "tap|==|device.iphone", "tap|==|device.other", "w|==|width.20",
        "s|==|phrase.1",
      ])
    #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [poFile(units)])
  }

  @Test func keepsWordsForDecimalsApartWhereTheyDiffer() {
    func units(_ other: String, valueType: String) -> [BilingualUnit] {
      [
        poUnit("n", at: .plural(.one), "%d hour", "%d час", valueType: valueType),
        poUnit("n", at: .plural(.few), "%d hours", "%d часа", valueType: valueType),
        poUnit("n", at: .plural(.many), "%d hours", "%d часов", valueType: valueType),
        poUnit("n", at: .plural(.other), "%d hours", other, valueType: valueType),
      ]
    }
    for (other, type, isApart) in [
      ("%d часов", "d", false), ("%d часа", "d", true), ("%d часов", "f", true),
    ] {
      let all = poFile(units(other, valueType: type), in: "ru")
      let result = written(all)
      #expect(result.bytes.asText.contains("n|==|plural.other") == isApart)
      #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [all])
    }
  }

  @Test func keepsATextApartThatIsMoreThanItsVariable() {
    let words = [
      poUnit("n", at: .variable("v", .one), "%d card", "%d Karte", valueType: "d"),
      poUnit("n", at: .variable("v", .other), "%d cards", "%d Karten", valueType: "d"),
    ]
    let texts = [
      poUnit("n", "%#@v@", "(%#@v@)"), poUnit("n", "%#@v@", nil), poUnit("n", "(%#@v@)", "%#@v@"),
      poUnit("n", "%#@v@", "%#@v@", .needsReview), poUnit("n", "%#@w@", "%#@w@"),
      poUnit("n", "%2$#@v@", "%2$#@v@"), poUnit("n", "%#@v@", "%#@v@", notes: [.init("x")]),
    ]
    for text in texts {
      let all = poFile([text] + words)
      let result = written(all)
      #expect(result.losses == [])
      #expect(result.bytes.asText.contains("|n|==|substitutions.v\""), "\(text)")
      #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [all])
    }
    for format in ["%#@v@", "%1$#@v@"] {
      let all = poFile([poUnit("n", format, format)] + words)
      #expect(written(all).bytes.asText.contains("|n|==|\(format)\""))
      #expect(PODocument(written(all).bytes, path: "a.po").files.map(\.placeless) == [all])
    }
  }

  @Test func ordersFormsByTheirCategories() {
    let all = poFile(
      [
        poUnit("n", at: .plural(.one), "%d card", "%d carte"),
        poUnit("n", at: .plural(.many), "%d cards", "%d de cartes"),
        poUnit("n", at: .plural(.other), "%d cards", "%d cartes"),
      ], in: "fr")
    let result = written(all)
    #expect(result.losses == [])
    #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [all])
  }

  @Test func writesFormsApartForALanguageWithoutAFormula() {
    let all = poFile(
      [
        poUnit("n", at: .plural(.one), "%d card", "%d kartenn"),
        poUnit("n", at: .plural(.other), "%d cards", "%d kartennow"),
      ], in: "kw")
    let result = written(all)
    #expect(result.losses == [])
    #expect(PODocument(result.bytes, path: "a.po").files.map(\.placeless) == [all])
  }

  @Test func marksEntriesOfWhichAFormIsMissing() {
    let units = [
      poUnit("n", at: .plural(.one), "%d card", "%d Karte"),
      poUnit("n", at: .plural(.other), "%d cards"),
    ]
    let result = written(poFile(units))
    #expect(result.bytes.asText.contains("#, fuzzy, objc-format\n"))
    #expect(result.losses.map(\.path) == [.plural(.one)])
    #expect(result.losses.first?.message.contains("“needsReview”") == true)
  }

  @Test func saysWhatItCannotHold() {
    var untranslatable = poUnit("a", "OK")
    untranslatable.isTranslatable = false
    let units: [BilingualUnit] = [
      untranslatable, poUnit("b", ""), poUnit("c", nil, "x"), poUnit("d", "x", ""),
      poUnit("e", "x", "y", .reviewed), poUnit("f", "x", "y", .machineTranslated),
      poUnit("g", "x\0", "y"), poUnit("h", "x", notes: [.init("n", author: "generated")]),
      poUnit("i", "x"), poUnit("i", "y"), poUnit("j", at: VariationPath([.device("a.b")]), "x"),
      poUnit("k", at: .plural(.one), "a"), poUnit("k", at: .plural(.other), "b"),
      poUnit("l", at: .plural(.one), "a"), poUnit("l", at: .plural(.other), "b", "c"),
    ]
    let result = POWriter.write(
      [poFile(units), poFile([poUnit("m", "x")], in: "fr")], project: "Corkboard")
    #expect(
      result.losses.map(\.key) == ["a", "b", "i", "c", "d", "d", "e", "f", "g", "h", "j", "l", "m"])
    #expect(result.losses.map(\.message).allSatisfy { $0.last != "." })
    #expect(!result.bytes.contains(0))
  }

  @Test(arguments: [
    "", "plain", "tab\tline\nnext\r\n", "\"quoted\" \\ back\\slash", "\u{1}\u{7F}\u{B}",
    "🙂 é e\u{301}",
    "a|b", "|", "x|==|plural.one", "x|==|", "%#@n@", "x|==|%#@n@", " space ", "\u{2028}",
    "\n", "one\ntwo",
  ])
  func readsWhatItWrites(text: String) {
    let units = [
      poUnit("key " + text, "Text " + text, "Wort " + text), poUnit(text, "x", "y"),
      poUnit(text + text, at: .plural(.one), text + "1", "a" + text),
      poUnit(text + text, at: .plural(.other), text + "2", "b"),
    ]
    var all = poFile(units)
    all.original = "App/" + text
    if text.isEmpty { all.units.remove(at: 1) }
    #expect(PODocument(written(all).bytes, path: "a.po").files.map(\.placeless) == [all])
  }

  @Test func writesATemplateWithoutALanguage() {
    let result = written(
      poFile([poUnit("a", at: .plural(.one), "x"), poUnit("a", at: .plural(.other), "y")], in: nil))
    let read = PODocument(result.bytes, path: "a.pot")
    #expect(read.problems == [] && read.targetLocale == nil)
    #expect(read.units.map(\.source) == ["x", "y"])
  }

  @Test(arguments: [
    ("sr@latin", "sr-Latn"), ("sr_RS@cyrillic", "sr-Cyrl-RS"), ("pt_BR.UTF-8", "pt-BR"),
    ("ca@valencia", "ca"), ("zh_TW", "zh-TW"), (" de ", "de"),
  ])
  func readsTheLanguagesOfPOSIX(name: String, locale: String) {
    #expect(POLanguage.locale(named: name) == LocaleIdentifier(locale))
  }

  @Test func prefersTheCodeOfAFileToANameInItsHeader() {
    #expect(POLanguage.locale(named: LocaleIdentifier("Persian"), in: "po/fa.po") == "fa")
    #expect(POLanguage.locale(named: LocaleIdentifier("fa"), in: "po/app.po") == "fa")
  }

  @Test(arguments: [("pt-BR", "pt_BR"), ("zh-Hant", "zh_Hant"), ("de", "de")])
  func namesTheLanguageAsTranslatorsProgramsDo(locale: String, name: String) {
    let result = written(poFile([poUnit("a", "x")], in: LocaleIdentifier(locale)))
    #expect(result.bytes.asText.contains("\"Language: \(name)\\n\"\n"))
    #expect(PODocument(result.bytes, path: "a.po").targetLocale == LocaleIdentifier(locale))
  }
}
