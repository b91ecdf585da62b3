import AuditModel
import Gallery
import Recordings
import Reporting
import TextShaping
import ViewTree

/// Lays out the variants of a recording, or of what is compared with one.
struct RecordingRun {
  private let tool: CommandLineTool
  private let input: AuditInput
  private let jobs: Int?
  /// The axes of the variants.
  var axes: DrawingPlan.Axes

  init(_ tool: CommandLineTool, input: AuditInput, axes: DrawingPlan.Axes, jobs: Int?) {
    self.tool = tool
    self.input = input
    self.axes = axes
    self.jobs = jobs
  }

  /// The variants as they are laid out now.
  struct Result {
    /// The contents of those that could be laid out.
    var contents: [RecordedVariant: RecordedContent] = [:]
    /// The others, each with the reason.
    var failures: [(variant: RecordedVariant, reason: String)] = []
    /// The family that texts are laid out with.
    var fontFamily: String
    /// The versions of the fonts that were used for texts and symbols, by their names.
    var fonts: [String: String] = [:]
    /// The names of the symbols that are drawn as placeholders.
    var unknownSymbols: Set<String> = []

    /// Throws the first variant that could not be laid out.
    func requireComplete() throws(CommandError) {
      guard let first = failures.first else { return }
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      throw .input("\(first.variant): \(first.reason)\(more); nothing was recorded".forTerminal)
    }
  }

  /// Lays out all states of some screens.
  ///
  /// Throws when states would have the same files.
  func run(_ screens: [Screen], fonts files: [String]) throws(CommandError) -> Result {
    try requireFilesOfTheirOwn(screens)
    let fonts = try tool.fonts(files: files)
    let plan = DrawingPlan(screens: screens, axes: axes, jobs: jobs)
    var result = Result(fontFamily: fonts.primary.name)
    for record in VariantRecorder(plan, project: input.project, fonts: fonts, jobs: jobs).records()
    {
      let variant = RecordedVariant(
        screen: record.screen, state: record.state, device: record.device, size: record.size,
        locale: record.locale)
      switch record.content {
      case .success(let content):
        result.contents[variant] = RecordedContent(tree: content.tree, drawing: content.drawing)
        result.fonts.merge(content.symbolFonts) { known, _ in known }
        result.unknownSymbols.formUnion(content.unknownSymbols)
      case .failure(let failure): result.failures.append((variant, failure.reason))
      }
    }
    result.fonts.merge(fonts.usedVersions) { _, measured in measured }
    return result
  }

  private func requireFilesOfTheirOwn(_ screens: [Screen]) throws(CommandError) {
    var known: [String: String] = [:]
    for screen in screens {
      for state in screen.states {
        let file = "\(screen.id.fileStem)/\(state.name.fileStem)"
        let name = "\(screen.id), \(state.name)"
        // Some disks ignore capitals.
        if let other = known.updateValue(name, forKey: file.lowercased()) {
          throw .input(
            "states “\(other)” and “\(name)” would have the same files \(file).…; rename one of them"
              .forTerminal)
        }
      }
    }
  }

  /// The choice of variants, as a recording keeps it.
  func selection(screens: [String]?, states: [String]?) -> Recording.Selection {
    Recording.Selection(
      screens: screens, states: states, devices: axes.devices.map(\.name), sizes: axes.sizes,
      locales: axes.locales,
      appearance: NamedValue.appearances.first { $0.value == axes.appearance }?.name ?? "light")
  }
}
