import AuditEngine
import Configuration
import Reporting
import ViewTree

/// `legible schema`: prints the JSON Schema of a format.
struct SchemaCommand: Command {
  static let usage = CommandUsage(
    name: "schema", summary: "Prints the JSON Schema of a format.",
    about: """
      Prints the JSON Schema (draft 2020-12) of report.json, of .legible.json or of
      .screen.json files.
      The reference of .screen.json files is there in Markdown, too.
      """,
    operands: [
      .init("SCHEMA", "the name of a schema: \(schemas.map(\.name).joined(separator: ", "))")
    ],
    options: [format.option])

  private static let format = Choice.format(
    ["json", "markdown"], help: "the output format; markdown is a reference of screen files")

  private static let schemas: [(name: String, value: Schema)] = [
    ("report", Schema(json: { ReportSchema.text })),
    ("config", Schema(json: { ConfigurationSchema.text(RuleList.descriptions) })),
    ("screen", Schema(json: { ScreenFormat.schema }, markdown: { ScreenFormat.reference })),
  ]

  /// A schema, and the reference that is made of the same source, if there is one; both are made
  /// when they are printed, since the names of the schemas are in the help of every command.
  private struct Schema: Sendable {
    let json: @Sendable () -> String
    var markdown: (@Sendable () -> String)?
  }

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage(
        "name one schema: "
          + Self.schemas.map { "“legible schema \($0.name)”" }.joined(separator: " or "))
    }
    let schema = try NamedValue.find(name, kind: "schema", among: Self.schemas)
    if try arguments.one(Self.format) == "json" {
      tool.console.write(schema.json())
    } else {
      guard let markdown = schema.markdown else {
        throw .usage("“legible schema \(name)” has no --format markdown; leave it out")
      }
      tool.console.write(markdown())
    }
    return .success
  }
}
