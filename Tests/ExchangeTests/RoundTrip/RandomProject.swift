/// An app whose strings take all shapes that files of a kind can hold, different for each seed.
struct RandomProject {
  /// The kinds of files.
  enum Kind: String, CaseIterable {
    case strings
    case stringsDict
    case catalog
  }

  private var dice: Dice

  /// The contents of its files.
  static func files(_ kind: Kind, seed: Int) -> [String: String] {
    var project = RandomProject(dice: Dice(seed: seed))
    let keys = project.keys()
    switch kind {
    case .catalog:
      let entries = keys.map { "\(json($0)) : \(project.catalogEntry())" }
      return [
        "Localizable.xcstrings":
          "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, "
          + "\"version\" : \"1.0\" }"
      ]
    case .strings: return project.tables("strings") { project.table(keys) }
    case .stringsDict: return project.tables("stringsdict") { project.propertyList(keys) }
    }
  }

  private mutating func keys() -> [String] {
    let names = [
      "save", "a \"b\" <c> & 'd'", "x\r\n\ty\rz", "ключ|==|x", " ", "😀", "%lld of %@", "/a:b:dict",
      "é", "e\u{301}", "\\n",
    ]
    return (0..<dice.roll(4) + 1).map { dice.pick(names) + ($0 == 0 ? "" : "\($0)") }
  }

  private mutating func text() -> String {
    let pieces = [
      "Save", " ", "\n", "\r\n", "\t", "%@", "%1$@ %2$lld", "%%", "<b>&amp;</b>", "“é”", "😀", "]]>",
      "\\", "\"", "%", "e\u{301}", "\u{200F}", "\u{A0}", "&#10;", "{0}", "\u{7}", "\u{FFFE}", "",
    ]
    return (0..<dice.roll(3) + 1).map { _ in dice.pick(pieces) }.joined()
  }

  // MARK: Tables

  private func tables(_ ending: String, _ contents: () -> String) -> [String: String] {
    ["en.lproj/Localizable.\(ending)": contents(), "de.lproj/Localizable.\(ending)": contents()]
  }

  private mutating func table(_ keys: [String]) -> String {
    keys.filter { _ in dice.roll(5) > 0 }.map { key in
      let comment = dice.roll(3) == 0 ? "/* About \(dice.roll(9)) */\n" : ""
      return "\(comment)\(Self.quoted(key)) = \(Self.quoted(text()));\n"
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Property lists

  private mutating func propertyList(_ keys: [String]) -> String {
    let entries = keys.filter { _ in dice.roll(5) > 0 }.map { key in
      "<key>\(Self.xml(key))</key><dict>\(rule())</dict>"
    }
    return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
  }

  private mutating func rule() -> String {
    switch dice.roll(4) {
    case 0:
      return "<key>NSStringVariableWidthRuleType</key><dict>\(forms(["20", "50"]))</dict>"
    case 1:
      return "<key>NSStringDeviceSpecificRuleType</key><dict>\(forms(["iphone", "other"]))</dict>"
    default:
      let names = dice.pick([["n"], ["é b"], ["a", "b"]])
      let format = names.map { "%#@\($0)@ " }.joined() + dice.pick(["", "here", "%@"])
      return "<key>NSStringLocalizedFormatKey</key><string>\(Self.xml(format))</string>"
        + names.map { variable($0) }.joined()
    }
  }

  private mutating func variable(_ name: String) -> String {
    let categories = dice.pick([["one", "other"], ["other"], ["zero", "one", "many", "other"]])
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
      + "<string>\(dice.pick(["d", "lld"]))</string>\(forms(categories))</dict>"
  }

  private mutating func forms(_ names: [String]) -> String {
    names.map { "<key>\($0)</key><string>\(Self.xml(text()))</string>" }.joined()
  }

  private static func xml(_ text: String) -> String {
    text.replacing("\u{7}", with: "").replacing("\u{FFFE}", with: "").replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\r", with: "&#13;")
  }

  // MARK: Catalogs

  private mutating func catalogEntry() -> String {
    var fields: [String] = []
    if dice.roll(3) == 0 { fields.append("\"comment\" : \(Self.json(text()))") }
    if dice.roll(9) == 0 { fields.append("\"shouldTranslate\" : false") }
    if dice.roll(4) == 0 {
      fields.append("\"extractionState\" : \"\(dice.pick(["manual", "stale", "migrated"]))\"")
    }
    let locales = ["de", "en"].filter { _ in dice.roll(5) > 0 }
    let values = locales.map { "\"\($0)\" : { \(value()) }" }.joined(separator: ", ")
    fields.append("\"localizations\" : { \(values) }")
    return "{ \(fields.joined(separator: ", ")) }"
  }

  private mutating func value() -> String {
    switch dice.roll(7) {
    case 0: return plural()
    case 1: return variations("device", ["iphone", "other"]) { project, _ in project.unit() }
    // The text for other devices cannot vary further.
    case 2:
      let names = ["iphone", "other"]
      return variations("device", names) { $1 == "other" ? $0.unit() : $0.plural() }
    case 3: return substituted()
    default: return unit()
    }
  }

  private mutating func unit(_ value: String? = nil) -> String {
    let state = dice.pick([
      "translated", "translated", "new", "needs_review", "machine_translated", "stale",
    ])
    return "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : "
      + "\(Self.json(value ?? text())) }"
  }

  private mutating func plural() -> String {
    let categories = dice.pick([["one", "other"], ["other"], ["zero", "one", "many", "other"]])
    return variations("plural", categories) { project, _ in project.unit() }
  }

  private mutating func substituted() -> String {
    let names = dice.pick([["n"], ["é"], ["a.b"], ["a", "b"]])
    let isNumbered = dice.roll(2) == 0
    let format = names.enumerated().map { index, name in
      isNumbered ? "%\(index + 1)$#@\(name)@" : "%#@\(name)@"
    }.joined(separator: " ")
    let variables = names.enumerated().map { index, name in
      let forms = variations("plural", ["one", "other"]) { project, _ in
        project.unit("%arg " + project.text())
      }
      return "\"\(name)\" : { \"argNum\" : \(index + 1), \"formatSpecifier\" : \"lld\", \(forms) }"
    }
    return "\(unit(format)), \"substitutions\" : { \(variables.joined(separator: ", ")) }"
  }

  private mutating func variations(
    _ axis: String, _ names: [String], _ value: (inout RandomProject, _ name: String) -> String
  ) -> String {
    let forms = names.map { "\"\($0)\" : { \(value(&self, $0)) }" }
    return "\"variations\" : { \"\(axis)\" : { \(forms.joined(separator: ", ")) } }"
  }

  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        ? "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
