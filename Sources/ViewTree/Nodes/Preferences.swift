import AuditModel

/// The values that a view hands to the views around it while a screen is built.
struct Preferences: Sendable {
  /// The title of the navigation bar above it.
  var title: TextContent?
  /// Whether that title is large; none for the default.
  var isTitleLarge: Bool?
  /// Whether there is a navigation bar.
  var hidesNavigationBar = false
  /// The items of the bars around it.
  var toolbar: [ToolbarEntry] = []
  /// The field for searching above it.
  var searchPrompt: TextContent?
  var searchText: String?
  /// Whether that field is under the navigation bar in any case.
  var isSearchInDrawer = false
  /// The sheets and alerts over the screen.
  var presentations: [ViewNode] = []
  /// Whether it is a link to another screen, which a list shows with a chevron.
  var isNavigationLink = false
  /// Whether its labels have their style.
  var isLabelStyled = false
  /// The size of the buttons in it.
  var controlSize: ControlSize?
  /// Whether it is the shape of a bordered button.
  var isButtonShape = false
  /// Whether it is a line that goes along the stack around it.
  var isDivider = false
  /// Whether it is a label, whose first child is its picture.
  var isLabel = false
  /// The appearance of the bars around it.
  var barColorScheme: ColorScheme?
  /// The appearance of the screen, whatever the person chose.
  var colorScheme: ColorScheme?
  /// The ground of the sheet or the screen that it is in.
  var presentationBackground: Fill?
  /// The height of the sheet that it is in; none for all of the screen.
  var detent: PresentationDetent?
  /// Whether the screen can be used beside the sheet that it is in.
  var backgroundInteraction: PresentationBackgroundInteraction?
  /// The ground of the bars around it.
  var barBackground: Fill?
  /// Whether it is in the place of what lies under it.
  var isCover = false
  /// The content of its tab.
  var tab: [ViewNode] = []
  /// The content of its badge.
  var badge: TextContent?
  /// The label of the control that is its last child.
  var controlLabel: TextContent?
  /// The parts that a style puts together, where it is a control with a style.
  var parts: ControlParts?
  /// Whether a list makes a row of each of its views.
  var isSplitInList = false
  /// The rows that it is in a list, where it is another view elsewhere.
  var listRows: [ViewNode]?
  /// The width of the column of a split view that it is the content of.
  var columnWidth: Double?
  /// Whether the tab bar around it is hidden.
  var hidesTabBar = false
  /// Whether the field for searching above it is being edited.
  var isSearching = false
  /// The purpose of the button that it is.
  var buttonRole: ButtonRole?
  /// The choices, where it is a picker.
  var choices: Choices?
  /// The label that it has in a list, where it is a picker that opens a menu.
  var menuLabel: [ViewNode]?
  /// The edges of its content that have margins, where it is a scroll view.
  var contentMargins: Edge.Set = []
  /// Whether it is the row of the titles of a table's columns.
  var isColumnTitles = false
  /// The names of its coordinates.
  var coordinateSpaces: [String] = []
  /// The question for a frame that it was built with the answer to.
  var geometryQuestion: GeometryQuestion?
  /// Whether the buttons in it have their style.
  var isStyled = false
  /// The style and the size that a file of a screen gives the buttons in it.
  var writtenButtonStyle: WrittenButtonStyle?
  var writtenControlSize: ControlSize?
  /// Whether a file of a screen says that the controls in it cannot be used.
  var isWrittenDisabled = false
  /// How far in front of its siblings it is drawn; none for as it is written.
  var zIndex: Double?
  /// The screen that a tab view shows among its screens, without a bar.
  var pages: Pages?
  /// The value that it stands for in a picker or a tab view.
  var tag: (any Hashable & Sendable)?
}

extension Preferences {
  /// Those of the view itself, without those that it hands to the screen around it.
  fileprivate var withoutThoseOfTheScreen: Preferences {
    var own = self
    own.title = nil
    own.isTitleLarge = nil
    own.hidesNavigationBar = false
    own.searchPrompt = nil
    own.searchText = nil
    own.isSearchInDrawer = false
    own.colorScheme = nil
    own.presentationBackground = nil
    own.detent = nil
    own.backgroundInteraction = nil
    own.barColorScheme = nil
    own.barBackground = nil
    own.toolbar = []
    own.presentations = []
    return own
  }
}

/// An item of a bar.
struct ToolbarEntry: Sendable {
  var placement: ToolbarItemPlacement
  var nodes: [ViewNode]
}

/// The choices of a picker.
struct Choices: Sendable {
  let name: TextContent?
  var nodes: [ViewNode]
  let selected: Int?
  /// Whether it can be used.
  var isEnabled = true
}

extension ViewNode {
  /// The nearest value that it, or a node that it is only around, hands outwards.
  func preference<Value>(_ value: (Preferences) -> Value?) -> Value? {
    if let preferences, let found = value(preferences) { return found }
    if case .wrapper = kind, children.count == 1 { return children[0].preference(value) }
    return nil
  }

  /// Takes what the nodes from here down hand outwards, in their order; a value that is there once
  /// comes from the first one that has it.
  mutating func takePreferences() -> Preferences {
    var all = Preferences()
    takePreferences(into: &all)
    return all
  }

  private mutating func takePreferences(into all: inout Preferences) {
    if let own = preferences {
      all.title = all.title ?? own.title
      all.isTitleLarge = all.isTitleLarge ?? own.isTitleLarge
      all.hidesNavigationBar = all.hidesNavigationBar || own.hidesNavigationBar
      all.searchPrompt = all.searchPrompt ?? own.searchPrompt
      all.colorScheme = all.colorScheme ?? own.colorScheme
      all.presentationBackground = all.presentationBackground ?? own.presentationBackground
      all.detent = all.detent ?? own.detent
      all.backgroundInteraction = all.backgroundInteraction ?? own.backgroundInteraction
      all.barColorScheme = all.barColorScheme ?? own.barColorScheme
      all.barBackground = all.barBackground ?? own.barBackground
      all.searchText = all.searchText ?? own.searchText
      all.isSearchInDrawer = all.isSearchInDrawer || own.isSearchInDrawer
      all.isSearching = all.isSearching || own.isSearching
      all.hidesTabBar = all.hidesTabBar || own.hidesTabBar
      all.toolbar += own.toolbar
      all.presentations += own.presentations
      preferences = own.withoutThoseOfTheScreen
    }
    for index in children.indices { children[index].takePreferences(into: &all) }
    // The parts hold the same views once more, from which no style shall hand them on again.
    changeParts { $0.changeEach { _ = $0.takePreferences() } }
  }
}
