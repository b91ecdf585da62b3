extension View {
  /// Takes the accessibility label, value, hint and traits of another view in place of its own; several
  /// views are several elements, which share its frame.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> [ViewNode]
  ) -> ViewNode {
    let other = ViewNode.group(representation())
    let elements = other.representedElements
    guard elements.count > 1 else {
      return accessible {
        $0 = elements.first?.representation ?? AccessibilityAttributes()
        $0.isHidden = elements.isEmpty
        $0.grouping = .ignore
      }
    }
    let parts = elements.map(\.representedPart)
    let layer =
      other.content.isRow
      ? HStack(spacing: 0) { parts }.node : VStack(spacing: 0) { parts }.node
    return replaced { $0.accessibilityHidden().overlay { layer } }
  }

  /// The text that a pointer shows, which is the hint where there is no other (Apple documentation,
  /// `help(_:)`).
  public func help(_ text: TextContent) -> ViewNode {
    accessible { $0.hint = $0.hint ?? text }
  }

  /// The text that a pointer shows, which is a variable; it is the hint where there is no other.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> ViewNode { help(.verbatim(String(text))) }

  /// The text that a pointer shows, which is the hint where there is no other.
  public func help(_ text: Text) -> ViewNode { text.node.text.map { help($0) } ?? node }

  /// One more action with a label; it is never run.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> [ViewNode]
  ) -> ViewNode {
    let name = ViewNode.group(label()).firstText
    return accessible { element in name.map { element.customActions.append($0) } }
  }

  /// One more action of a category for each button.
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> [ViewNode]
  ) -> ViewNode {
    accessibilityActions(content)
  }

  /// Takes touches directly while VoiceOver is on.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ViewNode {
    isDirectTouchArea ? accessibilityAddTraits(.allowsDirectInteraction) : node
  }
}

/// The category of an action.
public struct AccessibilityActionCategory: Hashable, Sendable {
  /// As iOS shows it.
  public static let `default` = AccessibilityActionCategory()
  /// It edits.
  public static let edit = AccessibilityActionCategory()
  /// A category with a name.
  public init(_ name: TextContent) {}
  private init() {}
}

/// How a view answers to touches while VoiceOver is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// Takes the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// After a double tap.
  public static let requiresActivation = Self(rawValue: 1)
  /// While VoiceOver is silent.
  public static let silentOnTouch = Self(rawValue: 2)
}
