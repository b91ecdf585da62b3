import AuditModel
import JSONReading

/// A finding in a file as a `result` (SARIF 2.1.0, 3.27).
struct SARIFResult: JSONWritable {
  private let line: FindingLine
  private let rule: Int
  private let hasBaseline: Bool

  /// - Parameters:
  ///   - rule: the position of the rule.
  ///   - hasBaseline: whether results say whether they are new.
  init(_ line: FindingLine, rule: Int, hasBaseline: Bool) {
    self.line = line
    self.rule = rule
    self.hasBaseline = hasBaseline
  }

  func write(to json: inout JSONWriter) {
    json.object { result in
      result.field("ruleId", line.finding.rule.withVisibleControls)
      result.field("ruleIndex", rule)
      result.field("level", line.severity.rawValue)
      result.object("message") { $0.field("text", message) }
      result.list("locations", [line.location]) { write($0, to: &$1) }
      if !line.others.isEmpty {
        result.list("relatedLocations", Array(line.others.prefix(99))) { write($0, to: &$1) }
      }
      result.object("partialFingerprints") { prints in
        prints.field("primaryLocationLineHash", line.fingerprint)
        prints.field("legibleCause/v1", line.finding.fingerprint)
      }
      if hasBaseline { result.field("baselineState", baselineState) }
      if let suppression {
        result.list("suppressions", [suppression]) { reason, json in
          json.object { suppression in
            suppression.field("kind", "external")
            suppression.field("status", "accepted")
            suppression.field("justification", reason.withVisibleControls)
          }
        }
      }
    }
  }

  /// The first sentence is the title of an alert.
  private var message: String {
    let remedy = line.finding.suggestion.map { " Fix: \($0.asSentence)" } ?? ""
    return "\(line.finding.title.asSentence) \(line.message.asSentence)\(remedy)"
      .withVisibleControls
  }

  private var baselineState: String {
    if line.state == .known { return "unchanged" }
    // The nodes of a file are one line, of which the message may be about a language in which it is known.
    return line.finding.knownLocales.isEmpty || line.finding.node == nil ? "new" : "updated"
  }

  private var suppression: String? {
    switch line.state {
    case .new: nil
    case .known: "known before, as the baseline says"
    case .accepted(let reason): reason
    }
  }

  private func write(_ location: SourceLocation, to json: inout JSONWriter) {
    json.object { object in
      object.object("physicalLocation") { physical in
        physical.object("artifactLocation") { $0.field("uri", line.path.percentEncodedPath) }
        physical.object("region") { region in
          region.field("startLine", location.line)
          region.field("startColumn", location.column)
          region.field("endLine", location.line)
          // The end is that of one character, since an alert shows whole lines.
          region.field("endColumn", location.column + 1)
        }
      }
    }
  }
}

extension String {
  /// The path with all that a URI does not allow as `%` and digits (RFC 3986, 3.3).
  var percentEncodedPath: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isAllowed =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "-._~/!$&'()*+,;=@".unicodeScalars.contains(scalar))
      return isAllowed ? String(scalar) : byte.percentEncoded
    }.joined()
  }
}
