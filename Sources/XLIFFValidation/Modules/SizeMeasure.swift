import Foundation

/// A standard way to measure texts (Size and Length Restriction Module, Standard profiles).
enum SizeProfile: String, Sendable {
  case codePoints = "xliff:codepoints"
  case utf8 = "xliff:utf8"
  case utf16 = "xliff:utf16"
  case utf32 = "xliff:utf32"

  /// The size of a text, in code points or in bytes.
  func size(of text: String) -> Int {
    switch self {
    case .codePoints: text.unicodeScalars.count
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count * 2
    case .utf32: text.unicodeScalars.count * 4
    }
  }

  /// The size of one code point, which may be one that XML cannot hold.
  func size(ofCodePoint value: UInt32) -> Int {
    switch self {
    case .codePoints: 1
    case .utf8: value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
    case .utf16: value < 0x10000 ? 2 : 4
    case .utf32: 4
    }
  }

  /// The attribute with which a code says how much it takes.
  var contribution: String { self == .codePoints ? "sizeInfo" : "equivStorage" }

  /// The counted unit.
  var unit: String { self == .codePoints ? "characters" : "bytes" }
}

/// How texts are made comparable before they are measured or searched.
enum TextNormalization: String, Sendable {
  case none, nfc, nfd

  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .nfc: text.precomposedStringWithCanonicalMapping
    case .nfd: text.decomposedStringWithCanonicalMapping
    }
  }
}

/// The sizes of all strings of a file, summed up so that any part of it is measured in no time.
struct SizeMeasure {
  private let start: Int
  private let sources: [Int]
  private let targets: [Int]

  init(
    _ tree: XLIFFTree, file: Int, profile: SizeProfile, normalization: TextNormalization
  ) {
    start = file
    var sums = (source: 0, target: 0)
    var sources = [0]
    var targets = [0]
    var scanner = TextScanner(tree: tree)
    for node in file..<tree.end(of: file) {
      if let isTarget = scanner.advance(to: node) {
        let size = Self.size(of: node, tree, profile, normalization)
        if isTarget { sums.target += size } else { sums.source += size }
      }
      sources.append(sums.source)
      targets.append(sums.target)
    }
    self.sources = sources
    self.targets = targets
  }

  func sourceSize(_ nodes: Range<Int>) -> Int { Self.difference(sources, nodes, start) }
  func targetSize(_ nodes: Range<Int>) -> Int { Self.difference(targets, nodes, start) }

  private static func difference(_ sums: [Int], _ nodes: Range<Int>, _ start: Int) -> Int {
    sums[nodes.upperBound - start] - sums[nodes.lowerBound - start]
  }

  private static func size(
    of node: Int, _ tree: XLIFFTree, _ profile: SizeProfile, _ normalization: TextNormalization
  ) -> Int {
    if let text = tree.text(at: node) { return profile.size(of: normalization.apply(to: text)) }
    if tree.isCore(node, "cp") {
      let value = tree.attribute("hex", of: node).flatMap { UInt32($0, radix: 16) }
      return value.map { profile.size(ofCodePoint: $0) } ?? 0
    }
    let contribution = tree.attribute(profile.contribution, in: .sizeRestriction, of: node)
    // A sum of huge numbers must not overflow.
    return contribution.flatMap { Int($0) }.map { min(max($0, 0), 1 << 32) } ?? 0
  }
}

/// Determines for one node after the other whether it is in the source or the target of a segment.
private struct TextScanner {
  let tree: XLIFFTree
  private var end = 0
  private var isTarget = false

  init(tree: XLIFFTree) { self.tree = tree }

  /// Whether the node is in a target, none when it is in neither.
  mutating func advance(to node: Int) -> Bool? {
    if node < end { return isTarget }
    let name = tree.name(of: node)
    guard tree.vocabulary(of: node) == .core, name == "source" || name == "target",
      let parent = tree.parent(of: node),
      tree.isCore(parent, "segment") || tree.isCore(parent, "ignorable")
    else { return nil }
    end = tree.end(of: node)
    isTarget = name == "target"
    return nil
  }
}
