import Accessibility
import AuditModel
import Foundation
import Layout
import Localization
import Testing
import TextShaping
import ViewTree

/// Habitual SwiftUI code, which compiles with nothing changed but its import.
@Suite struct SnippetTests {
  @Test(arguments: Snippet.all) func isLaidOutInEveryVariant(_ snippet: Snippet) throws {
    for locale: LocaleIdentifier in ["en", "ar"] {
      let engine = LayoutEngine(
        fonts: try fonts.get(), project: LocalizationProject(tables: []), locale: locale)
      for classes in SizeClasses.allCases {
        let device = Device.narrowest(with: classes)
        for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
          let environment = RenderEnvironment(
            device: device, dynamicTypeSize: size, locale: locale)
          let tree = try engine.layOut(snippet.played(environment), in: environment)
          #expect(tree.nodes.contains { !$0.frame.isEmpty })
        }
      }
    }
  }

  @Test(arguments: Snippet.all) func isTheSameAfterTheWayThroughJSON(_ snippet: Snippet) throws {
    let root = snippet.root(RenderEnvironment())
    #expect(try ViewNode(json: root.json()) == root)
  }

  @Test(arguments: Snippet.all) func isTheSameEveryTime(_ snippet: Snippet) {
    #expect(snippet.root(RenderEnvironment()) == snippet.root(RenderEnvironment()))
  }

  @Test func areSixty() { #expect(Snippet.all.count >= 60) }
}

private let fonts = Result { try FontLibrary() }

/// A view that is written as for SwiftUI.
struct Snippet: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let screen: Screen

  init(_ name: String, @ViewBuilder _ view: @escaping @Sendable () -> [ViewNode]) {
    testDescription = name
    screen = Screen(name, view: view)
  }

  func root(_ environment: RenderEnvironment) -> ViewNode {
    played(environment).render(environment)
  }

  func played(_ environment: RenderEnvironment) -> PlayedState {
    screen.states[0].prepare(.narrowest(with: environment.sizeClasses))
  }
}

extension Snippet {
  static let all =
    logIn + settings + lists + cards + sheets + onboarding + accessible + components + galleries
    + geometry

  private static let geometry = [
    Snippet("table of people") { PeopleTable() },
    Snippet("usage bar") { UsageBar(share: 0.4) },
    Snippet("onboarding pages") { PageStrip(titles: ["Plan", "Share"]) },
    Snippet("loading card") { LoadingCard(isLoading: true) },
    Snippet("parallax header") { ParallaxHeader() },
  ]

  private static let logIn = [
    Snippet("log-in") { LoginView() },
    Snippet("focused form") { FocusedLoginForm { _, _ in } },
    Snippet("sign-up") { SignUpView() },
    Snippet("forgot password") { ForgotPasswordView() },
    Snippet("code entry") { CodeEntryView(phoneNumber: "+1 555 0100") { _ in } },
    Snippet("password field") { PasswordField(title: "Password", text: .constant("secret")) },
    Snippet("welcome back") { WelcomeBackView() },
    Snippet("password strength") { PasswordStrengthView() },
  ]

  private static let settings = [
    Snippet("settings") { SettingsView() },
    Snippet("appearance") { AppearanceSettings() },
    Snippet("reminders") { ReminderSettings() },
    Snippet("icon") { SettingsRowIcon(systemName: "gear") },
    Snippet("menu") { SettingsMenu() },
    Snippet("profile") {
      EditProfileForm(displayName: .constant("Ada"), bio: .constant("Mathematician"))
    },
    Snippet("storage") {
      StorageSettings(usedBytes: 1_200_000, lastSync: Date(timeIntervalSince1970: 0))
    },
    Snippet("language") { LanguageSettings() },
    Snippet("support") { List { SupportSection(version: "1.0") } },
  ]

  private static let lists = [
    Snippet("contacts") { ContactList() },
    Snippet("to-dos") { TodoListView() },
    Snippet("inbox") {
      InboxView(messages: [MailMessage(id: 1, sender: "Ada", subject: "Hello", isRead: false)])
    },
    Snippet("cities") { CitySearchView(cities: ["Berlin", "Lima"]) },
    Snippet("no cities") { CitySearchView(cities: []) },
    Snippet("news") { NewsFeedView() },
    Snippet("groceries") {
      GroceryListView(aisles: [GroceryAisle(name: "Fruit", products: ["Apples", "Pears"])])
    },
    Snippet("folders") {
      FolderSidebar(folders: [
        MailboxFolder(id: "inbox", title: "folder.inbox", icon: "tray", unread: 3)
      ])
    },
    Snippet("playlist") { PlaylistView(songs: .constant(["One", "Two"])) },
  ]

