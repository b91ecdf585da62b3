// Animations that run by themselves: views are shown as they are at the beginning.

/// A view that goes through phases: it is in its first one.
public struct PhaseAnimator: NodeView {
  /// The description.
  public let node: ViewNode

  /// The view in its first phase.
  public init<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> [ViewNode],
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    node = .group(phases.first { _ in true }.map { content($0) } ?? [])
  }

  /// The view in its first phase, until a value changes.
  public init<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> [ViewNode],
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }
}

/// A view that changes along key frames: it has its first value.
public struct KeyframeAnimator: NodeView {
  /// The description.
  public let node: ViewNode

  /// The view with its first value.
  public init<Value>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> [ViewNode],
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes
  ) {
    node = .group(content(initialValue))
  }

  /// The view with its first value, until another value changes.
  public init<Value>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> [ViewNode],
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes
  ) {
    node = .group(content(initialValue))
  }
}

extension View {
  /// The view in its first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (ViewNode, Phase) -> [ViewNode],
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> ViewNode {
    guard let phase = phases.first(where: { _ in true }) else { return node }
    return replaced { .group(content($0, phase)) }
  }

  /// The view in its first phase, until a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (ViewNode, Phase) -> [ViewNode],
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> ViewNode {
    phaseAnimator(phases, content: content)
  }

  /// The view with its first value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (ViewNode, Value) -> [ViewNode],
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes
  ) -> ViewNode {
    replaced { .group(content($0, initialValue)) }
  }

  /// The view with its first value, until another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (ViewNode, Value) -> [ViewNode],
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes
  ) -> ViewNode {
    replaced { .group(content($0, initialValue)) }
  }
}
