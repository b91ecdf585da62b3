import AuditModel
import ViewTree

/// A list with its name and its cards.
struct ListView: NodeView {
  let state: OnboardingState
  let layout: BoardLayout
  let style: Stylesheet
  let index: Int

  var node: ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      if state.areListNamesVisible { header }
      if showsCards { cards }
    }
    .padding(8)
    .frame(width: .points(layout.listWidth))
    .background(style.list, cornerRadius: 8)
    // Lists are side by side: each is read as a whole, at every text size.
    .accessibilityElement(children: .contain)
  }

  private var isFirst: Bool { index == 0 }

  private var showsCards: Bool { isFirst || state.areOtherCardsVisible }

  @ViewBuilder private var header: [ViewNode] {
    if layout.stacksRows {
      name
      if state.step == .finishCardNaming { menu }
    } else {
      HStack(spacing: 4) {
        name
        if state.step == .finishCardNaming { menu }
      }
    }
    Text(localized(.listCards, .integer(isFirst ? state.cardNames.count : 0)))
      .font(.caption).foregroundColor(style.secondaryText)
      .lineLimit(style.namesWrap ? nil : 1).id("count")
  }

  private var name: ViewNode {
    let field = NameField(
      id: .list(index), placeholder: localized(.listNamePlaceholder), state: state,
      style: style)
    return field.font(.headline)
      .frame(maxWidth: .infinity, minHeight: 44)
      .border(style.activeBorder, width: field.border)
      .accessibilityLabel(
        localized(.listNameLabel, .integer(index + 1), .integer(state.listNames.count))
      )
      .accessibilityHint(localized(.listNameHint))
      .id("name")
  }

  private var menu: ViewNode {
    Button(isEnabled: false) { Image(symbol: "ellipsis", size: 20) }
      .frame(minWidth: 44, minHeight: 44)
      .accessibilityLabel(
        localized(.listMenuLabel, .text(state.listNames[index].content))
      )
      .accessibilityHint(localized(.listMenuHint))
      .id("menu")
  }

  @ViewBuilder private var cards: [ViewNode] {
    if isFirst {
      forEach(state.cardNames.indices, id: { "card-\($0 + 1)" }) { card($0) }
      if state.areCardsEnabled, state.editedField == nil {
        Button(localized(.listAddCard), isEnabled: false).frame(minWidth: 44, minHeight: 44)
          .accessibilityHint(localized(.listAddCardHint)).id("add-card")
      }
    } else {
      forEach(0..<illustrationCount, id: { "illustration-\($0 + 1)" }) { illustration($0) }
    }
  }

  /// A list has fewer illustrative cards the further back it is, as on a board that is in use.
  private var illustrationCount: Int { max(1, state.cardNames.count - index) }

  /// A card without a name: a picture of what is to come, with a line for each of its lines of text.
  private func illustration(_ card: Int) -> ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      line(width: 0.7).id("line-1")
      line(width: card.isMultiple(of: 2) ? 0.4 : 0.5).id("line-2")
    }
    .padding(.horizontal, 8)
    .frame(
      maxWidth: .infinity, minHeight: .points(style.disabledCardHeight), alignment: .leading
    )
    .background(style.card, cornerRadius: 4)
    .accessibilityHidden()
  }

  private func line(width: Double) -> ViewNode {
    Rectangle(fill: style.list).frame(width: .fraction(width), height: .points(8))
  }

  private func card(_ card: Int) -> ViewNode {
    state.areCardsEnabled ? enabledCard(card) : disabledCard(card)
  }

  private func enabledCard(_ card: Int) -> ViewNode {
    let field = NameField(
      id: .card(card), placeholder: localized(.cardNamePlaceholder), state: state,
      style: style)
    return field.frame(maxWidth: .infinity, minHeight: .points(style.cardHeight))
      .background(style.card, cornerRadius: 4)
      .border(style.activeBorder, width: field.border)
      .accessibilityLabel(
        localized(.cardNameLabel, .integer(card + 1), .integer(state.cardNames.count))
      )
      .accessibilityHint(localized(.cardNameHint))
  }

  private func disabledCard(_ card: Int) -> ViewNode {
    let name = state.cardNames[card].content
    return Text(name)
      .padding(.horizontal, 8)
      .frame(
        maxWidth: .infinity, minHeight: .points(style.disabledCardHeight), alignment: .leading
      )
      .background(style.card, cornerRadius: 4)
      .accessibilityLabel(localized(.cardLabel, .text(name)))
  }
}
