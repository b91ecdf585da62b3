/// How progress is shown.
public protocol ProgressViewStyle {
  /// The type of the view that shows it.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view that shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// How much is done, from 0 to 1; none where the end is not known.
  public let fractionCompleted: Double?
  /// The label.
  public let label: ViewNode?
  /// The label of the value.
  public let currentValueLabel: ViewNode?

  init(_ parts: ControlParts) {
    fractionCompleted = parts.share
    label = parts.label
    currentValueLabel = parts.valueLabel
  }
}

extension ProgressView {
  /// The progress view that a style gets, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label?.views ?? [], share: configuration.fractionCompleted,
      valueLabel: configuration.currentValueLabel?.views ?? [])
  }
}

extension View {
  /// How progress is shown: in a style of iOS a line or a wheel, as its value says, and in another one
  /// as that style shows it, as one element with the same label and value.
  ///
  /// Apple does not document whether a style of the app keeps both; they are kept.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> ViewNode {
    if let style = style as? any SystemProgressViewStyle {
      let kept = restyled(.progress, nil)
      return style.color.map { kept.tint($0) } ?? kept
    }
    return restyled(.progress) {
      style.makeBody(configuration: ProgressViewStyleConfiguration($0))
    }
  }
}

/// A style of iOS.
private protocol SystemProgressViewStyle {
  var color: Color? { get }
}

/// A line or a wheel, as the value says.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  fileprivate var color: Color? { nil }
  /// A line or a wheel.
  public init() {}
  /// A line or a wheel.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  fileprivate let color: Color?
  /// A line.
  public init() { color = nil }
  /// A line of a colour.
  public init(tint: Color) { color = tint }
  /// A line.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  fileprivate let color: Color?
  /// A wheel.
  public init() { color = nil }
  /// A wheel of a colour.
  public init(tint: Color) { color = tint }
  /// A wheel.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: Self { Self() }
}
