import Accessibility
import AuditModel
import Layout
import ViewTree

/// A label is made of words, not the name of a file, a symbol or an asset.
package struct NameNotReadableRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-not-human-readable", title: "File or symbol name as label",
    rationale: """
      VoiceOver spells out names such as “chevron.right” or “img_0042.png”, which say nothing about the \
      picture or the control.
      """,
    howToFix: """
      Describe the purpose in words with `.accessibilityLabel(_:)`, or with a string whose key is the name \
      of the asset, which SwiftUI takes as the label of its picture. Hide a decorative picture with \
      `Image(decorative:)` or `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      The name of a document in a list of files, given as the label of its picture, is reported. Visible \
      texts are exempt, and so are Internet addresses. A picture without any label is reported, too, since \
      SwiftUI speaks the name of its asset: as a warning where that is a word.
      """,
    severity: .error,
    standards: [
      .wcag("1.1.1"), .wcag("2.4.6"), .en301549("11.1.1.1.1"), .en301549("11.2.4.6"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a label in words") {
      Image("hero_photo", width: 90, height: 90).accessibilityLabel(.verbatim("The old town"))
    },
    .passes("an Internet address") {
      Button { Image(symbol: "globe", size: 24) }.accessibilityLabel(.verbatim("example.com"))
    },
    .passes("a visible text") { Text(.verbatim("img_0042.png")) },
    .finds("photo", because: "the name of a file") {
      Image("photo", width: 90, height: 90).accessibilityLabel(.verbatim("IMG_0042.png")).id(
        "photo")
    },
    .finds("edited", because: "the name that a camera gave to the file, and more") {
      Image("photo", width: 90, height: 90).accessibilityLabel(.verbatim("DSC_0098 edit 2")).id(
        "edited")
    },
    .passes("a word before a number") {
      Image("photo", width: 90, height: 90).accessibilityLabel(.verbatim("Gate 0098 at night"))
    },
    .finds("next", because: "the name of a symbol") {
      Button { Image(symbol: "chevron.right", size: 24) }.id("next")
        .accessibilityLabel(.verbatim("chevron.right"))
    },
    .finds("back", because: "an identifier of the code") {
      Button { Image(symbol: "arrow.left", size: 24) }.id("back")
        .accessibilityLabel(.verbatim("btnNavBack"))
    },
    .passes("a name with a capital inside") {
      Image("phone", width: 90, height: 90).accessibilityLabel(.verbatim("iPhone"))
    },
    .finds("close", because: "the name of an asset") {
      Button { Image(symbol: "xmark", size: 24) }.id("close")
        .accessibilityLabel(.verbatim("ic-close"))
    },
    .finds("hero", because: "the picture has no label, so the name of its asset is spoken") {
      Image("hero_photo", width: 90, height: 90).id("hero")
    },
    .passes("a picture in a button with a label") {
      Button { Image("ic_close", width: 24, height: 24) }.accessibilityLabel(.verbatim("Close"))
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    given(on: screen) + assets(on: screen)
  }

  /// Labels that were given.
  private func given(on screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements where element.hasGivenLabel {
      guard let label = element.label.first,
        screen.catalog.answer(to: .isAssetName, about: label, { $0.string.isAssetName })
      else { continue }
      let name = screen.catalog[label].string
      result.append(
        Violation(
          node: element.node, text: label, .isAName(name), evidence: ["label": .text(name)],
          suggestion: "describe the purpose in words"))
    }
    return result
  }

  /// Pictures whose assets are spoken, where no label was given to what they lie in.
  private func assets(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return screen.elements.lazy.filter { !$0.hasGivenLabel }.flatMap { element in
      (element.node..<tree[element.node].end).compactMap { node in
        guard let said = tree.accessibility(of: node), said.isNamedByAsset, let label = said.label,
          element.label.all.contains(label)
        else { return nil }
        let name = screen.catalog[label].string
        return Violation(
          node: node, text: label, severity: name.isAssetName ? nil : .warning,
          .isSpokenAsset(name), evidence: ["asset": .text(name)],
          suggestion: "add an accessibility label, or mark the image as decorative")
      }
    }
  }
}

