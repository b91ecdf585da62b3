/// How a command is called, declared once: parsing, help and tests come from it.
struct CommandUsage: Sendable {
  /// The word after `legible`.
  let name: String
  /// What it does, in a sentence.
  let summary: String
  /// What it does in more sentences, in lines as they are shown.
  var about = ""
  /// What else it is called with.
  var operands: [Operand] = []
  /// Its options, in the order of help.
  var options: [Option] = []
  /// What its exit codes mean; those of all commands when it is empty.
  var exitCodes = ""

  /// A word that is no option.
  struct Operand: Hashable, Sendable {
    /// How it stands in the synopsis, such as `[PATH…]`.
    let synopsis: String
    /// What is to be put there.
    let help: String

    init(_ synopsis: String, _ help: String) {
      self.synopsis = synopsis
      self.help = help
    }
  }
}

/// A command of `legible`.
protocol Command: SendableMetatype {
  /// How it is called.
  static var usage: CommandUsage { get }

  init(_ tool: CommandLineTool)

  /// Does what was asked.
  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode
}
