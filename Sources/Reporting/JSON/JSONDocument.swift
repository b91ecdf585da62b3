import AuditModel

/// The whole report as it is written, with as many of its findings as are asked for.
struct JSONDocument: Encodable {
  private let schemaVersion = 1
  private let tool: Tool
  private let matrix: Matrix
  private let fonts: [String]
  private let findings: [JSONFinding]
  private let notMeasured: [JSONNotMeasured]
  private let summary: AuditReport.Summary

  init(_ report: AuditReport, findings: [JSONFinding], tool: ToolIdentity) {
    self.tool = Tool(name: tool.name, version: tool.version)
    matrix = Matrix(report.matrix)
    fonts = report.fonts
    self.findings = findings
    notMeasured = report.notMeasured.map(JSONNotMeasured.init)
    summary = report.summary
  }

  private struct Tool: Encodable {
    let name: String
    let version: String
  }

  private struct Matrix: Encodable {
    let screens: [AuditMatrix.Screen]
    let locales: [LocaleIdentifier]
    let dynamicTypeSizes: [DynamicTypeSize]
    let sizeClasses: [SizeClasses]
    let variants: Int

    init(_ matrix: AuditMatrix) {
      screens = matrix.screens
      locales = matrix.locales
      dynamicTypeSizes = matrix.dynamicTypeSizes
      sizeClasses = matrix.sizeClasses
      variants = matrix.variantCount
    }
  }
}

/// Something that could not be measured as it is written.
struct JSONNotMeasured: Encodable {
  private let subject: String
  private let reason: String
  private let stringKey: JSONNullable<String>
  private let screen: JSONNullable<String>
  private let node: JSONNullable<String>
  private let locales: [LocaleIdentifier]

  init(_ item: NotMeasured) {
    subject = item.subject
    reason = item.reason
    stringKey = JSONNullable(item.stringKey)
    screen = JSONNullable(item.screen)
    node = JSONNullable(item.node)
    locales = item.locales
  }
}
