/// A group of disposables that end together; what is added later ends at once.
public final class CompositeDisposable: Disposable {
  /// Names a member so that it can be removed.
  public struct Key: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var members: [Key: any Disposable] = [:]
    var count = 0
    var isDisposed = false
  }

  private let state = Locked(State())

  /// A group that begins with these members.
  public init(_ members: [any Disposable] = []) {
    for member in members { insert(member) }
  }

  /// Whether the group has ended.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// How many members have not ended.
  public var count: Int { state.withLock { $0.members.count } }

  /// Adds a member, or ends it and answers `nil` when the group has ended already.
  @discardableResult
  public func insert(_ member: any Disposable) -> Key? {
    let key = state.withLock { state -> Key? in
      guard !state.isDisposed else { return nil }
      state.count += 1
      let key = Key(number: state.count)
      state.members[key] = member
      return key
    }
    if key == nil { member.dispose() }
    return key
  }

  /// Takes a member out and ends it.
  public func remove(_ key: Key) {
    state.withLock { $0.members.removeValue(forKey: key) }?.dispose()
  }

  /// Ends all members in the order in which they were added.
  public func dispose() {
    let members = state.withLock { state in
      defer { state = State(isDisposed: true) }
      return state.members
    }
    for (_, member) in members.sorted(by: { $0.key.number < $1.key.number }) {
      member.dispose()
    }
  }
}
