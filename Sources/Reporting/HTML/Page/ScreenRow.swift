import AuditModel

/// A screen as a folded row, which unfolds to its page.
struct ScreenRow {
  let screen: ReportDrawings.DrawnScreen
  let number: Int
  /// How many findings it has.
  let count: Int
  let drawings: PageDrawings

  /// The identifier of the page of a screen.
  static func id(_ number: Int) -> String { "screen-\(number)" }
  private var id: String { Self.id(number) }

  var html: HTMLNode {
    HTMLTag.article(.class("finding screen"), .id(id), .ariaLabelledBy("\(id)-heading")) {
      HTMLTag.details {
        HTMLTag.summary {
          HTMLTag.h3(.id("\(id)-heading")) { HTMLNode.appText(screen.screen) }
          HTMLTag.span(.class("where")) {
            HTMLNode.text("\(count.of("finding")); state ")
            HTMLNode.appText(screen.state)
            HTMLNode.text(", \(PlainWords.device(screen.device).withVisibleControls)")
          }
        }
        HTMLTag.p {
          HTMLTag.a(
            .href(toFindings: [("screen", screen.screen.withVisibleControls)])
          ) { "Findings on this screen" }
        }
        form
        HTMLTag.p(.class("ordered")) {
          HTMLTag.label {
            HTMLTag.input(.type("checkbox"), .name("order"), .checked())
            " Reading order"
          }
        }
        figures
        ScreenTranscripts(transcripts: screen.transcripts, screen: screen.screen).html
      }
    }
  }

  /// The choices, which the script shows: without it, everything is there.
  private var form: HTMLNode {
    HTMLTag.form(
      .class("filter"), .hidden(), .ariaLabel("Shown of \(screen.screen.withVisibleControls)")
    ) {
      if screen.sizes.count > 1 { slider }
      if screen.transcripts.count > 1 { languages }
    }
  }

  private var slider: HTMLNode {
    let names = screen.sizes.map(\.abbreviation)
    return HTMLTag.div(.class("choice")) {
      HTMLTag.label(.for("\(id)-size")) { "Text size" }
      HTMLTag.input(
        .type("range"), .id("\(id)-size"), .name("size"), .min(0), .max(names.count - 1), .step(1),
        .value(String(names.count - 1)), .sizes(names.joined(separator: " ")))
      HTMLTag.output(.for("\(id)-size")) { HTMLNode.text(names.last ?? "") }
    }
  }

  private var languages: HTMLNode {
    HTMLTag.div(.class("choice")) {
      HTMLTag.label(.for("\(id)-language")) { "Transcript" }
      HTMLTag.select(.id("\(id)-language"), .name("language")) {
        screen.ordered.map { transcript in
          HTMLTag.option(.value(transcript.locale.identifier.withVisibleControls)) {
            HTMLNode.text(LanguageName.shown(transcript.locale).withVisibleControls)
          }
        }
      }
    }
  }

  private var figures: HTMLNode {
    let label = "Drawings of \(screen.screen.withVisibleControls)"
    return HTMLTag.div(.class("scroller"), .role("group"), .ariaLabel(label), .focusable()) {
      HTMLTag.div(.class("pair")) {
        screen.sizes.indices.map { size in
          HTMLNode.group(screen.languages.compactMap { figure($0, size) })
        }
      }
    }
  }

  private func figure(_ language: ReportDrawings.Language, _ size: Int) -> HTMLNode? {
    guard let picture = language.pictures[size], let drawing = drawings.page(picture) else {
      return nil
    }
    return HTMLTag.figure(.size(size)) {
      drawing
      HTMLTag.figcaption {
        HTMLTag.strong { HTMLNode.appText(LanguageName.shown(language.locale)) }
        HTMLNode.text(", \(PlainWords.size(screen.sizes[size]))")
      }
    }
  }
}

extension ReportDrawings.DrawnScreen {
  /// The transcripts, those of the drawn languages first.
  var ordered: [ReportDrawings.Transcript] {
    let first = languages.map(\.locale)
    return first.compactMap { locale in transcripts.first { $0.locale == locale } }
      + transcripts.filter { !first.contains($0.locale) }
  }
}
