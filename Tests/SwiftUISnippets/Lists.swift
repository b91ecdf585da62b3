import Foundation
import ViewTree

// 17. Contact list with avatar initials
struct ContactItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var phone: String
}

struct ContactList: View {
  @State private var contacts = [
    ContactItem(name: "Ada Lovelace", phone: "555-0101"),
    ContactItem(name: "Grace Hopper", phone: "555-0102"),
  ]

  var body: some View {
    NavigationStack {
      List(contacts) { contact in
        HStack {
          Text(contact.name.prefix(1))
            .font(.headline)
            .frame(width: 40, height: 40)
            .background(Circle().fill(Color.blue.opacity(0.15)))
          VStack(alignment: .leading, spacing: 2) {
            Text(contact.name)
            Text(contact.phone)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
      }
      .listStyle(.plain)
      .navigationTitle("Contacts")
    }
  }
}

// 18. Editable to-do list with bindings
struct TodoItem: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

struct TodoListView: View {
  @State private var items: [TodoItem] = []
  @State private var newTitle = ""

  var body: some View {
    List {
      Section {
        HStack {
          TextField("New task", text: $newTitle)
            .submitLabel(.done)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(newTitle.isEmpty)
        }
      }
      ForEach($items) { $item in
        Toggle(item.title, isOn: $item.isDone)
          .strikethrough(item.isDone)
      }
      .onDelete { offsets in
        items.remove(atOffsets: offsets)
      }
      .onMove { source, destination in
        items.move(fromOffsets: source, toOffset: destination)
      }
    }
    .toolbar { EditButton() }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    withAnimation {
      items.append(TodoItem(title: newTitle))
    }
    newTitle = ""
  }
}

// 19. Inbox with swipe actions and badges
struct MailMessage: Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var isRead: Bool
}

struct InboxView: View {
  @State var messages: [MailMessage]

  var body: some View {
    List {
      ForEach(messages) { message in
        VStack(alignment: .leading) {
          Text(message.sender).fontWeight(message.isRead ? .regular : .bold)
          Text(message.subject).lineLimit(1).foregroundColor(.gray)
        }
        .badge(message.isRead ? nil : Text("New"))
        .swipeActions(edge: .leading) {
          Button {
            toggleRead(message)
          } label: {
            Label("Read", systemImage: "envelope.open")
          }
          .tint(.blue)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button(role: .destructive) {
            messages.removeAll { $0.id == message.id }
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button("Flag") {}
            .tint(.orange)
        }
      }
    }
  }

  private func toggleRead(_ message: MailMessage) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isRead.toggle()
  }
}

// 20. Searchable list with unavailable view
struct CitySearchView: View {
  let cities: [String]
  @State private var query = ""

  private var results: [String] {
    guard !query.isEmpty else { return cities }
    return cities.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { city in
        NavigationLink(city, value: city)
      }
      .navigationTitle("Cities")
      .navigationDestination(for: String.self) { city in
        Text(city)
          .font(.largeTitle)
      }
      .searchable(text: $query, prompt: "Search cities")
      .overlay {
        if results.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .animation(.default, value: results)
    }
  }
}

// 21. Refreshable feed with loading and empty state
struct NewsFeedView: View {
  struct Article: Identifiable {
    let id: UUID
    let headline: String
    let date: Date
  }

  @State private var articles: [Article] = []
  @State private var isLoading = true

  var body: some View {
    List(articles) { article in
      VStack(alignment: .leading, spacing: 6) {
        Text(article.headline).font(.headline)
        Text(article.date, format: .dateTime.day().month().year())
          .font(.footnote)
          .foregroundStyle(.tertiary)
      }
    }
    .overlay {
      if isLoading {
        ProgressView("Loading…")
      } else if articles.isEmpty {
        ContentUnavailableView(
          "No articles", systemImage: "newspaper", description: Text("Pull to refresh."))
      }
    }
    .refreshable { await reload() }
    .task { await reload() }
  }

