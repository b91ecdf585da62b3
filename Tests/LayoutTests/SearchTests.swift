import AuditModel
import Testing
import ViewTree

@testable import Layout

/// The field for searching is where iOS 26 has it.
@Suite struct SearchTests {
  private let phone = RenderEnvironment.screen(width: 402, height: 874)

  private func list(_ placement: SearchFieldPlacement = .automatic) -> ViewNode {
    NavigationStack {
      List { Text(verbatim: "Rome").id("row") }.navigationTitle(.verbatim("Cities"))
        .searchable(text: .constant(""), placement: placement, prompt: .verbatim("Find"))
    }
    .node
  }

  @Test func isInABarAtTheLowerEdgeOfAnIPhone() throws {
    let tree = try layOut(in: phone) { list() }
    let field = try tree.frame("search")
    // 28 points from the sides, as on an iPhone 17 Pro, and all of the bar.
    #expect(field.x == 28 && field.width == 346 && field.height == 48)
    #expect(field.y > 780 && field.maxY <= 874)
    #expect(try tree.node("search").content.width == 346 - 39.5 - 14)
  }

  @Test func isUnderTheTitleWhereItIsInADrawerOrThereAreTabs() throws {
    let tabs = TabView {
      list().tabItem { Label(.verbatim("Cities"), systemImage: "map") }
      Text(verbatim: "You").tabItem { Label(.verbatim("You"), systemImage: "person") }
    }.node
    for view in [list(.navigationBarDrawer), tabs] {
      let tree = try layOut(in: phone) { view }
      let (field, title) = try (tree.frame("search"), tree.frame("title"))
      #expect(field.x == 16 && field.width == 370 && field.height == 36)
      #expect(field.y > title.maxY && field.y < title.maxY + 10)
      #expect(try tree.frame("row").y > field.maxY)
    }
  }

  @Test(arguments: ["searchBar", "search"])
  func leavesTheViewsOfTheAppWhereTheyAre(id: String) throws {
    let view = TabView {
      NavigationStack {
        VStack {
          Text(verbatim: "Map").id("map")
          HStack { TextField(.verbatim("Place"), text: .constant("")).id("place") }.id(id)
        }
        .navigationTitle(.verbatim("Cities"))
      }
      .tabItem { Label(.verbatim("Cities"), systemImage: "map") }
      Text(verbatim: "You").tabItem { Label(.verbatim("You"), systemImage: "person") }
    }
    let tree = try layOut(in: phone) { view }
    #expect(try tree.frame("place").y > tree.frame("map").y)
  }

  @Test func leavesABarOfTheAppWithThatIdAtTheLowerEdge() throws {
    let tree = try layOut(in: phone) {
      TabView {
        VStack {
          Text(verbatim: "Map").id("map").frame(maxHeight: .infinity)
          VStack { Toolbar { TextField(.verbatim("Place"), text: .constant("")).id("place").node } }
            .id("searchBar")
        }
        .tabItem { Label(.verbatim("Cities"), systemImage: "map") }
        Text(verbatim: "You").tabItem { Label(.verbatim("You"), systemImage: "person") }
      }
    }
    #expect(try tree.frame("place").y > tree.frame("map").y)
  }

  @Test func keepsTheBarsOverContentThatIsTooHigh() throws {
    let tree = try layOut(in: phone) {
      TabView {
        NavigationStack {
          Rectangle().frame(width: 20, height: 2000).id("high")
            .navigationTitle(.verbatim("Cities")).navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Label(.verbatim("Cities"), systemImage: "map") }
        Text(verbatim: "You").tabItem { Label(.verbatim("You"), systemImage: "person") }
      }
    }
    #expect(try tree.frame("title").y >= 0 && tree.frame("title").maxY < 120)
    #expect(try tree.frame("tabBar").maxY == 874)
    #expect(try tree.frame("high").height == 2000)
  }

  @Test func isUnderTheTitleOfAnIPad() throws {
    let pad = Device.narrowest(with: .regularRegular)
    let environment = RenderEnvironment(device: pad)
    let state = ScreenState(name: "list") { _ in list() }
    let tree = try layOut(in: environment) { state.prepare(pad).render(environment) }
    #expect(try tree.frame("search").y < 200)
  }

  @Test func isOverTheKeyboard() throws {
    var typing = phone
    typing.keyboardHeight = 336
    let tree = try layOut(in: typing) { list() }
    #expect(try tree.frame("search").maxY <= 874 - 336)
    #expect(try tree.frame("search").y > 400)
  }
}
