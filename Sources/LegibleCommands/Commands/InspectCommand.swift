import Accessibility
import AuditModel
import Intake
import Layout
import Localization
import Rendering
import TextShaping
import ViewTree

/// `legible inspect`: shows one screen as a tree, as JSON or as a drawing.
struct InspectCommand: Command {
  static let usage = CommandUsage(
    name: "inspect",
    summary: "Prints one screen as a tree, as JSON or as VoiceOver says it, or draws it.",
    about: """
      Shows one screen in one variant. The tree has frames, lines, accessibility labels, traits and
      keys, and marks:
        ‣ font and lines   ♪ accessibility elements in VoiceOver's order   ✂ truncated text
      Accessibility announcements on the way to the state follow as ♪ announced.
      A drawing has an open icon font in place of SF Symbols; the names of symbols that it lacks are
      printed to standard error, and a dashed square is drawn for each.
      """,
    operands: [
      .init("SCREEN", "the name of a screen, which “legible screens” lists, or a .screen.json file")
    ],
    options: [
      Option("--state", value: .word("STATE"), help: "the state to show (default: the first)"),
      size.option, sizeClass.option, device, boldText.option,
      Option(
        "--locale", value: .word("LOCALE"),
        help:
          "the language (default: the source language); ar-XB is the source language in a layout "
          + "mirrored from right to left"),
      format.option, layers.option,
      Option(
        "--path", value: .word("PATH"), repeats: true,
        help: "where to look for screens and strings (default: this folder)"),
      .font, appearance.option,
    ])

  private static let size = Choice(
    "--size", "size", among: NamedValue.sizes, standard: "large", help: "the Dynamic Type size")
  private static let sizeClass = Choice(
    "--size-class", "size class", among: NamedValue.sizeClasses, standard: "compact/regular",
    help: "the size classes, horizontal/vertical, on the narrowest device that has them")
  private static let device = Option(
    "--device", value: .word("NAME"),
    help: "the device, in place of --size-class; “legible devices” lists them")
  private static let format = Choice.format(
    ["tree", "json", "svg", "voiceover", "voicecontrol", "keyboard"],
    help:
      "the output format; voiceover is what VoiceOver says, one line for each element, voicecontrol what "
      + "Voice Control users say, one line for each control, keyboard where Switch Control and Full "
      + "Keyboard Access stop")
  private static let layers = Choice(
    "--show", "layer",
    amongMany: [
      ("order", DrawingLayers.order), ("targets", .targets), ("truncation", .truncation),
    ], standard: [],
    help: "layers over the drawing: VoiceOver's order, the targets of controls, truncated text"
  )
  private static let appearance = Choice(
    "--appearance", "appearance", among: NamedValue.appearances, standard: "light",
    help: "light or dark, with or without Increase Contrast")

