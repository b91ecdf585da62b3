import AuditModel
import Foundation
import Intake
import ViewTree

/// The command `legible`: arguments in, an exit code out, and all else through what it is handed.
public struct CommandLineTool: Sendable {
  /// The version, as `legible --version` prints it.
  public static let version = "0.1.0"

  let screens: [Screen]
  let console: any Console
  let files: any FileAccess
  let environment: [String: String]

  /// Takes the screens that the command knows without a file, and the world around it.
  public init(
    screens: [Screen], console: any Console = ProcessConsole(),
    files: any FileAccess = DiskAccess(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.screens = screens
    self.console = console
    self.files = files
    self.environment = environment
  }

  /// Runs the command; the first argument is the first word after `legible`.
  public func run(_ arguments: [String]) -> ExitCode {
    do throws(CommandError) {
      let code = try command(arguments)
      if let failure = console.outputFailure {
        throw .input("standard output cannot be written: \(failure)")
      }
      return code
    } catch {
      console.writeError("legible: \(error.message)\n")
      return error.exitCode
    }
  }

  /// Runs the command with the words of the process and ends it.
  public func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private func command(_ arguments: [String]) throws(CommandError) -> ExitCode {
    guard let name = arguments.first else {
      console.write(HelpCommand.overview)
      return .success
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return try HelpCommand(self).run([name]) }
    switch name {
    case "audit": return try AuditCommand(self).run(rest)
    case "inspect": return try InspectCommand(self).run(rest)
    case "screens": return try ScreensCommand(self).run(rest)
    case "export": return try ExportCommand(self).run(rest)
    case "import": return try ImportCommand(self).run(rest)
    case "convert": return try ConvertCommand(self).run(rest)
    case "validate": return try ValidateCommand(self).run(rest)
    case "pseudo": return try PseudoCommand(self).run(rest)
    case "diff": return try DiffCommand(self).run(rest)
    case "glossary": return try GlossaryCommand(self).run(rest)
    case "schema": return try SchemaCommand(self).run(rest)
    case "rules": return try RulesCommand(self).run(rest)
    case "explain": return try ExplainCommand(self).run(rest)
    case "help", "--help", "-h": return try HelpCommand(self).run(rest)
    case "--version", "version":
      console.write("legible \(Self.version)\n")
      return .success
    default: throw unknown(name)
    }
  }

  private func unknown(_ name: String) -> CommandError {
    let hint =
      NearestWord.to(name, among: HelpCommand.topics.map(\.name))
      .map { "did you mean “\($0)”?" } ?? "see “legible help”"
    return .usage("unknown command “\(name)”; \(hint)")
  }
}
