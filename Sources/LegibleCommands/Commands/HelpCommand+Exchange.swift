extension HelpCommand {
  /// The commands that exchange texts with translators.
  static let exchangeTopics = [
    Topic(
      name: "export", summary: "Writes what goes to the translators.",
      text: """
        legible export [PROJECT] [--locales LIST] [--format FORMAT] [--targets none|copy|pseudo]
                       [--only all|missing|changed] [--context] [--source LOCALE] [--font FILE]…
                       -o DIR

        Writes one file for each language, with the texts beside their translations.

        PROJECT    the folder with .lproj folders and .xcstrings files (default: this folder)
        --locales  only these languages, also such as there are no translations into yet
        --format   xliff-1.2 as Xcode writes it (default), xliff-2.0, xliff-2.1, xliff-2.2 with
                   plurals as such, xcloc, po
        --targets  what stands where nothing is translated: nothing (default), a copy, or a
                   made-up translation
        --only     missing: those without a finished translation; changed: those, and those that
                   say something else than in the files that are in DIR already, whose translations
                   are marked as in need of a review; the files in DIR are replaced
        --context  with each text the screens and states on which it is seen, what it is there, and
                   the widest translation that fits at every text size and size class; in an xcloc
                   with drawings of the screens
        --source   the language that the app is written in (default: found out)
        -o         the folder to write to; - writes one language to standard output
        """),
    Topic(
      name: "import", summary: "Takes what came back from the translators.",
      text: """
        legible import FILE… [--into PROJECT] [--dry-run] [--accept needs-review,cut-off]
                       [--fail-on error|warning|note|never] [--verbose] [--source LOCALE]
                       [--font FILE]…

        Takes translations out of XLIFF, PO and xcloc, matched by file and key. Each is checked
        first, also on the screens that show it: what breaks a format specifier, is cut off, or
        belongs to a text that has changed since it was sent, is kept out and said. Everything else
        is written at once or not at all.

        FILE       files or bundles that came back; - is standard input
        --into     the folder of the project (default: this folder)
        --dry-run  says what would change and writes nothing
        --accept   needs-review: also what the translator marked as unfinished, into files that
                   cannot hold the mark; cut-off: also what is cut off on a screen
        --fail-on  what makes the exit code 1 (default: error, which is whatever was kept out;
                   a warning is what was taken and should be looked at)
        --verbose  all remarks

        Exit code 0: all of it was taken; 1: something was kept out; 2: a file cannot be read, and
        nothing was written; 64: wrong call.
        """),
    Topic(
      name: "convert", summary: "Writes texts in another format.",
      text: """
        legible convert FILE… --to FORMAT [--locale LOCALE] [--source LOCALE] -o DIR

        FILE      .strings, .stringsdict, .xcstrings, XLIFF, PO or xcloc; - is standard input
        --to      xliff-1.2, xliff-2.0, xliff-2.1, xliff-2.2, xcloc, po, strings, stringsdict,
                  xcstrings
        --locale  the language of files that do not say it and lie in no .lproj folder
        -o        the folder to write to; - writes one file to standard output

        What a format cannot hold is said, on standard error.
        """),
    Topic(
      name: "validate", summary: "Says what is wrong with files of texts, by the clause.",
      text: """
        legible validate PATH… [--format text|json] [--fail-on error|warning|note|never]
                         [--prefix PREFIX=NAMESPACE]… [--quiet]

        Holds XLIFF 1.2 and 2.0 to 2.2 with their modules against the specification, far beyond what
        a schema can say, tells what Xcode would skip when importing, and reads all other formats as
        the system does: with line and column, what is wrong and what to do.

        PATH      files, folders and xcloc bundles; - is standard input
        --prefix  a prefix of fragment identifiers that stands for an extension's namespace
        --quiet   no line for each file

        Exit code 0: valid; 1: not; 2: a file cannot be read; 64: wrong call.
        """),
    Topic(
      name: "pseudo", summary: "Writes the texts in a made-up language.",
      text: """
        legible pseudo [PROJECT] [--style accented|expanded|bidi|brackets] [--locale LOCALE] -o DIR

        Writes the project's files as if somebody had translated all of them: accented letters,
        longer texts, texts from right to left, or brackets that show where a text is cut off or
        put together of pieces. Format specifiers, markup and links stay as they are.

        --locale  what the language is called (default: en-XA, for bidi ar-XB)
        """),
    Topic(
      name: "diff", summary: "Says what changed between two projects, exports or revisions.",
      text: """
        legible diff OLD NEW [--locales LIST] [--format text|json]

        OLD, NEW   a folder, a file in any of the formats, a folder of files for translators, or a
                   revision of git, as in HEAD~1 or v1.0:Localizations

        Exit code 0: no difference; 1: some.
        """),
  ]
}
