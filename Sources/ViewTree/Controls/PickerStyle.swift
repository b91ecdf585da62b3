import AuditModel

extension Choices {
  /// Buttons side by side that share the width.
  var segments: ViewNode {
    HStack(spacing: 0) {
      nodes.enumerated().map { position, choice in
        Button(isEnabled: true) {
          choice.withoutFonts().font(.fixed(size: 13)).lineLimit(1)
        }
        .frame(maxWidth: .infinity, minHeight: 32)
        .background(position == selected ? Self.selectedSegment : .clear, cornerRadius: 7)
        .accessibilityAddTraits(position == selected ? .selected : [])
        .systemSized()
        .id(choice.id ?? "choice-\(position + 1)")
      }
    }
    .frame(maxWidth: .infinity)
    .background(UIColor.tertiarySystemFill.color, cornerRadius: 8)
    .changedContent {
      $0.accessibility.label = name
      $0.accessibility.grouping = .contain
      $0.accessibility.isSeries = true
    }
  }

  /// White, and a grey that is lighter than the bar in dark.
  ///
  /// Assumed to be iOS's second grey in dark; nothing is published.
  private static var selectedSegment: Color {
    Color(RGBColor(255, 255, 255), dark: RGBColor(99, 99, 102))
  }

  /// A row with the name and the value, which leads to a screen with the choices.
  var link: ViewNode {
    let value = selected.flatMap { nodes[$0].firstText }
    let shownName = name.map { Text($0).node }
    let shownValue = value.map { Text($0).node.inSystemSecondary() }
    return NavigationLink(destination: ViewNode.group([])) {
      // That the value goes below the name where both do not fit on one line is assumed, as
      // `UIListContentConfiguration.prefersSideBySideTextAndSecondaryText` documents it for UIKit.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          shownName
          Spacer(minLength: 8)
          shownValue
        }
        VStack(alignment: .leading) {
          shownName
          shownValue
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .foregroundColor(Color.primary)
    .changedContent {
      $0.accessibility.label = name
      $0.accessibility.value = value
    }
  }

  /// A row of a list for each choice, and a wheel elsewhere.
  var inline: ViewNode {
    let rows = rows
    return wheel.wrapped().preferring { $0.listRows = rows }
  }

  /// A row for each choice, with a check mark in the selected one.
  private var rows: [ViewNode] {
    nodes.enumerated().map { position, choice in
      var row = Button(isEnabled: true) {
        HStack {
          choice.frame(maxWidth: .infinity, alignment: .leading)
          if position == selected {
            Image(systemName: "checkmark").foregroundColor(.accentColor).accessibilityHidden()
          }
        }
      }
      .accessibilityAddTraits(position == selected ? .selected : [])
      .id(choice.id ?? "choice-\(position + 1)")
      row.slot = UInt64(position + 1)
      return row.disabled(!isEnabled)
    }
  }
}

extension ViewNode {
  /// Whether it is the choice of a value: by its tag, or by its identity in a `ForEach`.
  func isChoice(of value: some Hashable) -> Bool {
    if let tag = preference(\.tag) { return AnyHashable(tag) == AnyHashable(value) }
    return id == String(describing: value)
  }
}

extension View {
  /// The value that the view is chosen for.
  public func tag<Value: Hashable & Sendable>(_ value: Value) -> ViewNode {
    preferring { $0.tag = value }
  }

  /// How choices are shown.
  public func pickerStyle(_ style: some PickerStyle) -> ViewNode {
    changed { node in node.changePickers { style.shown($0) } }
  }
}

extension ViewNode {
  /// Without fonts of its own: a segment is made of a title or a picture, and looks as iOS has it (Apple documentation,
  /// `UISegmentedControl`).
  fileprivate func withoutFonts() -> ViewNode { changed { $0.dropFonts() } }

  private mutating func dropFonts() {
    textAttributes.font = nil
    textAttributes.weight = nil
    textAttributes.isItalic = nil
    textAttributes.design = nil
    textAttributes.tracking = nil
    changeInside { $0.dropFonts() }
  }

  fileprivate mutating func changePickers(_ shown: (Choices) -> ViewNode?) {
    if let choices = preferences?.choices {
      // A picker that stays a menu has no choices for a style that is further out.
      preferences?.choices = nil
      guard var new = shown(choices)?.disabled(!choices.isEnabled) else { return }
      new.id = id
      new.slot = slot
      new.setMissingOrigin(origin)
      self = new
      return
    }
    changeInside { $0.changePickers(shown) }
  }
}

/// How a choice is shown.
public protocol PickerStyle: Sendable {}

extension PickerStyle {
  fileprivate func shown(_ choices: Choices) -> ViewNode? {
    switch self {
    case is SegmentedPickerStyle: choices.segments
    case is InlinePickerStyle: choices.inline
    case is NavigationLinkPickerStyle: choices.link
    case is WheelPickerStyle: choices.wheel
    default: nil
    }
  }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}
/// A row that leads to another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Another screen.
  public init() {}
}
/// Buttons side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Buttons side by side.
  public init() {}
}
/// A wheel of choices.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}
/// A row for each choice.
public struct InlinePickerStyle: PickerStyle {
  /// Rows.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: Self { Self() }
  /// A button that opens a menu.
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to another screen.
  public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons side by side.
  public static var segmented: Self { Self() }
  /// Buttons side by side.
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each choice.
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of choices.
  public static var wheel: Self { Self() }
}
