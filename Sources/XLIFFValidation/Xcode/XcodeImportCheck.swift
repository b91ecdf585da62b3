/// Tells what Xcode would lose.
struct XcodeImportCheck {
  let tree: XLIFFTree
  func run(into report: inout ProblemReport) {}
}
