import AuditModel

/// A state of a screen in one variant, by the names that it has on the command line.
package struct RecordedVariant: Hashable, Sendable {
  /// The screen.
  package let screen: String
  /// The state.
  package let state: String
  /// The device.
  package let device: String
  /// The text size.
  package let size: DynamicTypeSize
  /// The language.
  package let locale: LocaleIdentifier

  /// Names a variant.
  package init(
    screen: String, state: String, device: String, size: DynamicTypeSize, locale: LocaleIdentifier
  ) {
    self.screen = screen
    self.state = state
    self.device = device
    self.size = size
    self.locale = locale
  }

  /// The file with its tree, from the folder of the recording on.
  package var treePath: String { "\(stem).txt" }

  /// The file with its drawing, from the folder of the recording on.
  package var drawingPath: String { "\(stem).svg" }

  /// Whether the name of a file is one that a recording gives to the file of some variant.
  package static func isFile(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count >= 5, let ending = parts.popLast(), ["txt", "svg"].contains(ending) else {
      return false
    }
    return DynamicTypeSize.allCases.contains { $0.name.fileStem == parts[parts.count - 2] }
  }

  private var stem: String {
    let variant = [locale.identifier, size.name, device].map(\.fileStem).joined(separator: ".")
    return "\(screen.fileStem)/\(state.fileStem).\(variant)"
  }
}

extension RecordedVariant: CustomStringConvertible {
  /// The names, as in `onboarding, trip.idle: fi at accessibility1, iphone-se`.
  package var description: String { "\(screen), \(state): \(locale) at \(size.name), \(device)" }
}

extension RecordedVariant: Comparable {
  /// Orders variants by their files.
  package static func < (left: Self, right: Self) -> Bool {
    (left.treePath, left.size.rawValue) < (right.treePath, right.size.rawValue)
  }
}
