import AuditModel

/// A finding in one of its files: what formats with a line for each problem have.
struct FindingLine {
  /// The finding.
  let finding: Finding
  /// Whether the finding is new, was known before, or is accepted.
  let state: State
  /// The severity in this file.
  let severity: Severity
  /// The first location in this file.
  let location: SourceLocation
  /// The other locations in this file.
  let others: [SourceLocation]
  /// The languages in this file.
  let locales: [LocaleIdentifier]
  /// The defect in a clause, as it is in this file.
  let defect: String

  /// Whether a team decided about a finding before.
  enum State: Hashable {
    case new
    case known
    case accepted(reason: String)
  }

  /// The languages that count, of a finding that is new in some and known in others.
  enum Part {
    case all, new, known
  }

  /// The same for the same cause in the same file, whatever its lines and measures are.
  var fingerprint: String { Fingerprint.of([finding.fingerprint, location.file]) }

  /// The path from the project's root on; the name alone of a file elsewhere, since no format allows
  /// paths of a machine.
  var path: String {
    let file = location.file
    return file.hasPrefix("/") ? String(file.split(separator: "/").last ?? "") : file
  }

  /// The defect with its subject and its languages.
  var message: String {
    let languages = locales.map(\.identifier).joined(separator: " ")
    let start = [finding.subjectText, languages.isEmpty ? nil : "[\(languages)]"]
      .compactMap { $0 }.joined(separator: " ")
    let rest = others.isEmpty ? "" : " (also at \(otherLines))"
    return (start.isEmpty ? defect : "\(start): \(defect)") + rest
  }

  /// The message with the remedy.
  var fullMessage: String {
    "\(finding.title): \(message)" + (finding.suggestion.map { "; \($0)" } ?? "")
  }

  private static let mostLines = 5

  private var otherLines: String {
    let lines = others.prefix(Self.mostLines).map { "\($0.line)" }.joined(separator: ", ")
    let more = others.count - Self.mostLines
    return (others.count == 1 ? "line " : "lines ") + lines + (more > 0 ? " and \(more) more" : "")
  }
}

/// An occurrence of a finding, whatever it is about.
private struct Occurrence {
  let locales: [LocaleIdentifier]
  let severity: Severity
  let location: SourceLocation
  let message: String
}

extension Finding {
  /// The files that it is in, each with its first location and its severity there; one that has the finding in a new
  /// language is none of the known part.
  func files(of part: FindingLine.Part) -> [(location: SourceLocation, severity: Severity)] {
    if part == .known, knownLocales.isEmpty { return [] }
    let new = part == .known ? Set(files(of: .new).map(\.location.file)) : []
    var positions: [String: Int] = [:]
    var result: [(location: SourceLocation, severity: Severity)] = []
    for occurrence in occurrences(of: part) where !new.contains(occurrence.location.file) {
      guard let position = positions[occurrence.location.file] else {
        positions[occurrence.location.file] = result.count
        result.append((occurrence.location, occurrence.severity))
        continue
      }
      let known = result[position]
      let isFirst = occurrence.location.isBefore(known.location)
      if occurrence.severity > known.severity || occurrence.severity == known.severity && isFirst {
        result[position] = (occurrence.location, occurrence.severity)
      }
    }
    return result
  }

  /// The line for a file.
  func line(
    in file: String, _ state: FindingLine.State, of part: FindingLine.Part = .all
  ) -> FindingLine? {
    let own = occurrences(of: part).filter { $0.location.file == file }
      .sorted { $0.location.isBefore($1.location) }
    guard let worst = own.map(\.severity).max(),
      let first = own.first(where: { $0.severity == worst })
    else { return nil }
    var known: Set<SourceLocation> = [first.location]
    return FindingLine(
      finding: self, state: state, severity: worst, location: first.location,
      others: own.map(\.location).filter { known.insert($0).inserted },
      locales: Set(own.flatMap(\.locales)).sorted(), defect: first.message)
  }

  /// The occurrences in the languages of a part; those in no language are in each.
  private func occurrences(of part: FindingLine.Part) -> [Occurrence] {
    if part == .all || knownLocales.isEmpty { return occurrences }
    return occurrences.compactMap { occurrence in
      if occurrence.locales.isEmpty { return occurrence }
      let locales = occurrence.locales.filter { isKnown(in: $0) == (part == .known) }
      guard !locales.isEmpty else { return nil }
      return Occurrence(
        locales: locales, severity: occurrence.severity, location: occurrence.location,
        message: occurrence.message)
    }
  }

  private var occurrences: [Occurrence] {
    switch subject {
    case .node(let node):
      node.occurrences.map {
        Occurrence(
          locales: $0.locales.isEmpty ? locales : $0.locales, severity: severity,
          location: $0.location, message: message)
      }
    case .string(let string):
      string.occurrences.map {
        Occurrence(
          locales: $0.locale.map { [$0] } ?? [], severity: $0.severity, location: $0.location,
          message: $0.message)
      }
    case .file(let file):
      file.occurrences.map {
        Occurrence(
          locales: $0.locale.map { [$0] } ?? [], severity: $0.severity, location: $0.location,
          message: $0.message)
      }
    }
  }

  /// The element or the key, for people; nil of files.
  fileprivate var subjectText: String? {
    switch subject {
    case .node(let node): "\(node.element.name) on \(node.screen)"
    case .string(let string): "“\(string.key)”"
    case .file: nil
    }
  }
}

extension SourceLocation {
  /// Whether it comes first in a file.
  fileprivate func isBefore(_ other: SourceLocation) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
