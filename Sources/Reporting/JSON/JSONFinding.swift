import AuditModel
import JSONReading

/// A finding as it is written.
struct JSONFinding: JSONWritable {
  private let finding: Finding
  private let matrix: AuditMatrix

  init(_ finding: Finding, in matrix: AuditMatrix) {
    self.finding = finding
    self.matrix = matrix
  }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("fingerprint", finding.fingerprint)
      object.field("rule", finding.rule)
      object.field("severity", finding.severity.rawValue)
      object.field("outcome", finding.outcome.rawValue)
      object.field("title", finding.title)
      object.field("message", finding.message)
      object.field("suggestion", finding.suggestion)
      object.field("location", JSONLocation(finding.location))
      object.field("locales", finding.locales.map(\.identifier))
      object.field("knownLocales", finding.knownLocales.map(\.identifier))
      object.field("subject", JSONSubject(finding, in: matrix))
      object.list("evidence", finding.evidence.entries) { entry, json in
        json.object { fields in
          fields.field("name", entry.name)
          fields.field("value", JSONMeasurement(entry.value))
          fields.field("unit", entry.value.unit)
        }
      }
    }
  }
}

/// A location in a file; columns count Unicode scalars from 1.
struct JSONLocation: JSONWritable {
  private let location: SourceLocation

  init(_ location: SourceLocation) { self.location = location }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("file", location.file)
      object.field("line", location.line)
      object.field("column", location.column)
    }
  }
}

/// A measured value: a number with at most two decimals, or a text.
struct JSONMeasurement: JSONWritable {
  private let value: Evidence.Value

  init(_ value: Evidence.Value) { self.value = value }

  func write(to json: inout JSONWriter) {
    switch value {
    // JSON has no infinity, so it is written as a person reads it.
    case .number(let number, _) where !number.isFinite: json.string("\(value)")
    case .number(let number, _): number.roundedToHundredths.write(to: &json)
    case .ratio(let ratio): ratio.roundedDownToHundredths.write(to: &json)
    case .text(let text): json.string(text)
    }
  }
}

extension Evidence.Value {
  /// The unit of a number; nil for a text or a number without a unit.
  fileprivate var unit: String? {
    switch self {
    case .number(_, let unit): unit.isEmpty ? nil : unit
    case .ratio: ":1"
    case .text: nil
    }
  }
}
