import Foundation

// Views that iOS or another framework draws.

/// A map.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct Map: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init() { notAvailable() }
  /// Is not there.
  public init(initialPosition: Any) { notAvailable() }
  /// Is not there.
  public init(position: Any) { notAvailable() }
  /// Is not there.
  public init<Content>(initialPosition: Any, content: () -> Content) { notAvailable() }
  /// Is not there.
  public init<Content>(position: Any, content: () -> Content) { notAvailable() }
  /// Is not there.
  public init<Content>(content: () -> Content) { notAvailable() }
}

/// A chart.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct Chart: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init<Content>(content: () -> Content) { notAvailable() }
  /// Is not there.
  public init<Elements: Sequence, Content>(_ data: Elements, content: (Elements.Element) -> Content)
  { notAvailable() }
}

/// A film.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct VideoPlayer: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(player: Any?) { notAvailable() }
  /// Is not there.
  public init<Content>(player: Any?, videoOverlay: () -> Content) { notAvailable() }
}

/// A page of the web.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct WebView: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(url: URL?) { notAvailable() }
  /// Is not there.
  public init(_ page: Any) { notAvailable() }
}

/// A drawing.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct Canvas: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { notAvailable() }
}

/// The strokes of a drawing.
@available(*, unavailable, message: "use Image(_:width:height:) with a label for VoiceOver")
public struct GraphicsContext {}

/// A view that is drawn anew at certain times.
@available(*, unavailable, message: "show one moment: a state of the screen for each that matters")
public struct TimelineView: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(_ schedule: TimelineSchedule, @ViewBuilder content: (Context) -> [ViewNode]) {
    notAvailable()
  }

  /// A moment.
  @available(
    *, unavailable, message: "show one moment: a state of the screen for each that matters"
  )
  public struct Context {
    /// Is not there.
    public var date: Date { notAvailable() }
  }
}

/// The moments at which a view is drawn anew.
public struct TimelineSchedule: Sendable {
  /// With each frame.
  public static let animation = TimelineSchedule()
  /// Every minute.
  public static let everyMinute = TimelineSchedule()
  /// Every so many seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule()
  }
  /// With each frame, but not more often than every so many seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule { TimelineSchedule() }
}

/// A month of days.
@available(*, unavailable, message: "iOS draws the month: give its days as buttons in a LazyVGrid")
public struct MultiDatePicker: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(_ title: TextContent, selection: Binding<Set<DateComponents>>) { notAvailable() }
  /// Is not there.
  public init(
    _ title: TextContent, selection: Binding<Set<DateComponents>>, in range: some DateRange
  ) { notAvailable() }
}
