import AuditModel
import Localization
import SourceScanning
import TextAnalysis

/// A translation has no keys that the source language does not have.
package struct ExtraKeyRule: TableRule {
  package static let description = RuleDescription(
    id: "extra-key", title: "Extra key in a translation",
    rationale: """
      Translators maintain a string that the app never shows, while the renamed key in the \
      source language often remains untranslated.
      """,
    howToFix: """
      Remove the key from the translation, or rename it to the key that replaced it. Add it to \
      the source language if the code still uses it.
      """,
    falseAlarm: """
      Keys that only code outside the audited folder asks for are reported. So are `InfoPlist` \
      keys whose source value is in an `Info.plist` that was not found. Both are notes, as is each key \
      that the code does not mention, unless it differs in capitals and marks alone from one that is \
      not translated.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let pointsAtSource = false

  package static let kinds = [27]

  package static let examples: [TranslationExample] = [
    .files(
      "the same keys",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        ("de.lproj/Localizable.strings", "\"save\" = \"Sichern\";"),
      ]),
    .files(
      "the same key with accents of their own",
      [
        ("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"Caf\u{E9}\";"),
        ("fr.lproj/Localizable.strings", "\"cafe\u{301}\" = \"Caf\u{E9}\";"),
      ]),
    .files(
      "a view of the app's own has the key",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"Image Type\" = \"Bildart\";"
        ),
      ], facts: .swift(#"ConstantPicker("Image Type", selection: $kind)"#)),
    .files(
      "a runtime attribute of Interface Builder, whose source cannot be read",
      [
        ("en.lproj/Main.strings", "\"a-b-c.text\" = \"Save\";"),
        (
          "de.lproj/Main.strings",
          "\"a-b-c.text\" = \"Sichern\";\n"
            + "\"a-b-c.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]\" = \"Ja\";"
        ),
      ]),
    .files(
      "a view of the app's own makes the key",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"Serial %lld: %@\" = \"Anschluss %lld: %@\";"
        ),
      ], facts: .swift(#"MenuLabel(isOn ? "Serial \(number): \(name)" : "Off")"#)),
    .files(
      "the key was renamed but for its capitals",
      [
        ("en.lproj/Localizable.strings", "\"Cancel Download\" = \"Cancel Download\";"),
        ("de.lproj/Localizable.strings", "\"Cancel download\" = \"Laden abbrechen\";"),
      ], finds: ["Cancel download"], facts: .swift(#"Text("Cancel Download")"#)),
    .files(
      "the key has a letter less",
      [
        ("en.lproj/Localizable.strings", "\"cards.lost\" = \"Card lost\";"),
        ("de.lproj/Localizable.strings", "\"card.lost\" = \"Karte verloren\";"),
      ], finds: ["card.lost"], facts: .swift(#"Text("cards.lost")"#)),
    .files(
      "neither the source nor the code has the key, which is a note",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"store\" = \"Ablegen\";"
        ),
      ], finds: ["store"], facts: .swift(#"Text("save")"#)),
    .files(
      "the key was renamed",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"store\" = \"Sichern\";"
        ),
      ], finds: ["store"]),
  ]

  package init() {}

  /// Part of the keys of user-defined runtime attributes of Interface Builder that are localized
  /// strings, as `ibtool --localizable-strings` names them; how its files hold these strings is not
  /// published, so that their source cannot be read.
  private static let runtimeAttribute = ".ibExternalUserDefinedRuntimeAttributesLocalizableStrings["

  package func check(_ tables: TablePair) -> [KeyViolation] {
    // Keys of Info.plist itself need no entry in the source language.
    let isInfoPlist = tables.role == .infoPlist
    if isInfoPlist, tables.source.files.contains(where: { $0.hasSuffix(".plist") }) { return [] }
    let code = tables.knowledge.facts.code
    let extra = tables.target.entries.filter { entry in
      tables.source[entry.key] == nil
        && code?.mayAsk(for: entry.key, in: tables.source.name) != true
        && !entry.key.contains(Self.runtimeAttribute)
    }
    if extra.isEmpty { return [] }
    let renamed = Self.untranslatedKeys(of: tables)
    let near = extra.count <= Self.nearLimit ? Self.nearKeys(to: extra, among: renamed) : [:]
    return extra.map { entry in
      if let key = renamed[entry.key.foldedKey] ?? near[entry.key] {
        return .renamed(entry, to: key)
      }
      // Code that asks for texts does not ask for this one; a literal of the same letters need not be a key.
      let hasCode = code?.asksForTexts == true
      let isMentioned = hasCode && code?.mentions(entry.key) == true
      return hasCode && !isMentioned && !isInfoPlist
        ? .unused(entry)
        : .extra(
          entry, source: tables.source.file, severity: isInfoPlist || isMentioned ? .note : nil)
    }
  }

  /// For each extra key the only one that is not translated and differs in one letter, where it is so near to no
  /// other extra key; of keys that are names.
  private static func nearKeys(
    to extra: [TableEntry], among untranslated: [String: String]
  ) -> [String: String] {
    let names = untranslated.values.filter { !$0.contains(" ") }.sorted()
    guard names.count <= nearLimit else { return [:] }
    var result: [String: String] = [:]
    for entry in extra where !entry.key.contains(" ") && entry.key.utf8.count >= 6 {
      let near = names.filter { $0.isOneLetter(from: entry.key) }
      if near.count == 1 { result[entry.key] = near[0] }
    }
    let counts = Dictionary(grouping: result.values) { $0 }.mapValues(\.count)
    return result.filter { counts[$0.value] == 1 }
  }

  /// Each of so many extra keys at most is compared with each of so many that are not translated.
  private static let nearLimit = 200

  /// The keys of the source language that are not translated, by their letters.
  private static func untranslatedKeys(of tables: TablePair) -> [String: String] {
    let missing = tables.source.entries.filter { tables.target[$0.key] == nil }
    let keys = Dictionary(missing.map { ($0.key.foldedKey, $0.key) }) { first, _ in
      first
    }
    return keys.filter { !$0.key.isEmpty }
  }
}

extension String {
  /// The letters and digits of a key, and how many specifiers it has; empty without any.
  fileprivate var foldedKey: String {
    let shape = KeyShape.of(self)
    let letters = KeyShape.letters(of: shape)
    return letters.isEmpty ? "" : "\(letters) \(shape.unicodeScalars.count { $0 == KeyShape.gap })"
  }
}

extension KeyViolation {
  fileprivate static func extra(
    _ entry: TableEntry, source: String, severity: Severity?
  ) -> KeyViolation {
    KeyViolation(
      entry.key, at: entry.keyLocation, "the source language has no such key",
      suggestion: "remove it, or add it to \(source)", severity: severity)
  }

  fileprivate static func unused(_ entry: TableEntry) -> KeyViolation {
    KeyViolation(
      entry.key, at: entry.keyLocation, "neither the source language nor the code has this key",
      suggestion: "remove it", severity: .note)
  }

  fileprivate static func renamed(_ entry: TableEntry, to key: String) -> KeyViolation {
    KeyViolation(
      entry.key, at: entry.keyLocation,
      "the source language has no such key, but “\(key)”, which is not translated",
      suggestion: "rename the key to “\(key)”" + entry.key.difference(to: key))
  }
}

extension String {
  /// The marks in which a key differs from another one, which are hard to see.
  fileprivate func difference(to other: String) -> String {
    let mine = unicodeScalars.filter(\.isMark)
    let others = other.unicodeScalars.filter(\.isMark)
    guard !mine.elementsEqual(others) else {
      return lowercased() == other.lowercased() ? ", which differs in its capitals" : ""
    }
    let same = zip(mine, others).prefix { $0 == $1 }.count
    func end(_ marks: String.UnicodeScalarView) -> String? {
      let rest = marks.dropFirst(same)
      return rest.isEmpty ? nil : "“\(String(String.UnicodeScalarView(rest)))”"
    }
    switch (end(mine), end(others)) {
    case (nil, let right?): return ", which has \(right) besides"
    case (let wrong?, nil): return ", without \(wrong)"
    case (let wrong?, let right?): return ", with \(right) instead of \(wrong)"
    case (nil, nil): return ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a letter, a digit nor white space.
  fileprivate var isMark: Bool { !isLetter && decimalDigit == nil && !isBlank }
}

extension String {
  /// Whether one letter is there, missing or another one, and no digit differs.
  fileprivate func isOneLetter(from other: String) -> Bool {
    let (one, two) = (Array(unicodeScalars), Array(other.unicodeScalars))
    guard abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one[start...], two[start...])
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
    let left = rest.dropLast(min(end, rest.count)),
      right = otherRest.dropLast(min(end, otherRest.count))
    guard max(left.count, right.count) == 1 else { return false }
    return (left + right).allSatisfy(\.isLetter)
  }
}
