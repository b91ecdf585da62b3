import AuditModel
import Foundation
import Reporting

extension CommandLineTool {
  /// Runs the command; the first argument is the first word after its name.
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
    ControlC.announce()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private func command(_ arguments: [String]) throws(CommandError) -> ExitCode {
    guard let name = arguments.first else {
      console.write(HelpCommand.overview.naming(identity.name))
      return .success
    }
    let rest = Array(arguments.dropFirst())
    if ["--version", "version"].contains(name) {
      console.write("\(identity.name) \(identity.version)\n")
      return .success
    }
    let asksForHelp = rest.contains("--help") || rest.contains("-h")
    let word = ["--help", "-h"].contains(name) ? HelpCommand.usage.name : name
    guard let command = Self.commands.first(where: { $0.usage.name == word }) else {
      guard asksForHelp else { throw unknown(name) }
      return try run(HelpCommand.self, [name])
    }
    return asksForHelp ? try run(HelpCommand.self, [word]) : try run(command, rest)
  }

  /// The commands in the order of the overview.
  static let commands: [any Command.Type] = [
    InitCommand.self, AuditCommand.self, MergeCommand.self, InspectCommand.self,
    GalleryCommand.self, RecordCommand.self, VerifyCommand.self, TranscriptCommand.self,
    ScreensCommand.self, DevicesCommand.self, ExportCommand.self, ImportCommand.self,
    ConvertCommand.self, ValidateCommand.self, PseudoCommand.self, DiffCommand.self,
    ConformanceCommand.self, GlossaryCommand.self, KeysCommand.self, ConfigCommand.self,
    BaselineCommand.self, ReportCommand.self, CommentCommand.self, SchemaCommand.self,
    CompletionsCommand.self, RulesCommand.self, ExplainCommand.self, HelpCommand.self,
  ]

  private func run(
    _ command: any Command.Type, _ words: [String]
  ) throws(CommandError) -> ExitCode {
    let words = try Arguments(words, of: command.usage)
    guard !command.changesProjects else {
      return try command.init(self).run(try words.configured(self, for: command.usage))
    }
    let watch = JournalWatch(files)
    let reader = watching(watch)
    let result = Result { () throws(CommandError) in
      try command.init(reader).run(try words.configured(reader, for: command.usage))
    }
    for interruption in watch.damaged {
      console.writeError("legible: \(interruption.error.description.forTerminal)\n")
    }
    let code = try result.get()
    return watch.damaged.isEmpty ? code : .untrustworthy
  }

  private func unknown(_ name: String) -> CommandError {
    let hint =
      NearestWord.to(name, among: Self.commands.map { $0.usage.name })
      .map { "did you mean “\($0)”?" } ?? "see “legible help”"
    return .usage("unknown command “\(name)”; \(hint)")
  }
}
