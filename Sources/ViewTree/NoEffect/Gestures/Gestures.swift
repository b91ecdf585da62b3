import Foundation

/// Taps.
public struct TapGesture: PrimitiveGesture, TappingGesture {
  /// No value.
  public typealias Value = Void

  let isTap: Bool

  /// So many taps.
  public init(count: Int = 1) { isTap = count == 1 }
}

/// Taps whose position matters.
public struct SpatialTapGesture: PrimitiveGesture, TappingGesture {
  let isTap: Bool

  /// So many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    isTap = count == 1
  }

  /// The position of a tap.
  public struct Value: Equatable, Sendable {
    /// The position.
    public var location: CGPoint
  }
}

/// A finger that stays.
public struct LongPressGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.longPress]

  /// Whether it has stayed long enough.
  public typealias Value = Bool

  /// A finger that stays so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// A finger that moves.
public struct DragGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.drag]

  /// A finger that moves so many points.
  public init(
    minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}

  /// The movement of a finger.
  public struct Value: Equatable, Sendable {
    /// When it is there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it is.
    public var velocity: CGSize
    /// How far it is from its beginning.
    public var translation: CGSize
    /// Where it would stop.
    public var predictedEndLocation: CGPoint
    /// How far from its beginning it would stop.
    public var predictedEndTranslation: CGSize
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.magnify]

  /// Two fingers that move apart or together by such a share.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// The distance between two fingers.
  public struct Value: Equatable, Sendable {
    /// When they are there.
    public var time: Date
    /// The distance in shares of that at the beginning.
    public var magnification: CGFloat
    /// How fast it changes.
    public var velocity: CGFloat
    /// The point between them at the beginning.
    public var startAnchor: UnitPoint
    /// The point between them at the beginning.
    public var startLocation: CGPoint
  }
}

/// Two fingers that move apart or together, by the older name.
public struct MagnificationGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.magnify]

  /// The distance in shares of that at the beginning.
  public typealias Value = CGFloat

  /// Two fingers that move apart or together by such a share.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.rotate]

  /// Two fingers that turn by such an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// The angle of two fingers.
  public struct Value: Equatable, Sendable {
    /// When they are there.
    public var time: Date
    /// The angle from the beginning.
    public var rotation: Angle
    /// How fast it changes.
    public var velocity: Angle
    /// The point between them at the beginning.
    public var startAnchor: UnitPoint
    /// The point between them at the beginning.
    public var startLocation: CGPoint
  }
}

/// Two fingers that turn, by the older name.
public struct RotationGesture: PrimitiveGesture, MovingGesture {
  let kinds = [DeclaredGesture.Kind.rotate]

  /// The angle from the beginning.
  public typealias Value = Angle

  /// Two fingers that turn by such an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
