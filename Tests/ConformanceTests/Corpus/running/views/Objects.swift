import SwiftUI

struct Notice: Identifiable {
  let id = UUID()
  let words: String
}

protocol Speaking {
  var greeting: String { get }
  func name() -> String
}

extension Speaking {
  func sentence() -> String { "\(greeting), \(name())" }
}

struct Fern: Speaking {
  let greeting = "Hello"
  func name() -> String { "Fern" }
}

final class NoticeModel: ObservableObject {
  @Published var notice: Notice?
  @Published var petals = 0
}

@Observable final class Garden {
  var beds = 2
}

struct GardenView: View {
  @Environment(Garden.self) private var garden

  var body: some View { Text("beds \(garden.beds)") }
}

@propertyWrapper struct Limited {
  private var value: Int
  private let limit: Int
  init(wrappedValue: Int, to limit: Int) {
    self.limit = limit
    value = min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}

struct Pot {
  @Limited(to: 5) var seeds = 9
}

struct ObjectsView: View {
  @StateObject private var model = NoticeModel()
  @State private var isOpen = false
  @State private var pot = Pot()

  var body: some View {
    VStack {
      Text("seeds \(pot.seeds)")
      Stepper("petals \(model.petals)", value: $model.petals)
      Button("Warn") { model.notice = Notice(words: Fern().sentence()) }
      Button("Garden") { isOpen = true }
      Button("Sow") { pot.seeds = 1 }
    }
    .alert(item: $model.notice) { notice in
      Alert(title: Text(notice.words))
    }
    .sheet(isPresented: $isOpen) { GardenView() }
  }
}
