import AuditModel
import Localization
import TranslationRules

// The findings about strings, as parts keep them.

extension TextFix: PartValue {
  func write(to part: inout PartWriter) {
    part.write(text)
    part.write(isSafe)
  }

  init(from part: inout PartReader) throws(PartError) {
    let text: String = try part.read()
    self = try part.read() ? .safe(text) : .proposed(text)
  }
}

extension TableEntry.Leaf: PartValue {
  func write(to part: inout PartWriter) {
    part.write(path)
    part.write(text)
    part.write(location)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(path: try part.read(), text: try part.read(), location: try part.read())
  }
}

extension PartWriter {
  /// Writes the findings of a piece; those about one key share what they say of its source.
  mutating func write(_ findings: [RuleFinding]) {
    var last: RuleFinding?
    list(findings) { finding, part in
      let isSame = last?.hasOrigin(of: finding) ?? false
      last = finding
      part.write(isSame)
      if !isSame { part.writeOrigin(of: finding) }
      part.write(finding)
    }
  }

  private mutating func writeOrigin(of finding: RuleFinding) {
    write(finding.table)
    write(finding.folder)
    write(finding.files)
    write(finding.source)
    write(finding.sourceKeyLocation)
  }

  private mutating func write(_ finding: RuleFinding) {
    write(finding.rule.id)
    write(finding.key)
    write(finding.problemKey)
    write(finding.locale)
    write(finding.path)
    write(finding.location)
    write(finding.keyLocation)
    write(finding.text)
    write(finding.message)
    write(finding.suggestion)
    write(finding.severity)
    write(finding.fix)
    write(finding.subject)
    write(finding.defect?.rawValue)
  }
}

extension PartReader {
  /// Reads the findings of a piece.
  mutating func findings() throws(PartError) -> [RuleFinding] {
    var origin = FindingOrigin()
    return try list { part throws(PartError) in
      let isSame: Bool = try part.read()
      if !isSame {
        origin = FindingOrigin(
          table: try part.read(), folder: try part.read(), files: try part.read(),
          source: try part.read(), keyLocation: try part.read())
      }
      return try part.finding(origin)
    }
  }

  private mutating func finding(_ origin: FindingOrigin) throws(PartError) -> RuleFinding {
    let rule = try `case` { Self.rules[$0] }
    let (key, problemKey): (String, String?) = (try read(), try read())
    let (locale, path): (LocaleIdentifier?, VariationPath) = (try read(), try read())
    let (location, keyLocation): (SourceLocation, SourceLocation?) = (try read(), try read())
    let text: String? = try read()
    var violation = TextViolation(
      try read(), suggestion: try read(), severity: try read() as Severity, fix: try read())
    violation.subject = try read()
    if try read() { violation.defect = try `case` { Defect(rawValue: $0) } }
    return RuleFinding(
      of: rule, origin, key: key, problemKey: problemKey, locale: locale, path: path,
      location: location, keyLocation: keyLocation, text: text, violation: violation)
  }

  private static let rules: [String: any TranslationRule.Type] = Dictionary(
    TranslationRuleList.all.map { ($0.description.id, $0) }
  ) { first, _ in first }
}

extension RuleFinding {
  /// Whether another finding is about the same source string.
  fileprivate func hasOrigin(of other: RuleFinding) -> Bool {
    table == other.table && folder == other.folder && files == other.files
      && source == other.source && sourceKeyLocation == other.sourceKeyLocation
  }
}
