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

  /// The same tool, which reads files through a watch of their journals.
  func watching(_ watch: any FileAccess) -> CommandLineTool {
    CommandLineTool(
      identity: identity, screens: screens, screensNeedStrings: screensNeedStrings,
      console: console, files: watch, unwatchedFiles: files, environment: environment, clock: clock)
  }
}
