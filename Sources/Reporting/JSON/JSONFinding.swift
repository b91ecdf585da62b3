import AuditModel

/// A finding as it is written.
struct JSONFinding: Encodable {
  private let rule: String
  private let severity: Severity
  private let title: String
  private let message: String
  private let screen: JSONNullable<String>
  private let states: [String]
  private let node: JSONNullable<String>
  private let stringKey: JSONNullable<String>
  private let locales: [LocaleIdentifier]
  private let dynamicTypeSizes: [DynamicTypeSize]
  private let sizeClasses: [SizeClasses]
  private let variants: Int
  private let worst: JSONNullable<Worst>
  private let fingerprint: String
  private let location: JSONNullable<SourceLocation>
  private let evidence: [String: JSONMeasurement]
  private let suggestion: JSONNullable<String>
  private let source: JSONNullable<WrittenText>
  private let occurrences: [Occurrence]

  init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    title = finding.title
    message = finding.message
    screen = JSONNullable(finding.screen)
    states = finding.states
    node = JSONNullable(finding.node)
    stringKey = JSONNullable(finding.stringKey)
    locales = finding.locales
    dynamicTypeSizes = finding.dynamicTypeSizes
    sizeClasses = finding.sizeClasses
    variants = finding.variants?.count ?? 0
    worst = JSONNullable(finding.worst.map(Worst.init))
    fingerprint = finding.fingerprint
    location = JSONNullable(finding.location)
    evidence = Dictionary(
      finding.evidence.entries.map { ($0.name, JSONMeasurement(value: $0.value)) },
      uniquingKeysWith: { first, _ in first })
    suggestion = JSONNullable(finding.suggestion)
    source = JSONNullable(
      finding.source.map { source in
        WrittenText(
          text: source.text, location: source.location,
          keyLocation: JSONNullable(source.keyLocation))
      })
    occurrences = finding.occurrences.map(Occurrence.init)
  }

  private struct WrittenText: Encodable {
    let text: String
    let location: SourceLocation
    let keyLocation: JSONNullable<SourceLocation>
  }

  private struct Occurrence: Encodable {
    let locale: JSONNullable<LocaleIdentifier>
    let variation: String
    let text: JSONNullable<String>
    let location: SourceLocation
    let keyLocation: JSONNullable<SourceLocation>
    let severity: Severity
    let message: String
    let fix: JSONNullable<String>
    let isFixSafe: Bool

    init(_ occurrence: Finding.Occurrence) {
      locale = JSONNullable(occurrence.locale)
      variation = occurrence.variation
      text = JSONNullable(occurrence.text)
      location = occurrence.location
      keyLocation = JSONNullable(occurrence.keyLocation)
      severity = occurrence.severity
      message = occurrence.message
      fix = JSONNullable(occurrence.fix)
      isFixSafe = occurrence.isFixSafe
    }
  }

  private struct Worst: Encodable {
    let state: String
    let locale: LocaleIdentifier
    let dynamicTypeSize: DynamicTypeSize
    let sizeClasses: SizeClasses

    init(_ place: Finding.Place) {
      state = place.state
      locale = place.variant.locale
      dynamicTypeSize = place.variant.dynamicTypeSize
      sizeClasses = place.variant.sizeClasses
    }
  }
}
