import Accessibility
import AuditModel
import Layout
import ViewTree

/// A rule about screens, which sees one state in one variant at a time.
package protocol ScreenRule: NodeRule {
  /// Screens that pass and screens in which it finds something: its contract.
  static var examples: [ScreenExample] { get }

  /// Whether a node declares what the rule is about; none where the rule needs no declaration.
  ///
  /// A rule that needs one and meets none has checked nothing, so it has not passed.
  static var declaration: (@Sendable (Declarations) -> Bool)? { get }

  /// Whether it reads where something is or how large it is.
  ///
  /// A rule that does not is asked once for all text sizes at which a screen says the same.
  static var readsFrames: Bool { get }

  /// Whether it may find anything on the screen, by all but frames and the sizes of texts.
  ///
  /// A rule that reads frames is asked once for all text sizes at which a screen says and shows the same, and looks at
  /// none of them where there is nothing that concerns it.
  func isConcerned(by screen: AccessibleScreen) -> Bool

  /// The defects of the screen, and the checks that could not be measured.
  func check(_ screen: AccessibleScreen) -> [Violation]

  /// The defects of the screen beside the same one at the next smaller text size of the audit, if any.
  func check(_ screen: AccessibleScreen, after smaller: AccessibleScreen?) -> [Violation]
}

extension ScreenRule {
  /// Most rules look at one text size at a time.
  package func check(
    _ screen: AccessibleScreen, after smaller: AccessibleScreen?
  ) -> [Violation] { check(screen) }

  /// Unless a rule says otherwise.
  package static var readsFrames: Bool { true }

  /// Most rules are concerned by any screen.
  package func isConcerned(by screen: AccessibleScreen) -> Bool { true }

  /// Most rules read frames, texts and attributes.
  package static var declaration: (@Sendable (Declarations) -> Bool)? { nil }
}

/// A violation of a rule by a node, or by an announcement, in one variant.
package struct Violation {
  /// Its subject.
  package let subject: Subject
  /// The text that it is about, if any.
  package let text: TextID?
  /// Whether something is wrong or only unknown.
  package let outcome: Outcome
  /// The severity, where it is not that of the rule: a defect that a device may not have is less severe.
  package let severity: Severity?
  /// How bad it is: among the variants of one cause the greatest of the highest severity is shown.
  package let weight: Double
  /// The defect.
  package let message: Message
  /// The measured values.
  package let evidence: Evidence
  /// The suggested fix.
  package let suggestion: Message?

  /// The subject of a violation.
  package enum Subject: Hashable, Sendable {
    /// A node of the tree.
    case node(NodeID)
    /// An announcement of the screen, counted from 1.
    case announcement(Int)
  }

  /// Whether something is wrong or only unknown.
  package enum Outcome: Hashable, Sendable {
    /// It is wrong.
    case found
    /// It could not be measured.
    case notMeasured
  }

  /// Says what is wrong.
  init(
    node: NodeID, text: TextID? = nil, severity: Severity? = nil, weight: Double = 1,
    _ message: Message, evidence: Evidence = [:], suggestion: Message? = nil
  ) {
    self.init(
      .node(node), text: text, severity: severity, weight: weight, message, evidence: evidence,
      suggestion: suggestion)
  }

  private init(
    _ subject: Subject, text: TextID?, severity: Severity?, weight: Double, _ message: Message,
    evidence: Evidence, suggestion: Message?
  ) {
    self.subject = subject
    self.text = text
    outcome = .found
    self.severity = severity
    self.weight = weight
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// Says what is wrong with an announcement, which `number` counts from 1.
  init(announcement number: Int, text: TextID, _ message: Message, suggestion: Message) {
    self.init(
      .announcement(number), text: text, severity: nil, weight: 1, message,
      evidence: ["announcement": .number(Double(number), unit: "")], suggestion: suggestion)
  }

  /// A violation that another run has written down, when its node and its text are known by name.
  package init(
    recorded outcome: Outcome, severity: Severity?, weight: Double, _ message: Message,
    evidence: Evidence, suggestion: Message?
  ) {
    subject = .node(.root)
    text = nil
    self.outcome = outcome
    self.severity = severity
    self.weight = weight
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// Says that something could not be measured, and why.
  init(notMeasured node: NodeID, text: TextID? = nil, reason: Message) {
    subject = .node(node)
    self.text = text
    outcome = .notMeasured
    severity = nil
    weight = 0
    message = reason
    evidence = [:]
    suggestion = nil
  }
}

extension Violation {
  /// The name of the evidence that something is one cause on a screen, wherever it shows there: a colour of iOS that
  /// the app leaves as it is, or the layout of a variant.
  package static let sharedCause = "setting"

  /// The value in findings in place of a node's path.
  ///
  /// Announcements of a screen are distinguished by their keys: what is said first in one state may
  /// be said second in another.
  package static let announcementPath = "announcement"

  /// The path of the node, or what stands for it.
  package func path(in tree: LaidOutTree) -> String {
    switch subject {
    case .node(let node): tree.path(of: node)
    case .announcement: Self.announcementPath
    }
  }
}
