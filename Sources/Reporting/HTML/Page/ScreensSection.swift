import AuditModel

/// The screens with findings, each folded: its drawings, its reading order and its transcripts.
struct ScreensSection {
  let drawings: PageDrawings
  let findings: [Finding]

  var html: HTMLNode? {
    guard !drawings.selection.screens.isEmpty else { return nil }
    let counts = Dictionary(
      findings.compactMap { $0.node?.screen }.map { ($0, 1) }, uniquingKeysWith: +)
    return PagePart.section("screens", "Screens") {
      HTMLTag.p {
        """
        Each screen with findings in its source language and in the language with most of them. \
        The numbers are the reading order of VoiceOver, and those of the lines in its transcript, a model of \
        VoiceOver and no recording.
        """
      }
      drawings.selection.screens.map { position in
        let screen = drawings.drawings.screens[position]
        return ScreenRow(
          screen: screen, number: position, count: counts[screen.screen] ?? 0, drawings: drawings
        ).html
      }
    }
  }
}
