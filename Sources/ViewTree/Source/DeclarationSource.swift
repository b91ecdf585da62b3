import SourceText

extension Declarations {
  /// The modifiers that declare the same.
  var modifiers: [WrittenModifier] {
    let texts =
      [
        isFocusEffectDisabled.map { ".focusEffectDisabled(\($0 ? "" : "false"))" },
        animation.map(\.modifier),
        reduceMotion.map { ".accessibilityReduceMotion(.\($0.rawValue))" },
        autoplay.map(\.modifier), textContentType.map { ".textContentType(.\($0.name))" },
        keyboardType.map { ".keyboardType(.\($0.rawValue))" },
        allowsPasting.map { ".allowsPasting(\($0 ? "" : "false"))" },
        longPress.map { ".onLongPressGesture(named: \($0.source))" },
      ].compactMap(\.self) + gestures.map(\.modifier)
    return (texts + assistive).map { WrittenModifier(text: $0) } + menu
  }

  private var assistive: [String] {
    [
      headingLevel.map { ".accessibilityHeading(.\($0.rawValue))" },
      hasEscapeAction == true ? ".accessibilityAction(.escape) {}" : nil,
      showsLargeContentViewer == true ? ".accessibilityShowsLargeContentViewer()" : nil,
      ignoresInvertColors.map { ".accessibilityIgnoresInvertColors(\($0 ? "" : "false"))" },
      keyboardShortcut.map(\.modifier),
    ].compactMap(\.self)
  }

  private var menu: [WrittenModifier] {
    guard !menuItems.isEmpty else { return [] }
    return [WrittenModifier(text: ".contextMenu", children: menuItems.map { Button($0).node })]
  }
}

extension DeclaredAnimation {
  fileprivate var modifier: String {
    let names = properties.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let arguments = CallArguments(["of: [\(names)]"]).adding("duration", duration?.source)
      .adding("repeats", repeats?.source).adding("stoppedBy", stoppedBy?.swiftLiteral)
    return ".animation(\(arguments.text))"
  }
}

extension DeclaredAnimation.Repetition {
  fileprivate var source: String {
    switch self {
    case .forever: ".forever"
    case .times(let count): ".times(\(count))"
    }
  }
}

extension Autoplay {
  fileprivate var modifier: String {
    let arguments = CallArguments().adding("isOn", "\(isOn)", unless: "true")
      .adding("hasAudio", hasAudio.map { "\($0)" }).adding("seconds", seconds?.source)
      .adding("stoppedBy", stoppedBy?.swiftLiteral)
    return ".autoplay(\(arguments.text))"
  }
}

extension KeyboardShortcut {
  fileprivate var modifier: String {
    let held = modifiers.names.map { ".\($0)" }
    let list = held.count == 1 ? held[0] : "[\(held.joined(separator: ", "))]"
    let key = key.name.map { ".\($0)" } ?? String(key.character).swiftLiteral
    let arguments = CallArguments([key]).adding("modifiers", list, unless: ".command")
    return ".keyboardShortcut(\(arguments.text))"
  }
}

extension DeclaredGesture {
  fileprivate var modifier: String {
    let arguments = CallArguments([".\(kind.rawValue)"]).adding("named", name?.source)
    return ".gesture(\(arguments.text))"
  }
}
