import AuditModel
import Synchronization

/// The fonts to measure with: the app's own or a stand-in for San Francisco, and for each script
/// and language the family that takes over where they have no glyph.
///
/// Inter stands in for San Francisco, which may not be shipped: it gives the shapes of letters and
/// the kerning, and `SystemFont` the advances of iOS. Noto covers the other scripts and designs.
public final class FontLibrary: Sendable {
  /// The names of the fonts that were asked for a glyph so far, in order.
  public var usedFonts: [String] { used.withLock { $0.keys.sorted() } }

  /// The versions of the fonts that were asked for a glyph so far, by their names.
  package var usedVersions: [String: String] { used.withLock { $0 } }

  /// Whether no font is named, so that Inter stands in for San Francisco.
  public let isStandIn: Bool

  /// The family that is tried first for every text.
  package let primary: FontFamily
  private let directory: FontDirectory
  private let opened = Mutex<[String: FontFamily?]>([:])
  private let designs = Mutex<[FontDesign: FontFamily?]>([:])
  private let used = Mutex<[String: String]>([:])

  /// Opens the named font files, or Inter when there are none.
  ///
  /// Throws `FontError` when a file is no font or nothing is installed.
  public convenience init(fontFiles: [String] = []) throws {
    try self.init(fontFiles: fontFiles, directory: FontDirectory())
  }

  init(fontFiles: [String], directory: FontDirectory) throws {
    self.directory = directory
    isStandIn = fontFiles.isEmpty
    primary =
      fontFiles.isEmpty
      ? try Self.standIn(in: directory) : try Self.family(files: fontFiles)
  }

  /// The families that are tried for a character of a script that `primary` lacks, in order.
  package func fallbacks(script: Script, language: String) -> [FontFamily] {
    script.fallbackFamilies(language: language).compactMap(fallback)
  }

  /// The font of emoji, if it is installed.
  var emoji: FontFamily? { fallback(.emoji) }

  /// The family that stands in for a design of iOS's; none where it is not installed.
  func designFamily(_ design: FontDesign) -> FontFamily? {
    designs.withLock { known in
      if let family = known[design] { return family }
      let family = Self.open(design, in: directory)
      known[design] = .some(family)
      return family
    }
  }

  private static func open(_ design: FontDesign, in directory: FontDirectory) -> FontFamily? {
    let files = design.standInFiles.compactMap(directory.path(ofFile:))
    let faces = files.flatMap { Self.faces(of: $0, duty: design.duty) }
    if let first = faces.first { return FontFamily(name: first.family, faces: faces) }
    // Its advances are known all the same, or those of Inter are the nearest there are.
    return try? standIn(in: directory, duty: design.duty)
  }

  /// Remembers that a text was measured with the face.
  package func noteUse(of face: FontFace) {
    used.withLock { $0[face.name] = face.version }
  }

  /// Remembers that another run measured with fonts, which are given with their versions.
  package func noteUse(of versions: [String: String]) {
    used.withLock { $0.merge(versions) { $1 } }
  }

  private func fallback(_ name: FallbackFamily) -> FontFamily? {
    opened.withLock { known in
      if let family = known[name.key] { return family }
      let family = Self.open(name, in: directory)
      known[name.key] = .some(family)
      return family
    }
  }

  private static func open(_ name: FallbackFamily, in directory: FontDirectory) -> FontFamily? {
    let faces = name.files.compactMap(directory.path(ofFile:)).flatMap {
      Self.faces(of: $0, duty: name.isEmoji ? .emoji : .script)
    }
    return FontFamily(
      name: name.familyName ?? faces.first?.family ?? name.key,
      faces: faces.filter { name.familyName == nil || $0.family == name.familyName })
  }

  private static func standIn(
    in directory: FontDirectory, duty: FontFace.Duty = .systemFont
  ) throws -> FontFamily {
    // The cut for large sizes has the kerning that comes nearest to iOS's.
    for design in ["InterDisplay", "Inter"] {
      let faces = Self.styles.flatMap { style -> [FontFace] in
        let italic = style == "Regular" ? "Italic" : "\(style)Italic"
        return [style, italic].flatMap {
          Self.faces(named: "\(design)-\($0)", in: directory, duty: duty)
        }
      }
      if let family = FontFamily(name: "Inter", faces: faces) { return family }
    }
    let variable = ["InterVariable", "InterVariable-Italic"]
      .flatMap { faces(named: $0, in: directory, duty: duty) }
    if let family = FontFamily(name: "Inter", faces: variable) { return family }
    throw FontError.notInstalled(family: "Inter", searched: directory.folders)
  }

  private static let styles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static func faces(
    named stem: String, in directory: FontDirectory, duty: FontFace.Duty
  ) -> [FontFace] {
    let path = directory.path(ofFile: "\(stem).otf") ?? directory.path(ofFile: "\(stem).ttf")
    return path.map { Self.faces(of: $0, duty: duty) } ?? []
  }

  private static func family(files: [String]) throws -> FontFamily {
    var all: [FontFace] = []
    for file in files {
      guard let blob = FontBlob(path: file), blob.faceCount > 0 else {
        throw FontError.unreadable(path: file)
      }
      let faces = faces(of: file, duty: .named)
      guard faces.contains(where: \.hasCharacters) else {
        throw FontError.withoutCharacters(path: file)
      }
      all += faces
    }
    guard let family = FontFamily(name: all[0].family, faces: all) else {
      throw FontError.unreadable(path: files.joined(separator: ", "))
    }
    return family
  }

  /// Every face of a file; of a variable font one for each weight that UIKit names.
  private static func faces(of path: String, duty: FontFace.Duty) -> [FontFace] {
    guard let file = FontBlob(path: path) else { return [] }
    return (0..<file.faceCount).flatMap { index -> [FontFace] in
      guard let face = FontFace(file: file, index: index, duty: duty) else { return [] }
      guard face.weightRange.lowerBound < face.weightRange.upperBound else { return [face] }
      return FontWeight.allCases.map(\.weightClass).filter(face.weightRange.contains)
        .compactMap { FontFace(file: file, index: index, weight: $0, duty: duty) }
    }
  }
}
