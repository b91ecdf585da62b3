/// The help of a command, made from what it declares.
struct HelpText {
  private let command: CommandUsage

  /// Lines are at most so long.
  private static let width = 96
  /// Longer names are on a line of their own.
  private static let widestName = 16

  init(_ command: CommandUsage) { self.command = command }

  /// The synopsis, what the command does, its operands and options, and its exit codes.
  var text: String {
    let parts = [
      synopsis, command.about.isEmpty ? command.summary : command.about,
      entries.map(lines).joined(separator: "\n"), command.exitCodes,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var synopsis: String {
    let start = "legible \(command.name)"
    let words = command.operands.map(\.synopsis) + command.options.map(\.synopsis)
    return Self.wrap(words, first: start + " ", indent: start.count + 1)
      .joined(separator: "\n")
  }

  private var entries: [(name: String, help: String)] {
    command.operands.filter { !$0.help.isEmpty }.map { operand in
      (String(operand.synopsis.filter { !"[]…".contains($0) }), operand.help)
    } + command.options.map { ($0.names.joined(separator: ", "), $0.fullHelp) }
  }

  private func lines(of entry: (name: String, help: String)) -> String {
    let names = entries.map(\.name.count).filter { $0 <= Self.widestName }
    let column = (names.max() ?? 0) + 2
    let isLong = entry.name.count > Self.widestName
    let first = isLong ? String(repeating: " ", count: column) : entry.name.padding(to: column)
    let words = entry.help.split(separator: " ").map { String($0) }
    let lines = Self.wrap(words, first: first, indent: column)
    return ((isLong ? [entry.name] : []) + lines).joined(separator: "\n")
  }

  /// Words on lines of at most the width, the ones after the first indented.
  private static func wrap(_ words: [String], first: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines
      + [line].map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
  }
}

extension Option {
  /// Its form in the synopsis, such as `[--fail-on error|warning|note|never]`.
  fileprivate var synopsis: String {
    let word =
      switch value {
      case .none: ""
      case .word(let word): " \(word)"
      case .one(let names, _): names.count > 6 ? " NAME" : " " + names.joined(separator: "|")
      case .some: " LIST"
      }
    let option = isRequired ? "\(name)\(word)" : "[\(name)\(word)]"
    return option + (isRepeatable ? "…" : "")
  }

  /// Its purpose, with all that it accepts.
  var fullHelp: String {
    switch value {
    case .none, .word: help
    case .one(let names, let standard):
      "\(help). One of \(names.joined(separator: ", "))"
        + (standard.map { " (default: \($0))" } ?? "")
    case .some(let names, let standard):
      "\(help). Any of \(names.joined(separator: ", ")) "
        + "(default: \(standard.map(Self.list) ?? "all"))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ",")
  }
}

extension String {
  /// The text with spaces after it up to so many characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
