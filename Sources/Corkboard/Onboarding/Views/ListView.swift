import AuditModel
import ViewTree

/// A list with its name and its cards.
struct ListView: View {
  let state: OnboardingState
  let style: Stylesheet
  let index: Int

  var node: ViewNode {
    let width = state.isZoomedOut ? style.zoomedListWidth : style.listWidth
    return VStack(alignment: .leading, spacing: 8) {
      if state.areListNamesVisible { header }
      if showsCards { cards }
    }
    .padding(8)
    .frame(width: .points(width))
    .background(style.list, cornerRadius: 8)
  }

  private var isFirst: Bool { index == 0 }

  private var showsCards: Bool { isFirst || state.areOtherCardsVisible }

  @ViewBuilder private var header: [ViewNode] {
    HStack(spacing: 4) {
      name
      if state.step == .finishCardNaming { menu }
    }
    Text(localized("list.cards", .integer(isFirst ? state.cardNames.count : 0)))
      .font(.caption).foregroundColor(style.secondaryText).lineLimit(1).id("count")
  }

  private var name: ViewNode {
    TextField(
      text: state.listNames[index].content, placeholder: localized("list.name.placeholder"),
      state: TextFieldState(isEditing: state.editedField == .list(index))
    )
    .font(.headline)
    .frame(maxWidth: .infinity, minHeight: 44)
    .border(style.activeBorder, width: border(of: .list(index)))
    .accessibilityLabel(
      localized("list.name.label", .integer(index + 1), .integer(state.listNames.count))
    )
    .accessibilityHint(localized("list.name.hint"))
    .id("name")
  }

  private var menu: ViewNode {
    Button(isEnabled: false) { Image(symbol: "ellipsis", size: 20) }
      .frame(minWidth: 44, minHeight: 44)
      .accessibilityLabel(
        localized("list.menu.label", .text(state.listNames[index].content))
      )
      .accessibilityHint(localized("list.menu.hint"))
      .id("menu")
  }

  @ViewBuilder private var cards: [ViewNode] {
    if isFirst {
      forEach(state.cardNames.indices, id: { "card-\($0 + 1)" }) { card($0) }
      if state.areCardsEnabled, state.editedField == nil {
        Button(localized("list.addCard"), isEnabled: false).frame(minWidth: 44, minHeight: 44)
          .accessibilityHint(localized("list.addCard.hint")).id("add-card")
      }
    }
  }

  private func card(_ card: Int) -> ViewNode {
    state.areCardsEnabled ? enabledCard(card) : disabledCard(card)
  }

  private func enabledCard(_ card: Int) -> ViewNode {
    TextField(
      text: state.cardNames[card].content, placeholder: localized("card.name.placeholder"),
      state: TextFieldState(isEditing: state.editedField == .card(card))
    )
    .frame(maxWidth: .infinity, minHeight: .points(style.cardHeight))
    .background(style.card, cornerRadius: 4)
    .border(style.activeBorder, width: border(of: .card(card)))
    .accessibilityLabel(
      localized("card.name.label", .integer(card + 1), .integer(state.cardNames.count))
    )
    .accessibilityHint(localized("card.name.hint"))
  }

  private func disabledCard(_ card: Int) -> ViewNode {
    let name = state.cardNames[card].content
    return Text(name)
      .padding(.horizontal, 8)
      .frame(
        maxWidth: .infinity, minHeight: .points(style.disabledCardHeight), alignment: .leading
      )
      .background(style.card, cornerRadius: 4)
      .accessibilityLabel(localized("card.label", .text(name)))
  }

  private func border(of field: FieldID) -> Double {
    state.editedField == field || state.hintedField == field ? 2 : 0
  }
}
