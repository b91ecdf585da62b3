/// Layers that a drawing shows over the screen.
package struct DrawingLayers: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The order in which VoiceOver reads the elements: numbers, joined by a line.
  package static let order = DrawingLayers(rawValue: 1)
  /// The frames that can be touched, with their sizes where they are less than 44 × 44 points.
  package static let targets = DrawingLayers(rawValue: 2)
  /// The texts of which something is left out.
  package static let truncation = DrawingLayers(rawValue: 4)
}
