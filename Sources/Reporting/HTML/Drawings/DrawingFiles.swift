import AuditModel
import Recordings

/// The drawings of a report as SVG files: those of each finding with its marks, and each screen at its text
/// sizes.
package struct DrawingFiles {
  private let drawings: ReportDrawings
  private let matrix: AuditMatrix
  private let uses: OutlineUses
  /// The files, sorted by their names.
  package let files: [File]

  /// A file.
  package struct File {
    /// Its name, such as `boards.fi.accessibility5.svg`.
    package let name: String
    fileprivate let drawing: ReportDrawings.MarkedPicture
  }

  /// Takes a report with its drawings.
  package init(_ report: AuditReport) {
    drawings = report.drawings
    matrix = report.matrix
    uses = OutlineUses(drawings.outlines)
    files = (Self.files(ofFindings: drawings) + Self.files(ofScreens: drawings))
      .sorted { $0.name < $1.name }
  }

  private static func files(ofFindings drawings: ReportDrawings) -> [File] {
    drawings.findings.flatMap { fingerprint, drawing in
      let screen = drawings.pictures[drawing.worst.picture]?.screen ?? ""
      let stem = "\(screen.fileStem).\(fingerprint)"
      return [File(name: "\(stem)\(worst)", drawing: drawing.worst)]
        + (drawing.compared.map { [File(name: "\(stem).compared.svg", drawing: $0)] } ?? [])
    }
  }

  private static let worst = ".worst.svg"

  /// The name of the file with the worst variant of a finding; nil of findings that are not drawn.
  static func nameOfWorst(_ finding: Finding) -> String? {
    guard let node = finding.node, case .node = node.element else { return nil }
    return "\(node.screen.fileStem).\(finding.fingerprint)\(worst)"
  }

  private static func files(ofScreens drawings: ReportDrawings) -> [File] {
    drawings.screens.flatMap(\.languages).flatMap(\.pictures).compactMap { $0 }.compactMap { id in
      drawings.pictures[id].map { picture in
        let variant = picture.shown.variant
        let parts = [picture.screen, variant.locale.identifier, variant.dynamicTypeSize.name]
        return File(
          name: parts.map(\.fileStem).joined(separator: ".") + ".svg",
          drawing: ReportDrawings.MarkedPicture(picture: id, marks: []))
      }
    }
  }

  private static let mark = "<!-- legible audit drawing -->"

  /// Whether bytes are those of such a file, which a new one may overwrite.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    String(decoding: bytes.prefix(1024), as: UTF8.self).contains(mark)
  }

  /// The content of a file, which ends with a line feed.
  package func svg(of file: File) -> String {
    guard let picture = drawings.pictures[file.drawing.picture] else { return "" }
    let outlines = uses.elements(at: uses.positions(in: picture.content)).joined(separator: "\n")
    let variant = picture.shown.plainWords(in: matrix, screen: picture.screen)
    let title = "<title>\("Screen \(picture.screen): \(variant)".xml)</title>"
    return DrawingView(
      content: "\(Self.mark)\(title)<defs>\n\(outlines)\n</defs>\n\(picture.content)",
      view: picture.frame, marks: file.drawing.marks
    ).svg("xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"") + "\n"
  }
}
