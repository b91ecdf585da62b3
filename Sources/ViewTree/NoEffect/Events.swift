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
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ViewNode { node }
  /// Whether the views around know that Return is pressed.
  public func submitScope(_ isBlocking: Bool = true) -> ViewNode { node }
  /// Runs when another app hands on an activity: never.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ViewNode { node }
  /// Hands an activity to other apps: never.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> ViewNode { node }
  /// Runs when an address is opened: never.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> ViewNode { node }
  /// Runs when a list is pulled down: never.
  public func refreshable(action: @escaping () async -> Void) -> ViewNode { node }
  /// A sound or a tap: none.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> ViewNode { node }
  /// A sound or a tap: none.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool
  ) -> ViewNode { node }
  /// A sound or a tap: none.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> ViewNode { node }
}

extension ForEach {
  /// Runs when a row is deleted: never.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Runs when a row is moved: never.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// Whether a row can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> ViewNode { node }
  /// Whether a row can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> ViewNode { node }
}

/// The reason why people pressed Return.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They typed.
  public static let text = Self(rawValue: 1)
  /// They searched.
  public static let search = Self(rawValue: 2)
}

#if !canImport(Darwin)
  /// An activity that apps hand on, which is never made.
  public struct NSUserActivity {
    /// Its type.
    public var activityType: String
    /// Its title.
    public var title: String?
    /// Its address.
    public var webpageURL: URL?
    /// Its values.
    public var userInfo: [AnyHashable: Any]?
  }
#endif
