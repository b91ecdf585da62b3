/// A queue of which the first element leaves first.
///
/// It is a ring: adding and removing an element takes constant time, on average.
@usableFromInline struct Queue<Element> {
  @usableFromInline var slots: [Element?]
  @usableFromInline var head: Int
  @usableFromInline var count: Int

  @inlinable init(_ elements: [Element] = []) {
    slots = elements
    head = 0
    count = elements.count
  }

  @inlinable var isEmpty: Bool { count == 0 }

  /// The element that was added last.
  @inlinable var last: Element? { isEmpty ? nil : slots[index(count - 1)] }

  /// The elements, oldest first.
  @inlinable var elements: [Element] { (0..<count).compactMap { slots[index($0)] } }

  @inlinable mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[index(count)] = element
    count += 1
  }

  /// Adds an element, and removes the first one where there would be more than `limit`.
  ///
  /// - Returns: The element that was removed, or the one that was not added.
  @discardableResult
  @inlinable mutating func append(_ element: Element, limit: Int) -> Element? {
    guard limit > 0 else { return element }
    let first = count >= limit ? popFirst() : nil
    append(element)
    return first
  }

  @discardableResult
  @inlinable mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let first = slots[head]
    slots[head] = nil
    head = index(1)
    count -= 1
    return first
  }

  @inlinable func index(_ offset: Int) -> Int {
    let index = head + offset
    return index < slots.count ? index : index - slots.count
  }

  @inlinable mutating func grow() {
    slots = Array(slots[head...]) + slots[..<head] + Array(repeating: nil, count: max(1, count))
    head = 0
  }
}

extension Queue: Sendable where Element: Sendable {}
