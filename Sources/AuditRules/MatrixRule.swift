import AuditModel
import Layout

/// A rule that compares variants, states or screens of one audit with each other.
package protocol MatrixRule: NodeRule {
  /// Variants that pass and variants in which it finds something: its contract.
  static var examples: [MatrixExample] { get }

  /// Whether a screen declares what the rule is about; none where the rule needs no declaration.
  ///
  /// A rule that needs one and meets none has checked nothing, so it has not passed.
  static var declaration: (@Sendable (ScreenOutline) -> Bool)? { get }

  /// The defects that screens show beside each other.
  func check(_ screens: [OutlinedScreen]) -> [MatrixViolation]
}

extension MatrixRule {
  /// Most rules compare elements.
  package static var declaration: (@Sendable (ScreenOutline) -> Bool)? { nil }
}

/// A violation of a rule by an element beside another variant, state or screen.
package struct MatrixViolation {
  /// The place of the screen in the audit.
  package let screen: Int
  /// The state and variant in which it shows.
  package let cell: MatrixCell
  /// The element, as it is there or where it is missing as it is elsewhere.
  package let element: ElementOutline
  /// The severity, where it is not that of the rule.
  package let severity: Severity?
  /// The defect.
  package let message: Message
  /// The measured values.
  package let evidence: Evidence
  /// The suggested fix.
  package let suggestion: Message?

  /// Says what is wrong.
  init(
    on screen: OutlinedScreen, in outline: ScreenOutline, _ element: ElementOutline,
    severity: Severity? = nil, _ message: Message, evidence: Evidence = [:],
    suggestion: Message? = nil
  ) {
    self.screen = screen.position
    cell = outline.cell
    self.element = element
    self.severity = severity
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// The same as a violation of the screen as a whole, whose node its cause knows by its path.
  package var asViolation: Violation {
    Violation(
      node: .root, severity: severity, message, evidence: evidence, suggestion: suggestion)
  }
}
