import AuditModel
import Foundation
import Gallery
import Intake
import Rendering
import Reporting
import ViewTree

/// `legible gallery`: draws screens in many variants on a page.
struct GalleryCommand: Command {
  static let usage = CommandUsage(
    name: "gallery", summary: "Draws screens in every language and text size, as HTML and SVG.",
    about: """
      Writes two files for each screen: a page with its drawings in every language, at every text size
      and on the named devices, with a slider for the text size, and the same drawings as one SVG file.
      Both are complete files that need no network. The language ar-XB is the source language in a
      layout mirrored from right to left. For a README, name a few variants:
        legible gallery --screens login --locales en,fi,ja --sizes large,accessibility3 -o gallery
      """,
    operands: [.init("[PATH…]", "folders or .screen.json files (default: this folder)")],
    options: [
      VariantArguments.screens, VariantArguments.states(default: "the first of each screen"),
      VariantArguments.devices, sizes.option, .locales,
      VariantArguments.appearance.option, layers.option, .font, .jobs,
      Option("-o", "--output", value: .word("DIR"), help: "the folder to write to").required,
      .overwrite,
    ],
    exitCodes: """
      Exit code 0: everything was drawn; 2: something could not be drawn, read or written; standard
      error and, in place of a drawing, the page say why; 64: invalid arguments.
      """)

  private static let sizes = VariantArguments.sizes(default: nil)
  private static let layers = Choice(
    "--show", "layer", amongMany: [("truncation", DrawingLayers.truncation)], standard: [],
    help: "frames around truncated text")
  /// A page with more drawings is too large for a browser.
  private static let mostDrawings = 5000

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let layers = DrawingLayers(try arguments.some(Self.layers))
    var axes = DrawingPlan.Axes(
      devices: try NamedDevice.select(arguments.list("--devices") ?? ["iphone-se"]),
      sizes: try arguments.some(Self.sizes), locales: [],
      appearance: try arguments.one(VariantArguments.appearance))
    let jobs = try arguments.jobs()
    var folder = try GalleryFolder(arguments, tool)
    let input = try AuditInput(
      paths: arguments.operands, tool: tool, purpose: ("draw", "gallery path/to/App -o gallery"))
    try VariantArguments.requireScreens(input)
    for error in input.screenErrors { tool.console.writeError("legible: \(error)\n") }
    let screens = try VariantArguments.screens(arguments, of: input, firstStateOnly: true)
    axes.locales = try locales(arguments, input)
    try input.requireStrings(of: axes.locales, "nothing was drawn, since strings would be missing")
    try refuseTooMany(screens, axes)
    try folder.prepare(for: screens.map(\.id))
    let fonts = try tool.fonts(files: arguments.all("--font"))
    let painter = SheetPainter(
      DrawingPlan(screens: screens, axes: axes, jobs: jobs), project: input.project, fonts: fonts,
      layers: layers, jobs: jobs)
    var isComplete = input.screenErrors.isEmpty
    var unknownSymbols: Set<String> = []
    for screen in screens.indices {
      let sheet = painter.sheet(of: screen)
      unknownSymbols.formUnion(sheet.unknownSymbols)
      let isWhole = try write(sheet, into: &folder)
      isComplete = isComplete && isWhole
    }
    try folder.finish()
    tool.report(unknownSymbols: unknownSymbols)
    return isComplete ? .success : .untrustworthy
  }

  /// Writes the drawings of a screen, and returns whether all of its states could be drawn.
  private func write(
    _ sheet: DrawingSheet, into folder: inout GalleryFolder
  ) throws(CommandError) -> Bool {
    try folder.write(sheet)
    for problem in sheet.problems {
      tool.console.writeError("legible: \(problem.forTerminal)\n")
    }
    return sheet.problems.isEmpty
  }

  private func locales(
    _ arguments: Arguments, _ input: AuditInput
  ) throws(CommandError) -> [LocaleIdentifier] {
    if let names = arguments.list("--locales") { return try input.locales(named: names) }
    return input.project.locales.isEmpty ? [input.usualLocale] : input.project.locales
  }

  private func refuseTooMany(
    _ screens: [Screen], _ axes: DrawingPlan.Axes
  ) throws(CommandError) {
    for screen in screens where screen.states.count * axes.count > Self.mostDrawings {
      let count = screen.states.count * axes.count
      throw .usage(
        "screen “\(screen.id)” would have \(count) drawings, and a page takes "
          + "\(Self.mostDrawings); name fewer with --states, --locales, --sizes or --devices")
    }
  }
}
