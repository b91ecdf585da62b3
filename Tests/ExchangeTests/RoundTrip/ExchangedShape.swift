import Testing

/// A way in which a project can hold a string, as the contents of its files.
struct ExchangedShape: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [String: String]

  var testDescription: String { name }

  /// A catalog with one key; `{` and `}` around the fields are left out.
  static func catalog(_ name: String, key: String = "k", _ entry: String) -> ExchangedShape {
    ExchangedShape(
      name: "catalog: \(name)",
      files: [
        "App/Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "\(key)" : {
              \(entry)
            },
            "other" : {
              "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
            }
          },
          "version" : "1.0"
        }
        """
      ])
  }

  /// A catalog with a key in English and German.
  static func catalog(
    _ name: String, key: String = "k", en: String, de: String, _ more: String = ""
  ) -> ExchangedShape {
    catalog(
      name, key: key, "\(more)\"localizations\" : { \"de\" : { \(de) }, \"en\" : { \(en) } }")
  }

  static func strings(_ name: String, en: String, de: String) -> ExchangedShape {
    ExchangedShape(
      name: "strings: \(name)",
      files: ["en.lproj/Localizable.strings": en, "de.lproj/Localizable.strings": de])
  }

  static func stringsDict(_ name: String, en: String, de: String) -> ExchangedShape {
    ExchangedShape(
      name: "stringsdict: \(name)",
      files: [
        "en.lproj/Localizable.stringsdict": propertyList(en),
        "de.lproj/Localizable.stringsdict": propertyList(de),
      ])
  }

  private static func propertyList(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }
}

/// One string of a catalog.
private func unit(_ value: String, _ state: String = "translated") -> String {
  "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" }"
}

/// Strings of a catalog that differ in something.
private func variations(_ axis: String, _ forms: KeyValuePairs<String, String>) -> String {
  let forms = forms.map { "\"\($0.key)\" : { \($0.value) }" }.joined(separator: ", ")
  return "\"variations\" : { \"\(axis)\" : { \(forms) } }"
}

/// A text of a catalog that names variables.
private func substituted(
  _ text: String, _ variables: KeyValuePairs<String, (number: Int, forms: String)>
) -> String {
  let list = variables.map { name, variable in
    "\"\(name)\" : { \"argNum\" : \(variable.number), \"formatSpecifier\" : \"lld\", "
      + "\(variable.forms) }"
  }.joined(separator: ", ")
  return "\(unit(text)), \"substitutions\" : { \(list) }"
}

private let cards = variations(
  "plural", ["one": unit("%arg card"), "other": unit("%arg cards")])
private let karten = variations(
  "plural", ["one": unit("%arg Karte"), "other": unit("%arg Karten")])

/// A key of a stringsdict file with one variable.
private func counted(_ name: String, key: String = "k", one: String?, other: String) -> String {
  let first = one.map { "<key>one</key><string>\($0)</string>" } ?? ""
  return """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(name)@</string>
    \(variable(name, "\(first)<key>other</key><string>\(other)</string>"))</dict>
    """
}

private func variable(_ name: String, _ forms: String) -> String {
  """
  <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
  <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
  \(forms)</dict>
  """
}

extension ExchangedShape {
  static let all = readable + broken

  /// Shapes that Foundation or Xcode refuses, so that only what is left alone stays as it is.
  private static let broken: [ExchangedShape] = [
    .strings("an unpaired surrogate", en: "\"k\" = \"A\";", de: "\"k\" = \"\\Ud83d\";"),
    .catalog(
      "plural of other devices",
      en: variations(
        "device",
        ["other": variations("plural", ["one": unit("%lld tap"), "other": unit("%lld taps")])]),
      de: variations(
        "device",
        ["other": variations("plural", ["one": unit("%lld Mal"), "other": unit("%lld Male")])])),
  ]

  static let readable: [ExchangedShape] = texts + states + plurals + substitutions + tables

  private static let texts: [ExchangedShape] = [
    .catalog("a text", en: unit("Save"), de: unit("Sichern")),
    .catalog("a key that is its own source", "\"localizations\" : { \"de\" : { \(unit("k!")) } }"),
    .catalog("a key without any language", "\"comment\" : \"About\""),
    .catalog("a key with line ends", key: "a\\nb\\r\\nc\\rd", en: unit("A"), de: unit("B")),
    .catalog("a key with a tab", key: "a\\tb", en: unit("A"), de: unit("B")),
    .catalog("a key with spaces at its edges", key: " a  b ", en: unit("A"), de: unit("B")),
    .catalog("an empty key", key: "", en: unit("A"), de: unit("B")),
    .catalog("a key with the separator of ids", key: "a|==|b", en: unit("A"), de: unit("B")),
    .catalog(
      "a key that ends like an id", key: "a|==|plural.one", en: unit("A"), de: unit("B")),
    .catalog("line ends", en: unit("a\\nb\\r\\nc\\rd\\n"), de: unit("\\na\\r\\nb\\r\\nc")),
    .catalog("line ends in one language", en: unit("a b"), de: unit("a\\r\\nb\\rc")),
    .catalog("tabs and spaces", en: unit(" a \\t b  "), de: unit("\\t a  b ")),
    .catalog("only spaces", en: unit("  "), de: unit("   ")),
    .catalog("markup", en: unit("<b>a</b> &amp; <br/>"), de: unit("<b>ä</b> &amp; <br/> ]]>")),
    .catalog(
      "format specifiers", en: unit("%1$@ of %2$lld%% %.*f"), de: unit("%2$lld%% von %1$@ %.*f")),
    .catalog("a control character", en: unit("a\\u0007b"), de: unit("ä\\u0007b")),
    .catalog("a character that XML refuses", en: unit("a\\uFFFEb"), de: unit("ä\\uFFFEb")),
    .catalog("an empty translation", en: unit("A"), de: unit("")),
    .catalog("an empty source", en: unit(""), de: unit("B")),
    .catalog("both empty", en: unit(""), de: unit("")),
    .catalog(
      "letters of all kinds", en: unit("é é 😀👩‍👩‍👧 עברית"), de: unit("e\\u0301 \\u200F\\u00AD\\u00A0")),
    .catalog("not to be translated", en: unit("A"), de: unit("A"), "\"shouldTranslate\" : false, "),
    .catalog(
      "a comment with lines", en: unit("A"), de: unit("B"), "\"comment\" : \" one\\n\\n two \", "),
  ]

  private static let states: [ExchangedShape] = [
    .catalog("untouched", en: unit("Save"), de: unit("", "new")),
    .catalog("untouched copy", en: unit("Save"), de: unit("Save", "new")),
    .catalog("untouched key", "\"localizations\" : { \"de\" : { \(unit("k", "new")) } }"),
    .catalog("new with a text", en: unit("Save"), de: unit("Sichern", "new")),
    .catalog("needs review", en: unit("Save"), de: unit("Sichern", "needs_review")),
    .catalog("needs review as its source", en: unit("Save"), de: unit("Save", "needs_review")),
    .catalog("needs review and empty", en: unit("Save"), de: unit("", "needs_review")),
    .catalog("state stale", en: unit("Save"), de: unit("Sichern", "stale")),
    .catalog("machine translated", en: unit("Save"), de: unit("Sichern", "machine_translated")),
    .catalog("an unknown state", en: unit("Save"), de: unit("Sichern", "approved")),
    .catalog("a new source", en: unit("Save", "new"), de: unit("Sichern")),
    .catalog(
      "no longer in the code", en: unit("A"), de: unit("B"), "\"extractionState\" : \"stale\", "),
    .catalog(
      "entered by hand", en: unit("A"), de: unit("B"), "\"extractionState\" : \"manual\", "),
    .catalog(
      "states of forms",
      en: variations("plural", ["one": unit("%lld a"), "other": unit("%lld b")]),
      de: variations(
        "plural", ["one": unit("%lld c", "needs_review"), "other": unit("%lld b", "new")])),
  ]

  private static let plurals: [ExchangedShape] = [
    .catalog(
      "plural", en: variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]),
      de: variations("plural", ["one": unit("%lld Karte"), "other": unit("%lld Karten")])),
    .catalog(
      "plural with zero",
      en: variations("plural", ["zero": unit("none"), "other": unit("%lld cards")]),
      de: variations("plural", ["zero": unit("keine"), "other": unit("%lld Karten")])),
    .catalog(
      "plural with forms that the language lacks",
      en: variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]),
      de: variations(
        "plural",
        ["one": unit("%lld a"), "few": unit("%lld b"), "many": unit("%lld c"), "other": unit("d")])),
    .catalog(
      "plural with other alone",
      en: variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]),
      de: variations("plural", ["other": unit("%lld Karten")])),
    .catalog(
      "plural without other",
      en: variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]),
      de: variations("plural", ["one": unit("%lld Karte")])),
    .catalog(
      "plural without a translation",
      "\"localizations\" : { \"en\" : { "
        + variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]) + " } }"),
    .catalog(
      "plural of a text", en: unit("%lld cards"),
      de: variations("plural", ["one": unit("%lld Karte"), "other": unit("%lld Karten")])),
    .catalog(
      "text of a plural",
      en: variations("plural", ["one": unit("%lld card"), "other": unit("%lld cards")]),
      de: unit("Karten: %lld")),
    .catalog(
      "devices", en: variations("device", ["iphone": unit("Tap"), "other": unit("Click")]),
      de: variations("device", ["iphone": unit("Tippen"), "other": unit("Klicken")])),
    .catalog(
      "other devices than the source",
      en: variations("device", ["iphone": unit("Tap"), "other": unit("Click")]),
      de: variations("device", ["ipad": unit("Tippen"), "other": unit("Klicken")])),
    .catalog(
      "devices without other", en: variations("device", ["iphone": unit("Tap")]),
      de: variations("device", ["iphone": unit("Tippen"), "mac": unit("Klicken")])),
    .catalog(
      "devices of a text", en: unit("Tap"),
      de: variations("device", ["iphone": unit("Tippen"), "other": unit("Klicken")])),
    .catalog(
      "text of devices", en: variations("device", ["iphone": unit("Tap"), "other": unit("Click")]),
      de: unit("Tippen")),
    .catalog(
      "plural of devices",
      en: variations(
        "device",
        [
          "iphone": variations("plural", ["one": unit("%lld tap"), "other": unit("%lld taps")]),
          "other": unit("%lld clicks"),
        ]),
      de: variations(
        "device",
        [
          "iphone": variations("plural", ["one": unit("%lld Mal"), "other": unit("%lld Male")]),
          "other": unit("%lld Klicks"),
        ])),
    .catalog(
      "plural of one device",
      en: variations("device", ["iphone": unit("%lld taps"), "other": unit("%lld clicks")]),
      de: variations(
        "device",
        [
          "iphone": variations("plural", ["one": unit("%lld Mal"), "other": unit("%lld Male")]),
          "other": unit("%lld Klicks"),
        ])),
    .catalog(
      "text of plural devices",
      en: variations(
        "device",
        [
          "iphone": variations("plural", ["one": unit("%lld tap"), "other": unit("%lld taps")]),
          "other": unit("%lld clicks"),
        ]),
      de: unit("%lld Mal")),
    .catalog(
      "phrases", key: "phrases",
      en: "\"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \"Open\", \"Show\" ] }",
      de: "\"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \"Öffne\" ] }"),
    .catalog(
      "more phrases than the source", key: "phrases",
      en: "\"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \"Open\" ] }",
      de: "\"stringSet\" : { \"state\" : \"new\", \"values\" : [ \"Öffne\", \"Zeig\", \"\" ] }"),
  ]

  private static let substitutions: [ExchangedShape] = [
    .catalog(
      "a variable", en: substituted("%#@n@ here", ["n": (1, cards)]),
      de: substituted("%#@n@ hier", ["n": (1, karten)])),
    .catalog(
      "a numbered variable", en: substituted("%1$#@n@ here", ["n": (1, cards)]),
      de: substituted("%1$#@n@ hier", ["n": (1, karten)])),
    .catalog(
      "numbered variables",
      en: substituted("%1$#@a@ of %2$#@b@", ["a": (1, cards), "b": (2, cards)]),
      de: substituted("%2$#@b@: %1$#@a@", ["a": (1, karten), "b": (2, karten)])),
    .catalog(
      "variables in another order",
      en: substituted("%#@a@ of %#@b@", ["a": (1, cards), "b": (2, cards)]),
      de: substituted("%2$#@b@: %1$#@a@", ["a": (1, karten), "b": (2, karten)])),
    .catalog(
      "a variable and an argument", en: substituted("%1$@: %2$#@n@", ["n": (2, cards)]),
      de: substituted("%2$#@n@ (%1$@)", ["n": (2, karten)])),
    .catalog(
      "a variable of another argument than its place", en: substituted("%#@n@", ["n": (2, cards)]),
      de: substituted("%#@n@", ["n": (2, karten)])),
    .catalog(
      "a variable with a letter beyond ASCII", en: substituted("%#@é@", ["é": (1, cards)]),
      de: substituted("%#@é@", ["é": (1, karten)])),
    .catalog(
      "a variable with a full stop", en: substituted("%#@a.b c@", ["a.b c": (1, cards)]),
      de: substituted("%#@a.b c@", ["a.b c": (1, karten)])),
    .catalog(
      "a variable in the translation alone", en: unit("%lld cards"),
      de: substituted("%#@n@ hier", ["n": (1, karten)])),
    .catalog(
      "two variables in the translation alone", en: unit("%lld cards of %lld"),
      de: substituted("%2$#@b@: %1$#@a@", ["a": (1, karten), "b": (2, karten)])),
    .catalog(
      "a variable in the source alone", en: substituted("%#@n@ here", ["n": (1, cards)]),
      de: unit("%lld hier")),
    .catalog(
      "variables of other names", en: substituted("%#@n@ here", ["n": (1, cards)]),
      de: substituted("%#@m@ hier", ["m": (1, karten)])),
    .catalog(
      "a variable without a translation",
      "\"localizations\" : { \"en\" : { \(substituted("%#@n@", ["n": (1, cards)])) } }"),
    .catalog(
      "a variable in a plural's place", en: substituted("%#@n@", ["n": (1, cards)]),
      de: variations("plural", ["one": unit("%lld Karte"), "other": unit("%lld Karten")])),
    .catalog(
      "variables of devices",
      en: variations("device", ["iphone": unit("Tap %#@n@"), "other": unit("Click %#@n@")])
        + ", \"substitutions\" : { \"n\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", "
        + "\(cards) } }",
      de: variations("device", ["iphone": unit("%#@n@ tippen"), "other": unit("%#@n@ klicken")])
        + ", \"substitutions\" : { \"n\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", "
        + "\(karten) } }"),
  ]

  private static let tables: [ExchangedShape] = [
    .strings("a text", en: "\"k\" = \"Save\";", de: "\"k\" = \"Sichern\";"),
    .strings("no translation", en: "\"k\" = \"Save\";\n\"l\" = \"A\";", de: "\"l\" = \"B\";"),
    .strings("an empty file", en: "\"k\" = \"Save\";", de: ""),
    .strings(
      "line ends", en: "\"a\nb\\r\\n\" = \"A\\r\\nB\nC\\r\";", de: "\"a\\nb\\r\\n\" = \"\\r\n\";"),
    .strings(
      "tabs and quotes", en: "\"a\tb\\\"\" = \" A\\t\\\\ \";", de: "\"a\\tb\\\"\" = \"\t\\U00e4 \";"
    ),
    .strings("a bare word", en: "k = Save;", de: "k = Sichern;"),
    .strings("a key alone", en: "\"k\";", de: "\"k\" = \"K\";"),
    .strings("an empty translation", en: "\"k\" = \"Save\";", de: "\"k\" = \"\";"),
    .strings("twice", en: "\"k\" = \"A\";\n\"k\" = \"B\";", de: "\"k\" = \"C\";\n\"k\" = \"D\";"),
    .strings("a control character", en: "\"k\" = \"A\\U0007\";", de: "\"k\" = \"B\\U0007\";"),
    .strings(
      "comments", en: "/* one\n two */\n\"k\" = \"A\"; // three", de: "// four\n\"k\" = \"B\";"),
    .stringsDict(
      "plural", en: counted("n", one: "%lld card", other: "%lld cards"),
      de: counted("n", one: "%lld Karte", other: "%lld Karten")),
    .stringsDict(
      "plural without a translation",
      en: counted("n", one: "%lld card", other: "%lld cards"), de: ""),
    .stringsDict(
      "other names of variables", en: counted("n", one: "%lld card", other: "%lld cards"),
      de: counted("m", one: "%lld Karte", other: "%lld Karten")),
    .stringsDict(
      "other alone", en: counted("n", one: "%lld card", other: "%lld cards"),
      de: counted("n", one: nil, other: "%lld Karten")),
    .stringsDict(
      "a variable with a letter beyond ASCII",
      en: counted("é b", one: "%lld card", other: "%lld cards"),
      de: counted("é b", one: "%lld Karte", other: "%lld Karten")),
    .stringsDict(
      "a key with line ends and colons",
      en: counted("n", key: "/a:b\tc\nd:dict", one: "%lld card", other: "%lld cards"),
      de: counted("n", key: "/a:b\tc\nd:dict", one: "%lld Karte", other: "%lld Karten")),
    .stringsDict(
      "numbered variables",
      en: "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@a@ %2$#@b@</string>"
        + variable("a", "<key>other</key><string>%1$lld a</string>")
        + variable(
          "b", "<key>one</key><string>one b</string><key>other</key><string>%2$lld b</string>")
        + "</dict>",
      de: "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@b@ %1$#@a@</string>"
        + variable("a", "<key>other</key><string>%1$lld ä</string>")
        + variable(
          "b", "<key>one</key><string>ein b</string><key>other</key><string>%2$lld ß</string>")
        + "</dict>"),
    .stringsDict(
      "widths",
      en: "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
        + "<string>Hi</string><key>50</key><string>Hello</string></dict></dict>",
      de: "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
        + "<string>He</string><key>50</key><string>Hallo</string></dict></dict>"),
    .stringsDict(
      "devices",
      en: "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>"
        + "<string>Tap</string><key>other</key><string>Click</string></dict></dict>",
      de: "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>"
        + "<string>Tippen</string><key>other</key><string>Klicken</string></dict></dict>"),
    ExchangedShape(
      name: "both tables: a key in two files",
      files: [
        "en.lproj/Localizable.strings": "\"k\" = \"A\";",
        "de.lproj/Localizable.strings": "\"k\" = \"B\";",
        "en.lproj/Localizable.stringsdict": propertyList(
          counted("n", one: "%lld card", other: "%lld cards")),
        "de.lproj/Localizable.stringsdict": propertyList(
          counted("n", one: "%lld Karte", other: "%lld Karten")),
      ]),
    ExchangedShape(
      name: "both tables: of several folders",
      files: [
        "A/en.lproj/Localizable.strings": "\"k\" = \"A\";",
        "A/de.lproj/Localizable.strings": "\"k\" = \"B\";",
        "B/en.lproj/Localizable.strings": "\"k\" = \"C\";",
        "B/de.lproj/Localizable.strings": "\"k\" = \"D\";",
        "B/en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"C\";",
        "B/de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"D\";",
      ]),
    ExchangedShape(
      name: "storyboard: some strings translated",
      files: [
        "Base.lproj/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="w">
        <subviews><label text="Save" id="abc"/><label text="Open &amp; &#10; close" id="def"/>
        </subviews></view></viewController></objects></scene></scenes></document>
        """,
        "de.lproj/Main.strings": "\"abc.text\" = \"Sichern\";",
        "en.lproj/Localizable.strings": "\"k\" = \"A\";",
      ]),
  ]
}
