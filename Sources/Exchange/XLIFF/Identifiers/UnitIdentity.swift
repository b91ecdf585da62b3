import AuditModel
import Localization

/// Which text of which key a unit is about.
///
/// Keys are the same only byte for byte, as they are to Foundation.
struct UnitIdentity: Hashable, Sendable {
  var key: String
  var path = VariationPath.text

  static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.key.isExactly(right.key)
  }

  func hash(into hasher: inout Hasher) {
    var key = key
    key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(path)
  }
}

/// How Xcode makes ids for the strings of a file.
enum IdentifierDialect: Sendable {
  /// The key itself: `.strings`, property lists, storyboards, intents.
  case plain
  /// The place in the property list: `.stringsdict`.
  case stringsDict
  /// The key, and the way to the text where there are several: string catalogs and all else.
  case catalog

  /// The dialect for the strings of a file, by the ending of its name.
  init(original: String) {
    let name = original.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    self =
      switch ending.lowercased() {
      case "strings", "plist", "storyboard", "xib", "intentdefinition": .plain
      case "stringsdict": .stringsDict
      default: .catalog
      }
  }
}

extension IdentifierDialect {
  /// The meaning of an id.
  struct Reading: Hashable, Sendable {
    var identity: UnitIdentity
    /// Whether the id looks as if it named one of several strings, but in a way that is not known.
    var isUnknownPath = false
  }

  /// The identity that an id stands for; one that cannot be split is a key.
  func read(_ id: String) -> Reading {
    switch self {
    case .plain: return Reading(identity: UnitIdentity(key: id))
    case .stringsDict:
      if let identity = StringsDictIdentifier.parse(id) { return Reading(identity: identity) }
      return Reading(identity: UnitIdentity(key: id), isUnknownPath: id.hasSuffix(":string"))
    case .catalog: return readCatalogIdentifier(id)
    }
  }

  /// The id of a text, none when the dialect has none for it.
  ///
  /// - Parameter isFormat: whether the text names variables whose words are strings of their own.
  func text(of identity: UnitIdentity, isFormat: Bool = false) -> String? {
    if case .stringsDict = self {
      return StringsDictIdentifier.text(of: identity, isFormat: isFormat)
    }
    if identity.path.isText { return identity.key }
    guard case .catalog = self else { return nil }
    return identity.key + CatalogPath.separator + CatalogPath.text(of: identity.path)
  }

  /// No way is longer in bytes, so that an id of nothing but separators is read quickly.
  private static let longestPath = 1024

  /// A key may hold the separator too: it ends at the last one that a way follows.
  private func readCatalogIdentifier(_ id: String) -> Reading {
    var rest = Substring(id)
    var isUnknownPath = false
    while let separator = rest.lastRange(of: CatalogPath.separator) {
      let tail = id[separator.upperBound...]
      guard tail.utf8.count <= Self.longestPath else { break }
      if let path = CatalogPath.parse(tail), path.leadsToText {
        let key = String(id[..<separator.lowerBound])
        return Reading(identity: UnitIdentity(key: key, path: path))
      }
      isUnknownPath = isUnknownPath || CatalogPath.resemblesPath(tail)
      rest = rest[..<separator.lowerBound]
    }
    return Reading(identity: UnitIdentity(key: id), isUnknownPath: isUnknownPath)
  }
}

extension VariationPath {
  /// Whether it ends at a text, not at a variable whose words are still to be chosen.
  fileprivate var leadsToText: Bool {
    if case .substitution = steps.last { false } else { true }
  }
}
