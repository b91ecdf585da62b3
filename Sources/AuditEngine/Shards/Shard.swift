import AuditModel

/// One of several shares of an audit, each of which a machine of its own may do.
package struct Shard: Hashable, Sendable {
  /// The number of the share, from 1.
  package let index: Int
  /// How many shares there are.
  package let count: Int

  /// So many shares are more than any fleet has.
  package static let most = 1000

  /// Makes a share; nil when there is none of that number.
  package init?(index: Int, count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`, the second of four.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      text == "\(index)/\(count)"
    else { return nil }
    self.init(index: index, count: count)
  }

  /// All shares of so many, this one among them.
  package var all: [Shard] { (1...count).compactMap { Shard(index: $0, count: count) } }

  /// Whether a unit of work belongs to the share: by its name alone, so that it stays where it is
  /// whatever other units there are.
  func takes(_ unit: String) -> Bool {
    Int(Fingerprint.hash(of: Array(unit.utf8)).mixed % UInt64(count)) == index - 1
  }
}

extension UInt64 {
  /// The number with each of its bits spread over all others, by the last steps of MurmurHash3: in an
  /// FNV-1a hash the last letters of a name change few of them, and names of units differ there.
  fileprivate var mixed: UInt64 {
    var bits = self
    for factor: UInt64 in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] {
      bits = (bits ^ bits >> 33) &* factor
    }
    return bits ^ bits >> 33
  }
}

extension Shard: CustomStringConvertible {
  /// The share as it is written on the command line, `2/4`.
  package var description: String { "\(index)/\(count)" }
}
