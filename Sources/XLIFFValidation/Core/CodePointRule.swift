import AuditModel

/// `<cp>` stands for a character that XML cannot hold, and for no other.
struct CodePointRule {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for node in tree.nodes.indices where tree.isCore(node, "cp") {
      guard let hex = tree.attribute("hex", of: node), let value = UInt32(hex, radix: 16) else {
        continue
      }
      switch value {
      case 0...8, 0xB, 0xC, 0xE...0x1F, 0xD800...0xDFFF, 0xFFFE, 0xFFFF: break
      case 0x7F...0x84, 0x86...0x9F:
        add(.warning, "can be written in XML, although that is discouraged", hex, node, &report)
      case 0x110000...: add(.error, "is beyond Unicode’s last, 10FFFF", hex, node, &report)
      default: add(.error, "can be written in XML", hex, node, &report)
      }
    }
  }

  private func add(
    _ severity: Severity, _ message: String, _ hex: String, _ node: Int,
    _ report: inout ProblemReport
  ) {
    report.add(
      severity, .codePoint, at: tree.location(of: node),
      "<cp> stands for the code point \(hex), which \(message)",
      try: "write the character itself")
  }
}

extension XLIFFRule {
  fileprivate static let codePoint = Self(.codePoint, "attribute hex")
}
