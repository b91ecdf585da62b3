import Reporting

/// `legible schema`: prints the JSON Schema of a format.
struct SchemaCommand: Command {
  static let usage = CommandUsage(
    name: "schema", summary: "Prints the JSON Schema of the report.",
    about: "Prints the JSON Schema (draft 2020-12) of report.json.",
    operands: [
      .init("SCHEMA", "the name of a schema: \(schemas.map(\.name).joined(separator: ", "))")
    ])

  private static let schemas: [(name: String, value: String)] = [("report", ReportSchema.text)]

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one schema: legible schema report")
    }
    tool.console.write(try NamedValue.find(name, kind: "schema", among: Self.schemas))
    return .success
  }
}
