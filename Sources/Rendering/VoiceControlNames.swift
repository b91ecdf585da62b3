import Accessibility
import Layout

/// The names by which Voice Control users speak to the controls of a screen.
package struct VoiceControlNames: Sendable {
  private let controls: [Control]

  private struct Control: Sendable {
    let path: String
    let names: [String]
    /// The number of the first control whose best name sounds the same.
    let duplicate: Int?
  }

  /// Takes a screen, of whose language the names are.
  package init(_ screen: AccessibleScreen) {
    let catalog = screen.catalog
    var first: [FoldID: Int] = [:]
    controls = screen.elements.filter(\.hasVoiceName).enumerated().map { index, element in
      let names =
        element.inputLabels.isEmpty
        ? [element.label.string(in: catalog).spoken]
        : element.inputLabels.map { catalog[$0].string.spoken }
      let sound =
        element.label.rest.isEmpty || !element.inputLabels.isEmpty
        ? element.voiceNames.first.map(catalog.voiceID) : nil
      let duplicate = sound.flatMap { first[$0] }
      if let sound, duplicate == nil { first[sound] = index + 1 }
      return Control(
        path: screen.tree.path(of: element.node), names: names.filter { !$0.isEmpty },
        duplicate: duplicate)
    }
  }

  /// One line for each control, in VoiceOver's order.
  package var text: String {
    guard !controls.isEmpty else { return "no control: Voice Control has nothing to name\n" }
    let width = String(controls.count).count
    return controls.enumerated().map { index, control in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      let names =
        control.names.isEmpty
        ? "no name (\(control.path))" : control.names.map(\.oneLine).joined(separator: " / ")
      let note = control.duplicate.map { " (sounds as \($0))" } ?? ""
      return "\(padding)\(number)  \(names)\(note)\n"
    }.joined()
  }
}
