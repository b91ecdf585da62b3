import AuditModel
import ViewTree

/// The screen on which a template for the first board is chosen.
package struct TemplatePicker: ScreenView {
  private let state: TemplatePickerState
  private let environment: RenderEnvironment
  private let style: Stylesheet

  /// Takes what is shown and where.
  package init(
    _ state: TemplatePickerState, in environment: RenderEnvironment,
    style: Stylesheet = .revised
  ) {
    self.state = state
    self.environment = environment
    self.style = style
  }

  /// The description.
  package var node: ViewNode {
    VStack(spacing: 0) {
      NavigationBar(title: localized(.pickerTitle)) {
        if state.isLoggedIn { cancelButton() }
      }
      .id("bar")
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Image("corkboard", width: 120, height: 80)
            .accessibilityLabel(localized(.pickerIllustration)).id("illustration")
          Text(localized(.pickerHeading)).font(.title.bold())
            .accessibilityAddTraits(.header).id("heading")
          Text(localized(.pickerIntroduction)).id("introduction")
          Text(localized(.pickerSection)).font(.footnote.weight(.semibold))
            .foregroundColor(style.secondaryText).accessibilityAddTraits(.header).id("section")
          forEach(state.templates, id: \.id) { template in row(template) }
          Button(localized(.pickerEmpty)).frame(minHeight: 44).foregroundColor(style.link)
            .accessibilityHint(localized(.pickerEmptyHint)).id(BoardTemplate.empty.id)
          if !state.isLoggedIn {
            Button(localized(.pickerLogIn)).frame(minHeight: 44).foregroundColor(style.link)
              .id("log-in")
          }
          Text(localized(.pickerFooter)).font(.footnote)
            .foregroundColor(style.secondaryText).id("footer")
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
    .foregroundColor(style.text)
    .background(style.background)
  }

  private func row(_ template: BoardTemplate) -> ViewNode {
    Button {
      if environment.dynamicTypeSize > style.largestSideBySide {
        VStack(alignment: .leading, spacing: 8) {
          icon(template)
          texts(template)
        }
        Spacer(minLength: 0)
      } else {
        icon(template)
        texts(template)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").resizable().frame(width: 8, height: 14)
          .accessibilityHidden()
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(style.list, cornerRadius: 8)
    .accessibilityHint(localized(.pickerTemplateHint))
    .id(template.id)
  }

  private func icon(_ template: BoardTemplate) -> ViewNode {
    Image(systemName: "list.clipboard").resizable().frame(width: 36, height: 36)
      .accessibilityHidden().foregroundColor(style.color(template.color))
  }

  private func texts(_ template: BoardTemplate) -> ViewNode {
    VStack(alignment: .leading, spacing: 2) {
      Text(template.title).font(.headline).lineLimit(lines(1)).id("title")
      Text(template.summary).font(.subheadline).lineLimit(lines(2)).id("summary")
      Text(localized(.templateLists, .integer(template.listCount))).font(.caption)
        .foregroundColor(style.secondaryText).lineLimit(lines(1)).id("lists")
    }.node
  }

  private func lines(_ count: Int) -> Int? { style.namesWrap ? nil : count }
}
