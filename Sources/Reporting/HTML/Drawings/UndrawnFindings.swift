import AuditModel

extension AuditReport {
  /// How many findings on screens have no drawing although others have, since an element is not there in the worst
  /// variant, or out of sight on a screen with hundreds of such elements; 0 where nothing is drawn.
  package var undrawnCount: Int {
    guard !drawings.pictures.isEmpty else { return 0 }
    return findings.count { finding in
      guard let node = finding.node, case .node = node.element else { return false }
      return drawings.findings[finding.fingerprint] == nil
    }
  }

  /// The sentence about them, without a full stop; none where all are drawn.
  package var undrawnNote: String? {
    let count = undrawnCount
    guard count > 0 else { return nil }
    return count.of("finding has", plural: "findings have") + " no drawing"
  }
}
