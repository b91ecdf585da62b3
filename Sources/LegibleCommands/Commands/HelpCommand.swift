/// `legible help`: says what the commands do and how they are called.
struct HelpCommand {
  private let tool: CommandLineTool

  /// A command with its help.
  struct Topic {
    let name: String
    let summary: String
    let text: String
  }

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let name = words.first else {
      tool.console.write(Self.overview)
      return .success
    }
    let topic = try NamedValue.find(
      name, kind: "command", among: Self.topics.map { ($0.name, $0) })
    tool.console.write(topic.text + "\n")
    return .success
  }

  static var overview: String {
    let lines = topics.map { topic in
      "  \(topic.name)\(String(repeating: " ", count: 10 - topic.name.count))\(topic.summary)"
    }
    return """
      legible tells what people who read another language, need larger text, listen to the screen
      or speak to it will run into.

      \(lines.joined(separator: "\n"))

      legible help COMMAND says more. legible --version prints the version.

      """
  }

  static let topics = screenTopics + exchangeTopics + generalTopics

  private static let screenTopics = [
    Topic(
      name: "audit", summary: "Looks at every state of every screen in every variant.",
      text: """
        legible audit [PATH…] [--screens LIST] [--states LIST] [--locales LIST] [--sizes LIST]
                      [--size-classes LIST] [--format text,json,html,csv] [--output DIR]
                      [--rules LIST] [--with-rules LIST] [--without-rules LIST]
                      [--severity RULE=SEVERITY]… [--glossary FILE]… [--patterns FILE]…
                      [--source-language LOCALE] [--no-history] [--texts] [--fix [--dry-run]]
                      [--fail-on error|warning|note|never] [--font FILE]… [--jobs N] [--verbose]

        Lays out every state of every screen in every language, at all 12 text sizes and in all
        4 pairs of size classes, and says what is cut off, unnamed, too small or untranslated; and
        holds every text against its translations.

        PATH            folders (default: this folder), .lproj folders, or files: .strings,
                        .stringsdict, .xcstrings, .xliff, .xlf, .po, .xcloc, .screen.json
        --screens       only these screens, with commas between them; * stands for any characters,
                        as in 'board*'; screens that are audited only when named have to be named
        --states        only these states, likewise
        --locales       only these languages, such as de,zh-Hans
        --sizes         only these text sizes: xSmall small medium large xLarge xxLarge xxxLarge
                        accessibility1 … accessibility5
        --size-classes  only these pairs, width/height: compact/regular compact/compact
                        regular/compact regular/regular
        --rules         only these rules; * stands for any characters
        --with-rules    these rules besides those that take part by default
        --without-rules all but these rules
        --severity      how grave a rule's findings are: missing-translation=error
        --glossary      what things are to be called: .strings, .csv or .tbx
        --patterns      rules of your own, of regular expressions, as JSON
        --source-language
                        the language that the app is written in (default: what its project,
                        package, Info.plist or catalog says, or else what is there)
        --no-history    without looking in git for source texts that changed after a translation
        --texts         only texts and translations, without laying out screens
        --fix           first mends what is mechanical and safe in the files, and nothing else
        --dry-run       shows what --fix would do
        --format        text to the terminal, json, html and csv into the output folder
                        (default: text,json,html)
        --output        the folder for report.json and report.html (default: Reports)
        --fail-on       what makes the exit code 1 (default: error)
        --font          measure with this font in place of the stand-in; may be repeated
        --jobs          how many languages at the same time (default: one for each processor)
        --verbose       every finding in full

        Exit code 0: nothing found at or above --fail-on; 1: found; 2: the audit cannot be trusted;
        64: wrong call.
        """),
    Topic(
      name: "inspect", summary: "Shows one screen as a tree, as JSON or as a drawing.",
      text: """
        legible inspect SCREEN [--state STATE] [--size large] [--size-class compact/regular]
                        [--locale en] [--format tree|json|svg] [--path PATH]… [--font FILE]…
                        [--appearance light|dark|light-contrast|dark-contrast]

        The tree shows frames, lines, names, traits and keys, and marks what is cut off:
          ‣ how a text is set   ♪ what VoiceOver stops at, in its order   ✂ what is cut off
        and what VoiceOver is asked to say on the way to the state follows as ♪ announced.
        """),
    Topic(
      name: "screens", summary: "Lists the screens with their states.",
      text: """
        legible screens [PATH…] [--screens LIST] [--summary]

        Lists the screens with the names of their states.

        --screens       only these screens; * stands for any characters
        --summary       a line for each screen, with the number of its states
        """),
  ]

  private static let generalTopics = [
    Topic(
      name: "glossary", summary: "Lists what things are called in each language.",
      text: """
        legible glossary [PATH…] [--locales LIST] [--format text|csv|json] [--output FILE]
                         [--source-language LOCALE]

        Learns from the texts and their translations what the words of the source language are
        called, and lists them with how many texts say so, and those that say something else.

        PATH       files with texts, files for translators (.xliff, .xcloc, .po) and folders of both
                   (default: this folder)
        --locales  only these languages, such as de,zh-Hans
        --format   text (default); csv, which may be edited and used as a glossary; json
        --output   the file to write to (default: standard output)
        --source-language
                   the language that the app is written in (default: found out)

        Exit code 0: done; 2: there are no texts, or a file cannot be written; 64: wrong call.
        """),
    Topic(
      name: "schema", summary: "Prints the JSON Schema of the report.",
      text: """
        legible schema report

        Prints the JSON Schema (draft 2020-12) of report.json.
        """),
    Topic(
      name: "rules", summary: "Lists the rules.",
      text: """
        legible rules [--format text|markdown]

        Lists the rules; markdown is a handbook with the examples of each and the table of all kinds of
        checks.
        """),
    Topic(
      name: "explain", summary: "Says why a rule exists, with examples.",
      text: "legible explain RULE"),
    Topic(
      name: "help", summary: "Says what the commands do.", text: "legible help [COMMAND]"),
  ]
}
