import AuditModel

/// A part of a finding that can be left out on its own: one string or file, or all nodes together.
struct FindingPart {
  /// The files that it is in.
  let files: Set<String>
  /// Its languages.
  let locales: [LocaleIdentifier]
  /// The locations of the nodes, strings and keys.
  let locations: [SourceLocation]
}

extension Finding {
  /// The parts, in the order of the occurrences.
  var parts: [FindingPart] {
    switch subject {
    case .node(let node):
      [
        FindingPart(
          files: Set([node.location.file] + node.occurrences.map(\.location.file)),
          locales: locales,
          locations: [node.location] + node.occurrences.map(\.location)
            + node.occurrences.compactMap(\.string?.location))
      ]
    case .string(let string):
      string.occurrences.map {
        FindingPart(
          files: [$0.location.file], locales: $0.locale.map { [$0] } ?? [],
          locations: [$0.location] + ($0.keyLocation.map { [$0] } ?? []))
      }
    case .file(let file):
      file.occurrences.map {
        FindingPart(
          files: [$0.location.file], locales: $0.locale.map { [$0] } ?? [],
          locations: [$0.location])
      }
    }
  }

  /// The finding with some of its parts; nil without any.
  ///
  /// - Parameter isKept: whether a part stays, by its position.
  func keeping(_ isKept: (Int) -> Bool) -> Finding? {
    let positions = parts.indices.filter(isKept)
    if positions.isEmpty { return nil }
    if positions.count == parts.count { return self }
    var result = self
    switch subject {
    case .node: return self
    case .string(var string):
      string.occurrences = positions.map { string.occurrences[$0] }
      result.describe(string.occurrences.map { ($0.locale, $0.severity, $0.message, $0.location) })
      string.location = result.worstLocation(
        of: string.occurrences.map { ($0.severity, $0.location) })
      result.subject = .string(string)
    case .file(let file):
      let rest = positions.map { file.occurrences[$0] }
      result.describe(rest.map { ($0.locale, $0.severity, $0.message, $0.location) })
      result.subject = .file(
        FileSubject(
          family: file.family,
          location: result.worstLocation(of: rest.map { ($0.severity, $0.location) }),
          occurrences: rest))
    }
    return result
  }

  /// The finding with a severity for each of its parts.
  func with(_ severities: [Severity]) -> Finding {
    guard let worst = severities.max() else { return self }
    if severities.allSatisfy({ $0 == worst }) { return with(worst) }
    var result = self
    result.severity = worst
    switch subject {
    case .node: break
    case .string(var string):
      string.occurrences = zip(string.occurrences, severities).map { $0.with($1) }
      result.subject = .string(string)
    case .file(let file):
      result.subject = .file(
        FileSubject(
          family: file.family, location: file.location,
          occurrences: zip(file.occurrences, severities).map { $0.with($1) }))
    }
    return result
  }

  /// The severity of each part.
  var severities: [Severity] {
    switch subject {
    case .node: [severity]
    case .string(let string): string.occurrences.map(\.severity)
    case .file(let file): file.occurrences.map(\.severity)
    }
  }

  private typealias Remaining = (
    locale: LocaleIdentifier?, severity: Severity, message: String, location: SourceLocation
  )

  /// Takes severity, languages and message of the occurrences that remain.
  private mutating func describe(_ rest: [Remaining]) {
    guard let worst = rest.max(by: { $0.severity < $1.severity }) else { return }
    severity = worst.severity
    locales = Set(rest.compactMap(\.locale)).sorted()
    message =
      LanguageSentences(rest.map { ($0.locale, $0.message) }, worst: worst.message).text
  }

  /// The location of the first of the worst occurrences.
  private func worstLocation(of rest: [(severity: Severity, location: SourceLocation)])
    -> SourceLocation
  {
    rest.first { $0.severity == severity }?.location ?? location
  }
}
