@testable import TextShaping

/// The installed fonts, opened once for all tests.
enum InstalledFonts {
  private static let opened = Result { try FontLibrary() }

  static func library() throws -> FontLibrary { try opened.get() }
}

/// A shaper of a language with the installed fonts.
func shaper(_ language: String = "en", isRightToLeft: Bool = false) throws -> TextShaper {
  TextShaper(
    fonts: try InstalledFonts.library(), language: language, isRightToLeft: isRightToLeft)
}

extension ShapedText {
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
