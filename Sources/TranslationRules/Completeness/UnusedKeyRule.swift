import AuditModel
import Localization
import SourceScanning

/// The code uses every key.
package struct UnusedKeyRule: ProjectRule {
  package static let description = RuleDescription(
    id: "unused-key", title: "Unused key",
    rationale: "Translators work in every language on a string that people never see.",
    howToFix: """
      Remove the key in all languages. If other code uses it, audit that code together with the \
      project. Warnings about the texts of the key are notes as long as it seems unused.
      """,
    falseAlarm: """
      A key that is built at run time without a literal beginning or ending of three characters, \
      that a server sends, or that only unscanned code uses, is reported. Where more than half of a table \
      seems unused, the rule reports one note for the table, and a key that only code which is commented \
      out uses is a note.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [37]

  package static let examples: [TranslationExample] = [
    .texts(
      "the code asks for it", [("save", ["en": "Save", "de": "Sichern"])],
      facts: .swift(#"String(localized: "save")"#)),
    .texts(
      "the key is built at run time",
      [("tab.home", ["en": "Home"]), ("tab.me", ["en": "Me"])],
      facts: .swift(
        #"let tabs = ["home", "me"].map { NSLocalizedString("tab.\($0)", comment: "") }"#)),
    .texts(
      "the key is joined from parts",
      [("errorNetwork", ["en": "No network"]), ("page3_title", ["en": "Ready"])],
      facts: .swift(
        #"""
        let a = NSLocalizedString("error" + reason, comment: "")
        let b = NSLocalizedString(String(format: "page%d_title", page), comment: "")
        """#)),
    .texts(
      "a generated symbol refers to it", [("boards.emptyTitle", ["en": "No boards"])],
      facts: .swift(#"Text(L10n.Boards.emptyTitle); Text("x")"#)),
    .texts(
      "something is put into it", [("%lld boards", ["en": "%lld boards"])],
      facts: .swift(#"Text("\(count) boards")"#)),
    .texts("the code was not scanned", [("save", ["en": "Save"])]),
    .files(
      "iOS or Interface Builder reads it",
      [
        ("en.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"Scan\";"),
        ("en.lproj/Main.strings", "\"aB1-c2-D3e.text\" = \"Label\";"),
      ], facts: .swift(#"Text("save")"#)),
    .files(
      "one of several is not used",
      [("en.lproj/Localizable.strings", "save = \"Save\"; open = \"Open\"; old_one = \"Old\";")],
      finds: ["old_one"], facts: .swift(#"Text("save"); NSLocalizedString("open", comment: "")"#)),
    .files(
      "code that is commented out uses it, which is a note",
      [("en.lproj/Localizable.strings", "save = \"Save\"; open = \"Open\"; old_one = \"Old\";")],
      finds: ["old_one"],
      facts: .swift(#"Text("save"); NSLocalizedString("open", comment: "") // Text("old_one")"#)),
    .files(
      "no screen shows it",
      [("en.lproj/Localizable.strings", "save = \"Save\"; open = \"Open\"; old_one = \"Old\";")],
      finds: ["old_one"],
      facts: .screen(#"{"children":[{"text":{"key":"save"}},{"text":{"key": "open"}}]}"#)),
    .files(
      "the code hardly uses any, so it seems to find them another way",
      [("en.lproj/Localizable.strings", "a_b = \"A\"; c_d = \"B\"; e_f = \"C\";")],
      finds: [""], facts: .swift(#"Text("a_b")"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard let code = knowledge.facts.code, code.asksForTexts else { return [] }
    let project = knowledge.project
    return project.tables.filter { $0.locale == project.sourceLocale }.flatMap { table in
      check(table, code: code, packages: knowledge.facts.packageFolders)
    }
  }

  private func check(
    _ table: StringTable, code: CodeUsage, packages: [String]
  ) -> [ProjectViolation] {
    guard TableRole(tableName: table.name) == .texts, !table.isOfSettings else { return [] }
    let keys = table.entries.filter { $0.extraction != .stale && !$0.isOfInterface }
    let package = packages.filter { table.folder.hasPrefix("\($0)/") }.max { $0.count < $1.count }
    let unused = keys.filter { entry in
      !(package.map { code.mentions(entry.key, ofTableIn: $0) } ?? code.mentions(entry.key))
    }
    guard let first = unused.first else { return [] }
    if unused.count * 2 > keys.count {
      let location = SourceLocation(file: first.keyLocation.file, line: 1, column: 1)
      return [
        ProjectViolation(
          table: table, key: "", locale: nil, at: location,
          TextViolation(
            "\(unused.count) of \(keys.count) keys are not used \(code.searched)",
            suggestion: "check that the code that uses them was scanned, or remove them",
            severity: .note))
      ]
    }
    return unused.map { entry in
      // Code that is commented out may come back.
      let isCommented = code.hasInComment(entry.key)
      return ProjectViolation(
        table: table, key: entry.key, locale: nil, at: entry.keyLocation,
        TextViolation(
          isCommented
            ? "only code that is commented out uses the key"
            : "the key is not used \(code.searched)",
          suggestion: "remove it in all languages, unless something else uses it",
          // Code that was not read may use what no screen shows.
          severity: entry.isFoundByXcode || code.uses.isEmpty || isCommented ? .note : nil))
    }
  }
}

extension CodeUsage {
  /// Where keys were looked for.
  fileprivate var searched: String { uses.isEmpty ? "on the screens" : "in the code" }
}

extension StringTable {
  /// Whether the Settings app shows its strings.
  fileprivate var isOfSettings: Bool {
    folder.hasSuffix(".bundle") || file.contains("Settings.bundle/")
  }
}

extension TableEntry {
  /// Whether Xcode keeps it in step with the code by itself.
  fileprivate var isFoundByXcode: Bool {
    keyLocation.file.hasSuffix(".xcstrings") && extraction != .manual && extraction != .migrated
  }
}
