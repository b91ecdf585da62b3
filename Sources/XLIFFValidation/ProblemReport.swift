import AuditModel
import SourceText
import XMLReading

/// Collects what the rules find, never more than a bounded part of it.
struct ProblemReport {
  /// The name and version of the standard, put before each clause.
  var standard: String
  private let path: String
  private let limit: Int
  private var kept: [XLIFFProblem] = []
  private var omitted = 0
  private var errorCount = 0

  init(path: String, standard: String, limit: Int) {
    self.path = path
    self.standard = standard
    self.limit = limit
  }

  /// Notes an error at a place.
  mutating func add(
    _ rule: XLIFFRule, at location: TextLocation, _ message: String, try suggestion: String
  ) {
    add(.error, rule, at: location, message, try: suggestion)
  }

  /// Notes that something is wrong at a place.
  mutating func add(
    _ severity: Severity, _ rule: XLIFFRule, at location: TextLocation, _ message: String,
    try suggestion: String, exceeding limit: XLIFFSizeLimit? = nil
  ) {
    if severity == .error { errorCount += 1 }
    kept.append(
      XLIFFProblem(
        location: SourceLocation(file: path, line: location.line, column: location.column),
        severity: severity, rule: rule, clause: clause(of: rule),
        message: message.shortened, suggestion: suggestion.shortened,
        exceededLimit: limit))
    if kept.count >= self.limit * 4 { cut() }
  }

  /// The problems, in the order of the document.
  mutating func verdict(version: String?) -> XLIFFVerdict {
    cut()
    kept.sort()
    return XLIFFVerdict(
      version: version, problems: kept, omitted: omitted, errorCount: errorCount)
  }

  private func clause(of rule: XLIFFRule) -> String {
    rule.authority == .xliff ? "\(standard), \(rule.clause)" : rule.clause
  }

  /// Keeps the first problems, and errors rather than anything milder.
  private mutating func cut() {
    kept.sort { left, right in
      left.severity == right.severity ? left < right : left.severity > right.severity
    }
    guard kept.count > limit else { return }
    omitted += kept.count - limit
    kept.removeLast(kept.count - limit)
  }
}

extension String {
  /// The beginning of it when it repeats a value of the document that is very long.
  fileprivate var shortened: String {
    utf8.count <= 400 ? self : prefix(400) + "…"
  }
}
