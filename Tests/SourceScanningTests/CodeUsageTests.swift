import AuditModel
import Testing

@testable import SourceScanning

/// The facts about strings in code.
@Suite struct CodeUsageTests {
  private func usage(_ code: String, _ language: CodeLanguage = .swift) -> CodeUsage {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "App.swift", language: language)
    return usage
  }

  /// A file of SwiftGen names every key.
  @Test(arguments: [false, true])
  func takesAKeyOfAGeneratedFileForUsedWhereItsAccessorIs(isJoined: Bool) {
    let generated = """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      internal enum L10n {
        /// About
        internal static let about = L10n.tr("Localizable", "about", fallback: "About")
        internal static func minutes(_ p1: Int) -> String {
          return L10n.tr("Localizable", "%d minutes", p1, fallback: "%d minutes")
        }
        internal enum Old {
          internal static let title = L10n.tr("Localizable", "old.title", fallback: "Old")
        }
      }
      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback: String) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: fallback, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      """
    let app = "Text(L10n.about); Text(L10n.minutes(3))"
    var usage = CodeUsage()
    for (path, code) in [("Strings.swift", generated), ("App.swift", app)] {
      var part = CodeUsage()
      part.scan(Array(code.utf8), path: path, language: .swift)
      if isJoined {
        usage.join(part)
      } else {
        usage.scan(Array(code.utf8), path: path, language: .swift)
      }
    }
    usage.followFunctions()
    #expect(usage.asksForTexts)
    #expect(usage.mentions("about") && usage.mentions("%d minutes"))
    #expect(!usage.mentions("old.title") && usage.names("old.title"))
    #expect(!usage.hasInComment("old.title"))
    var commented = CodeUsage()
    commented.scan(Array("// Text(L10n.Old.title)".utf8), path: "Old.swift", language: .swift)
    usage.join(commented)
    #expect(!usage.mentions("old.title") && usage.hasInComment("old.title"))
  }

  @Test(arguments: [
    (#"// Text("save")"#, CodeLanguage.swift), (#"/* Text("save") */"#, .swift),
    (#"// [self tr:@"save"];"#, .objectiveC),
  ])
  func knowsCodeThatIsCommentedOut(code: String, language: CodeLanguage) {
    let usage = usage(code, language)
    #expect(usage.hasInComment("save") && !usage.mentions("save"))
  }

  /// Files are scanned by several threads, and a key may be put together in one and written in another.
  @Test(arguments: [
    [#"NSLocalizedString("a" + "b", comment: "")"#, #"let key = "ab""#],
    [#"let key = "ab""#, #"NSLocalizedString("a" + "b", comment: "")"#],
    [#"Text("a" + "b")"#, #"Text("a" + "b")"#, #"Text("ab")"#],
    [
      #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#, #"tr("ab")"#,
      #"tr("a" + "b"); print("ab")"#,
    ],
  ])
  func isTheSameInPartsAndAsAWhole(files: [String]) {
    var whole = CodeUsage()
    var joined = CodeUsage()
    for (number, code) in files.enumerated() {
      var part = CodeUsage()
      let path = "Feature/\(number).swift"
      part.scan(Array(code.utf8), path: path, language: .swift)
      whole.scan(Array(code.utf8), path: path, language: .swift)
      joined.join(part)
    }
    whole.followFunctions()
    joined.followFunctions()
    #expect(joined.uses == whole.uses && !joined.uses.isEmpty)
    for folder in ["Feature", "Other"] {
      #expect(
        joined.mentions("ab", ofTableIn: folder) == whole.mentions("ab", ofTableIn: folder))
    }
    for table in ["Localizable", "Main"] {
      #expect(joined.mayAsk(for: "ab", in: table) == whole.mayAsk(for: "ab", in: table))
    }
  }

  @Test(arguments: [
    (#"NSLocalizedString("a.b", comment: "")"#, "a.b"),
    (#"String(localized: "Save all", table: "Main")"#, "Save all"),
    (#"Text("Hello")"#, "Hello"),
    (##"Text(#"a\b"#)"##, #"a\b"#),
    (#"Button("Go") { run() }"#, "Go"),
    (#""a.b".localized"#, "a.b"),
    (#"NSLocalizedString("\u{e9}\n", comment: "")"#, "é\n"),
    (#"NSLocalizedString("a" + "b", comment: "")"#, "ab"),
    ("Text(\"\"\"\n    one\n      two\n    \"\"\")", "one\n  two"),
    ("Text(\"\"\"\n  one \\\n  two\n  \"\"\")", "one two"),
    (#"Text("\(count(Text("inner")))")"#, "inner"),
    (#"static var title: LocalizedStringResource = "intent.title""#, "intent.title"),
    (#"var title: LocalizedStringKey? { "a.b" }"#, "a.b"),
    (#"IntentDescription("a.b")"#, "a.b"),
    (#"NSString.localizedUserNotificationString(forKey: "Save all", arguments: nil)"#, "Save all"),
    (#"@Parameter(title: "a.b", description: "c") var name: String"#, "a.b"),
    (#"DisplayRepresentation(title: "a.b")"#, "a.b"),
    (#"TypeDisplayRepresentation(name: "a.b")"#, "a.b"),
    (#".searchable(text: $text, prompt: "Find cards")"#, "Find cards"),
  ])
  func findsTheKeysThatSwiftAsksFor(code: String, key: String) {
    #expect(usage(code).uses.contains { $0.key == .text(key) })
    #expect(usage(code).mentions(key))
  }

  @Test(arguments: [
    (
      #"func tr(_ key: String, comment: String = "") -> String { NSLocalizedString(key, comment: comment) }"#,
      #"tr("Save all", comment: "A button")"#
    ),
    (
      #"func tr(forKey key: String) -> String { return Bundle.main.localizedString(forKey: key, value: nil, table: nil) }"#,
      #"tr(forKey: "Save all")"#
    ),
    (
      #"func localizedString(_ key: String, _ more: String...) -> String { var s = NSLocalizedString(key, comment: ""); return s }"#,
      #"localizedString("Save all", name)"#
    ),
    (
      #"static func tr(_ key: StaticString) -> String { String(localized: String.LocalizationValue(key)) }"#,
      #"L.tr("Save all")"#
    ),
    (
      #"extension String { var l10n: String { NSLocalizedString(self, comment: "") } }"#,
      #""Save all".l10n"#
    ),
    (
      #"extension String { func tr() -> String { NSLocalizedString(self, comment: "") } }"#,
      #""Save all".tr()"#
    ),
    (
      #"func a(_ key: String) -> String { b(key) }; func b(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      #"a("Save all")"#
    ),
  ])
  func followsFunctionsOfTheAppsOwn(declaration: String, call: String) throws {
    for code in ["\(declaration)\n\(call)", "\(call)\n\(declaration)"] {
      var usage = usage(code)
      usage.followFunctions()
      let use = try #require(usage.uses.first { $0.key == .text("Save all") }, "\(code)")
      #expect(use.isExplicit && !use.isOfOtherBundle && use.table == nil)
    }
  }

  @Test func followsMacros() {
    var usage = usage(
      "#define L(key) NSLocalizedString(key, nil)\nself.title = L(@\"Save all\");", .objectiveC)
    usage.followFunctions()
    #expect(usage.uses.contains { $0.key == .text("Save all") && $0.call == "L" })
  }

  @Test func takesTheTableOfACallFromItsArgument() {
    var usage = usage(
      #"""
      func tr(_ table: String, _ key: String, fallback value: String) -> String {
        bundle.localizedString(forKey: key, value: value, table: table)
      }
      let a = tr("Main", "save", fallback: "Save"), b = tr(name, "open", fallback: "Open")
      """#)
    usage.followFunctions()
    #expect(usage.uses.filter { $0.shape != nil }.map(\.key) == [.text("save")])
    #expect(usage.uses.first { $0.key == .text("save") }?.table == "Main")
  }

  @Test(arguments: [
    #"func tr(_ key: String) -> String { print(key) }"#,
    #"func tr(_ key: String) -> String { NSLocalizedString("\(key).title", comment: "") }"#,
    #"func tr(_ key: String) -> String { NSLocalizedString(key.lowercased(), comment: "") }"#,
    #"func tr(_ key: String) -> String { Text(key) }"#,
    #"func tr(key: String) -> String { NSLocalizedString(key, comment: "") }"#,
    #"func tr(_ key: Key) -> String { NSLocalizedString(key, comment: "") }"#,
    #"protocol P { func tr(_ key: String) -> String }; func x(k: String) { NSLocalizedString(k, comment: "") }"#,
    #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }; func tr(_ path: String) { open(path) }"#,
    #"func tr(_ key: String) -> String { sr(key) }; func sr(_ key: String) -> String { tr(key) }"#,
  ])
  func followsNoOtherFunctions(declaration: String) {
    var usage = usage("\(declaration)\ntr(\"Save all\")")
    usage.followFunctions()
    #expect(!usage.uses.contains { $0.key == .text("Save all") })
  }

  /// Code that no compiler takes: each would take minutes if a part of it were read again for each other part.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#if DEBUG\n", "#if DEBUG\n#endif\n", "extension String {\n", "extension String {}\n",
      "#Preview {\n",
      "#Preview {}\n", "func f(_ a: String) { g(a)\n", "func f(_ a: String) { g(a) }\n", "f(\"a\",",
      "f(\"a\")\n",
      "x.text = \"Save all\"\n", "struct P: PreviewProvider {\n",
    ])
  func readsManyRepetitionsInTime(_ line: String) {
    let count = 3000
    var usage = usage(String(repeating: line, count: count) + "\nText(\"last\")")
    usage.followFunctions()
    #expect(usage.mentions("last"))
  }

  @Test func knowsTheBundlesOfItsOwnClasses() {
    var usage = usage(
      #"""
      final class Kit {}
      NSLocalizedString("a", bundle: Bundle(for: Kit.self), comment: "")
      NSLocalizedString("b", bundle: Bundle(for: UIApplication.self), comment: "")
      """#)
    usage.followFunctions()
    #expect(usage.uses.map(\.isOfOwnClass) == [true, false])
    #expect(usage.uses.map(\.isOfOtherBundle) == [true, true])
  }

  @Test func knowsWhichCodeCanUseThePackagesTables() {
    var usage = CodeUsage()
    func scan(_ code: String, _ path: String) {
      usage.scan(Array(code.utf8), path: path, language: .swift)
    }
    scan(
      #"Text("Save all"); Text("Open all"); f("Show all"); Text("Ask all", bundle: kit)"#, "A.swift"
    )
    scan(#"Text("Open all")"#, "Kit/Sources/B.swift")
    for key in ["Open all", "Show all", "Ask all"] {
      #expect(usage.mentions(key, ofTableIn: "Kit"), "\(key)")
    }
    #expect(!usage.mentions("Save all", ofTableIn: "Kit") && usage.mentions("Save all"))
    #expect(!usage.mentions("Close all", ofTableIn: "Kit"))
  }

  @Test func knowsKeysThatCodeJoins() {
    let swift = usage(#"let a = "error" + code; let b = kind + "Title"; let c = "x" + d"#)
    #expect(swift.mentions("errorNetwork") && swift.mentions("homeTitle"))
    #expect(!swift.mentions("xyz") && !swift.mentions("home"))
    let format = usage(#"String(format: "page%d_title", n); print("Read %@ now", x)"#)
    #expect(format.mentions("page3_title") && !format.mentions("other"))
    #expect(!format.mentions("Read now"))
    let objectiveC = usage(#"[@"error" stringByAppendingString:code]"#, .objectiveC)
    #expect(objectiveC.mentions("errorNetwork"))
  }

  @Test func findsThePhrasesOfShortcuts() {
    let code = #"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Go"])"#
    let uses = usage(code).uses
    #expect(uses.map(\.key) == [.text("Open ${applicationName}"), .text("Go")])
    #expect(uses.allSatisfy { $0.table == "AppShortcuts" && $0.value != nil })
    #expect(usage(#"Other(phrases: ["Open"])"#).uses == [])
  }

  @Test(arguments: [
    (#"NSLocalizedString(@"a.b", @"comment")"#, "a.b"),
    (#"NSLocalizedString(@"a" @"b", nil)"#, "ab"),
    (#"CFCopyLocalizedString(CFSTR("a"), "b")"#, "a"),
    (#"[bundle localizedStringForKey:@"a" value:nil table:nil]"#, "a"),
    (#"char c = '"'; NSLocalizedString(@"a", nil)"#, "a"),
  ])
  func findsTheKeysThatObjectiveCAsksFor(code: String, key: String) {
    #expect(usage(code, .objectiveC).uses.map(\.key) == [.text(key)])
  }

  @Test(
    arguments: [
      (
        #"[[NSBundle mainBundle] localizedStringForKey:@"a" @"b" value:@"" table:nil]"#, "ab", nil,
        true
      ),
      (#"[NSBundle.mainBundle localizedStringForKey:@"a" value:f(x) table:@"T"]"#, "a", "T", true),
      (#"[bundle localizedStringForKey:@"a" value:nil table:nil]"#, "a", nil, false),
    ] as [(String, String, String?, Bool)])
  func knowsTheBundleAndTheTableOfAMessage(
    code: String, key: String, table: String?, isOwn: Bool
  ) throws {
    let use = try #require(usage(code, .objectiveC).uses.first)
    #expect(use.key == .text(key) && use.table == table && use.isOfOtherBundle == !isOwn)
  }

  @Test func knowsNoTableThatAMessageComputes() {
    let code = #"[b localizedStringForKey:@"a" value:nil table:[self table]]"#
    #expect(usage(code, .objectiveC).uses == [])
  }

  @Test(arguments: [
    #"// NSLocalizedString("a", comment: "")"#, #"/* /* */ NSLocalizedString("a", comment: "") */"#,
    ##"print(#"NSLocalizedString("a", comment: "")"#)"##, #"Text(verbatim: "a")"#,
    #"Text(name)"#, #"String(describing: "a")"#, #"String("a")"#,
  ])
  func findsNothingWhereNothingIsAskedFor(code: String) {
    #expect(usage(code).uses == [])
  }

  @Test func makesAShapeOfWhatIsPutIn() {
    let found = usage(#"Text("\(count) of \(list.map { "\($0)" }.count) %")"#).uses
    #expect(found.map(\.key) == [.shape("\u{FFFC} of \u{FFFC} %")])
    #expect(KeyShape.of("%lld of %2$@ %%") == "\u{FFFC} of \u{FFFC} %")
  }

  @Test(arguments: [
    (#"NSLocalizedString("a.\(b)", comment: "")"#, TextUse.Key.interpolated),
    (#"NSLocalizedString("a." + b, comment: "")"#, .expression),
  ])
  func recognizesArtificialKeys(code: String, key: TextUse.Key) {
    #expect(usage(code).uses.map(\.key) == [key])
  }

  @Test(arguments: [
    (#"let k = x ? "a" : "b"; NSLocalizedString(k, comment: "")"#, CodeLanguage.swift, true),
    (#"var k: String; NSLocalizedString(k, comment: "")"#, .swift, true),
    (#"func f(_ k: String) { NSLocalizedString(k, comment: "") }"#, .swift, false),
    (#"guard let k = x else { return }; NSLocalizedString(k, comment: "")"#, .swift, false),
    (
      #"extension String { var l: String { NSLocalizedString(self, comment: "") } }"#, .swift, false
    ),
    (#"NSString *k = @"x"; NSString *b = NSLocalizedString(k, nil);"#, .objectiveC, true),
    (#"- (void)f:(NSString *)k { NSLocalizedString(k, nil); }"#, .objectiveC, false),
  ])
  func distinguishesVariablesFromParameters(code: String, language: CodeLanguage, isFound: Bool) {
    #expect(usage(code, language).uses.map(\.key) == (isFound ? [.expression] : []))
  }

  @Test func readsTheKeysOfScreens() {
    let usage = usage(#"{"text":{"key":"caf\u00e9.title"},"name":"other"}"#, .screen)
    #expect(usage.mentions("café.title") && !usage.mentions("other") && usage.asksForTexts)
    #expect(!self.usage(#"{"text":{"text":"key"}}"#, .screen).asksForTexts)
  }

  @Test func saysWhereAndInWhichTableAndBundle() throws {
    let code = """
      let é = 1
      let a = "é" + NSLocalizedString("a", tableName: "Main", bundle: .main, comment: "")
      let b = NSLocalizedString("b", bundle: .module, comment: "")
      """
    let uses = usage(code).uses
    let first = try #require(uses.first)
    #expect(first.table == "Main" && !first.isOfOtherBundle)
    #expect(first.location == SourceLocation(file: "App.swift", line: 2, column: 15))
    #expect(uses.map(\.isOfOtherBundle) == [false, true])
  }

  @Test(arguments: [
    ("L10n.Some.keyName", "some.key_name"), (#"let x = "tab.\(name)""#, "tab.home"),
    (#"let x = "tab." + name"#, "tab.home"), (#"let x = "\(name).title""#, "home.title"),
    ("case someKey", "someKey"), ("Text(.welcomeTitle)", "welcome.title"),
    (#"Text("Hello \(name)")"#, "Hello %@"), (#"let keys = ["a", "b c"]"#, "b c"),
  ])
  func mentionsWhatIsAKeyInAnotherForm(code: String, key: String) {
    #expect(usage(code).mentions(key))
    #expect(!usage(code).mentions("not.there"))
  }

  @Test func readsValuesOfMarkup() {
    let code = #"<userDefinedRuntimeAttribute value="a.b"/><string>c d</string>"#
    let usage = usage(code, .markup)
    #expect(usage.mentions("a.b") && usage.mentions("c d") && !usage.mentions("e"))
  }

  @Test(arguments: [
    "\"", "\"\\", "\"\\(", "\"\"\"", "#\"", "#", "@", "'", "/*", "\"\\u{", "\"\\u{110000}\"", "(",
    "Text(", "Text(\"a\"", "NSLocalizedString(,,)", "\"\\(\"\\(\"", "`", "\\",
  ])
  func comesToAnEndWhateverTheCode(code: String) {
    _ = usage(code)
    _ = usage(code, .objectiveC)
  }

  @Test func staysLinearInDeepNesting() {
    let deep = String(repeating: "\"\\(", count: 10_000)
    _ = usage(deep)
    _ = usage(String(repeating: "Text(", count: 20_000))
    _ = usage(String(repeating: "a.", count: 50_000))
    _ = usage(String(repeating: "\"", count: 50_001))
  }

  @Test func knowsFilesByTheirNames() {
    #expect(CodeLanguage(fileName: "A.swift") == .swift)
    #expect(CodeLanguage(fileName: "A+B.mm") == .objectiveC)
    #expect(CodeLanguage(fileName: "Main.storyboard") == .markup)
    #expect(CodeLanguage(fileName: "swift") == nil)
    #expect(CodeLanguage(fileName: "login.screen.json") == .screen)
  }
}
