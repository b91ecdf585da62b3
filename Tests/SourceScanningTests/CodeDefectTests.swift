import Testing

@testable import SourceScanning

/// Defects that show in the code alone.
@Suite struct CodeDefectTests {
  private func found(_ code: String) -> [CodeDefect.Kind] {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "A.swift", language: .swift)
    return usage.defects.map(\.kind)
  }

  @Test(arguments: [
    ("titleLabel?.font = .boldSystemFont(ofSize: 14)", [CodeDefect.Kind.fixedFont(points: "14")]),
    ("nameTextField.font = UIFont.systemFont(ofSize: size)", []),
    ("import Cocoa\nlabel.font = .systemFont(ofSize: 12)", []),
    ("cell.font = .systemFont(ofSize: 12)", []), ("label.font =", []),
    (#"f.dateFormat = "YYYY-MM-dd""#, [.weekYear(pattern: "YYYY-MM-dd")]),
    (#"f.dateFormat = "'Y' yyyy""#, []), (#"f.dateFormat = pattern"#, []), ("dateFormat", []),
  ])
  func areFoundWhereTheyArePlain(_ code: String, _ kinds: [CodeDefect.Kind]) {
    #expect(found(code) == kinds)
  }
}
