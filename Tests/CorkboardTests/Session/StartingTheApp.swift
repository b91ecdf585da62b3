import AuditModel
import Testing
import ViewTree

@testable import Corkboard

/// Starts the app on a small phone and uses it.
func using(
  _ start: AppStart, _ events: AppEvent..., on sizeClasses: SizeClasses = .compactRegular
) throws -> AppSession {
  let session = AppSession(start, device: .narrowest(with: sizeClasses))
  try session.send(events)
  return session
}

extension AppSession {
  /// The name of the screen that is seen.
  var screen: String { scene?.id ?? "" }

  /// Everything that can be read on the screen now: keys, and what was typed.
  var words: [String] {
    node.everything.compactMap(\.text).compactMap { text in
      switch text {
      case .verbatim(let words), .literal(let words): words
      case .localized(let text): text.key
      case .runs: nil
      }
    }
  }

  /// Whether a text can be read on the screen now, by its key or as it was typed.
  func reads(_ text: String) -> Bool { words.contains(text) }

  /// Whether a control can be used now, by the end of its path.
  func offers(_ name: String) -> Bool {
    controls.controls.contains { $0.path == name || $0.path.hasSuffix("/\(name)") }
  }

  /// The keys of what VoiceOver was asked to say.
  var spoken: [String] {
    announcements.compactMap { announcement in
      if case .localized(let text) = announcement.text { text.key } else { nil }
    }
  }
}

extension ViewNode {
  var everything: [ViewNode] { [self] + children.flatMap(\.everything) }
}

extension ViewNode {
  /// How the field of a name is.
  func field(_ id: String) -> TextFieldState? {
    everything.lazy.filter { $0.id == id }.compactMap { node in
      if case .textField(let state) = node.kind { state } else { nil }
    }.first
  }

  /// The text typed into the field of a name.
  func typed(_ id: String) -> String? {
    everything.lazy.filter { $0.id == id }.compactMap { node in
      if case .verbatim(let text) = node.text { text } else { nil }
    }.first
  }

  /// Whether the switch of a name is on.
  func toggle(_ id: String) -> Bool? {
    everything.lazy.filter { $0.id == id }.compactMap { node in
      if case .toggle(let isOn, _) = node.kind { isOn } else { nil }
    }.first
  }
}
