import AuditModel
import ViewTree

/// Details that people have entered in one step are filled in at the next ones.
package struct RedundantEntryRule: MatrixRule {
  package static let description = RuleDescription(
    id: "redundant-entry", title: "Details asked for again",
    rationale: """
      People with a memory disability, and people who type slowly, have to recall and enter the same details \
      twice, and give up or make mistakes.
      """,
    howToFix: """
      Fill the fields with what was entered before, or offer it for choice with a control before them, such \
      as “Same as the delivery address”.
      """,
    falseAlarm: """
      Screens are compared in their order, those from files in the order of the names, and so are states of a \
      screen with other fields than the state before; screens of another \
      process, or fields for another person, are reported. One detail alone is a note. A control between \
      the heading and the fields counts as an offer. Names of accounts, passwords, security codes and \
      search are exempt, as are details that are empty in all states of the earlier screen.
      """,
    severity: .warning,
    standards: [.wcag("3.3.7"), .apple("UITextContentType")])

  package static let examples: [MatrixExample] = [
    .passes(
      "details that are filled in",
      .shown(of: "Delivery") { address("delivery", of: "Aya", in: "04109") },
      .shown(of: "Billing") { address("billing", of: "Aya", in: "04109") }),
    .passes(
      "details that are offered for choice",
      .shown(of: "Delivery") { address("delivery", of: "Aya", in: "04109") },
      .shown(of: "Billing") {
        VStack {
          Toggle(.verbatim("Same as the delivery address"), isOn: .constant(false))
          address("billing", of: "", in: "")
        }
      }),
    .passes(
      "an earlier screen with empty fields, and a later one that shows them filled in",
      .shown(of: "Delivery") { address("delivery", of: "", in: "") },
      .shown(of: "Summary") { address("summary", of: "Aya", in: "04109") }),
    .passes(
      "the name of an account and a password",
      .shown(of: "LogIn") { account("aya", "secret") },
      .shown(of: "Confirm") { account("", "") }),
    .passes(
      "fields without an identity, which a notice moves on",
      .shown(of: "Profile") { VStack { unnamed("Aya") } },
      .shown(state: 1, of: "Profile") {
        Text(.verbatim("You are offline"))
        VStack { unnamed("") }
      }),
    .finds(
      "billing-name", because: "name and postal code have to be entered again",
      .shown(of: "Delivery") { address("delivery", of: "Aya", in: "04109") },
      .shown(of: "Billing") { address("billing", of: "", in: "") }),
    .finds(
      "billing-name", because: "the second step of one screen asks again",
      .shown { address("delivery", of: "Aya", in: "04109") },
      .shown(state: 1) { address("billing", of: "", in: "") }),
    .passes(
      "a second step whose fields are filled in",
      .shown { address("delivery", of: "Aya", in: "04109") },
      .shown(state: 1) { address("billing", of: "Aya", in: "04109") }),
    .passes(
      "fields that are emptied",
      .shown { address("delivery", of: "Aya", in: "04109") },
      .shown(state: 1) { address("delivery", of: "", in: "") }),
    .finds(
      "contact", because: "the e-mail address has to be entered again",
      .shown(of: "Order") {
        TextField(.verbatim("E-mail"), text: .constant("aya@example.com")).id("email")
          .textContentType(.emailAddress)
      },
      .shown(of: "Invoice") {
        TextField(.verbatim("E-mail"), text: .constant("")).id("contact")
          .textContentType(.emailAddress)
      }),
  ]

  private static func address(_ id: String, of name: String, in code: String) -> ViewNode {
    VStack {
      TextField(.verbatim("Name"), text: .constant(name)).id("\(id)-name").textContentType(.name)
      TextField(.verbatim("Postal code"), text: .constant(code)).id("\(id)-code")
        .textContentType(.postalCode)
    }.node
  }

  @ViewBuilder private static func unnamed(_ name: String) -> [ViewNode] {
    TextField(.verbatim("Name"), text: .constant(name)).textContentType(.name)
    TextField(.verbatim("Town"), text: .constant(name)).textContentType(.addressCity)
  }

  private static func account(_ name: String, _ password: String) -> ViewNode {
    VStack {
      TextField(.verbatim("Account"), text: .constant(name)).textContentType(.username)
      SecureField(.verbatim("Password"), text: .constant(password)).textContentType(.password)
    }.node
  }

  package static let declaration: (@Sendable (ScreenOutline) -> Bool)? = { outline in
    outline.elements.contains { $0.entry != nil }
  }

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.indices.compactMap { position in
      let screen = screens[position]
      for step in FirstEntries.steps(of: screen) {
        let earlier = screens[..<position].map(\.sources) + [step.before]
        if let violation = violation(of: step.entries, after: earlier, on: screen) {
          return violation
        }
      }
      return nil
    }
  }

  private func violation(
    of step: FirstEntries, after earlier: [[ScreenOutline]], on screen: OutlinedScreen
  ) -> MatrixViolation? {
    guard !step.isOffered else { return nil }
    let repeated = earlier.map { step.fields(askedForIn: $0) }.max { $0.count < $1.count }
    guard let fields = repeated, let first = fields.first else { return nil }
    if fields.count == 1, step.isForLogIn { return nil }
    return MatrixViolation(
      on: screen, in: step.outline, first, severity: fields.count == 1 ? .note : nil,
      "asks again for \(fields.names), which an earlier step has asked for, and is empty",
      evidence: ["textContentTypes": .text(fields.names)],
      suggestion: "fill the fields in, or offer the details for choice")
  }
}

