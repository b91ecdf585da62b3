import AuditModel
import Localization
import SourceScanning

/// Every key that the code asks for is in its table.
package struct MissingInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "missing-in-code", title: "Key missing from its table",
    rationale: "People see the raw key, or the string in the source language.",
    howToFix: """
      Add the key to the table that the call names, correct its spelling, or name the right \
      table with `tableName:` or `table:`. Use `Text(verbatim:)` for text that needs no \
      translation.
      """,
    falseAlarm: """
      A SwiftUI literal that is not meant for translation, such as `Text("v1.2")`, is reported \
      as a note. Calls with a `bundle:` argument are exempt, unless it is the bundle of a class of \
      the app, and so are keys without letters.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [37]

  package static let examples: [TranslationExample] = [
    .texts(
      "a key of the table", [("save", ["en": "Save"])],
      facts: .swift(#"String(localized: "save"); Text("%@"); Text(verbatim: "x")"#)),
    .texts(
      "a key of another bundle's table", [("save", ["en": "Save"])],
      facts: .swift(
        #"NSLocalizedString("save", comment: ""); NSLocalizedString("ok", bundle: .module, comment: "")"#
      )),
    .texts(
      "a key of a table outside the project", [("save", ["en": "Save"])],
      facts: .swift(#"Text("save"); NSLocalizedString("ok", tableName: "Kit", comment: "")"#)),
    .texts(
      "a key with interpolations", [("%lld boards of %@", ["en": "%lld boards of %@"])],
      facts: .swift(#"String(localized: "\(count) boards of \(name)")"#)),
    .texts(
      "a key that a function of the app looks up", [("save", ["en": "Save"])], finds: ["delete"],
      facts: .swift(
        #"""
        func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        let titles = [tr("save"), tr("delete")]
        """#)),
    .texts(
      "code that uses other tables only", [("save", ["en": "Save"])],
      facts: .swift(#"String(localized: "other")"#)),
    .texts(
      "a key that no table has", [("save", ["en": "Save"])], finds: ["delete"],
      facts: .swift(
        #"Text("save"); let title = NSLocalizedString("delete", comment: "A button")"#)),
    .texts(
      "a view shows a string that is in no table", [("save", ["en": "Save"])],
      finds: ["No boards yet"], facts: .swift(#"Text("save"); Text("No boards yet")"#)),
    .texts(
      "several keys that no table has", [("save", ["en": "Save"])],
      finds: ["", "copy", "delete"],
      facts: .swift(
        #"""
        let a = [String(localized: "save"), String(localized: "delete"), String(localized: "copy")]
        let b = String(localized: "Hello \(name)")
        """#)),
    .files(
      "a key of another table",
      [
        ("en.lproj/Localizable.strings", "title = \"Home\";"),
        ("en.lproj/Other.strings", "other = \"Other\";"),
      ], finds: ["title"],
      facts: .swift(#"NSLocalizedString("title", tableName: "Other", comment: "")"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard let code = knowledge.facts.code, !code.uses.isEmpty else { return [] }
    let project = knowledge.project
    var shapes: [String: Set<String>] = [:]
    for table in project.tables where table.locale == project.sourceLocale {
      shapes[table.name, default: []].formUnion(table.entries.map { KeyShape.of($0.key) })
    }
    let missing = code.uses.filter { isMissing($0, in: shapes) }
    let strangers = missing.count { $0.tables(in: shapes).isEmpty }
    // Code that asks for hardly any of the keys belongs to other strings.
    guard strangers * 2 <= code.uses.count || asksForMost(code, of: shapes) else { return [] }
    var families: [String: Set<Substring>] = [:]
    for table in project.tables where table.locale == project.sourceLocale {
      families[table.name, default: []].formUnion(table.entries.compactMap(\.key.keyFamily))
    }
    return missing.map {
      violation(
        $0, tables: $0.tables(in: shapes), in: project, isNamed: isNamed($0, likeKeysIn: families))
    }
  }

  private func isMissing(_ use: TextUse, in shapes: [String: Set<String>]) -> Bool {
    guard !use.isOfOtherBundle || use.isOfOwnClass, let shape = use.shape,
      let all = shapes[use.table ?? "Localizable"],
      shape.contains(where: \.isLetter)
    else { return false }
    return !all.contains(shape)
  }

  /// Whether at least half of the keys are asked for.
  private func asksForMost(_ code: CodeUsage, of shapes: [String: Set<String>]) -> Bool {
    let asked = Set(code.uses.filter { !$0.isOfOtherBundle }.compactMap(\.shape))
    let known = shapes.values.reduce(into: Set()) { $0.formUnion($1) }
    let count = known.intersection(asked).count
    return count > 0 && count * 2 >= known.count
  }

  /// A key in words is right in the source language, and no language translates it.
  private func advice(for use: TextUse, in table: String) -> String {
    use.literal?.isInWords == true
      ? "add it to \(table) and translate it, or correct it; until then every language shows it in these words"
      : "add the key to \(table), or correct it"
  }

  /// The text that people see in its place, where the code says so.
  private func shown(of use: TextUse) -> String {
    use.value.map { ", so all languages show “\($0)” of the code" } ?? ""
  }

  /// Whether a view has a literal that is named as keys of its table are, up to the last of several parts.
  private func isNamed(_ use: TextUse, likeKeysIn families: [String: Set<Substring>]) -> Bool {
    guard let family = use.literal?.keyFamily else { return false }
    return families[use.table ?? "Localizable"]?.contains(family) ?? false
  }

  private func violation(
    _ use: TextUse, tables: [String], in project: LocalizationProject, isNamed: Bool
  ) -> ProjectViolation {
    let name = use.table ?? "Localizable"
    let key = use.shape?.replacing("\u{FFFC}", with: "…") ?? ""
    let table = project.table(name, locale: project.sourceLocale)
    let other = tables.first.map { ", but in “\($0)”" }
    return ProjectViolation(
      table: table, key: use.literal ?? "", locale: nil, at: use.location,
      TextViolation(
        "\(use.call) asks for “\(key)”, which is not in the table “\(name)”\(other ?? shown(of: use))",
        suggestion: tables.first.map { "ask for the table “\($0)”" }
          ?? advice(for: use, in: table?.fileName ?? name),
        severity: use.isExplicit || isNamed ? nil : .note))
  }
}

extension TextUse {
  /// The tables that have the key.
  fileprivate func tables(in shapes: [String: Set<String>]) -> [String] {
    guard let shape else { return [] }
    return shapes.filter { $0.value.contains(shape) }.map(\.key).sorted()
  }
}

extension String {
  /// The parts of a key before its last one, as in “cards.pin.show”; none of a text, or of a name of one part.
  fileprivate var keyFamily: Substring? {
    guard !contains(" "), let end = lastIndex(where: { $0 == "." || $0 == "_" }), end > startIndex,
      self[end...].dropFirst().contains(where: \.isLetter)
    else { return nil }
    return self[...end]
  }
}
