import AuditModel
import ViewTree

/// Small screens beside each other with what a rule says of them.
package struct MatrixExample: Sendable {
  /// The special property of the screens.
  package let title: String
  /// The screens in order; the first is the one that others are compared with.
  package let shown: [Shown]
  /// The nodes in which the rule finds something, by the ends of their identities.
  package let findings: [String]

  /// One of the screens, in a variant.
  package struct Shown: Sendable {
    /// The name of the screen.
    package let screen: String
    /// The number of the state, from 0.
    package let state: Int
    /// The environment.
    package let environment: RenderEnvironment
    /// The announcements that lead to the state.
    package let announcements: [TextContent]
    /// The `id` of the view with VoiceOver's focus, if it is declared.
    package let focus: String?
    /// The time after which the state ends by itself, if it does.
    package let timeLimit: TimeLimit?
    /// The screen.
    package let view: ViewNode

    /// A screen in a variant.
    static func shown(
      on sizeClasses: SizeClasses = .compactRegular, at size: DynamicTypeSize = .large,
      in locale: LocaleIdentifier = "en", state: Int = 0, of screen: String = "example",
      announcing announcements: [TextContent] = [], focusing focus: String? = nil,
      for timeLimit: TimeLimit? = nil, @ViewBuilder _ view: () -> [ViewNode]
    ) -> Shown {
      Shown(
        screen: screen, state: state,
        environment: RenderEnvironment(
          device: .narrowest(with: sizeClasses), dynamicTypeSize: size, locale: locale),
        announcements: announcements, focus: focus, timeLimit: timeLimit, view: .screen(view()))
    }
  }

  /// Screens in which the rule finds nothing.
  static func passes(_ title: String, _ shown: Shown...) -> MatrixExample {
    MatrixExample(title: title, shown: shown, findings: [])
  }

  /// Screens in which the rule finds something in these nodes and no others.
  static func finds(_ nodes: String..., because title: String, _ shown: Shown...) -> MatrixExample {
    MatrixExample(title: title, shown: shown, findings: nodes)
  }
}

extension MatrixExample {
  /// The Swift code of the screens, each after a comment with what it is shown in.
  package var source: String {
    shown.map { ([$0.comment] + ViewSource(screen: $0.view).lines).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}

extension MatrixExample.Shown {
  fileprivate var comment: String {
    var parts = [environment.sizeClasses.name, environment.dynamicTypeSize.name]
    if screen != "example" { parts.insert("Screen \(screen)", at: 0) }
    if environment.locale != "en" { parts.append("language \(environment.locale)") }
    if state > 0 { parts.append("state \(state + 1)") }
    parts += announcements.map { "VoiceOver announces \($0.source)" }
    if let focus { parts.append("VoiceOver's focus on \(focus)") }
    if let timeLimit { parts.append(timeLimit.words) }
    return "// " + parts.joined(separator: ", ")
  }
}

extension TimeLimit {
  fileprivate var words: String {
    let end = canBeExtended ? "can be extended" : "cannot be extended"
    let message: Message = "ends after \(seconds) s, which \(end)"
    return message.text
  }
}
