import AuditModel
import Configuration

extension FindingScope {
  /// Whether it is for a part of a finding.
  func fits(_ finding: Finding, _ part: FindingPart, in folder: PolicyFolder) -> Bool {
    fitsSubject(of: finding) && (span.map { part.locations.contains(where: $0.contains) } ?? true)
      && (languages.isEmpty || covers(part.locales))
      && (paths.isEmpty || hasAny(of: part.files, in: folder))
  }

  private func fitsSubject(of finding: Finding) -> Bool {
    if let fingerprint, fingerprint.lowercased() != finding.fingerprint { return false }
    if let key, !(finding.stringKey.map(NamePattern(key).matches) ?? false) { return false }
    if screens.isEmpty, element == nil { return true }
    guard let node = finding.node else { return false }
    if let element, !node.has(NamePattern(element)) { return false }
    return screens.isEmpty || screens.contains { NamePattern($0).matches(node.screen) }
  }

  /// Whether all of some languages are meant; a part without a language is not.
  private func covers(_ locales: [LocaleIdentifier]) -> Bool {
    !locales.isEmpty && locales.allSatisfy(languages.contains)
  }

  private func hasAny(of files: Set<String>, in folder: PolicyFolder) -> Bool {
    files.contains { file in
      folder.path(fromRoot: file).map { path in paths.contains { $0.matches(path) } } ?? false
    }
  }
}

extension NodeSubject {
  /// Whether the name of one of its nodes matches a pattern.
  fileprivate func has(_ pattern: NamePattern) -> Bool {
    pattern.matches(element.name) || occurrences.contains { pattern.matches($0.path) }
  }
}
