import AuditModel
import Testing

@testable import ViewTree

/// Bars, sheets and alerts that views ask for.
@Suite struct PresentationTests {
  @Test func putTheTitleAndTheItemsIntoANavigationBar() throws {
    let screen = Screen("home") {
      NavigationStack {
        Text("content").navigationTitle("title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
          Button("add") {}
        }
      }
    }
    let bar = try #require(screen.root().children.first)
    #expect(bar.kind == .navigationBar(isLarge: true))
    #expect(bar.children.map(\.firstText) == ["title", "cancel", "add"].map { localized($0) })
    #expect(bar.children.map(\.layout.barPlacement) == [.principal, .leading, .trailing])
  }

  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.automatic, true), (.inline, false), (.large, true),
  ])
  func makeTheTitleOfTheFirstScreenLarge(
    _ mode: NavigationBarItem.TitleDisplayMode, _ isLarge: Bool
  ) {
    let screen = Screen("home") {
      NavigationStack {
        Text("content").navigationTitle("title").navigationBarTitleDisplayMode(mode)
      }
    }
    #expect(screen.root().children.first?.kind == .navigationBar(isLarge: isLarge))
    let landscape = RenderEnvironment(device: .narrowest(with: .compactCompact))
    #expect(screen.root(landscape).children.first?.kind == .navigationBar(isLarge: false))
  }

  @Test func keepTheBarSmallWhereAViewTakesThePlaceOfTheTitle() {
    let screen = Screen("home") {
      NavigationStack {
        Text("content").navigationTitle("title").toolbar {
          ToolbarItem(placement: .principal) { Text("logo") }
        }
      }
    }
    let bar = screen.root().children.first
    #expect(bar?.kind == .navigationBar(isLarge: false))
    #expect(bar?.texts == [.verbatim(""), localized("logo")])
  }

  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, true), (.enabled, false),
    (.enabled(upThrough: .medium), false), (.enabled(upThrough: .height(100)), true),
  ])
  func areNotModalWhereTheScreenBesideThemCanBeUsed(
    _ interaction: PresentationBackgroundInteraction, _ isModal: Bool
  ) throws {
    let screen = Screen("map") {
      Text("content").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
      }
    }
    let sheet = try #require(screen.root().first { $0.kind == .sheet })
    #expect(sheet.accessibility.isModal == isModal)
  }

  @Test func readTheAppearanceThatTheyOverride() {
    struct Page: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View {
        Text("content").background(colorScheme == .dark ? Color.black : .white)
          .preferredColorScheme(.dark)
      }
    }
    let root = Screen("home") { Page() }.root()
    #expect(root.first { $0.style.background == .color(.black) } != nil)
    #expect(root.first { $0.style.background == .color(.white) } == nil)
  }

  @Test func handOnWhatWasSaidBeforeTheScreenWasMade() {
    let content = Text("content").navigationTitle("title")
    let screen = Screen("home") { content }
    #expect(screen.root().children.first?.kind.isBar == true)
  }

  @Test func showTheSymbolOfALabelInABar() throws {
    let bar = try #require(
      Screen("home") {
        Text("content").toolbar {
          Button("add", systemImage: "plus") {}
          Button("edit", systemImage: "pencil") {}.labelStyle(.titleAndIcon)
          Button("done") {}
        }
      }.root().children.first)
    #expect(bar.texts == [.verbatim(""), localized("edit"), localized("done")])
    #expect(bar.children[1].spokenLabels == [localized("add")])
  }

  @Test func takeTheGroundOfBarsSheetsAndRows() {
    let root = Screen("home") {
      List { Text("row").listRowBackground(Color.red) }
        .navigationTitle("title")
        .toolbarBackground(Color.blue, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .sheet(isPresented: .constant(true)) { Text("sheet").presentationBackground(Color.green) }
    }.root()
    let (bar, sheet) = (root.first { $0.kind.isBar }, root.first { $0.kind == .sheet })
    #expect(bar?.style.background == .color(.blue) && bar?.style.colorScheme == .dark)
    #expect(sheet?.style.background == .color(.green))
    let row = root.first { $0.listRow.background == .color(.red) }
    #expect(row?.kind == .text)
  }

  @Test func overrideTheAppearanceOfAScreen() {
    let root = Screen("home") {
      NavigationStack { Text("content").preferredColorScheme(.dark).navigationTitle("title") }
    }.root()
    #expect(root.style.colorScheme == .dark)
    #expect(root.style.background == .color(.systemBackground))
  }

  @Test func haveABarWithoutAStackAroundThem() throws {
    let root = Screen("home") { Text("content").navigationTitle("title") }.root()
    #expect(root.children.first?.kind == .navigationBar(isLarge: false))
  }

  @Test func changeNothingWhereNothingIsAskedFor() {
    #expect(Screen("home") { Text("content") }.root().kind == .text)
  }

  @Test(arguments: [false, true]) func showASheetWhileItIsPresented(_ isPresented: Bool) {
    let root = Screen("home") {
      Text("content").sheet(isPresented: .constant(isPresented)) { Text("sheet") }
    }.root()
    let layers = root.kind == .text ? [] : root.children
    #expect(layers.map(\.content.kind) == (isPresented ? [.text, .sheet] : []))
    #expect(layers.last?.content.accessibility.isModal == (isPresented ? true : nil))
  }

  @Test func showASheetOfASheet() {
    let root = Screen("home") {
      Text("content").sheet(isPresented: .constant(true)) {
        Text("sheet").sheet(isPresented: .constant(true)) { Text("second") }
      }
    }.root()
    #expect(root.count(of: .sheet) == 2)
  }

  @Test func closeASheetWithTheEscapeGestureAndACoverOnlyWhereTheAppDoes() throws {
    let sheet = Screen("home") {
      Text("content").sheet(isPresented: .constant(true)) { Text("sheet") }
    }.root()
    #expect(sheet.first { $0.kind == .sheet }?.declarations.hasEscapeAction == true)
    let cover = Screen("home") {
      Text("content").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }.root()
    #expect(try #require(cover.first { $0.kind == .sheet }).declarations.hasEscapeAction == nil)
  }

  @Test func showACoverInThePlaceOfTheScreen() {
    let root = Screen("home") {
      Text("content").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }.root()
    #expect(root.texts == [localized("cover")])
  }

  @Test func showAnAlertWithItsAnswers() {
    let root = Screen("home") {
      Text("content").alert("delete?", isPresented: .constant(true)) {
        Button("delete", role: .destructive) {}
        Button("cancel", role: .cancel) {}
      } message: {
        Text("forever")
      }
    }.root()
    #expect(
      root.texts == ["content", "delete?", "forever", "cancel", "delete"].map { localized($0) })
    #expect(root.count(of: .alert) == 1)
    #expect(root.buttons.map { $0.layout.frame?.minHeight } == [48, 48])
  }

  @Test func haveTheAnswerThatChangesNothingAtTheEndOfThree() {
    let root = Screen("home") {
      Text("content").alert("delete?", isPresented: .constant(true)) {
        Button("cancel", role: .cancel) {}
        Button("delete", role: .destructive) {}
        Button("archive") {}
      }
    }.root()
    #expect(root.texts.suffix(3) == ["delete", "archive", "cancel"].map { localized($0) })
  }

  @Test func haveTheirToolsOverTheKeyboardWhileTextIsTyped() {
    func texts(isTyping: Bool) -> [TextContent] {
      Screen("home") {
        NavigationStack {
          TextField(
            text: nil, placeholder: localized("name"),
            state: TextFieldState(isEditing: isTyping)
          )
          .toolbar {
            ToolbarItem(placement: .keyboard) { Button("done") {} }
            ToolbarItem(placement: .bottomBar) { Button("share") {} }
          }
        }
      }.root().texts
    }
    #expect(texts(isTyping: true).contains(localized("done")))
    #expect(!texts(isTyping: true).contains(localized("share")))
    #expect(!texts(isTyping: false).contains(localized("done")))
    #expect(texts(isTyping: false).contains(localized("share")))
  }

  @Test func showTheSelectedTabAsWrittenSinceiOS18() {
    let root = Screen("home") {
      TabView(selection: .constant(2)) {
        Tab("first", systemImage: "1.circle", value: 1) { Text("one") }
        Tab("second", systemImage: "2.circle", value: 2) { Text("two") }
      }
    }.root()
    #expect(root.texts == ["two", "first", "second"].map { localized($0) })
  }

  @Test func showTheSelectedTab() throws {
    let root = Screen("home") {
      TabView(selection: .constant(2)) {
        Text("one").tabItem { Label("first", systemImage: "1.circle") }.tag(1)
        Text("two").tabItem { Label("second", systemImage: "2.circle") }.tag(2)
      }
    }.root()
    #expect(root.texts == ["two", "first", "second"].map { localized($0) })
    let bar = try #require(root.children.last)
    #expect(bar.kind == .tabBar)
    #expect(
      bar.children.map { $0.content.accessibility.addedTraits } == [.tab, [.tab, .selected]])
  }
}

extension ViewNode {
  /// All buttons from here down.
  fileprivate var buttons: [ViewNode] {
    (kind == .button(isEnabled: true) ? [self] : []) + children.flatMap(\.buttons)
  }
}
