import AuditModel

/// A finding in a line, with its change since the last look at the files.
package struct WatchLine: Sendable {
  let mark: Mark
  let severity: Severity
  let location: SourceLocation
  let rule: String
  private let locale: LocaleIdentifier?
  private let screen: String?
  private let key: String?
  private let message: String

  /// The change of a finding.
  package enum Mark: String, Sendable {
    case new = "+"
    case remaining = "="
    case fixed = "-"

    /// New ones are listed first.
    var order: Int {
      switch self {
      case .new: 0
      case .remaining: 1
      case .fixed: 2
      }
    }
  }

  /// Describes a finding.
  package init(
    _ mark: Mark, severity: Severity, rule: String, locale: LocaleIdentifier?, screen: String?,
    key: String?, message: String, location: SourceLocation
  ) {
    self.mark = mark
    self.severity = severity
    self.rule = rule
    self.locale = locale
    self.screen = screen
    self.key = key
    self.message = message
    self.location = location
  }

  /// The line, as in `+ error format-extra  de  “save”: … App/de.lproj/Localizable.strings:3:9`.
  var text: String {
    let subject = [locale?.identifier, screen.map { "screen \($0)" }, key.map { "“\($0)”" }]
      .compactMap(\.self).joined(separator: " ")
    let line =
      "\(mark.rawValue) \(severity.rawValue) [\(rule)] \(location): "
      + (subject.isEmpty ? "" : "\(subject): ") + message
    return line.forTerminal
  }

  /// The order of lines.
  var order: (Int, Int, SourceLocation, String) {
    (
      mark.order, Severity.allCases.count - (Severity.allCases.firstIndex(of: severity) ?? 0),
      location, text
    )
  }
}

/// The difference that a written file makes, for the terminal.
package struct WatchTextReport: Sendable {
  private let title: String
  private let lines: [WatchLine]
  private let remaining: Int
  private let unchecked: Int
  private let elsewhere: Int

  /// Takes what was audited, the findings that changed or stay, how many stay, how many are in what could not be
  /// read, and how many are about everything else.
  package init(
    title: String, lines: [WatchLine], remaining: Int, unchecked: Int = 0, elsewhere: Int = 0
  ) {
    self.unchecked = unchecked
    self.elsewhere = elsewhere
    self.title = title
    self.lines = lines.sorted { $0.order < $1.order }
    self.remaining = remaining
  }

  /// The lines, which end with a line feed.
  package var text: String {
    let new = lines.count { $0.mark == .new }
    let fixed = lines.count { $0.mark == .fixed }
    return "\n" + ([title.forTerminal] + lines.map(\.text)).joined(separator: "\n") + "\n"
      + "\(new.grouped) new, \(fixed.grouped) fixed, \(remaining.grouped) remaining"
      + (unchecked > 0 ? ", \(unchecked.grouped) not checked" : "")
      + (elsewhere > 0 ? "; \(elsewhere.grouped) elsewhere" : "") + "\n"
  }
}