  private static let cards = [
    Snippet("product") {
      ProductCard(product: ShopProduct(id: 1, name: "Lamp", price: 20, isOnSale: true))
    },
    Snippet("categories") { CategoryGrid(names: ["Books", "Games", "Music"]) { _ in } },
    Snippet("stories") { StoryStrip(users: ["Ada", "Grace"]) },
    Snippet("download") { DownloadCard(fileName: "report.pdf") },
    Snippet("profile header") { ProfileHeaderCard(name: "Ada", followers: 12_000, posts: 7) },
    Snippet("carousel") { FeaturedCarousel() },
    Snippet("ring") { ActivityRing(fraction: 0.5) },
    Snippet("steps") { StepsTile() },
    Snippet("order") { OrderSummary(subtotal: 20, shipping: 4.5, originalTotal: 30) },
  ]

  private static let sheets = [
    Snippet("notes") { NotesHome() },
    Snippet("new note") { AddNoteSheet { _ in } },
    Snippet("delete account") { DeleteAccountRow {} },
    Snippet("coffee places") {
      CoffeePlacesView(places: [CoffeePlace(id: 1, name: "Bean", rating: 4.5)])
    },
    Snippet("thumbnail") { PhotoThumbnail(title: "Sunset") },
    Snippet("photo") { FullScreenPhoto(title: "Sunset") },
    Snippet("upload") { UploadButton {} },
    Snippet("library") { NavigationStack { LibraryToolbarView() } },
    Snippet("filter") { FilterSheet(maxPrice: .constant(20), onlyInStock: .constant(true)) },
    Snippet("rename") { RenameFolderView() },
  ]

  private static let onboarding = [
    Snippet("onboarding") { OnboardingView() },
    Snippet("page") { IntroPageView(imageName: "plan", title: "Plan", message: "Make lists.") },
    Snippet("permission") { PermissionPage(request: { true }) },
    Snippet("checklist") { SetupChecklist() },
    Snippet("paywall") { PaywallView(features: ["Boards", "Lists"], price: 3) {} },
    Snippet("buttons") { AdaptiveButtonBar(onAccept: {}, onDecline: {}) },
    Snippet("benefit") { BenefitRow(icon: "star", title: "Fast", detail: "In seconds") },
    Snippet("welcome") { WelcomeScreen() },
  ]

  private static let accessible = [
    Snippet("weather") { WeatherRow(city: "Lima", temperature: 20) },
    Snippet("quantity") { QuantityControl(quantity: .constant(2)) },
    Snippet("message") {
      MessageRow(sender: "Ada", preview: "Hello", onReply: {}, onArchive: {})
    },
    Snippet("article") {
      ArticleHeader(title: "News", author: "Ada", date: Date(timeIntervalSince1970: 0))
    },
    Snippet("dot") { PulsingDot() },
    Snippet("status") { ServerStatusBadge(health: .degraded) },
    Snippet("compose") { ComposeButton {} },
    Snippet("feedback") { AccessibleFeedbackForm() },
  ]

  private static let components = [
    Snippet("card") { CardContainer("Title") { Text("Body") } },
    Snippet("row") { DisclosureRow(icon: "gear", title: "Settings") {} },
    Snippet("primary") { PrimaryButton(title: "Go", isLoading: true) {} },
    Snippet("stars") { StarRating(rating: .constant(3)) },
    Snippet("tabs") { MainTabView() },
    Snippet("avatar") { RemoteAvatar(url: nil) },
    Snippet("loaded") {
      LoadStateView(state: .loaded("Text"), retry: {}) { Text($0) }
    },
    Snippet("chips") { FilterChips(options: ["All", "New"], selection: .constant("All")) },
  ]

  private static let galleries = [
    Snippet("controls") { ControlGallery() },
    Snippet("values") { ValueGallery() },
    Snippet("shapes") { ShapeGallery() },
    Snippet("gestures") { GestureGallery() },
    Snippet("library tabs") { LibraryGallery() },
    Snippet("columns") { ColumnGallery() },
  ]
}
