import AuditModel

/// Faces of one design in several weights, upright and italic.
package struct FontFamily: Sendable {
  /// The family's name.
  package let name: String
  let faces: [FontFace]

  /// Joins faces; there has to be at least one.
  init?(name: String, faces: [FontFace]) {
    guard !faces.isEmpty else { return nil }
    self.name = name
    self.faces = faces
  }

  /// The face that comes nearest to a setting.
  func face(_ setting: TextSetting) -> FontFace {
    face(weight: setting.weight, italic: setting.isItalic)
  }

  /// The face that comes nearest: first by slant, then by weight.
  package func face(weight: FontWeight, italic: Bool) -> FontFace {
    let wanted = weight.weightClass
    func distance(_ face: FontFace) -> Double {
      let slant = face.isItalic == italic ? 0.0 : 10_000
      // At the same distance the heavier face wins: it is the wider one, so nothing is missed.
      return slant + abs(face.weightClass - wanted) - (face.weightClass > wanted ? 0.5 : 0)
    }
    var best = faces[0]
    for face in faces.dropFirst() where distance(face) < distance(best) { best = face }
    return best
  }
}
