import AuditModel

/// The frames that views got when their screen was laid out: some views are built of them, and a screen
/// with such views is built again until they stay the same.
package struct MeasuredGeometry: Hashable, Sendable {
  /// A view that asks for its frame, by its number among those of its screen.
  package struct Key: Hashable, Sendable {
    fileprivate let number: UInt64

    /// The first one, in which all others are.
    static let screen = Key(number: 14_695_981_039_346_656_037)

    /// One of those that are asked for while the content of this one is built.
    func inside(_ position: UInt64) -> Key {
      Key(number: (number &* 1_099_511_628_211) ^ position)
    }
  }

  /// The frame of a view, and what lies around it.
  package struct Extent: Hashable, Sendable {
    /// The frame on the screen.
    package let frame: Rect
    /// The edges of the safe area that the frame is at, up to the edges of the screen.
    package let safeArea: EdgeInsets
    /// The frames on the screen of the views around with names for their coordinates.
    package let spaces: [String: Rect]

    /// Joins a frame with what lies around it.
    package init(frame: Rect, safeArea: EdgeInsets, spaces: [String: Rect] = [:]) {
      self.frame = frame
      self.safeArea = safeArea
      self.spaces = spaces
    }

    /// All of a screen but the edges that bars cover.
    package init(wholeScreenOf environment: RenderEnvironment) {
      self.init(
        frame: Rect(origin: .zero, size: environment.viewport).inset(by: environment.safeArea),
        safeArea: environment.safeArea)
    }

    /// Whether another extent is the same but for rounding.
    package func isNear(_ other: Extent) -> Bool {
      frame.isNear(other.frame) && safeArea == other.safeArea
        && spaces.keys == other.spaces.keys
        && spaces.allSatisfy { name, frame in other.spaces[name].map(frame.isNear) ?? false }
    }
  }

  /// The extents that are known.
  package var extents: [Key: Extent] = [:]

  /// Nothing is known.
  package init() {}
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
