import AuditModel
import JSONReading

/// Findings, as ``JSONFinding`` writes them.
extension SavedValues {
  /// A finding.
  func finding(_ node: Int, _ extents: inout SavedExtents) throws(JSONError) -> Finding {
    let locales = try locales("locales", of: node)
    let location = try location("location", of: node)
    let subject = try field("subject", of: node)
    return Finding(
      rule: try text("rule", of: node),
      severity: try value("severity", of: node, Severity.init(rawValue:)),
      title: try text("title", of: node), message: try text("message", of: node),
      suggestion: try textIfPresent("suggestion", of: node),
      subject: try self.subject(subject, at: location, in: locales, &extents), locales: locales,
      knownLocales: try self.locales("knownLocales", of: node),
      evidence: Evidence(try list("evidence", of: node, evidence)),
      fingerprint: try value("fingerprint", of: node) { $0.isFingerprint ? $0 : nil })
  }

  private func subject(
    _ node: Int, at location: SourceLocation, in locales: [LocaleIdentifier],
    _ extents: inout SavedExtents
  ) throws(JSONError) -> Finding.Subject {
    switch try text("kind", of: node) {
    case "node": .node(try nodeSubject(node, at: location, in: locales, &extents))
    case "string": .string(try stringSubject(node, at: location))
    case "file": .file(try fileSubject(node, at: location))
    default: throw damaged("the kind of a subject is unknown", at: try field("kind", of: node))
    }
  }

  private func stringSubject(
    _ node: Int, at location: SourceLocation
  ) throws(JSONError) -> StringSubject {
    StringSubject(
      folder: try text("folder", of: node), table: try text("table", of: node),
      key: try text("key", of: node), location: location, source: try source(of: node),
      occurrences: try list("occurrences", of: node) { item throws(JSONError) in
        StringSubject.Occurrence(
          locale: try localeIfPresent("locale", of: item),
          variation: try texts("variation", of: item), text: try textIfPresent("text", of: item),
          location: try self.location("location", of: item),
          keyLocation: try locationIfPresent("keyLocation", of: item),
          severity: try value("severity", of: item, Severity.init(rawValue:)),
          message: try text("message", of: item), fix: try textIfPresent("fix", of: item),
          isFixSafe: try flag("isFixSafe", of: item))
      })
  }

  private func source(of node: Int) throws(JSONError) -> StringSubject.WrittenString? {
    guard let source = fieldIfPresent("source", of: node) else { return nil }
    return StringSubject.WrittenString(
      text: try text("text", of: source), location: try location("location", of: source),
      keyLocation: try locationIfPresent("keyLocation", of: source))
  }

  private func fileSubject(
    _ node: Int, at location: SourceLocation
  ) throws(JSONError) -> FileSubject {
    FileSubject(
      family: try text("family", of: node), location: location,
      occurrences: try list("occurrences", of: node) { item throws(JSONError) in
        FileSubject.Occurrence(
          locale: try localeIfPresent("locale", of: item),
          location: try self.location("location", of: item),
          severity: try value("severity", of: item, Severity.init(rawValue:)),
          message: try text("message", of: item))
      })
  }

  /// A value with its name.
  private func evidence(_ node: Int) throws(JSONError) -> (String, Evidence.Value) {
    let name = try text("name", of: node)
    let value = try field("value", of: node)
    let unit = try textIfPresent("unit", of: node)
    guard kind(of: value) == .number else {
      let text = try text("value", of: node)
      return (name, unit.flatMap { .beyondJSON(text, unit: $0) } ?? .text(text))
    }
    guard let number = Double(written(value)), number.isFinite else {
      throw damaged("“value” is no number", at: value)
    }
    return (name, unit == ":1" ? .ratio(number) : .number(number, unit: unit ?? ""))
  }
}

extension Evidence.Value {
  /// A number that JSON lacks, from the text that stands for it; nil for other texts.
  fileprivate static func beyondJSON(_ text: String, unit: String) -> Self? {
    [Double.infinity, -.infinity, .nan].map { .number($0, unit: unit) }
      .first { "\($0)" == text }
  }
}

extension String {
  /// Whether it is sixteen hexadecimal digits.
  fileprivate var isFingerprint: Bool {
    utf8.count == 16 && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
