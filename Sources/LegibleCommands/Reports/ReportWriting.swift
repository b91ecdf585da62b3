import AuditModel
import Foundation
import Intake
import Reporting

/// Writes a report in the formats that a call names.
struct ReportWriting {
  private let arguments: Arguments
  private let tool: CommandLineTool
  /// The formats, and where they are written.
  let targets: [ReportTarget]
  private let threshold: Severity?
  private let day: String?
  private let links: LinkTemplate?
  private let drawingTemplate: DrawingTemplate?
  private let color: ColorChoice
  private let drawings: DrawingFolder?

  /// Reads the formats of a call, and makes sure that no file is lost.
  ///
  /// - Parameter threshold: from which severity on a finding fails the audit.
  init(_ arguments: Arguments, _ tool: CommandLineTool, threshold: Severity?) throws(CommandError) {
    self.arguments = arguments
    self.tool = tool
    self.threshold = threshold
    day = try arguments.day()
    links = try arguments.links(in: tool.environment)
    drawingTemplate = try arguments.drawings()
    color = try arguments.one(AuditOption.color)
    drawings = try DrawingFolder(arguments, tool)
    let option = AuditOption.formats.option
    let folder = arguments.value(AuditOption.output.name) ?? "Reports"
    guard folder != "-" else {
      throw .usage(
        "-o takes a folder; a report goes to standard output with --format, as in json=-")
    }
    targets = try ReportTarget.all(
      arguments.list(option.name) ?? AuditOption.usualFormats, into: folder, of: option)
    let guarding = arguments.outputGuard(tool)
    let paths = targets.compactMap(\.path)
    try CommandError.wrapping { () throws(IntakeError) in
      for path in paths { try guarding.requireReplaceable(path, where: ReportFile.isOne) }
    }
  }

  /// Whether a format shows drawings, or they are kept or written as files.
  var needsDrawings: Bool {
    drawings != nil || keepsDrawings || targets.contains { $0.format is HTMLReport.Type }
  }

  private var keepsDrawings: Bool {
    arguments.has(AuditOption.withDrawings.name)
      && targets.contains { $0.format is JSONReport.Type }
  }

  /// Says how many findings GitHub does not get.
  private func warnOfLimit(_ report: AuditReport, _ options: ReportOptions) {
    let count = SARIFReport.leftOut(of: report, options)
    guard count > 0 else { return }
    tool.console.writeError(
      "legible: warning: sarif leaves out the \(count.grouped) least severe findings, since GitHub takes "
        + "25,000; json has all of them\n")
  }

  /// Writes all formats.
  ///
  /// - Parameters:
  ///   - root: the folder that the paths of the report begin at.
  ///   - note: what was not audited, in a line.
  func write(_ report: AuditReport, root: String = "", note: String?) throws(CommandError) {
    var options = ReportOptions(tool: tool.identity)
    options.isVerbose = arguments.has("--verbose")
    options.isQuiet = arguments.has(AuditOption.quiet.name)
    options.hasStatistics = arguments.has(AuditOption.statistics.name)
    options.isCompact = arguments.has(AuditOption.compact.name)
    options.hasDrawings = keepsDrawings
    if let title = arguments.value(AuditOption.title.name) { options.title = title }
    options.details = [("commit", arguments.value(AuditOption.commit.name)), ("date", day)]
      .compactMap { name, value in value.map { (name, $0) } }
    options.links = links
    options.drawings = drawingTemplate
    let usesColor = tool.usesColor(color)
    options.fullReport = targets.first { $0.format is JSONReport.Type }?.path
    options.note = note
    options.root = root
    options.threshold = threshold
    options.includesKnown = arguments.has(AuditOption.includeKnown.name)
    for target in targets {
      options.style = target.path == nil && usesColor ? .colored : .plain
      options.width = target.path == nil ? tool.width : nil
      let reporter = target.format.init(report, options)
      if let path = target.path {
        try save(reporter, to: path)
      } else {
        reporter.write { [console = tool.console] part in console.write(part) }
      }
      if target.format is MarkdownReport.Type { try addToJobSummary(reporter) }
      if target.format is SARIFReport.Type { warnOfLimit(report, options) }
    }
    try drawings?.write(report)
  }

  private func save(_ reporter: some Reporter, to path: String) throws(CommandError) {
    do {
      try tool.files.write(to: path) { reporter.write(to: $0) }
    } catch {
      throw .unwritten(path, because: error, advice: "check the folder, or name one with --output")
    }
    tool.console.writeError("wrote \(path)\n")
  }

  /// Adds the report to the file of a job's summary, where GitHub Actions names one.
  private func addToJobSummary(_ reporter: some Reporter) throws(CommandError) {
    guard let path = tool.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    var bytes = (try? tool.files.read(path)) ?? Data()
    reporter.write { bytes.append(contentsOf: $0) }
    do { try tool.files.write(bytes, to: path) } catch {
      throw .input("\(path): the job's summary cannot be written; unset GITHUB_STEP_SUMMARY")
    }
  }
}
