import Foundation
import ViewTree

// 57. Card container with ViewBuilder content and modifier
struct CardContainer<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.headline)
      content()
    }
    .cardStyle()
  }
}

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }
}

extension View {
  func cardStyle(cornerRadius: CGFloat = 16) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }
}

// 58. Row with icon, title, trailing content and chevron
struct DisclosureRow<Trailing: View>: View {
  let icon: String
  let title: LocalizedStringKey
  var tint: Color = .accentColor
  let action: () -> Void
  @ViewBuilder var trailing: Trailing

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: icon)
          .foregroundColor(tint)
          .frame(width: 24)
        Text(title)
          .foregroundStyle(.primary)
        Spacer()
        trailing
          .foregroundStyle(.secondary)
        Image(systemName: "chevron.right")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension DisclosureRow where Trailing == EmptyView {
  init(icon: String, title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(icon: icon, title: title, action: action) { EmptyView() }
  }
}

// 59. Primary button style and button struct
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(isEnabled ? Color.accentColor : Color.gray)
      .foregroundColor(.white)
      .cornerRadius(12)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

struct PrimaryButton: View {
  let title: LocalizedStringKey
  var isLoading = false
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack {
        Text(title).opacity(isLoading ? 0 : 1)
        if isLoading { ProgressView().tint(.white) }
      }
    }
    .buttonStyle(.primary)
    .disabled(isLoading)
  }
}

// 60. Star rating with binding
struct StarRating: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...maximum, id: \.self) { number in
        Image(systemName: number <= rating ? "star.fill" : "star")
          .foregroundColor(number <= rating ? .yellow : .gray)
          .onTapGesture {
            rating = number
          }
      }
    }
    .font(.title3)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of \(maximum) stars")
  }
}

struct StarRating_Previews: PreviewProvider {
  static var previews: some View {
    StarRating(rating: .constant(3))
      .padding()
      .previewLayout(.sizeThatFits)
  }
}

// 62. Tab bar app
struct MainTabView: View {
  enum Tab: Hashable { case home, search, profile }

  @State private var selectedTab: Tab = .home
  @State private var unread = 2
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    TabView(selection: $selectedTab) {
      NavigationStack {
        Text("Home").navigationTitle("tab.home")
      }
      .tabItem { Label("tab.home", systemImage: "house") }
      .tag(Tab.home)

      Text("Search")
        .tabItem {
          Image(systemName: "magnifyingglass")
          Text("Search")
        }
        .tag(Tab.search)

      NavigationView {
        Text("Profile").navigationTitle(Text("Profile"))
      }
      .tabItem { Label("Profile", systemImage: "person") }
      .badge(unread)
      .tag(Tab.profile)
    }
    .tint(.purple)
    .onChange(of: selectedTab) { oldValue, newValue in
      if newValue == .profile { unread = 0 }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { selectedTab = .home }
    }
  }
}

// 63. Remote image and load state switch
enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(Error)
}

struct RemoteAvatar: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFill()
      case .failure: Image(systemName: "person.fill").foregroundColor(.gray)
      @unknown default: EmptyView()
      }
    }
    .frame(width: 48, height: 48)
    .clipShape(Circle())
  }
}

struct LoadStateView<Value, Content: View>: View {
  let state: LoadState<Value>
  let retry: () async -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle: Color.clear
    case .loading: ProgressView().controlSize(.large)
    case .loaded(let value): content(value)
    case .failed(let error):
      VStack {
        Text(error.localizedDescription)
        Button("Try again") { Task { await retry() } }
      }
    }
  }
}

// 64. Filter chips with helpers on View
extension View {
  @ViewBuilder
  func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func hairlineBorder(_ color: Color = .gray) -> some View {
    overlay(Capsule().stroke(color, lineWidth: 0.5))
  }
}

struct FilterChips: View {
  let options: [String]
  @Binding var selection: String?
  @Namespace private var namespace

  var body: some View {
    HStack {
      ForEach(options, id: \.self) { option in
        let isSelected = selection == option
        Text(option)
          .font(.subheadline)
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
          .background {
            if isSelected {
              Capsule().fill(.tint).matchedGeometryEffect(id: "chip", in: namespace)
            }
          }
          .if(!isSelected) { $0.hairlineBorder() }
          .onTapGesture {
            withAnimation(.snappy) { selection = isSelected ? nil : option }
          }
      }
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}
