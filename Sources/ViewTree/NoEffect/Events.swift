import AuditModel
import Foundation

// Events.
extension View {
  /// Runs when it is shown: never.
  public func onAppear(perform action: (() -> Void)? = nil) -> ViewNode { node }
  /// Runs when it is no longer shown: never.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ViewNode { node }
  /// Runs while it is shown: never.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> ViewNode { node }
  /// Runs while it is shown: never.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ViewNode { node }
  /// Runs when Return is pressed: never.
  public func onSubmit(_ action: @escaping () -> Void) -> ViewNode { node }
  /// Runs on a long press: never.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ViewNode { node }
  /// Runs when an address is opened: never.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> ViewNode { node }
  /// Runs when a list is pulled down: never.
  public func refreshable(action: @escaping () async -> Void) -> ViewNode { node }
  /// A sound or a tap: none.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> ViewNode { node }
}

extension ForEach {
  /// Runs when a row is deleted: never.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Runs when a row is moved: never.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

/// A sound or a tap.
public struct SensoryFeedback: Sendable {
  /// Done.
  public static let success = SensoryFeedback()
  /// Careful.
  public static let warning = SensoryFeedback()
  /// Failed.
  public static let error = SensoryFeedback()
  /// Another choice.
  public static let selection = SensoryFeedback()
  /// A touch.
  public static let impact = SensoryFeedback()
}
