import CICU

/// An encoding that a file names, as ICU converts it: `ISO-8859-2`, `KOI8-R`, `EUC-JP`.
///
/// Its bytes below 0x80 are ASCII, and none of them changes the meaning of those that follow.
package struct NamedEncoding: Hashable, Sendable {
  /// The name as the file writes it.
  package let name: String
  private let converterName: String

  /// Looks an encoding up by its name, which is without case; none when ICU does not have it, when
  /// it is none for texts in ASCII, and when it switches between sets of characters (ISO-2022).
  package init?(_ name: String) {
    self.name = name
    converterName = Self.otherNames[name.uppercased()] ?? name
    guard Self.isKnown(converterName),
      let converter = EncodingConverter(converterName), converter.isStateless
    else { return nil }
    guard converter.utf8(Self.ascii) == Self.ascii else { return nil }
  }

  /// ICU's CP949 is IBM's, in which the backslash is a won sign; that of gettext is Windows'.
  private static let otherNames = ["CP949": "windows-949", "UHC": "windows-949"]

  /// All bytes that a text in ASCII consists of.
  private static let ascii: [UInt8] = [0x09, 0x0A, 0x0D] + Array(0x20...0x7E)

  /// Whether ICU knows the name, which otherwise would be that of a file.
  private static func isKnown(_ name: String) -> Bool {
    var status = U_ZERO_ERROR
    return name.utf8.count < 60 && !name.utf8.contains(.slash)
      && legible_ucnv_countAliases(name, &status) > 0
  }
}

extension NamedEncoding {
  /// The text as UTF-8; what is no character becomes U+FFFD.
  package func utf8(_ bytes: [UInt8]) -> [UInt8] {
    EncodingConverter(converterName)?.utf8(bytes) ?? []
  }

  /// A text in UTF-8 as bytes that are read as the same text again; none when the encoding lacks a
  /// character of it.
  package func bytes(of text: [UInt8]) -> [UInt8]? {
    // Some converters read what they write for a missing character as U+FFFD.
    guard let converter = EncodingConverter(converterName), text.firstReplacementCharacter == nil
    else { return nil }
    let bytes = converter.bytes(ofUTF8: text)
    return converter.utf8(bytes) == text ? bytes : nil
  }
}

extension [UInt8] {
  /// The offset of the first U+FFFD in UTF-8, which is written where there is no character.
  package var firstReplacementCharacter: Int? {
    indices.dropLast(2).first {
      self[$0] == 0xEF && self[$0 + 1] == 0xBF && self[$0 + 2] == 0xBD
    }
  }
}

/// A converter of ICU, closed with its only owner.
private struct EncodingConverter: ~Copyable {
  private let handle: OpaquePointer

  init?(_ name: String) {
    var status = U_ZERO_ERROR
    guard let opened = legible_ucnv_open(name, &status) else { return nil }
    handle = opened
    legible_ucnv_setReplacing(opened, &status)
  }

  deinit { legible_ucnv_close(handle) }

  /// Whether each character is the same bytes wherever it is (`ucnv.h`, `UConverterType`).
  var isStateless: Bool {
    let type = legible_ucnv_getType(handle)
    return [UCNV_SBCS, UCNV_DBCS, UCNV_MBCS, UCNV_LATIN_1, UCNV_US_ASCII].contains {
      Int32($0.rawValue) == type
    }
  }

  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    converted(bytes) { legible_ucnv_toUTF8(handle, $0, $1, $2, $3, &$4) }
  }

  func bytes(ofUTF8 text: [UInt8]) -> [UInt8] {
    converted(text) { legible_ucnv_fromUTF8(handle, $0, $1, $2, $3, &$4) }
  }

  private typealias Convert = (
    UnsafeMutablePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, inout LegibleUErrorCode
  ) -> Int32

  /// Converts with room for what most texts need, and then once more when one needs more.
  private func converted(_ bytes: [UInt8], _ convert: Convert) -> [UInt8] {
    var capacity = bytes.count * 2 + 16
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { result, count in
        bytes.withUnsafeBytes { bytes in
          length = convert(
            UnsafeMutableRawPointer(result.baseAddress)?.assumingMemoryBound(to: CChar.self),
            Int32(capacity), bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
            &status)
        }
        count = status.rawValue <= U_ZERO_ERROR.rawValue ? min(Int(length), capacity) : 0
      }
      guard status == U_BUFFER_OVERFLOW_ERROR else { return result }
      capacity = Int(length) + 1
    }
    return []
  }
}
