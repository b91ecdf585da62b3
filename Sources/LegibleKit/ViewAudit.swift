import AuditEngine
import AuditModel
import Foundation
import Intake
import Localization
import Reporting
import Synchronization
import TextShaping
import ViewTree

/// Audits a view at every Dynamic Type size, in every size class and language, as a test does:
///
///     #expect(try await audit(LoginScreen()).isClean)
///
/// The string tables are those of the package or Xcode project that the calling file is in; without
/// any, literals are shown as they are.
///
/// - Parameters:
///   - view: the view, which is built for each variant.
///   - name: the name of the screen in findings.
///   - strings: the folder with the string tables; none for the project of the calling file.
///   - locales: the languages; none for all that there are tables in.
///   - sizes: the text sizes.
///   - devices: the devices; none for the narrowest one of each pair of size classes.
///   - sizeClasses: the pairs of size classes; devices with others are left out.
///   - rules: the rules about screens that take part.
/// - Throws: when a folder with string tables cannot be read, or no fonts are installed.
public func audit(
  _ view: @autoclosure @escaping @Sendable () -> some View & SendableMetatype,
  named name: String = "screen", strings: String? = nil, locales: [LocaleIdentifier]? = nil,
  sizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
  devices: [NamedDevice]? = nil, sizeClasses: [SizeClasses] = SizeClasses.allCases,
  rules: RuleSelection = RuleSelection(),
  filePath: StaticString = #filePath, fileID: StaticString = #fileID, line: UInt = #line,
  column: UInt = #column
) async throws -> ViewAudit {
  let screen = Screen(name, fileID: fileID, line: line, column: column) { view() }
  let options = AuditOptions(
    locales: locales, dynamicTypeSizes: sizes, devices: devices, sizeClasses: sizeClasses,
    rules: rules)
  return try await audit(screen, strings: strings, options: options, filePath: filePath)
}

/// Audits a screen with all its states, as a test does.
///
/// - Parameters:
///   - screen: the screen.
///   - strings: the folder with the string tables; none for the project of the calling file.
///   - options: the languages, sizes, devices and rules that take part.
/// - Throws: when a folder with string tables cannot be read, or no fonts are installed.
public func audit(
  _ screen: Screen, strings: String? = nil, options: AuditOptions = AuditOptions(),
  filePath: StaticString = #filePath
) async throws -> ViewAudit {
  let project = try TestProject.read(TestProject.folder(around: "\(filePath)"))
  let tables = try strings.map { try TestProject.read($0).strings } ?? project.strings
  var options = options
  options.rules = options.rules.aboutScreens(hasStrings: !tables.tables.isEmpty)
  let report = Audit(
    screens: [screen], screenErrors: [], project: tables, fonts: try TestProject.fonts.get(),
    options: options, texts: TextAuditInput(), sources: project.sources(besides: "\(filePath)"),
    otherFindings: []
  ).run()
  return ViewAudit(report: report)
}

/// The result of auditing a view in a test.
public struct ViewAudit: Sendable {
  /// The whole report.
  public let report: AuditReport

  /// The findings, the most severe first.
  public var findings: [Finding] { report.findings }

  /// Whether there are no errors and no warnings; prints the findings where there are.
  public var isClean: Bool { isClean(to: .warning) }

  /// Whether there are no findings of a severity or above; prints them where there are.
  ///
  /// A failing `#expect` shows the expression alone where it has an `await` in it, so that the
  /// findings are written to standard error.
  public func isClean(to severity: Severity) -> Bool {
    guard report.hasFindings(atOrAbove: severity) else { return true }
    FileHandle.standardError.write(Data(description.utf8))
    return false
  }
}

extension ViewAudit: CustomStringConvertible {
  /// The findings as `legible audit` prints them.
  public var description: String {
    var options = ReportOptions(
      tool: ToolIdentity(name: "LegibleKit", version: CommandLineTool.version))
    options.isVerbose = true
    let text = Mutex<[UInt8]>([])
    TextReport(report, options).write { part in text.withLock { $0 += part } }
    return text.withLock { String(decoding: $0, as: UTF8.self) }
  }
}

extension RuleSelection {
  /// The rules about screens among these; without string tables, no key is missing in them.
  fileprivate func aboutScreens(hasStrings: Bool) -> RuleSelection {
    var copy = self
    let screens = RuleList.screenRuleIDs
    copy.only = only.map { $0.intersection(screens) } ?? screens
    if !hasStrings { copy.without.insert("text-key-missing") }
    return copy
  }
}
