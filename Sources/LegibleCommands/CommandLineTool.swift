import AuditModel
import Foundation
import Intake
import Reporting
import ViewTree

/// The command `legible`, or one of an app's own with its screens: arguments in, an exit code out,
/// and all else through what it is handed.
public struct CommandLineTool: Sendable {
  /// The version of Legible, as `legible --version` prints it.
  public static let version = "0.1.0"

  /// The name and version, as help, errors and reports have them.
  let identity: ToolIdentity
  let screens: [Screen]
  /// Whether the screens are audited only where the strings of their app are.
  let screensNeedStrings: Bool
  let console: any Console
  let files: any FileAccess
  /// The files with all their journals, for folders that have a transaction of their own: where one
  /// cannot be read, there is no going on.
  let unwatchedFiles: any FileAccess
  let environment: [String: String]
  /// The clock of commands that look at files again and again.
  let clock: any WatchClock

  /// Makes a command of an app's own, which audits its screens wherever it is started.
  ///
  /// - Parameters:
  ///   - name: the name as it is typed, which help and errors show.
  ///   - version: the version, as `--version` prints it.
  ///   - screens: the screens of the app, known without a file.
  public init(
    name: String, version: String, screens: [Screen], console: any Console = ProcessConsole(),
    files: any FileAccess = DiskAccess(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    clock: any WatchClock = ProcessWatchClock()
  ) {
    self.init(
      identity: ToolIdentity(name: name, version: version), screens: screens,
      screensNeedStrings: false, console: console, files: files, environment: environment,
      clock: clock)
  }

  /// Makes the command `legible`, whose screens are those of a sample app: they are audited where
  /// its strings are.
  package init(
    screens: [Screen], console: any Console = ProcessConsole(),
    files: any FileAccess = DiskAccess(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    clock: any WatchClock = ProcessWatchClock()
  ) {
    self.init(
      identity: ToolIdentity(name: "legible", version: Self.version), screens: screens,
      screensNeedStrings: true, console: console, files: files, environment: environment,
      clock: clock)
  }

  private init(
    identity: ToolIdentity, screens: [Screen], screensNeedStrings: Bool, console: any Console,
    files: any FileAccess, unwatchedFiles: (any FileAccess)? = nil, environment: [String: String],
    clock: any WatchClock
  ) {
    self.identity = identity
    self.screens = screens
    self.screensNeedStrings = screensNeedStrings
    self.console = NamedConsole(console, name: identity.name)
    self.files = files
    self.unwatchedFiles = unwatchedFiles ?? files
    self.environment = environment
    self.clock = clock
  }

  /// The same tool without its screens, on other files; it prints nothing.
  func reading(_ files: any FileAccess) -> CommandLineTool {
    CommandLineTool(
      identity: identity, screens: [], screensNeedStrings: screensNeedStrings,
      console: SilentConsole(), files: files, environment: environment, clock: clock)
  }

  /// The same tool with another access to the files.
  func accessing(_ files: any FileAccess) -> CommandLineTool {
    CommandLineTool(
      identity: identity, screens: screens, screensNeedStrings: screensNeedStrings,
      console: console, files: files, unwatchedFiles: unwatchedFiles, environment: environment,
      clock: clock)
  }

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
    GalleryCommand.self,
    RecordCommand.self, VerifyCommand.self, TranscriptCommand.self, ScreensCommand.self,
    DevicesCommand.self, ExportCommand.self, ImportCommand.self, ConvertCommand.self,
    ValidateCommand.self, PseudoCommand.self, DiffCommand.self, ConformanceCommand.self,
    GlossaryCommand.self, KeysCommand.self, ConfigCommand.self, BaselineCommand.self,
    ReportCommand.self, CommentCommand.self, SchemaCommand.self, CompletionsCommand.self,
    RulesCommand.self,
    ExplainCommand.self, HelpCommand.self,
  ]

  private func run(
    _ command: any Command.Type, _ words: [String]
  ) throws(CommandError) -> ExitCode {
    let words = try Arguments(words, of: command.usage)
    guard !command.changesProjects else {
      return try command.init(self).run(try words.configured(self, for: command.usage))
    }
    let watch = JournalWatch(files)
    let reader = CommandLineTool(
      identity: identity, screens: screens, screensNeedStrings: screensNeedStrings,
      console: console, files: watch, unwatchedFiles: files, environment: environment, clock: clock)
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
