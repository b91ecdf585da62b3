import AuditEngine
import AuditModel
import Conformance
import Foundation
import Intake
import Reporting

/// `legible conformance`: writes the draft of a conformance report.
struct ConformanceCommand: Command {
  static let usage = CommandUsage(
    name: "conformance", summary: "Drafts a conformance report.",
    about: """
      Audits screens and strings, and writes for each criterion of a standard which rules looked at parts
      of it, with which outcome, in how many variants, and which test is left for a person. Rules find
      failures and never that a criterion is met: “supports” is only written where a person found so, in
      the file of manual results. That file is read and never written.
      """,
    operands: [
      .init("[PATH…]", "folders or files, as for “legible audit” (default: this folder)")
    ],
    options: [
      standard.option, format.option, manual, product, productVersion, email, date, .outputFile,
      .overwrite,
    ] + AuditOption.choiceOfVariants + [.source] + Option.ofConfiguration + [.font, .jobs],
    exitCodes: """
      Exit code 0: written, whatever was found; 2: the audit is incomplete, because a file could not be
      read as a whole, or something not laid out, or the report or the file of manual results cannot be
      used; 64: invalid arguments.
      """)

  private static let standard = Choice(
    "--standard", "standard", among: ConformanceStandard.allCases.map { ($0.rawValue, $0) },
    standard: ConformanceStandard.wcag22.rawValue, help: "the standard")
  private static let format = Choice.format(
    ["markdown", "openacr"],
    help: "the output format; openacr is YAML for OpenACR, and needs --product and --email")
  private static let manual = Option(
    "--manual", value: .word("FILE"),
    help:
      "a JSON file with the results of tests by people (default: \(standardFile), if it is there)")
  private static let product = Option(
    "--product", value: .word("NAME"), help: "the name of the app")
  private static let productVersion = Option(
    "--product-version", value: .word("VERSION"), help: "the version of the app")
  private static let email = Option(
    "--email", value: .word("ADDRESS"), help: "the e-mail address of the report's author")
  private static let date = Option(
    "--date", value: .word("DAY"), help: "the day of the report, as 2026-01-31 (default: none)")

  private static let standardFile = ".legible/manual-results.json"

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let standard = try arguments.one(Self.standard)
    let isOpenACR = try arguments.one(Self.format) == "openacr"
    let details = try details(arguments)
    if isOpenACR { try requireOpenACR(standard, details) }
    let manual = try manualResults(arguments)
    // A failure that a team accepts is a failure all the same.
    let audited = try AuditRun(arguments, tool).outcome(decides: false)
    if let note = audited.note { tool.console.writeError("legible: \(note)\n") }
    let report = ConformanceReport(
      standard, of: audited.report, rules: RuleList.descriptions,
      screenRules: RuleList.screenRuleIDs, codeRules: RuleList.codeRuleIDs, manual: manual,
      details: details,
      isComplete: audited.report.hasReadAllFiles)
    let text =
      isOpenACR ? OpenACRDocument(report)?.render() ?? "" : ConformanceMarkdown(report).render()
    try arguments.write(
      text, named: "conformance-\(standard.rawValue).\(isOpenACR ? "yaml" : "md")", tool,
      replacing: { SealedText.isIntact($0) })
    return report.scope.isComplete ? .success : .untrustworthy
  }

  private func details(_ arguments: Arguments) throws(CommandError) -> ConformanceReport.Details {
    let identity = tool.identity
    var details = ConformanceReport.Details(tool: "\(identity.name) \(identity.version)")
    details.product = arguments.value("--product")
    details.productVersion = arguments.value("--product-version")
    details.email = arguments.value("--email")
    details.date = try arguments.day()
    return details
  }

  /// Throws when OpenACR needs more than is known.
  private func requireOpenACR(
    _ standard: ConformanceStandard, _ details: ConformanceReport.Details
  ) throws(CommandError) {
    guard standard.catalog != nil else {
      throw .usage(
        "OpenACR has no catalog for \(standard.rawValue); use --format markdown, or another standard"
      )
    }
    guard details.product != nil, details.email != nil else {
      throw .usage(
        "OpenACR needs the name of the product and the author's address; add --product and --email")
    }
  }

  /// The results of the named file, or of the usual one if it is there; the report never replaces it.
  private func manualResults(_ arguments: Arguments) throws(CommandError) -> [ManualResult] {
    let named = arguments.value("--manual")
    let path = named ?? Self.standardFile
    guard named != nil || tool.files.isFile(path) else { return [] }
    if let output = arguments.value("-o"), tool.files.realPath(output) == tool.files.realPath(path)
    {
      throw .usage("-o names the file of manual results, which is never written; name another file")
    }
    guard let bytes = try? tool.files.read(path) else {
      throw .input("\(path): cannot be read; check the path of --manual")
    }
    do throws(ManualResultFile.Failure) {
      return try ManualResultFile(Array(bytes), path: path).results()
    } catch {
      throw .input(error.description.forTerminal)
    }
  }
}