  private static let boldText = Choice(
    "--bold-text", "setting", among: [("off", false), ("on", true)], standard: "off",
    help: "Bold Text, as people switch it on in Settings")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one screen: legible inspect SCREEN; “legible screens” lists them")
    }
    let (format, layers) = (try arguments.one(Self.format), try arguments.some(Self.layers))
    guard layers.isEmpty || format == "svg" else {
      throw .usage("--show needs --format svg: only a drawing has layers")
    }
    let input = try AuditInput(
      paths: paths(for: name, arguments), tool: tool,
      purpose: ("show", "inspect SCREEN --path path/to/App"))
    let screen = try screen(named: name, in: input)
    let states = screen.states.map { (name: $0.name, value: $0) }
    guard let first = screen.states.first else {
      throw .input("screen “\(name)” has no states")
    }
    let state =
      try arguments.value("--state").map { value throws(CommandError) in
        try NamedValue.find(value, kind: "state", among: states)
      } ?? first
    let device = try device(arguments)
    let played = state.prepare(device)
    if let failure = played.failure {
      throw .input("screen “\(name)”: the state cannot be played: \(failure)")
    }
    var environment = try environment(arguments, input: input, device: device)
    environment.keyboardHeight = played.keyboardHeight(on: device)
    let locale = environment.locale
    try input.requireStrings(of: [locale], "nothing was drawn, since strings would be missing")
    environment.locale = input.project.shownLocale(in: locale)
    let tree = try layOut(
      played, in: environment, locale, input, fonts: arguments.all("--font"))
    let shown = AccessibleScreen(tree, announcements: played.announcements)
    if !input.project.tables.isEmpty { reportMissingTexts(of: shown) }
    switch format {
    case "svg":
      let title = [
        screen.id, state.name, locale.identifier, environment.dynamicTypeSize.name,
      ].joined(separator: ", ").forTerminal
      draw(SVGDrawing(shown, title: title, layers: DrawingLayers(layers)))
    case "json": tool.console.write(TreeJSON(shown).json())
    case "voiceover": write(Transcript(shown))
    case "keyboard": tool.console.write(FocusStops(shown).text)
    case "voicecontrol": tool.console.write(VoiceControlNames(shown).text)
    default: tool.console.write(TreeDrawing(shown).text)
    }
    return .success
  }

  /// Where to look for strings: beside a file that is not in this folder.
  private func paths(for name: String, _ arguments: Arguments) -> [String] {
    let paths = arguments.all("--path")
    guard paths.isEmpty, name.hasSuffix(".screen.json") else { return paths }
    let (folder, file) = (tool.files.realPath("."), tool.files.realPath(name))
    if file.hasPrefix("\(folder)/") { return paths }
    return [FilePath.folder(of: file)]
  }

  /// A screen by its name or its file; damaged files of other screens are no reason not to show it.
  private func screen(named name: String, in input: AuditInput) throws(CommandError) -> Screen {
    let screens = input.screens.map { (name: $0.id, value: $0) }
    if !screens.contains(where: { $0.name == name }) {
      if name.hasSuffix(".screen.json") { return try screen(inFile: name) }
      try input.requireAllScreens()
    }
    return try NamedValue.find(name, kind: "screen", among: screens)
  }

  private func screen(inFile name: String) throws(CommandError) -> Screen {
    do {
      return try ProjectScreens.screen(in: name, tool.files)
    } catch {
      throw .input(error.errors.map { "\($0)" }.joined(separator: "\nlegible: "))
    }
  }

  private func device(_ arguments: Arguments) throws(CommandError) -> Device {
    let sizeClasses = try arguments.one(Self.sizeClass)
    guard let name = arguments.value(Self.device.name) else { return .narrowest(with: sizeClasses) }
    guard arguments.value(Self.sizeClass.option.name) == nil else {
      throw .usage("name --device or --size-class: a device has its own size classes")
    }
    return try NamedDevice.find(name).device
  }

  private func environment(
    _ arguments: Arguments, input: AuditInput, device: Device
  ) throws(CommandError) -> RenderEnvironment {
    let size = try arguments.one(Self.size)
    let locale =
      try arguments.value("--locale").map { name throws(CommandError) in
        try input.locale(named: name)
      } ?? input.usualLocale
    let appearance = try arguments.one(Self.appearance)
    return RenderEnvironment(
      device: device, dynamicTypeSize: size, locale: locale, appearance: appearance,
      boldText: try arguments.one(Self.boldText))
  }

  private func layOut(
    _ played: PlayedState, in environment: RenderEnvironment, _ locale: LocaleIdentifier,
    _ input: AuditInput,
    fonts files: [String]
  ) throws(CommandError) -> LaidOutTree {
    let engine = LayoutEngine(
      fonts: try tool.fonts(files: files), project: input.project, locale: locale)
    do {
      return try engine.layOut(played, in: environment)
    } catch {
      throw .input("\(error)")
    }
  }

  /// Reports the texts that are shown in another language or by their keys.
  private func reportMissingTexts(of screen: AccessibleScreen) {
    let missing = screen.missingTexts
    if !missing.keys.isEmpty {
      let (own, source) = (screen.catalog.locale, screen.catalog.sourceLocale)
      tool.console.writeError(
        "legible: the strings \(missing.keys.listed) are "
          + (own == source ? "not in \(own)" : "neither in \(own) nor in \(source)")
          + ", so their keys are shown\n")
    }
    if !missing.translations.isEmpty {
      tool.console.writeError(
        "legible: not translated, so another language is shown: \(missing.translations.listed)\n")
    }
    if !missing.numbers.isEmpty {
      tool.console.writeError(
        "legible: the screen has a text where the formats of the strings \(missing.numbers.listed) "
          + "take a number, so they are not what the app shows; give them the number\n")
    }
    if !missing.arguments.isEmpty {
      tool.console.writeError(
        "legible: the screen has fewer arguments than the formats of the strings "
          + "\(missing.arguments.listed), so specifiers are shown as they are written or left out; "
          + "add the arguments to the screen\n")
    }
  }

  private func write(_ transcript: Transcript) {
    tool.console.write(transcript.text)
    tool.console.writeError("legible: \(transcript.words.summary)\n")
  }

  private func draw(_ drawing: SVGDrawing) {
    tool.console.write(drawing.svg)
    tool.report(unknownSymbols: drawing.unknownSymbols)
  }
}

extension AccessibleScreen {
  /// The keys of the texts on the screen that no language has, of those that this one has not, and of
  /// those whose formats lack arguments, or have a text for a number.
  fileprivate var missingTexts:
    (keys: Set<String>, translations: Set<String>, arguments: Set<String>, numbers: Set<String>)
  {
    let seen = tree.texts.filter { tree[$0.node].isSeen }.map { catalog[$0.text] }
    return (
      Set(seen.filter(\.isKey).compactMap(\.key)),
      Set(seen.filter { $0.isMissing && !$0.isKey }.compactMap(\.key)),
      Set(seen.filter { $0.argumentDefect == .missing }.compactMap(\.key)),
      Set(seen.filter { $0.argumentDefect == .textForNumber }.compactMap(\.key))
    )
  }
}

extension Set<String> {
  fileprivate var listed: String { sorted().map(\.forTerminal).joined(separator: ", ") }
}
