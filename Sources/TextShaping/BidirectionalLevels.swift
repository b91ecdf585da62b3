import CICU

/// The embedding levels of the Unicode bidirectional algorithm: even runs left to right, odd ones
/// right to left.
package enum BidirectionalLevels {
  /// One level for each UTF-16 unit; `isRightToLeft` decides where the text itself does not.
  static func of(_ text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
    let fallback: UInt8 = isRightToLeft ? 1 : 0
    guard mayHaveRightToLeft(text) || isRightToLeft, let bidi = BidiHandle() else {
      return Array(repeating: fallback, count: text.count)
    }
    return bidi.levels(of: text, isRightToLeft: isRightToLeft)
      ?? Array(repeating: fallback, count: text.count)
  }

  /// The order in which runs of these levels appear on screen from left to right.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var map = [Int32](repeating: 0, count: levels.count)
    legible_ubidi_reorderVisual(levels, Int32(levels.count), &map)
    return map.map(Int.init)
  }

  /// A quick look that spares most texts the whole algorithm.
  private static func mayHaveRightToLeft(_ text: [UInt16]) -> Bool {
    text.contains { unit in
      switch unit {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802...0xD803,
        0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
        true
      default: false
      }
    }
  }
}

/// Owns one ICU object for the bidirectional algorithm.
private struct BidiHandle: ~Copyable {
  private let bidi: OpaquePointer

  init?() {
    guard let bidi = legible_ubidi_open() else { return nil }
    self.bidi = bidi
  }

  deinit { legible_ubidi_close(bidi) }

  borrowing func levels(of text: [UInt16], isRightToLeft: Bool) -> [UInt8]? {
    // UBIDI_DEFAULT_LTR and UBIDI_DEFAULT_RTL: the first strong character decides.
    let level: UInt8 = isRightToLeft ? 0xFF : 0xFE
    return text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      legible_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, &status)
      guard let levels = legible_ubidi_getLevels(bidi, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return Array(UnsafeBufferPointer(start: levels, count: units.count))
    }
  }
}