extension String {
  /// Whether it is one word that names a file, a symbol or an asset and no language has, or begins with the name that a
  /// camera gave to a file.
  fileprivate var isAssetName: Bool {
    if isNamedByCamera { return true }
    guard count >= 4, utf8.allSatisfy({ $0.isNameByte }) else { return false }
    if Self.symbols.contains(self) { return true }
    if isCamelCase { return true }
    let parts = lowercased().split { "._-".contains($0) }
    guard parts.count > 1 else { return false }
    if let last = parts.last, contains("."), Self.fileTypes.contains(String(last)) { return true }
    if contains("_") { return true }
    if let first = parts.first, contains("-"), Self.prefixes.contains(String(first)) { return true }
    if contains("."), parts.contains(where: { Self.symbolWords.contains(String($0)) }) {
      return true
    }
    // “gobackward.15” and “close-icon-24”: a size or a number at the end.
    if contains("."), parts[parts.count - 1].allSatisfy(\.isNumber), first?.isLowercase == true {
      return parts[0].count > 3 && parts[0].allSatisfy { $0.isLetter && $0.isLowercase }
    }
    return contains("-") && first?.isLowercase == true
      && parts.contains { Self.prefixes.contains(String($0)) }
  }

  /// Whether it begins with the name that a camera gives to a file, such as “DSC_0098 edit 2”.
  private var isNamedByCamera: Bool {
    guard let name = split(separator: " ").first, name.last?.isNumber == true else { return false }
    let letters = name.prefix(while: \.isLetter)
    let digits = name.dropFirst(letters.count).drop { "_-".contains($0) }
    return Self.cameraPrefixes.contains(letters.lowercased()) && digits.count >= 3
      && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The names of files of cameras of Apple, Canon, Fujifilm, Google, GoPro, Nikon and Sony begin with one of these.
  private static let cameraPrefixes: Set = [
    "dsc", "dscf", "dscn", "gopr", "img", "mvi", "pict", "pxl", "vid",
  ]

  /// Whether it begins with a small letter and has two capitals or more inside, each before a small letter.
  /// Names such as “iPhone” have one.
  private var isCamelCase: Bool {
    guard first?.isLowercase == true, allSatisfy(\.isLetter) else { return false }
    return zip(self, dropFirst()).dropFirst().count { $0.isUppercase && $1.isLowercase } > 1
  }

  private static let fileTypes: Set = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "heic", "heif", "webp", "avif", "avci", "mp4", "mov",
  ]
  private static let prefixes: Set = ["ic", "icn", "icon", "img", "image", "btn", "bg", "asset"]
  /// Names of SF Symbols without a dot that are no words.
  private static let symbols: Set = [
    "xmark", "gobackward", "goforward", "magnifyingglass", "gearshape", "questionmark",
    "exclamationmark",
    "checkmark", "paperplane",
  ]
  /// Words that the names of SF Symbols are made of.
  private static let symbolWords: Set = [
    "fill", "circle", "square", "triangle", "rectangle", "badge", "slash", "left", "right", "up",
    "down", "plus", "minus", "xmark", "checkmark", "chevron", "arrow", "forward", "backward",
    "person",
    "bell", "heart", "star", "trash", "house", "gearshape", "magnifyingglass",
  ]
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII, or one of `._-`.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension Message {
  fileprivate static func isAName(_ name: String) -> Message {
    "the accessibility label “\(name)” is the name of a file, a symbol or an asset"
  }

  fileprivate static func isSpokenAsset(_ name: String) -> Message {
    "this image has no accessibility label, so VoiceOver speaks the name of its asset, “\(name)”"
  }
}
