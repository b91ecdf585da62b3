import AuditModel

extension [Finding] {
  /// The findings, those with one cause made one: a defect of an exchange file and of the table that
  /// it was exported from, or the same mistake in the files of several languages.
  func mergingCauses() -> [Finding] {
    var positions: [String: Int] = [:]
    var result: [Finding] = []
    for finding in self {
      if let position = positions[finding.fingerprint] {
        result[position].merge(finding)
      } else {
        positions[finding.fingerprint] = result.count
        result.append(finding)
      }
    }
    return result
  }
}

extension Finding {
  /// Adds the occurrences of a finding with the same cause; the more severe one is described.
  fileprivate mutating func merge(_ other: Finding) {
    let isWorse = other.severity > severity
    if isWorse {
      severity = other.severity
      suggestion = other.suggestion
      evidence = other.evidence
    }
    let worst = isWorse ? other.message : message
    locales = Set(locales + other.locales).sorted()
    subject = subject.merged(with: other.subject, isWorse: isWorse)
    message = LanguageSentences(subject.messages, worst: worst).text
  }
}

extension Finding.Subject {
  /// The message of each occurrence.
  fileprivate var messages: [(locale: LocaleIdentifier?, text: String)] {
    switch self {
    case .node: []
    case .string(let string): string.occurrences.map { ($0.locale, $0.message) }
    case .file(let file): file.occurrences.map { ($0.locale, $0.message) }
    }
  }

  fileprivate func merged(with other: Self, isWorse: Bool) -> Self {
    switch (self, other) {
    case (.string(let one), .string(let two)):
      var (main, more) = isWorse ? (two, one) : (one, two)
      main.occurrences += more.occurrences.filter { !main.occurrences.contains($0) }
      return .string(main)
    case (.file(let one), .file(let two)):
      let (main, more) = isWorse ? (two, one) : (one, two)
      let added = more.occurrences.filter { !main.occurrences.contains($0) }
      return .file(
        FileSubject(
          family: main.family, location: main.location, occurrences: main.occurrences + added))
    default: return isWorse ? other : self
    }
  }
}
