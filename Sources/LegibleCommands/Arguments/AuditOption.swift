import AuditEngine
import AuditModel
import Reporting

/// The options of audits, of which other commands have some.
enum AuditOption {
  /// All of them, in the order in which help lists them.
  static let all: [Option] =
    [
      screens, states, .locales, sizes.option, devices, sizeClasses.option, boldText.option,
      largeText.option, formats.option, includeKnown, output, assets, .overwrite,
    ] + RuleSelection.options + [
      glossary, patterns, .source, noHistory, textsOnly, fix, dryRun, watch, failOn.option,
      exitZero, shard,
    ] + Option.ofConfiguration + [
      .baseline, .noBaseline, .ratchet, .newSince, .against, .since, .font, .jobs, verbose, quiet,
      statistics, compact, withDrawings, title, commit, date, linkTemplate, drawingTemplate,
      color.option, stats,
    ]

  static let screens = Option(
    "--screens", value: .word("LIST"), repeats: true,
    help: "only these screens, with commas between them; * matches any characters, as in "
      + "'board*'; screens with isAuditedByDefault: false are audited only if they are listed here")
  static let states = Option(
    "--states", value: .word("LIST"), repeats: true,
    help: "only these states, with commas between them; * matches any characters")
  static let sizes = Choice(
    "--sizes", "size", amongMany: NamedValue.sizes, help: "only these Dynamic Type sizes")
  static let sizeClasses = Choice(
    "--size-classes", "size class", amongMany: NamedValue.sizeClasses,
    help: "only these pairs of size classes, horizontal/vertical")
  static let devices = Option.devices(
    help: "these devices in place of the narrowest of each pair of size classes")
  static let boldText = Choice(
    "--bold-text", "setting",
    among: AuditOptions.BoldText.allCases.map { ($0.rawValue, $0) }, standard: "off",
    help:
      "Bold Text, as people switch it on in Settings: off, on, or each screen without and with it")
  static let largeText = Choice(
    "--large-text", "definition", among: LargeText.allCases.map { ($0.rawValue, $0) },
    standard: LargeText.wcagPoints.rawValue,
    help:
      "from which size on text needs a contrast of 3 to 1 only: apple (18 pt, or bold), wcag-points "
      + "(18 pt, or bold from 14), or css-pixels (24 pt, or bold from 18.66)")
  /// The formats when none is named.
  static let usualFormats = ["text", "json", "html"]
  static let formats = Choice(
    "--format", "format", amongMany: ReporterList.all.map { ($0.format, $0) },
    standard: usualFormats,
    help:
      "the formats of the report, each as NAME or NAME=PATH; - is standard output. Without PATH, text, "
      + "github and xcode are printed, and the others are files in --output")
  static let includeKnown = Option(
    "--include-known",
    help: "write known and accepted findings, too, in sarif, github and gitlab")
  static let output = Option(
    "-o", "--output", value: .word("DIR"), help: "the folder for report files (default: Reports)")
  static let assets = Option(
    "--assets", value: .word("DIR"),
    help:
      "write all drawings as SVG files into this folder, also those that the HTML report has no "
      + "room for")
  static let failOn = Choice.failOn(
    "exit code 1 when there is a finding of this severity or higher")
  static let glossary = Option(
    "--glossary", value: .word("FILE"), repeats: true,
    help: "a glossary with approved and forbidden terms: .strings, .csv or .tbx")
  static let patterns = Option(
    "--patterns", value: .word("FILE"), repeats: true,
    help: "a JSON file with rules of your own, as regular expressions")
  static let noHistory = Option(
    "--no-history", help: "do not search git's history for outdated translations")
  static let textsOnly = Option(
    "--texts", help: "check strings and translations only, and lay out no screens")
  static let fix = Option(
    "--fix", help: "apply the fixes that are mechanical and safe to the files, then audit them")
  static let dryRun = Option(
    "--dry-run", help: "show what --fix would change, and change nothing")
  static let watch = Option(
    "--watch",
    help:
      "audit everything once, then wait until Control-C and audit strings again, and the screens that "
      + "show them, whenever their tables are written; a new or removed table, and a written "
      + ".screen.json file, let everything be audited again; code, exchange files, the history and "
      + "the configuration are read only at the start")
  static let shard = Option(
    "--shard", value: .word("I/N"),
    help: "do only this share of the work, as 2/4 for the second of four, and write what was found "
      + "to part-2-of-4.json in --output, for “legible merge”; no report is written")
  static let verbose = Option(
    "--verbose", help: "print every finding, notes too, with all its locations")

  static let title = Option(
    "--title", value: .word("TEXT"),
    help:
      "the heading of the HTML and Markdown reports (default: the name of the Xcode project)")
  static let commit = Option(
    "--commit", value: .word("NAME"), help: "the commit that the HTML report names")
  static let date = Option(
    "--date", value: .word("DAY"), help: "the day that the HTML report names, as 2026-01-31")
  static let linkTemplate = Option(
    "--link-template", value: .word("ADDRESS"),
    help:
      "the address of a line for the comment and html formats, with {path}, {line} and {commit} "
      + "in it")
  static let drawingTemplate = Option(
    "--drawing-template", value: .word("ADDRESS"),
    help:
      "the address of a drawing for the comment format, with {file} in it; “legible audit --assets” writes "
      + "the files")
  static let quiet = Option(
    "--quiet", help: "print the last lines only: no findings, but counts and languages")
  static let statistics = Option(
    "--statistics", help: "print how many findings each rule has")
  static let withDrawings = Option(
    "--with-drawings",
    help: "keep the drawings in JSON, too, so that “legible report” makes a page with them")
  static let compact = Option("--compact", help: "write JSON on one line")
  static let exitZero = Option(
    "--exit-zero", help: "exit code 0 whatever is found; an incomplete audit still has 2")
  static let color = Choice(
    "--color", "choice", among: ColorChoice.allCases.map { ($0.rawValue, $0) }, standard: "auto",
    help: "colours of the printed report; auto means on a terminal, unless NO_COLOR is set")
  static let stats = Option(
    "--stats", help: "print how long each part of the audit and each rule took, to standard error")

  /// The options that choose what is laid out.
  static let choiceOfVariants = [
    screens, states, .locales, sizes.option, devices, sizeClasses.option, boldText.option,
  ]

  /// The options that leave out states, sizes or devices.
  static let optionsOfMatrix = [
    states, sizes.option, devices, sizeClasses.option, boldText.option,
  ]
}
