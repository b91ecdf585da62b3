/// A gesture with actions, which are never run.
public struct GestureWithActions<Base: Gesture>: PrimitiveGesture, TappingGesture, MovingGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value

  let isTap: Bool
  let kinds: [DeclaredGesture.Kind]

  fileprivate init(_ base: Base, needsKeys: Bool = false) {
    isTap = base.isOneTap && !needsKeys
    kinds = needsKeys ? [] : base.movements
  }
}

extension Gesture {
  /// Runs when the fingers lift: never.
  public func onEnded(_ action: @escaping (Value) -> Void) -> GestureWithActions<Self> {
    GestureWithActions(self)
  }

  /// Runs when the fingers move: never.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> GestureWithActions<Self> where Value: Equatable {
    GestureWithActions(self)
  }

  /// Changes a state while the fingers move: never.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureWithActions<Self> {
    GestureWithActions(self)
  }

  /// The gesture while keys are held, which a finger alone does not do.
  public func modifiers(_ modifiers: EventModifiers) -> GestureWithActions<Self> {
    GestureWithActions(self, needsKeys: !modifiers.isEmpty)
  }

  /// The gesture with another value.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> MappedGesture<Self, Other> {
    MappedGesture(self)
  }

  /// The gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture beside another one.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with another value.
public struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture, TappingGesture, MovingGesture {
  let isTap: Bool
  let kinds: [DeclaredGesture.Kind]

  fileprivate init(_ base: Base) {
    isTap = base.isOneTap
    kinds = base.movements
  }
}

/// A gesture and then another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture, MovingGesture {
  let kinds: [DeclaredGesture.Kind]

  /// A gesture and then another one, which is one movement of the kind that ends it.
  public init(_ first: First, _ second: Second) {
    kinds = second.movements.isEmpty ? first.movements : second.movements
  }

  /// The value of the first gesture, or of both.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures beside each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture,
  TappingGesture, MovingGesture
{
  let isTap: Bool
  let kinds: [DeclaredGesture.Kind]

  /// Two gestures beside each other.
  public init(_ first: First, _ second: Second) {
    isTap = first.isOneTap || second.isOneTap
    kinds = first.movements + second.movements
  }

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, or else another one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture, TappingGesture,
  MovingGesture
{
  let isTap: Bool
  let kinds: [DeclaredGesture.Kind]

  /// A gesture, or else another one.
  public init(_ first: First, _ second: Second) {
    isTap = first.isOneTap || second.isOneTap
    kinds = first.movements + second.movements
  }

  /// The value of one of the gestures.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of any type.
public struct AnyGesture<Value>: PrimitiveGesture, TappingGesture, MovingGesture {
  let isTap: Bool
  let kinds: [DeclaredGesture.Kind]

  /// Takes a gesture.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    isTap = gesture.isOneTap
    kinds = gesture.movements
  }
}
