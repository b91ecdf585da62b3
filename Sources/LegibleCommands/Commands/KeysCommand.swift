import AuditModel
import Localization

/// `legible keys`: lists the keys of the string tables, or writes them as Swift source.
struct KeysCommand: Command {
  static let usage = CommandUsage(
    name: "keys", summary: "Lists the keys of string tables, or writes them as Swift.",
    about: """
      Lists the keys of the string tables in the source language with their source strings. With
      --swift it writes an enumeration for each table: code that uses it cannot misspell a key.
      """,
    operands: [
      .init("[PATH…]", "folders, .lproj folders or files with strings (default: this folder)")
    ],
    options: [
      Option("--swift", help: "write Swift source"), access.option,
      Option(
        "--tables", value: .word("LIST"), repeats: true,
        help: "only these tables, with commas between them (default: all that code can name)"),
      .source, .outputFile, .overwrite,
    ],
    exitCodes: """
      Exit code 0: done; 2: a file cannot be read as a whole, so that keys may be missing, there are
      no keys, or a file cannot be written; 64: invalid arguments.
      """)

  private static let access = Choice(
    "--access", "access level", among: SwiftKeys.Access.allCases.map { ($0.rawValue, $0) },
    standard: SwiftKeys.Access.internal.rawValue, help: "the access level of the Swift source")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let access = try arguments.one(Self.access)
    let isSwift = arguments.has("--swift")
    if !isSwift, arguments.value("--access") != nil {
      throw .usage("--access only goes with --swift")
    }
    let project = try tool.projectFiles(
      arguments.operands, source: arguments.sourceLocale, skipping: .none
    ).tables()
    let lost = project.problems.filter { $0.hidesTexts(in: [project.sourceLocale]) }
    for problem in lost {
      tool.console.writeError("legible: \(problem.description.forTerminal); keys may be missing\n")
    }
    let all = KeyedTable.all(in: project)
    guard !all.isEmpty else { throw noKeys(in: project, arguments) }
    let tables = try NamedValue.select(
      arguments.list("--tables"), kind: "table", amongPatterns: all.map { ($0.name, $0) })
    if !lost.isEmpty, let file = arguments.value(Option.outputFile.name), file != "-" {
      // The keys that are missing would be gone from the file, too, and the app would not compile.
      throw .input(
        "\(file): not written, since keys may be missing; repair the table, or leave --output out to "
          + "see the others")
    }
    let text = isSwift ? SwiftKeys(tables, access: access).source : list(of: tables)
    try arguments.write(text, named: isSwift ? "StringKeys.swift" : "keys.txt", tool) { bytes in
      isSwift && SwiftKeys.isOne(bytes)
    }
    return lost.isEmpty ? .success : .untrustworthy
  }

  /// The reason why there are no keys, and what helps: another folder, or the right source language.
  private func noKeys(in project: LocalizationProject, _ arguments: Arguments) -> CommandError {
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let folders = paths.map(tool.files.realPath).joined(separator: ", ")
    let locales = Set(project.tables.map(\.locale)).subtracting([project.sourceLocale]).sorted()
    let advice =
      locales.isEmpty
      ? "name a folder with .lproj folders or string catalogs"
      : "name the source language with --source; there are tables in "
        + locales.map(\.identifier).joined(separator: ", ")
    return .input(
      "\(folders.forTerminal): no string table there or below is in the source language, "
        + "\(project.sourceLocale), with keys that code can name; \(advice)")
  }

  private func list(of tables: [KeyedTable]) -> String {
    tables.map { table in
      "\(table.name.forTerminal) (\(table.keys.count.of("key")))\n"
        + table.keys.map { "  \($0.key): \($0.value)".forTerminal + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
