import AuditModel
import Foundation
import SystemFont

@testable import TextShaping

/// The installed fonts, opened once for all tests.
enum InstalledFonts {
  private static let opened = Result { try FontLibrary() }
  private static let openedPlain = Result {
    let folder = "/usr/share/fonts/opentype/inter"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try FontLibrary(
      fontFiles: files.filter { $0.hasPrefix("Inter-") }.map { "\(folder)/\($0)" })
  }

  /// The fonts that stand in for those of iOS.
  static func library() throws -> FontLibrary { try opened.get() }

  /// Inter as it is, measured as an app's own font, so that all sizes have the same proportions.
  static func plain() throws -> FontLibrary { try openedPlain.get() }
}

/// A shaper of a language with a font whose lengths are the same in em at every size.
func shaper(_ language: String = "en", isRightToLeft: Bool = false) throws -> TextShaper {
  TextShaper(
    fonts: try InstalledFonts.plain(), language: language, isRightToLeft: isRightToLeft)
}

/// A shaper of a language with the fonts that stand in for those of iOS.
func systemShaper(_ language: String = "en", isRightToLeft: Bool = false) throws -> TextShaper {
  TextShaper(
    fonts: try InstalledFonts.library(), language: language, isRightToLeft: isRightToLeft)
}

extension TextShaper {
  /// Shapes upright text of the usual design.
  func shape(_ text: String, weight: FontWeight) -> ShapedText {
    shape(text, as: TextSetting(weight: weight))
  }
}

extension FontSize {
  /// A size at which points are em.
  static let em = FontSize(1)
}

extension TextLength {
  /// The length in em of a font that has the same proportions at every size.
  var ems: Double { points(at: .em) }
}

extension ShapedText {
  /// The width in em.
  var width: Double { width(at: .em) }

  /// The lines for a width in em.
  func breakLines(width: Double, limit: Int = .max) -> LineBreaking {
    breakLines(width: width, at: .em, limit: limit)
  }

  /// The least width in em.
  func narrowestWidth(lines: Int) -> Double { narrowestWidth(lines: lines, at: .em) }

  /// The lines for a width in em.
  func forEachLine(width: Double, limit: Int, _ body: (Line) -> Void) {
    forEachLine(width: width, at: .em, limit: limit, body)
  }

  /// The UTF-16 offsets after which a line may end.
  var breakOffsets: [Int] { breaks.map { offset(ofCluster: $0.nextCluster) } }

  /// The texts of the lines, with the spaces at their ends.
  func lines(width: Double, limit: Int = .max) -> [String] {
    var result: [String] = []
    forEachLine(width: width, limit: limit) { line in
      let first = offset(ofCluster: line.clusters.lowerBound)
      let range = first..<offset(ofCluster: line.clusters.upperBound)
      result.append(String(decoding: Array(text.utf16)[range], as: UTF16.self))
    }
    return result
  }

  /// Whether each line ends with a drawn hyphen.
  func hyphens(width: Double) -> [Bool] {
    var result: [Bool] = []
    forEachLine(width: width, limit: .max) { result.append($0.endsWithHyphen) }
    return result
  }

  private func offset(ofCluster cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].offset) : text.utf16.count
  }
}
