import AuditModel

/// A provision of the Revised Section 508 Standards that no success criterion of WCAG covers.
struct Section508Provision: Hashable, Sendable {
  /// The number, such as `502.3.4`.
  let number: String
  /// The name.
  let name: String
  /// The clause of EN 301 549 with the same subject, whose rules look at it; nil where there is none.
  let clause: String?
  /// The test that is left for a person.
  let manualTest: String

  /// A provision with a test of its own.
  init(_ number: String, _ name: String, _ manualTest: String) {
    self.number = number
    self.name = name
    clause = nil
    self.manualTest = manualTest
  }

  /// A provision that is tested as a clause of EN 301 549 is.
  init(_ number: String, _ name: String, as clause: String) {
    self.number = number
    self.name = name
    self.clause = clause
    manualTest = EN301549Clause.all.first { $0.number == clause }?.manualTest ?? ""
  }

  /// The success criteria that software which is no web page is exempt from.
  ///
  /// Source: Revised Section 508, E207.2, exception; section508.gov, Standards and Exceptions Chart.
  static let exempted: Set = ["2.4.1", "2.4.5", "3.2.3", "3.2.4"]

  /// Chapters 3 and 5.
  ///
  /// Source: Revised Section 508 Standards; numbers and names as in GSA/openacr, `catalog`.
  static let all = functionalPerformance + interoperability + applications

  private static let functionalPerformance = [
    Section508Provision(
      "302.1", "Without Vision", "Do every task with VoiceOver and the screen curtain."),
    Section508Provision(
      "302.2", "With Limited Vision",
      "Do every task with the largest text sizes, with Zoom and with Increase Contrast."),
    Section508Provision(
      "302.3", "Without Perception of Color", "Do every task with the greyscale colour filter."),
    Section508Provision("302.4", "Without Hearing", "Do every task with the sound off."),
    Section508Provision(
      "302.5", "With Limited Hearing",
      "Do every task that has sound at a low volume, with Mono Audio and with a hearing device."),
    Section508Provision(
      "302.6", "Without Speech", "Do every task without speaking: none needs a voice."),
    Section508Provision(
      "302.7", "With Limited Manipulation",
      "Do every task with single taps, with Switch Control and with AssistiveTouch."),
    Section508Provision(
      "302.8", "With Limited Reach and Strength",
      "Do every task with one hand and with Reachability or Voice Control."),
    Section508Provision(
      "302.9", "With Limited Language, Cognitive, and Learning Abilities",
      "Do every task with people who have cognitive or learning disabilities, or review the wording, the steps and the time that it takes."
    ),
  ]

  private static let interoperability = [
    Section508Provision("502.2.1", "User Control of Accessibility Features", as: "11.6.1"),
    Section508Provision("502.2.2", "No Disruption of Accessibility Features", as: "11.6.2"),
    Section508Provision("502.3.1", "Object Information", as: "11.5.2.5"),
    Section508Provision("502.3.2", "Modification of Object Information", as: "11.5.2.16"),
    Section508Provision("502.3.3", "Row, Column, and Headers", as: "11.5.2.6"),
    Section508Provision("502.3.4", "Values", as: "11.5.2.7"),
    Section508Provision("502.3.5", "Modification of Values", as: "11.5.2.17"),
    Section508Provision("502.3.6", "Label Relationships", as: "11.5.2.8"),
    Section508Provision("502.3.7", "Hierarchical Relationships", as: "11.5.2.9"),
    Section508Provision("502.3.8", "Text", as: "11.5.2.10"),
    Section508Provision("502.3.9", "Modification of Text", as: "11.5.2.17"),
    Section508Provision("502.3.10", "List of Actions", as: "11.5.2.11"),
    Section508Provision("502.3.11", "Actions on Objects", as: "11.5.2.12"),
    Section508Provision("502.3.12", "Focus Cursor", as: "11.5.2.13"),
    Section508Provision("502.3.13", "Modification of Focus Cursor", as: "11.5.2.14"),
    Section508Provision("502.3.14", "Event Notification", as: "11.5.2.15"),
    Section508Provision(
      "502.4", "Platform Accessibility Features",
      "Judge whether it applies: it is about platforms and about software that is one."),
  ]

  private static let applications = [
    Section508Provision("503.2", "User Preferences", as: "11.7"),
    Section508Provision(
      "503.3", "Alternative User Interfaces",
      "Where the app offers an interface of its own in place of assistive technology, check that it uses iOS's accessibility interfaces."
    ),
    Section508Provision(
      "503.4.1", "Caption Controls",
      "Where the app plays video with sound, check that the control for captions is at the level of those for volume or programme."
    ),
    Section508Provision(
      "503.4.2", "Audio Description Controls",
      "Where the app plays video with sound, check that the control for audio descriptions is at the level of those for volume or programme."
    ),
  ]
}

extension Criterion {
  init(_ provision: Section508Provision) {
    self.init(
      id: provision.number, name: provision.name,
      chapter: provision.number.hasPrefix("302") ? .functionalPerformance : .software,
      rules: .citing(provision.clause.map { [.en301549($0)] } ?? []),
      manualTest: provision.manualTest)
  }
}