  private func reload() async {
    try? await Task.sleep(for: .milliseconds(300))
    articles = [Article(id: UUID(), headline: "Hello", date: .now)]
    isLoading = false
  }
}

// 22. Grouped sections with header prominence
struct GroceryAisle: Identifiable {
  var id: String { name }
  let name: String
  let products: [String]
}

struct GroceryListView: View {
  let aisles: [GroceryAisle]
  @State private var checked: Set<String> = []

  var body: some View {
    List {
      ForEach(aisles) { aisle in
        Section {
          ForEach(aisle.products, id: \.self) { product in
            Button {
              if checked.contains(product) {
                checked.remove(product)
              } else {
                checked.insert(product)
              }
            } label: {
              Label(product, systemImage: checked.contains(product) ? "checkmark.square" : "square")
            }
            .foregroundStyle(.primary)
          }
        } header: {
          Text(aisle.name)
        } footer: {
          Text("\(aisle.products.count) items")
        }
        .headerProminence(.increased)
      }
    }
    .listStyle(InsetGroupedListStyle())
  }
}

// 23. Folder sidebar with counts and selection
struct MailboxFolder: Identifiable, Hashable {
  let id: String
  let title: LocalizedStringKey
  let icon: String
  let unread: Int

  static func == (lhs: MailboxFolder, rhs: MailboxFolder) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct FolderSidebar: View {
  let folders: [MailboxFolder]
  @State private var selection: MailboxFolder.ID?

  var body: some View {
    NavigationSplitView {
      List(folders, selection: $selection) { folder in
        Label(folder.title, systemImage: folder.icon)
          .badge(folder.unread)
      }
      .listStyle(.sidebar)
      .navigationTitle("Mailboxes")
    } detail: {
      if let selection, let folder = folders.first(where: { $0.id == selection }) {
        Text(folder.title)
          .font(.title)
      } else {
        Text("Select a folder")
          .foregroundStyle(.secondary)
      }
    }
  }
}

// 24. Custom styled rows, hidden separators, empty action
struct PlaylistView: View {
  @Binding var songs: [String]
  var onAdd: () -> Void = {}

  var body: some View {
    if songs.isEmpty {
      ContentUnavailableView {
        Label("No songs", systemImage: "music.note.list")
      } description: {
        Text("Songs you add will appear here.")
      } actions: {
        Button("Add songs", action: onAdd)
          .buttonStyle(.bordered)
      }
    } else {
      List {
        ForEach(Array(songs.enumerated()), id: \.offset) { index, song in
          HStack(alignment: .firstTextBaseline) {
            Text("\(index + 1)")
              .font(.system(.callout, design: .monospaced))
              .foregroundColor(Color.secondary)
              .frame(width: 28, alignment: .trailing)
            Text(song)
          }
          .listRowSeparator(.hidden)
          .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
          .listRowBackground(
            index.isMultiple(of: 2) ? Color(.systemBackground) : Color(.systemGray6))
        }
      }
      .listStyle(PlainListStyle())
      .scrollContentBackground(.hidden)
      .background(Color(uiColor: .systemGroupedBackground))
    }
  }
}

// A table of people, sorted by name
struct PeopleTable: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let mail: String
    let age: Int
  }

  let people = [
    Person(id: 1, name: "Ada", mail: "ada@example.com", age: 36),
    Person(id: 2, name: "Grace", mail: "grace@example.com", age: 85),
  ]
  @State private var selection: Set<Person.ID> = []
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Table(people, selection: $selection, sortOrder: $order) {
      TableColumn("people.name", value: \.name)
      TableColumn("people.mail", value: \.mail).width(min: 100, ideal: 200, max: 300)
      TableColumn("people.age", value: \.age) { person in
        Text(person.age, format: .number)
      }
      .width(60)
    }
    .tableStyle(.inset)
  }
}
