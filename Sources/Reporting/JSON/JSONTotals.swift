import AuditModel
import JSONReading

/// The totals of the whole report.
struct JSONSummary: JSONWritable {
  private let summary: AuditReport.Summary

  init(_ summary: AuditReport.Summary) { self.summary = summary }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("errors", summary.errors)
      object.field("warnings", summary.warnings)
      object.field("notes", summary.notes)
      object.field("variants", summary.variants)
      object.field("nodes", summary.nodes)
      object.field("texts", summary.texts)
      object.field("strings", summary.strings)
      object.field("unresolvedLocations", summary.unresolvedLocations)
    }
  }
}

/// The languages that decide.
struct JSONGate: JSONWritable {
  private let gate: LanguageGate

  init(_ gate: LanguageGate) { self.gate = gate }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("required", gate.required.map { $0.sorted().map(\.identifier) })
      object.field("community", gate.community.sorted().map(\.identifier))
    }
  }
}

/// How much of each table is translated.
struct JSONCoverage: JSONWritable {
  private let coverage: [Coverage]

  init(_ coverage: [Coverage]) { self.coverage = coverage }

  func write(to json: inout JSONWriter) { json.list(coverage, JSONTotals.write) }
}

/// The changes since the baseline.
struct JSONChange: JSONWritable {
  private let change: AuditReport.Change

  init(_ change: AuditReport.Change) { self.change = change }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("new", change.new)
      object.field("fixed", change.fixed)
      object.field("known", change.known)
      object.field("since", change.since)
    }
  }
}

/// The part that changed, to which the audit was narrowed.
struct JSONNarrowing: JSONWritable {
  private let narrowing: AuditReport.Narrowing

  init(_ narrowing: AuditReport.Narrowing) { self.narrowing = narrowing }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("since", narrowing.since)
      object.field("strings", narrowing.strings)
      object.field("screens", narrowing.screens)
      object.field("files", narrowing.files)
    }
  }
}

/// The scope of the audit.
struct JSONMatrix: JSONWritable {
  private let matrix: AuditMatrix

  init(_ matrix: AuditMatrix) { self.matrix = matrix }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.list("screens", matrix.screens) { screen, json in
        json.object { fields in
          fields.field("id", screen.id)
          fields.field("states", screen.states)
        }
      }
      object.field("locales", matrix.locales.map(\.identifier))
      object.field("dynamicTypeSizes", matrix.dynamicTypeSizes.map(\.name))
      object.field("sizeClasses", matrix.sizeClasses.map(\.name))
      object.list("devices", matrix.devices) { device, json in
        json.object { fields in
          fields.field("name", device.name)
          fields.field("sizeClasses", device.sizeClasses.name)
          fields.field("boldText", device.hasBoldText)
        }
      }
      object.field("variants", matrix.variantCount)
    }
  }
}

/// The parts of a report that are plain lists of values.
enum JSONTotals {
  static func write(_ language: AuditReport.LanguageSummary, to json: inout JSONWriter) {
    json.object { object in
      object.field("locale", language.locale.identifier)
      object.field("errors", language.errors)
      object.field("warnings", language.warnings)
      object.field("notes", language.notes)
      object.field("strings", language.strings)
    }
  }

  static func write(_ coverage: Coverage, to json: inout JSONWriter) {
    json.object { object in
      object.field("locale", coverage.locale.identifier)
      object.field("folder", coverage.folder)
      object.field("table", coverage.table)
      object.field("strings", coverage.strings)
      object.field("translated", coverage.translated)
      object.field("needsReview", coverage.needsReview)
      object.field("missing", coverage.missing)
    }
  }

  static func write(_ outcome: RuleOutcome, to json: inout JSONWriter) {
    json.object { object in
      object.field("rule", outcome.rule)
      object.field("outcome", outcome.outcome.rawValue)
      object.field("failed", outcome.failed)
      object.field("needsReview", outcome.needsReview)
      object.field("notMeasured", outcome.notMeasured)
    }
  }

  static func write(_ file: SkippedFile, to json: inout JSONWriter) {
    json.object { object in
      object.field("file", file.file)
      object.field("locale", file.locale?.identifier)
      object.field("reason", file.reason)
    }
  }

  static func write(_ item: NotMeasured, to json: inout JSONWriter) {
    json.object { object in
      object.field("subject", item.subject)
      object.field("reason", item.reason)
      object.field("stringKey", item.stringKey)
      object.field("screen", item.screen)
      object.field("node", item.node)
      object.field("locales", item.locales.map(\.identifier))
    }
  }
}
