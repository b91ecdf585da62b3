import Reporting

/// `legible schema`: prints the JSON Schema of a format.
struct SchemaCommand {
  private let tool: CommandLineTool

  private static let schemas: [(name: String, value: String)] = [("report", ReportSchema.text)]

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: [], command: "schema")
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one schema: legible schema report")
    }
    tool.console.write(try NamedValue.find(name, kind: "schema", among: Self.schemas))
    return .success
  }
}
