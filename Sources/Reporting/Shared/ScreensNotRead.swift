import AuditModel

extension AuditReport {
  /// The screen files that could not be read, in words; nil where there is none.
  var screensNotRead: String? {
    let all = findings + known + accepted.map(\.finding)
    let files = Set(all.flatMap { $0.rule == "screen-invalid" ? $0.filePaths : [] })
    return files.isEmpty ? nil : "\(files.count.of("screen file")) could not be read"
  }
}

extension Finding {
  fileprivate var filePaths: [String] {
    if case .file(let file) = subject { file.occurrences.map(\.location.file) } else { [] }
  }
}
