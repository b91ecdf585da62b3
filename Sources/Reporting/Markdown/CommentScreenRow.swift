import AuditModel

/// A row of a comment about the elements of a screen with the same problem, the worst of them first.
struct CommentScreenRow {
  /// The worst finding.
  let finding: Finding
  /// How many other elements there are with the same problem.
  let others: Int
  let matrix: AuditMatrix
  let links: LinkTemplate?
  let drawings: DrawingTemplate?

  /// The row, which ends with a line feed.
  var text: String {
    let remedy = finding.suggestion.map { "<br>Fix: \($0.markdownText)" } ?? ""
    return "| \(finding.severity.rawValue) | **\(finding.title.markdownText)**\(more)<br>"
      + "\(element.markdownText): \(finding.message.markdownText)\(worst)\(remedy) | \(extent) | "
      + "\(location) |\n"
  }

  /// The variant that the message is about, where there are several.
  private var worst: String {
    guard let node = finding.node, node.extent.variants.count > 1 else { return "" }
    let variant = node.extent.worst.plainWords(in: matrix, screen: node.screen)
    return "; worst in \(variant.markdownText)"
  }

  private var more: String { others > 0 ? " and \(others.grouped) more of it on this screen" : "" }

  private var element: String {
    finding.node.map { $0.string.map { "“\($0.key)”" } ?? $0.element.name } ?? ""
  }

  private var extent: String {
    let screen = finding.node.map { "**\($0.screen.markdownText)**" } ?? ""
    let extent = finding.plainExtent(in: matrix, separator: " ").withVisibleControls.markdownText
    return extent.isEmpty ? screen : "\(screen)<br>\(extent)"
  }

  /// The line that makes the element, and the drawing; none of a line that was not found.
  private var location: String {
    let origin = finding.location
    let isFound = !(origin.line == 1 && origin.file.split(separator: "/").last == "Package.swift")
    let line = isFound ? "\(origin.file):\(origin.line)".markdownText : "–"
    let link =
      isFound
      ? links.map { "[\(line)](\($0.address(of: origin.file, line: origin.line)))" } ?? line : line
    return link + (drawing.map { "<br>[drawing](\($0))" } ?? "")
  }

  private var drawing: String? {
    guard let drawings, let name = DrawingFiles.nameOfWorst(finding) else { return nil }
    return drawings.address(of: name)
  }
}
