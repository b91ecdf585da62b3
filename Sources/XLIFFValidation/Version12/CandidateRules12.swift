/// Segments of a candidate are those of its own segmented source.
struct CandidateRules12 {
  let tree: XLIFFTree
  let candidate: Int

  func check(into report: inout ProblemReport) {
    guard let segmented = tree.coreChild("seg-source", of: candidate) else { return }
    let known = tree.segmentIdentifiers(of: segmented)
    for target in tree.children(.core, "target", of: candidate) {
      for node in tree.segments(of: target) { report.checkSegment(node, known, tree) }
    }
  }
}
