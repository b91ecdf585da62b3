import Foundation
import ViewTree

// 41. Paged onboarding with bottom button
struct IntroPage: Identifiable {
  let id: Int
  let image: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey
}

struct OnboardingView: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @State private var page = 0
  private let pages = [
    IntroPage(id: 0, image: "map", title: "onboarding.1.title", text: "onboarding.1.text"),
    IntroPage(
      id: 1, image: "bell.badge", title: "Stay informed", text: "Get a note when plans change."),
    IntroPage(id: 2, image: "checkmark.seal", title: "You're all set", text: "Let's get started."),
  ]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages) { item in
          VStack(spacing: 12) {
            Image(systemName: item.image).font(.largeTitle)
            Text(item.title).font(.title)
            Text(item.text)
          }
          .tag(item.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(page == pages.count - 1 ? "Get started" : "Next") {
        if page < pages.count - 1 {
          withAnimation { page += 1 }
        } else {
          hasSeenOnboarding = true
        }
      }
      .buttonStyle(.borderedProminent)
      .padding(.bottom, 24)
    }
  }
}

// 42. Single onboarding page
struct IntroPageView: View {
  let imageName: String
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  @State private var appeared = false

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: imageName)
        .font(.system(size: 80))
        .foregroundStyle(.tint)
        .scaleEffect(appeared ? 1 : 0.6)
        .accessibilityHidden(true)
      Text(title)
        .font(.largeTitle.bold())
      Text(message)
        .font(.body)
        .foregroundColor(.secondary)
        .lineSpacing(4)
      Spacer()
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .onAppear {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { appeared = true }
    }
    .onDisappear { appeared = false }
  }
}

// 43. Permission request page
struct PermissionPage: View {
  enum Status { case unknown, granted, denied }

  @State private var status = Status.unknown
  let request: () async -> Bool
  var onSkip: (() -> Void)?

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: status == .granted ? "bell.fill" : "bell.slash")
        .font(.system(size: 64, weight: .light))
        .foregroundStyle(status == .denied ? .red : .blue)
      Text("permission.notifications.title").font(.title2)
      switch status {
      case .unknown:
        Button("Allow notifications") {
          Task { status = await request() ? .granted : .denied }
        }
        .buttonStyle(.borderedProminent)
      case .granted:
        Label("Notifications are on", systemImage: "checkmark")
          .foregroundColor(.green)
      case .denied:
        Text("You can change this later in Settings.")
          .font(.footnote)
      }
      if let onSkip {
        Button("Not now", action: onSkip)
          .font(.callout)
      }
    }
    .padding(24)
    .animation(.default, value: status)
  }
}

// 44. Setup checklist with progress
struct SetupChecklist: View {
  struct Step: Identifiable {
    let id = UUID()
    var title: String
    var isComplete: Bool
  }

  @State private var steps = [
    Step(title: "Create your profile", isComplete: true),
    Step(title: "Invite a friend", isComplete: false),
    Step(title: "Add a payment method", isComplete: false),
  ]

  private var completed: Int { steps.filter(\.isComplete).count }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(completed) of \(steps.count) done")
        .font(.headline)
      ProgressView(value: Double(completed), total: Double(steps.count))
      ForEach($steps) { $step in
        Button {
          withAnimation { step.isComplete.toggle() }
        } label: {
          HStack {
            Image(systemName: step.isComplete ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(step.isComplete ? Color.green : Color.secondary)
            Text(step.title)
              .strikethrough(step.isComplete, color: .gray)
            Spacer()
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .padding()
  }
}

// 45. Paywall with pinned footer
struct PaywallView: View {
  let features: [String]
  let price: Double
  let purchase: () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text("Go **Premium**")
          .font(.system(.largeTitle, design: .rounded).weight(.black))
        ForEach(features, id: \.self) { feature in
          Label(feature, systemImage: "sparkles")
            .symbolVariant(.fill)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 8) {
        Button(action: purchase) {
          Text("Continue for \(price, format: .currency(code: "USD")) a month")
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
        }
        .buttonStyle(.borderedProminent)
        Text("[Terms](https://example.com/terms) and [Privacy](https://example.com/privacy)")
          .font(.caption)
      }
      .padding()
      .background(.ultraThinMaterial)
    }
  }
}

// 46. Buttons that stack when they do not fit
struct AdaptiveButtonBar: View {
  let onAccept: () -> Void
  let onDecline: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { buttons }
      VStack(spacing: 12) { buttons }
    }
    .controlSize(.large)
    .padding()
  }

  @ViewBuilder
  private var buttons: some View {
    Button(action: onDecline) {
      Text("Decline").frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    Button(action: onAccept) {
      Text("Accept and continue").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
  }
}

// 47. Layout that follows the dynamic type size
struct BenefitRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 36
  let icon: String
  let title: LocalizedStringKey
  let detail: LocalizedStringKey

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))

    layout {
      Image(systemName: icon)
        .resizable()
        .scaledToFit()
        .frame(width: iconSize, height: iconSize)
        .foregroundColor(.accentColor)
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text(detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, dynamicTypeSize >= .xxLarge ? 12 : 6)
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
  }
}

// 48. Full-bleed welcome with custom page dots
struct WelcomeScreen: View {
  @State private var currentIndex: Int = 0
  private let titles: [LocalizedStringKey] = ["welcome.one", "welcome.two", "welcome.three"]

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        gradient: Gradient(colors: [.indigo, .black]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      TabView(selection: $currentIndex) {
        ForEach(titles.indices, id: \.self) { index in
          Text(titles[index])
            .font(.title)
            .foregroundColor(.white)
            .minimumScaleFactor(0.7)
            .tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Capsule()
            .fill(.white.opacity(index == currentIndex ? 1 : 0.4))
            .frame(width: index == currentIndex ? 24 : 8, height: 8)
        }
      }
      .padding(.bottom, 48)
      .animation(.easeInOut, value: currentIndex)
    }
    .overlay(alignment: .topTrailing) {
      Button("Skip") { currentIndex = titles.count - 1 }
        .foregroundStyle(.white)
        .padding()
    }
  }
}
