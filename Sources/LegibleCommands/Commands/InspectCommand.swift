import Accessibility
import AuditModel
import Layout
import Rendering
import TextShaping
import ViewTree

/// `legible inspect`: shows one screen as a tree, as JSON or as a drawing.
struct InspectCommand {
  private let tool: CommandLineTool

  private static let options = [
    "--state", "--size", "--size-class", "--locale", "--format", "--path", "--font",
    "--appearance",
  ]

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: Self.options, command: "inspect")
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one screen: legible inspect SCREEN; “legible screens” lists them")
    }
    let input = try AuditInput(paths: arguments.all("--path"), tool: tool)
    try input.requireAllScreens()
    let screen = try NamedValue.find(
      name, kind: "screen", among: input.screens.map { ($0.id, $0) })
    let states = screen.states.map { (name: $0.name, value: $0) }
    guard let first = screen.states.first else {
      throw .input("screen “\(name)” has no states")
    }
    let state =
      try arguments.value("--state").map { value throws(CommandError) in
        try NamedValue.find(value, kind: "state", among: states)
      } ?? first
    let device = Device.narrowest(with: try sizeClasses(arguments))
    let played = state.prepare(device)
    var environment = try environment(arguments, input: input, device: device)
    environment.keyboardHeight = played.keyboardHeight(on: device)
    let tree = try layOut(
      played.render(environment), in: environment, input, fonts: arguments.all("--font"))
    let shown = AccessibleScreen(tree, announcements: played.announcements)
    tool.console.write(try draw(shown, as: arguments.value("--format") ?? "tree"))
    return .success
  }

  private func sizeClasses(_ arguments: Arguments) throws(CommandError) -> SizeClasses {
    try NamedValue.find(
      arguments.value("--size-class") ?? "compact/regular", kind: "size class",
      among: NamedValue.sizeClasses)
  }

  private func environment(
    _ arguments: Arguments, input: AuditInput, device: Device
  ) throws(CommandError) -> RenderEnvironment {
    let size = try NamedValue.find(
      arguments.value("--size") ?? "large", kind: "size", among: NamedValue.sizes)
    let locale =
      try arguments.value("--locale").map { name throws(CommandError) in
        try input.locale(named: name)
      } ?? input.usualLocale
    let appearance = try NamedValue.find(
      arguments.value("--appearance") ?? "light", kind: "appearance",
      among: NamedValue.appearances)
    return RenderEnvironment(
      device: device, dynamicTypeSize: size, locale: locale, appearance: appearance)
  }

  private func layOut(
    _ root: ViewNode, in environment: RenderEnvironment, _ input: AuditInput,
    fonts files: [String]
  ) throws(CommandError) -> LaidOutTree {
    let engine = LayoutEngine(
      fonts: try tool.fonts(files: files), project: input.project, locale: environment.locale)
    do {
      return try engine.layOut(root, in: environment)
    } catch {
      throw .input("\(error)")
    }
  }

  private func draw(
    _ screen: AccessibleScreen, as format: String
  ) throws(CommandError) -> String {
    switch try NamedValue.find(
      format, kind: "format", among: ["tree", "json", "svg"].map { ($0, $0) })
    {
    case "svg": return SVGDrawing(screen).svg
    case "json":
      do {
        return try TreeJSON(screen).json()
      } catch {
        throw .input("the screen cannot be written as JSON: \(error)")
      }
    default: return TreeDrawing(screen).text
    }
  }
}
