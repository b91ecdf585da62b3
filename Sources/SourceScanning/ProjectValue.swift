import AuditModel

/// A value of a project file of Xcode, which is a property list in the style of NeXTSTEP.
indirect enum ProjectValue: Hashable, Sendable {
  case text(String)
  case list([ProjectValue])
  case dictionary([String: ProjectValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The strings of a list, none for other values.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// The members of a dictionary, none for other values.
  var members: [String: ProjectValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }
}

/// Why a project file cannot be read to its end: the place, the reason and the fix.
package struct ProjectDamage: Error, Hashable, Sendable {
  /// The place.
  package let location: SourceLocation
  /// The reason, in a clause without a full stop.
  package let reason: String
  /// The fix, in a clause without a full stop.
  package let advice: String
}
