import Intake
import Reporting

/// The file of a CI service in a project, which is written once and kept when it is there.
struct PipelineFile {
  let template: PipelineTemplate
  /// Where it is, or is to be written.
  let path: String
  /// Whether it is there.
  let isThere: Bool
  /// The file that has to include it.
  private let including: String?

  /// Looks for the file of a service.
  ///
  /// - Parameter locate: the path by which a path from the root of the project is read and written.
  init(
    _ template: PipelineTemplate, in files: some FileAccess, locate: (String) -> String
  ) {
    self.template = template
    let main = locate(template.path)
    let part = template.partPath.map(locate)
    let text = (try? files.read(main)).map { String(decoding: $0, as: UTF8.self) }
    if let part, let text, !text.contains(PipelineTemplate.auditing) {
      path = part
      including = main
    } else {
      path = main
      including = nil
    }
    isThere = files.isFile(path)
  }

  /// The result, and the step that is left to people.
  var summary: String {
    if isThere { return "Kept \(path.forTerminal)." }
    let include = including.map { "include it in \($0.forTerminal), " } ?? ""
    return "Wrote \(path.forTerminal): \(include)\(template.remaining), and commit these files."
  }
}
