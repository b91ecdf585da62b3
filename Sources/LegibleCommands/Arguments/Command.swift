/// A command of `legible`.
protocol Command: SendableMetatype {
  /// How it is called.
  static var usage: CommandUsage { get }
  /// Whether it changes the files of a project, so that it needs to know all about an import that was
  /// interrupted.
  static var changesProjects: Bool { get }

  init(_ tool: CommandLineTool)

  /// Does what was asked.
  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode
}

extension Command {
  /// Most commands only read a project.
  static var changesProjects: Bool { false }
}
