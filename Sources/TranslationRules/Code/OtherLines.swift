/// The further lines of a file that one finding is about.
enum OtherLines {
  /// “; so do those in lines 3, 5”; nothing where there are none.
  static func clause(_ lines: [Int]) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(5).map { String($0) }.joined(separator: ", ")
    let more = lines.count > 5 ? " and \(lines.count - 5) more" : ""
    return "; also in line\(lines.count == 1 ? "" : "s") \(shown)\(more)"
  }
}
