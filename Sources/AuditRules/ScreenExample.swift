import AuditModel
import ViewTree

/// A small screen with what a rule says of it.
package struct ScreenExample: Sendable {
  /// The special property of the screen.
  package let title: String
  /// The screen.
  package let view: ViewNode
  /// The environment.
  package let environment: RenderEnvironment
  /// The screen at the next smaller text size, where the rule compares the two.
  package let smaller: ViewNode?
  /// The announcements beside it.
  package let announcements: [TextContent]
  /// The nodes in which the rule finds something, by the ends of their identities.
  package let findings: [String]

  /// A screen in which the rule finds nothing.
  static func passes(
    _ title: String, in environment: RenderEnvironment = RenderEnvironment(),
    afterSmaller smaller: (() -> ViewNode)? = nil, announcing announcements: [TextContent] = [],
    @ViewBuilder _ view: () -> [ViewNode]
  ) -> ScreenExample {
    ScreenExample(
      title: title, view: .screen(view()), environment: environment, smaller: smaller?(),
      announcements: announcements,
      findings: [])
  }

  /// A screen in which the rule finds something in these nodes and no others.
  static func finds(
    _ nodes: String..., because title: String,
    in environment: RenderEnvironment = RenderEnvironment(),
    afterSmaller smaller: (() -> ViewNode)? = nil, announcing announcements: [TextContent] = [],
    @ViewBuilder _ view: () -> [ViewNode]
  ) -> ScreenExample {
    ScreenExample(
      title: title, view: .screen(view()), environment: environment, smaller: smaller?(),
      announcements: announcements,
      findings: nodes)
  }
}

extension ScreenExample {
  /// The Swift code of the screen, after a comment with what it is shown in and what is announced.
  package var source: String {
    let before =
      smaller.map { ["// At the next smaller text size"] + ViewSource(screen: $0).lines } ?? []
    let lines =
      before + environment.sourceComments
      + announcements.map { "// VoiceOver announces \($0.source)" } + ViewSource(screen: view).lines
    return lines.joined(separator: "\n")
  }
}

extension RenderEnvironment {
  /// The differences from the defaults, as comments.
  fileprivate var sourceComments: [String] {
    let usual = RenderEnvironment()
    var lines: [String] = []
    if dynamicTypeSize != usual.dynamicTypeSize {
      lines.append("// Dynamic Type size: \(dynamicTypeSize.name)")
    }
    if sizeClasses != usual.sizeClasses { lines.append("// Size classes: \(sizeClasses.name)") }
    if locale != usual.locale { lines.append("// Language: \(locale)") }
    if boldText { lines.append("// Bold Text is on") }
    if keyboardHeight > 0 { lines.append("// The keyboard covers \(keyboardHeight) pt") }
    return lines
  }

  /// The largest text size on the narrowest phone.
  static let largestText = RenderEnvironment(dynamicTypeSize: .accessibility5)
}
