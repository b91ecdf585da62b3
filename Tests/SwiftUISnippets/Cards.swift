import Foundation
import ViewTree

// 25. Product card with price and sale badge
struct ShopProduct: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Decimal
  var isOnSale: Bool
}

struct ProductCard: View {
  let product: ShopProduct

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Rectangle()
        .fill(Color.gray.opacity(0.2))
        .aspectRatio(1, contentMode: .fit)
        .overlay(Image(systemName: "photo").font(.largeTitle).foregroundColor(.gray))
      Text(product.name)
        .font(.headline)
        .lineLimit(2)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding()
    .background(Color.white)
    .cornerRadius(12)
    .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)
    .overlay(alignment: .topTrailing) {
      if product.isOnSale {
        Text("SALE")
          .font(.caption2.bold())
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.red, in: Capsule())
          .foregroundStyle(.white)
          .offset(x: 6, y: -6)
      }
    }
  }
}

// 26. Two-column grid of tappable cards
struct CategoryGrid: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 2)
  let names: [String]
  let onSelect: (String) -> Void

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(names, id: \.self) { name in
          Button {
            onSelect(name)
          } label: {
            VStack {
              Image(systemName: "square.grid.2x2")
                .imageScale(.large)
              Text(name)
                .font(.system(size: 17, weight: .semibold))
            }
            .frame(maxWidth: .infinity, minHeight: 110)
            .background {
              RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(Color(uiColor: .secondarySystemGroupedBackground))
            }
          }
          .buttonStyle(PlainButtonStyle())
        }
      }
      .padding(16)
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }
}

// 27. Horizontal avatar strip
struct StoryStrip: View {
  let users: [String]
  @State private var seen = Set<String>()

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 14) {
        ForEach(users, id: \.self) { user in
          VStack(spacing: 6) {
            Text(String(user.prefix(2)).uppercased())
              .font(.title3.weight(.semibold))
              .frame(width: 64, height: 64)
              .background(Color.purple.opacity(0.2))
              .clipShape(Circle())
              .padding(3)
              .overlay {
                Circle()
                  .strokeBorder(seen.contains(user) ? Color.gray : Color.pink, lineWidth: 2)
              }
            Text(user)
              .font(.caption)
              .truncationMode(.tail)
              .lineLimit(1)
          }
          .frame(width: 72)
          .onTapGesture {
            withAnimation(.easeOut) { _ = seen.insert(user) }
          }
        }
      }
      .padding(.horizontal)
    }
  }
}

// 28. Download card with progress
struct DownloadCard: View {
  let fileName: String
  @State private var progress = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Label(fileName, systemImage: "arrow.down.circle")
          .font(.headline)
        Spacer()
        Text(progress, format: .percent.precision(.fractionLength(0)))
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      ProgressView(value: progress)
        .progressViewStyle(.linear)
      if progress >= 1 {
        Text("Download complete")
          .font(.footnote)
          .foregroundStyle(.green)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14))
    .task {
      while progress < 1 && !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(200))
        withAnimation(.linear) { progress = min(1, progress + 0.1) }
      }
    }
  }
}

// 29. Profile header card
struct ProfileHeaderCard: View {
  var name: String
  var followers: Int
  var posts: Int
  @State private var isFollowing = false

  var body: some View {
    VStack(spacing: 16) {
      ZStack(alignment: .bottomTrailing) {
        Circle()
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 96, height: 96)
        Image(systemName: "checkmark.seal.fill")
          .foregroundStyle(.white, .blue)
          .font(.title2)
      }
      Text(name).font(.title2).bold()
      HStack(spacing: 32) {
        stat(value: followers, label: "Followers")
        Divider().frame(height: 32)
        stat(value: posts, label: "Posts")
      }
      Button(isFollowing ? "Following" : "Follow") {
        isFollowing.toggle()
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .tint(isFollowing ? .gray : .accentColor)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 24)
  }

  private func stat(value: Int, label: LocalizedStringKey) -> some View {
    VStack {
      Text(value.formatted(.number.notation(.compactName))).font(.headline)
      Text(label).font(.caption).foregroundColor(.secondary)
    }
  }
}

// 30. Paging carousel with view aligned scrolling
struct FeaturedCarousel: View {
  struct Feature: Identifiable {
    let id = UUID()
    let title: LocalizedStringKey
    let color: Color
  }

  private let features = [
    Feature(title: "carousel.summer", color: .orange),
    Feature(title: "carousel.winter", color: .cyan),
    Feature(title: "carousel.spring", color: .mint),
  ]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(features) { feature in
          RoundedRectangle(cornerRadius: 20)
            .fill(feature.color.gradient)
            .overlay(alignment: .bottomLeading) {
              Text(feature.title)
                .font(.title3)
                .fontWeight(.heavy)
                .foregroundColor(.white)
                .padding([.bottom, .leading])
            }
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(height: 200)
  }
}

// 31. Activity ring and stat tile
struct ActivityRing: View {
  let fraction: Double
  var lineWidth: CGFloat = 12

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.green.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(.green, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .animation(.spring(), value: fraction)
  }
}

struct StepsTile: View {
  @State private var steps = 6_420
  private let goal = 10_000

  var body: some View {
    HStack(spacing: 20) {
      ActivityRing(fraction: Double(steps) / Double(goal))
        .frame(width: 72, height: 72)
      VStack(alignment: .leading) {
        Text("steps.title").font(.caption).textCase(.uppercase)
        Text("\(steps) of \(goal)").font(.title3.monospacedDigit())
      }
      Spacer(minLength: 0)
    }
    .padding(20)
    .background(.background, in: .rect(cornerRadius: 20))
    .onTapGesture { steps += 500 }
  }
}

// 32. Order summary with Grid and formatted prices
struct OrderSummary: View {
  let subtotal: Double
  let shipping: Double
  var originalTotal: Double?

  var body: some View {
    GroupBox("Order summary") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Subtotal")
          Text(subtotal, format: .currency(code: "USD"))
            .gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Shipping")
          Text("$\(shipping, specifier: "%.2f")")
        }
        Divider()
        GridRow {
          Text("Total").bold()
          VStack(alignment: .trailing) {
            if let originalTotal {
              Text(originalTotal.formatted(.currency(code: "USD")))
                .strikethrough()
                .foregroundStyle(.secondary)
            }
            Text(subtotal + shipping, format: .currency(code: "USD"))
              .fontWeight(.semibold)
          }
        }
      }
      .font(.callout)
    }
    .padding(.horizontal)
  }
}
