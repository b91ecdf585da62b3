/// A skeleton either holds its content or says where it lies.
struct SkeletonRule {
  let tree: XLIFFTree

  func check(_ node: Int, into report: inout ProblemReport) {
    let hasReference = tree.attribute("href", of: node) != nil
    if hasReference, !tree.isEmpty(node) {
      report.add(
        .skeleton, at: tree.location(of: node),
        "<skeleton> has both content and the attribute “href”", try: "keep one of them")
    } else if !hasReference, tree.isEmpty(node) {
      report.add(
        .skeleton, at: tree.location(of: node),
        "<skeleton> is empty and has no attribute “href”",
        try: "name the file of the skeleton in href, or remove <skeleton>")
    }
  }
}

extension XLIFFRule {
  fileprivate static let skeleton = Self(.skeleton, "element skeleton")
}
