/// How gauges are shown.
public protocol GaugeStyle {
  /// The type of the view that shows it.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// The view that shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The value, from 0 at the least to 1 at the greatest one.
  public let value: Double
  /// The label.
  public let label: ViewNode
  /// The label of the value.
  public let currentValueLabel: ViewNode?
  /// The label of the least value.
  public let minimumValueLabel: ViewNode?
  /// The label of the greatest value.
  public let maximumValueLabel: ViewNode?

  fileprivate let parts: ControlParts

  fileprivate init(_ parts: ControlParts) {
    self.parts = parts
    value = parts.share ?? 0
    label = parts.label ?? .group([])
    currentValueLabel = parts.valueLabel
    minimumValueLabel = parts.minimumLabel
    maximumValueLabel = parts.maximumLabel
  }
}

extension Gauge {
  /// The gauge that a style gets, in the style around.
  public init(_ configuration: GaugeStyleConfiguration) { self.init(configuration.parts) }
}

extension View {
  /// How gauges are shown: in a style of iOS as a line, and in another one as that style shows it, as
  /// one element with the same label and value.
  ///
  /// Apple does not document whether a style of the app keeps both; they are kept.
  public func gaugeStyle(_ style: some GaugeStyle) -> ViewNode {
    if style is SystemGaugeStyle { return restyled(.gauge, nil) }
    return restyled(.gauge) { style.makeBody(configuration: GaugeStyleConfiguration($0)) }
  }
}

/// A style of iOS.
public struct SystemGaugeStyle: GaugeStyle {
  /// A line.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == SystemGaugeStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
  /// A line that is filled up to the value.
  public static var linearCapacity: Self { Self() }
  /// A ring, which is shown as a line.
  public static var accessoryCircular: Self { Self() }
  /// A ring that is filled up to the value, which is shown as a line.
  public static var accessoryCircularCapacity: Self { Self() }
  /// A line.
  public static var accessoryLinear: Self { Self() }
  /// A line that is filled up to the value.
  public static var accessoryLinearCapacity: Self { Self() }
}
