import AuditModel

/// The kind of a piece of terminal text, which decides its colour when there are colours.
enum TextInk {
  case error, warning, note, strong, faint

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The parameters of the control sequence that sets it (ECMA-48, 8.3.117).
  private var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .strong: "1"
    case .faint: "2"
    }
  }

  /// The text between control sequences, or as it is in the plain style.
  func paint(_ text: String, style: TerminalStyle) -> String {
    style == .plain ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
