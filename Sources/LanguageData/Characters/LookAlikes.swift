import CICU

/// Letters of Cyrillic and Greek that look the same as letters of ASCII, by Unicode's data.
package struct LookAlikes: Sendable {
  /// The letter of ASCII that a letter of another script looks like.
  package let latin: [Unicode.Scalar: Unicode.Scalar]
  /// The Cyrillic letters that look like letters of ASCII, by these.
  package let cyrillic: [Unicode.Scalar: Unicode.Scalar]
  /// The Greek letters that look like letters of ASCII, by these.
  package let greek: [Unicode.Scalar: Unicode.Scalar]

  /// ICU's data, read once.
  package static let shared = LookAlikes()

  private init() {
    let skeletons = Skeletons()
    var bySkeleton: [String: [Unicode.Scalar]] = [:]
    let ascii = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)
    for letter in ascii { bySkeleton[skeletons.skeleton(of: letter), default: []].append(letter) }
    func lookAlike(of letter: Unicode.Scalar) -> Unicode.Scalar? {
      let lookAlikes = bySkeleton[skeletons.skeleton(of: letter)] ?? []
      let isUpper = letter.properties.isUppercase
      return lookAlikes.first { $0.properties.isUppercase == isUpper }
    }
    var latin: [Unicode.Scalar: Unicode.Scalar] = [:]
    var cyrillic: [Unicode.Scalar: Unicode.Scalar] = [:]
    var greek: [Unicode.Scalar: Unicode.Scalar] = [:]
    // The letters of Russian come first, then those of its neighbours.
    for value in Array(0x410...0x44F) + Array(0x400...0x40F) + Array(0x450...0x4FF) {
      guard let letter = Unicode.Scalar(UInt32(value)), let lookAlike = lookAlike(of: letter) else {
        continue
      }
      // These two are alike only in some slanted fonts.
      if letter == "г" { continue }
      latin[letter] = lookAlike
      if cyrillic[lookAlike] == nil { cyrillic[lookAlike] = letter }
    }
    // Most small letters of Greek only resemble those of ASCII, and are signs in formulas.
    for value in Array(0x391...0x3A9) + [0x3BF] {
      guard let letter = Unicode.Scalar(UInt32(value)), let lookAlike = lookAlike(of: letter) else {
        continue
      }
      latin[letter] = lookAlike
      if greek[lookAlike] == nil { greek[lookAlike] = letter }
    }
    self.latin = latin
    self.cyrillic = cyrillic
    self.greek = greek
  }
}

/// Asks ICU what a character looks like.
private struct Skeletons: ~Copyable {
  private let checker: OpaquePointer?

  init() {
    var status = U_ZERO_ERROR
    let opened = legible_uspoof_open(&status)
    checker = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let checker { legible_uspoof_close(checker) } }

  borrowing func skeleton(of scalar: Unicode.Scalar) -> String {
    guard let checker else { return String(scalar) }
    let text = Array(String(scalar).utf16)
    var result = [UInt16](repeating: 0, count: 32)
    var status = U_ZERO_ERROR
    let length = legible_uspoof_getSkeleton(
      checker, text, Int32(text.count), &result, Int32(result.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= result.count else {
      return String(scalar)
    }
    return String(decoding: result.prefix(Int(length)), as: UTF16.self)
  }
}
