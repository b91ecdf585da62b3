/// A movement of fingers: none is going on, and its actions are never run.
public protocol Gesture<Value> {
  /// The type of its value.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// No value.
  public typealias Value = Never
  /// No gesture.
  public typealias Body = Never
  /// Is not there.
  public var body: Never { notAvailable() }
}

/// A gesture that is made of no other one.
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Is not there.
  public var body: Never { notAvailable() }
}

/// A gesture that may begin with one tap.
protocol TappingGesture {
  /// Whether one tap is all that it takes.
  var isTap: Bool { get }
}

/// A gesture that takes more than a tap.
protocol MovingGesture {
  /// The movements of the fingers that do something.
  var kinds: [DeclaredGesture.Kind] { get }
}

extension Gesture {
  /// The movements of the fingers that do something, apart from taps.
  var movements: [DeclaredGesture.Kind] {
    if let gesture = self as? any MovingGesture { return gesture.kinds }
    return Body.self == Never.self ? [] : body.movements
  }

  /// Whether one tap is all that it takes.
  var isOneTap: Bool {
    if let gesture = self as? any TappingGesture { return gesture.isTap }
    return Body.self == Never.self ? false : body.isOneTap
  }
}

extension View {
  /// A gesture, unless the mask leaves it out; one tap does something as `onTapGesture` does, and others are
  /// declared. `gesture(_:named:)` says what one does.
  ///
  /// A mask that leaves the gestures of the views inside out keeps them.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> ViewNode {
    guard mask.contains(.gesture) else { return node }
    let moving = gesture.movements.reduce(node) { $0.gesture($1) }
    return gesture.isOneTap ? moving.onTapGesture() : moving
  }

  /// A gesture; one tap does something as `onTapGesture` does, and others are declared.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> ViewNode {
    isEnabled ? self.gesture(gesture) : node
  }

  /// A gesture, which goes before those of the views inside.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> ViewNode {
    self.gesture(gesture, including: mask)
  }

  /// A gesture beside those of the views inside.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> ViewNode {
    self.gesture(gesture, including: mask)
  }
}

/// The gestures that a view allows.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Takes the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: Self = []
  /// The one that is added.
  public static let gesture = Self(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.gesture, .subviews]
}
