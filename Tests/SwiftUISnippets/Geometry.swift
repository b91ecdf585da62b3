import Foundation
import ViewTree

// A bar that fills a share of its width
struct UsageBar: View {
  let share: Double

  var body: some View {
    VStack(alignment: .leading) {
      Text("usage.storage")
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(.systemGray5))
          Capsule().fill(.tint).frame(width: geometry.size.width * share)
        }
      }
      .frame(height: 8)
      .accessibilityElement()
      .accessibilityLabel("usage.storage")
      .accessibilityValue(Text(share, format: .percent))
    }
    .padding()
  }
}

// Pages as wide as the screen
struct PageStrip: View {
  let titles: [String]

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > proxy.size.height {
        HStack { pages(width: proxy.size.width / 2) }
      } else {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { pages(width: proxy.size.width) }
        }
        .padding(.bottom, proxy.safeAreaInsets.bottom)
      }
    }
  }

  private func pages(width: CGFloat) -> some View {
    ForEach(titles, id: \.self) { title in
      Text(title).font(.largeTitle).frame(width: width)
    }
  }
}

// A card while its content is loaded
struct LoadingCard: View {
  var isLoading = false

  var body: some View {
    VStack(alignment: .leading) {
      Label("card.title", systemImage: "star").unredacted()
      Text("card.text").privacySensitive()
      Image("photo").resizable().scaledToFit().frame(height: 80)
    }
    .redacted(reason: isLoading ? .placeholder : [])
    .scaleEffect(isLoading ? 0.95 : 1, anchor: .top)
    .scaleEffect(CGSize(width: 1, height: 1))
  }
}

// A picture that follows the position of its scroll view
struct ParallaxHeader: View {
  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        let offset = proxy.frame(in: .named("scroll")).minY
        Image("mountain").resizable().scaledToFill()
          .frame(width: proxy.size.width, height: max(200, 200 + offset))
          .offset(y: offset > 0 ? -offset : 0)
          .accessibilityHidden(true)
      }
      .frame(height: 200)
      Text("header.text").containerRelativeFrame(.horizontal)
    }
    .coordinateSpace(name: "scroll")
  }
}
