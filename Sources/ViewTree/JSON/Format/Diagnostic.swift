/// A mistake in a value: where it is, what is wrong and how to fix it.
struct Diagnostic: Error {
  /// The offset of the first byte of what is wrong.
  let offset: Int
  /// The problem, in a clause without a full stop.
  let message: String
  /// The fix, when that is known.
  let suggestion: String?
}

/// Collects the mistakes of a text, so that reading goes on behind each of them.
///
/// It keeps the first ones in the order of the text, however many there are.
final class Diagnostics {
  /// More mistakes than this are counted, not listed: the first ones usually explain the others.
  static let limit = 100

  /// How many mistakes there are.
  private(set) var count = 0
  private var kept: [Diagnostic] = []
  /// Mistakes from here on are not listed.
  private var end = Int.max

  /// Whether a mistake at an offset can be among those that are listed.
  func lists(_ offset: Int) -> Bool { offset < end }

  /// Adds a mistake.
  func add(_ diagnostic: Diagnostic) {
    count += 1
    guard lists(diagnostic.offset) else { return }
    kept.append(diagnostic)
    guard kept.count == 2 * Self.limit else { return }
    kept = first
    end = kept.last?.offset ?? end
  }

  /// Adds the mistake at an offset, which is made only where it can be listed.
  func add(at offset: Int, _ make: () -> Diagnostic) {
    if lists(offset) { add(make()) } else { count += 1 }
  }

  /// Makes a value; none, and a mistake more, where that fails.
  func catching<Value>(_ make: () throws(Diagnostic) -> Value) -> Value? {
    do throws(Diagnostic) {
      return try make()
    } catch {
      add(error)
      return nil
    }
  }

  /// The mistakes that are listed, in the order of the text.
  var first: [Diagnostic] {
    let order = kept.indices.sorted { (kept[$0].offset, $0) < (kept[$1].offset, $1) }
    return order.prefix(Self.limit).map { kept[$0] }
  }
}