/// The empty fields with which a screen or a step on it begins.
private struct FirstEntries {
  let outline: ScreenOutline
  let fields: [ElementOutline]

  /// The fields of a state; nil where none is empty.
  private init?(in outline: ScreenOutline) {
    self.outline = outline
    fields = outline.elements.filter { $0.entry?.isEmpty == true && $0.entry?.isExempt == false }
    if fields.isEmpty { return nil }
  }

  /// The steps of a screen in the first device, each with the states before it: the first state with fields, and
  /// those that have none of the fields of the step before.
  static func steps(
    of screen: OutlinedScreen
  ) -> [(entries: FirstEntries, before: [ScreenOutline])] {
    let device = screen.sources.first?.cell.device
    let states = screen.sources.filter { $0.cell.device == device }
    var steps: [(entries: FirstEntries, before: [ScreenOutline])] = []
    var known: Set<String> = []
    for (position, outline) in states.enumerated() {
      let fields = outline.elements.filter { $0.entry != nil }
      guard !fields.isEmpty else { continue }
      let paths = Set(fields.map(\.path))
      // Positions are other ones behind a view that is inserted.
      let areNamed =
        position == 0 || steps.isEmpty && known.isEmpty || fields.allSatisfy { $0.id != nil }
      if areNamed, known.isDisjoint(with: paths), let entries = FirstEntries(in: outline) {
        steps.append((entries, Array(states[..<position])))
      }
      known = paths
    }
    return steps
  }

  /// Whether a control before the fields may fill them in, as “Same as the delivery address” does.
  var isOffered: Bool {
    outline.elements.prefix { $0.path != fields[0].path }
      .contains { $0.isInteractive && !$0.isInBar && !$0.traits.contains(.textEntry) }
  }

  /// Whether there is a password in it: then an account is made or opened.
  var isForLogIn: Bool { outline.elements.contains { $0.traits.contains(.secureTextField) } }

  /// The fields for details that are filled in earlier, one of each purpose.
  func fields(askedForIn earlier: [ScreenOutline]) -> [ElementOutline] {
    let filled = Set(
      earlier.flatMap(\.elements).compactMap(\.entry).filter { !$0.isEmpty }
        .map(\.contentType))
    var known: Set<UITextContentType> = []
    return fields.filter { field in
      field.entry.map {
        filled.contains($0.contentType) && known.insert($0.contentType).inserted
      } ?? false
    }
  }
}

extension OutlinedEntry {
  /// Whether it has to be entered for security, or differs each time: WCAG 3.3.7 exempts what is
  /// essential, needed for security or no longer valid.
  fileprivate var isExempt: Bool {
    [
      .username, .password, .newPassword, .oneTimeCode, .creditCardSecurityCode, .dateTime,
      .flightNumber, .shipmentTrackingNumber,
    ].contains(contentType)
  }
}

extension [ElementOutline] {
  /// The purposes of fields.
  fileprivate var names: String {
    compactMap { $0.entry?.contentType.name }.joined(separator: ", ")
  }
}
