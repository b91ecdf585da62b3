import Reporting
import ViewTree

/// `legible screens`: lists the screens with their states, or with the numbers of them.
struct ScreensCommand: Command {
  static let usage = CommandUsage(
    name: "screens", summary: "Lists the screens with their states.",
    operands: [.init("[PATH…]", "folders or .screen.json files (default: this folder)")],
    options: [
      Option(
        "--screens", value: .word("LIST"), repeats: true,
        help: "only these screens, with commas between them; * matches any characters"),
      Option("--summary", help: "one line for each screen, with the number of its states"), .font,
    ])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let input = try AuditInput(
      paths: arguments.operands, tool: tool, purpose: ("list", "screens path/to/App"))
    try input.requireAllScreens()
    let screens = try NamedValue.select(
      arguments.list("--screens"), kind: "screen", amongPatterns: input.screens.map { ($0.id, $0) })
    tool.console.write(arguments.has("--summary") ? summary(of: screens) : states(of: screens))
    return .success
  }

  /// A line for each screen: hundreds of states in one list are hard to find a screen in.
  private func summary(of screens: [Screen]) -> String {
    let names = screens.map(\.id.forTerminal)
    let counts = screens.map { $0.states.count.of("state") }
    let nameWidth = names.map(\.count).max() ?? 0
    let countWidth = counts.map(\.count).max() ?? 0
    var text = ""
    for (index, screen) in screens.enumerated() {
      let facts = [screen.title.forTerminal] + marks(of: screen)
      let columns = [
        names[index].padding(to: nameWidth), counts[index].padding(to: countWidth),
        facts.filter { !$0.isEmpty }.joined(separator: "; "),
      ]
      text += columns.filter { !$0.isEmpty }.joined(separator: "  ") + "\n"
    }
    let states = screens.reduce(0) { $0 + $1.states.count }
    return text + "\n\(screens.count.of("screen")), \(states.of("state"))\n"
  }

  /// Each screen with a line for each of its states.
  private func states(of screens: [Screen]) -> String {
    var text = ""
    for screen in screens {
      let heading = [screen.id, screen.title].filter { !$0.isEmpty }.joined(separator: ": ")
      let facts = [screen.states.count.of("state")] + marks(of: screen)
      text += "\(heading.forTerminal) (\(facts.joined(separator: ", ")))\n"
      for state in screen.states { text += "  \(state.name.forTerminal)\n" }
    }
    return text
  }

  private func marks(of screen: Screen) -> [String] {
    screen.isAuditedByDefault ? [] : ["audited only when named"]
  }
}
