/// How a command is called, declared once: parsing, help and tests come from it.
struct CommandUsage: Sendable {
  /// The word after `legible`.
  let name: String
  /// Its effect, in a sentence.
  let summary: String
  /// More sentences, in lines as they are shown.
  var about = ""
  /// Its operands.
  var operands: [Operand] = []
  /// Its options, in the order of help.
  var options: [Option] = []
  /// The meanings of its exit codes; those of all commands when it is empty.
  var exitCodes = ""

  /// How many operands come before the paths of a project.
  var wordsBeforePaths = 0
  /// Whether the command can do without the baseline that is named, because it may write it.
  var makesBaseline = false

  /// A word that is no option.
  struct Operand: Hashable, Sendable {
    /// Its form in the synopsis, such as `[PATH…]`.
    let synopsis: String
    /// The kind of value.
    let help: String
    /// The words that it is one of, for completions; none where any word will do.
    let words: [String]

    init(_ synopsis: String, _ help: String, words: [String] = []) {
      self.synopsis = synopsis
      self.help = help
      self.words = words
    }
  }
}
