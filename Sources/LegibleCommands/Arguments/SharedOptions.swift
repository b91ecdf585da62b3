import AuditModel
import ViewTree

/// The options that several commands have.
extension Option {
  static let source = Option(
    "--source", "--source-language", value: .word("LOCALE"),
    help: "the source language (default: the development language that the Xcode project, "
      + "Package.swift, Info.plist or a string catalog names, otherwise guessed from the tables)")
  static let font = Option(
    "--font", value: .word("FILE"), repeats: true,
    help: "measure with this font file instead of Inter, which stands in for San Francisco")
  static let jobs = Option(
    "--jobs", value: .word("N"),
    help: "the number of parallel threads, from 1 to 1024 (default: one for each processor)")
  static let locales = Option(
    "--locales", value: .word("LIST"), repeats: true,
    help: "only these languages, with commas between them, such as de,zh-Hans")
  static let outputFile = Option(
    "-o", "--output", value: .word("PATH"),
    help: "the file to write to, or a folder for it; - is standard output (the default)")
  static let overwrite = Option(
    "--overwrite",
    help: "replace files that are there already, whoever wrote them (default: only files that the "
      + "same command wrote there)")
  static let outputFolder = Option(
    "-o", "--output", value: .word("DIR"),
    help: "the folder to write to; - prints the result when it is one file")
}

/// The options that say what the configuration is, or overrule it.
extension Option {
  static let config = Option(
    "--config", value: .word("FILE"),
    help:
      "the configuration (default: the nearest .legible.json at or above PATH, in its repository)")
  static let noConfig = Option("--no-config", help: "read no .legible.json")
  static let include = Option(
    "--include", value: .word("PATTERN"), repeats: true,
    help: "audit only files that match, as in 'App/**' or '*.xcstrings'")
  static let exclude = Option(
    "--exclude", value: .word("PATTERN"), repeats: true,
    help: "leave out files and folders that match, as in .gitignore")
  static let noGitignore = Option("--no-gitignore", help: "audit files that git ignores, too")
  static let requiredLanguages = Option(
    "--required-languages", value: .word("LIST"), repeats: true,
    help:
      "the languages whose findings decide the exit code, besides the source language (default: "
      + "all but the community languages)")
  static let communityLanguages = Option(
    "--community-languages", value: .word("LIST"), repeats: true,
    help: "languages whose findings are reported and never decide the exit code")
  static let ignoredLanguages = Option(
    "--ignored-languages", value: .word("LIST"), repeats: true,
    help: "languages whose strings are not audited")

  static let baseline = Option(
    "--baseline", value: .word("FILE"),
    help: "the findings that were known before (default: the nearest .legible-baseline.jsonl)")
  static let noBaseline = Option("--no-baseline", help: "report known findings, too")
  static let newSince = Option(
    "--new-since", value: .word("REF"),
    help:
      "report only what is not found in the merge base of this revision of git, whose strings and "
      + ".screen.json files are audited, too; the work tree is not touched")
  static let against = Option(
    "--against", value: .word("REPORT"),
    help:
      "report only what is not in this report.json of an earlier audit; beside --new-since, it knows the "
      + "screens that are compiled into this command")
  static let since = Option(
    "--since", value: .word("REF"),
    help:
      "audit only what changed since the merge base of this revision of git, committed or not: the "
      + "strings, the screens that show them, and .screen.json files; rules that compare strings still "
      + "see all of them")
  static let ratchet = Option(
    "--ratchet", help: "make entries of the baseline that no finding fits any more an error")

  /// The options for the choice of files and languages.
  static let ofConfiguration = [
    config, noConfig, include, exclude, noGitignore, requiredLanguages, communityLanguages,
    ignoredLanguages,
  ]
}

extension Choice where Value == Severity? {
  /// From which severity on a command fails; none for `never`.
  static func failOn(_ help: String) -> Choice {
    Choice(
      "--fail-on", "severity",
      among: [("error", .error), ("warning", .warning), ("note", .note), ("never", nil)],
      standard: "error", help: help)
  }
}

extension Choice where Value == String {
  /// The formats of what a command writes.
  static func format(_ names: [String], help: String) -> Choice {
    Choice(
      "--format", "format", among: names.map { ($0, $0) }, standard: names.first ?? "", help: help)
  }
}

extension Arguments {
  /// The language that an app is written in, if it was named.
  var sourceLocale: LocaleIdentifier? { value(Option.source.name).map { LocaleIdentifier($0) } }

  /// The day that `--date` names, as it was written.
  func day() throws(CommandError) -> String? {
    guard let day = value("--date") else { return nil }
    guard CalendarDay(day) != nil else {
      throw .usage("--date takes a day, as in 2026-01-31, not “\(day)”")
    }
    return day
  }

  /// On how many threads to work, if that was said.
  func jobs() throws(CommandError) -> Int? {
    guard let value = value(Option.jobs.name) else { return nil }
    guard let jobs = Int(value), (1...1024).contains(jobs) else {
      throw .usage("--jobs takes a number from 1 to 1024, not “\(value)”")
    }
    return jobs
  }
}
