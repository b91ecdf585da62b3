import AuditModel
import ViewTree

extension SourceLines: PartValue {
  func write(to part: inout PartWriter) {
    part.list(lines.sorted { $0.key.description < $1.key.description }) {
      $1.write($0.key)
      $1.write($0.value.firstPath)
      $1.write($0.value.isTemplate)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    for (origin, line) in try part.list({ part throws(PartError) in
      (
        try part.read() as NodeOrigin,
        Line(firstPath: try part.read(), isTemplate: try part.read())
      )
    }) {
      lines[origin] = line
    }
  }
}
