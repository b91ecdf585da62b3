/// A word that VoiceOver adds to what an app says.
package enum SpokenWord: String, CaseIterable, Sendable {
  // Traits
  case button, back, backButton, link, heading, image, searchField, textField, secureTextField
  case switchButton, adjustable, tab, tabBar, keyboardKey, popUpButton, slider
  case progressIndicator, checkbox, radioButton
  // Containers
  case alert, dialog, list, table, landmark, landmarkEnd, listStart, listEnd, page
  // States
  case inProgress, selected, notSelected, dimmed, on, off, mixed, expanded, collapsed, editing
  case insertionPointAtEnd, insertionPointAtStart, checked, unchecked, required
  // More content
  case actionsAvailable, moreContentAvailable
  case rotorHeadings, rotorLinks, rotorLandmarks, rotorTables, rotorLists, rotorImages
  case rotorTextFields, rotorMisspelledWords
  // Hints, without the mark at their end
  case activateHint = "hint.activate"
  case toggleHint = "hint.toggleSetting"
  case editHint = "hint.edit"
  case expandHint = "hint.expand"
  case collapseHint = "hint.collapse"
  case selectHint = "hint.select"
  case dismissHint = "hint.dismiss"
  case adjustHint = "hint.adjustValue"
  case customActionsHint = "hint.customActions"
  case misspelledWordsHint = "hint.misspelledWords"
}

/// A phrase of VoiceOver with a number or a text in it.
package enum SpokenPattern: String, CaseIterable, Sendable {
  /// `{n}` of `{m}` in a series.
  case nOfM
  case pageNOfM
  case rowN, columnN, rowNOfM, columnNOfM
  case headingLevel
  case percentSpoken, percentText
  /// The word for selected with what is selected, `{x}`.
  case selectedFormat
  // These have a form for each plural category.
  case actionsCount, itemsCount, spansRows, spansColumns, percentCount
}
