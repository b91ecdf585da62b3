import Reactive

/// Leads people through one flow of screens.
public protocol Coordinator: AnyObject, Sendable {
  /// The result of the flow.
  associatedtype Outcome: Sendable

  /// The flows that this one has started and that are not over.
  var children: ChildCoordinators { get }

  /// Shows the first screen; the stream ends when the flow is over.
  func start() -> Observable<Outcome>
}

extension Coordinator {
  /// Starts another flow when subscribed to, and keeps it as a child until it is over.
  public func coordinate<Child: Coordinator>(to child: Child) -> Observable<Child.Outcome> {
    let children = children
    return Observable.deferred { child.start() }.do(
      onSubscribe: { children.insert(child) },
      onDispose: { children.remove(child) })
  }
}

/// The flows that a flow has started, in the order in which they began.
public final class ChildCoordinators: Sendable {
  private let running = Locked<[any Coordinator]>([])

  /// No flows.
  public init() {}

  /// The flows that are not over.
  public var all: [any Coordinator] { running.value }

  /// Whether all flows are over.
  public var isEmpty: Bool { all.isEmpty }

  func insert(_ child: any Coordinator) { running.withLock { $0.append(child) } }

  func remove(_ child: any Coordinator) { running.withLock { $0.removeAll { $0 === child } } }
}
