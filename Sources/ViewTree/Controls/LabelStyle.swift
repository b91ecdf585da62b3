/// The parts of a label that are shown.
public protocol LabelStyle {
  /// The type of the label as it is shown.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The label as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: ViewNode
  /// The picture, which is not spoken.
  public let icon: ViewNode
}

/// A label with both.
public struct DefaultLabelStyle: LabelStyle {
  /// A label with both.
  public init() {}
  /// The picture before the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label that shows its picture; its title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// A label that shows its picture.
  public init() {}
  /// The picture, named by the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.changed {
      $0.accessibility.isHidden = false
      $0.accessibility.grouping = .ignore
      $0.accessibility.label = configuration.title.firstText
    }
  }
}

/// A label that shows its title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A label that shows its title.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
  /// With both.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// With its picture.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// With its title.
  public static var titleOnly: Self { Self() }
}
