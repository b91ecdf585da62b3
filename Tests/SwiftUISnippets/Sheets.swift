import Foundation
import ViewTree

// 33. Sheet with cancel / save toolbar
struct NotesHome: View {
  @State private var notes: [String] = []
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(notes, id: \.self) { Text($0) }
        .navigationTitle("Notes")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button {
              isAdding = true
            } label: {
              Image(systemName: "plus")
            }
          }
        }
        .sheet(isPresented: $isAdding) {
          AddNoteSheet { notes.append($0) }
        }
    }
  }
}

struct AddNoteSheet: View {
  let onSave: (String) -> Void
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("note.placeholder", text: $text, axis: .vertical).lineLimit(3...8) }
        .navigationTitle("note.new")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              onSave(text); dismiss()
            }
            .disabled(text.isEmpty)
          }
        }
    }
  }
}

// 34. Delete confirmation dialog
struct DeleteAccountRow: View {
  @State private var isConfirming = false
  @State private var isDeleting = false
  let deleteAccount: () async -> Void

  var body: some View {
    Button(role: .destructive) {
      isConfirming = true
    } label: {
      if isDeleting {
        ProgressView()
      } else {
        Label("account.delete", systemImage: "trash")
      }
    }
    .confirmationDialog(
      "Delete your account?",
      isPresented: $isConfirming,
      titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {
        Task {
          isDeleting = true
          await deleteAccount()
          isDeleting = false
        }
      }
      Button("Keep account", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

// 35. Item-driven detail sheet with detents
struct CoffeePlace: Identifiable {
  let id: Int
  let name: String
  let rating: Double
}

struct CoffeePlacesView: View {
  let places: [CoffeePlace]
  @State private var selected: CoffeePlace?

  var body: some View {
    List(places) { place in
      Button(place.name) { selected = place }
        .foregroundColor(.primary)
    }
    .sheet(item: $selected) { place in
      VStack(spacing: 12) {
        Text(place.name)
          .font(.title.weight(.bold))
        Text("\(Image(systemName: "star.fill")) \(place.rating, specifier: "%.1f")")
          .foregroundStyle(.orange)
        Button("Close") { selected = nil }
          .padding(.top)
      }
      .padding()
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }
}

// 36. Full-screen cover with close button
struct PhotoThumbnail: View {
  let title: String
  @State private var isZoomed = false

  var body: some View {
    Image(systemName: "photo.fill")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 120)
      .onTapGesture { isZoomed = true }
      .fullScreenCover(isPresented: $isZoomed) {
        FullScreenPhoto(title: title)
      }
  }
}

struct FullScreenPhoto: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.edgesIgnoringSafeArea(.all)
      Text(title)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Button(action: { dismiss() }) {
        Image(systemName: "xmark.circle.fill")
          .font(.system(size: 30))
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(.white)
      }
      .padding()
      .accessibilityLabel(Text("Close"))
    }
    .statusBarHidden()
  }
}

// 37. Error alert from a LocalizedError
enum UploadError: LocalizedError {
  case offline
  case tooLarge(megabytes: Int)

  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .tooLarge(let megabytes): return "File is too large (\(megabytes) MB)"
    }
  }
}

struct UploadButton: View {
  @State private var error: UploadError?
  @State private var showError = false
  let upload: () async throws -> Void

  var body: some View {
    Button("Upload") {
      Task {
        do {
          try await upload()
        } catch {
          self.error = error as? UploadError ?? .offline
          showError = true
        }
      }
    }
    .alert(isPresented: $showError, error: error) { _ in
      Button("Retry") { showError = false }
      Button("Cancel", role: .cancel) {}
    } message: { error in
      Text(error.localizedDescription)
    }
  }
}

// 38. Sort menu and context menu
struct LibraryToolbarView: View {
  enum SortOrder: String, CaseIterable, Identifiable {
    case title = "Title", author = "Author", date = "Date added"
    var id: Self { self }
  }

  @State private var sortOrder: SortOrder = .title
  @State private var books = ["Dune", "Emma", "Ulysses"]

  var body: some View {
    List(books, id: \.self) { book in
      Text(book)
        .contextMenu {
          Button("Duplicate", systemImage: "plus.square.on.square") { books.append(book + " copy") }
          Divider()
          Button("Delete", systemImage: "trash", role: .destructive) {
            books.removeAll { $0 == book }
          }
        }
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Menu {
          Picker("Sort by", selection: $sortOrder) {
            ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Section("More") {
            Button("Reverse") { books.reverse() }
            Menu("Export") {
              Button("PDF") {}; Button("CSV") {}
            }
          }
        } label: {
          Label("Sort", systemImage: "arrow.up.arrow.down")
        }
      }
    }
    .onChange(of: sortOrder) { _, _ in books.sort() }
  }
}

// 39. Filter sheet with unsaved-change protection
struct FilterSheet: View {
  @Binding var maxPrice: Double
  @Binding var onlyInStock: Bool
  @State private var hasChanges = false
  @State private var detent: PresentationDetent = .medium
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Slider(value: $maxPrice, in: 0...500, step: 10)
        Text("Up to \(maxPrice, format: .currency(code: "GBP"))")
        Toggle("In stock only", isOn: $onlyInStock)
      }
      .navigationTitle("Filters")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Reset") {
            maxPrice = 500
            onlyInStock = false
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Done", action: dismiss.callAsFunction)
            .fontWeight(.semibold)
        }
      }
    }
    .onChange(of: maxPrice) { hasChanges = true }
    .interactiveDismissDisabled(hasChanges)
    .presentationDetents([.medium, .fraction(0.9), .height(320)], selection: $detent)
    .presentationCornerRadius(24)
    .presentationBackground(.thinMaterial)
  }
}

// 40. Alert with text field and old-style alert
struct RenameFolderView: View {
  @State private var name = "Untitled"
  @State private var draft = ""
  @State private var isRenaming = false
  @State private var showInfo = false

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button("Rename…") {
        draft = name
        isRenaming = true
      }
      Button(action: { self.showInfo.toggle() }) {
        Image(systemName: "info.circle")
      }
      .alert(isPresented: $showInfo) {
        Alert(
          title: Text("Folder"),
          message: Text("“\(name)” is empty."),
          primaryButton: .destructive(Text("Delete")) { name = "" },
          secondaryButton: .cancel()
        )
      }
    }
    .alert("Rename folder", isPresented: $isRenaming) {
      TextField("Name", text: $draft)
      Button("Cancel", role: .cancel) {}
      Button("Rename") { name = draft }
        .disabled(draft.isEmpty)
    }
    .padding()
  }
}
