import AuditModel

/// The speech of VoiceOver on a screen: a folded list for each language, of which the script shows the chosen one.
struct ScreenTranscripts {
  let transcripts: [ReportDrawings.Transcript]
  let screen: String

  var html: HTMLNode? {
    guard !transcripts.isEmpty else { return nil }
    return HTMLTag.div(.class("transcripts")) { transcripts.map(list) }
  }

  private func list(_ transcript: ReportDrawings.Transcript) -> HTMLNode {
    HTMLTag.details(.locales(transcript.locale.identifier.withVisibleControls)) {
      HTMLTag.summary {
        HTMLNode.text("Transcript in \(LanguageName.shown(transcript.locale).withVisibleControls)")
      }
      if transcript.utterances.isEmpty {
        HTMLTag.p { "VoiceOver has nothing to say on this screen." }
      } else {
        HTMLTag.ol(.lang(transcript.locale.tag)) {
          transcript.utterances.map { line in HTMLTag.li { HTMLNode.appText(line) } }
        }
      }
      transcript.announcements.map { line in
        HTMLTag.p {
          "Announced: "
          HTMLTag.span(.lang(transcript.locale.tag)) { HTMLNode.appText(line) }
        }
      }
    }
  }
}

extension LocaleIdentifier {
  /// The language tag of HTML (BCP 47), which has no underscores; controls made visible.
  fileprivate var tag: String { identifier.replacing("_", with: "-").withVisibleControls }
}
