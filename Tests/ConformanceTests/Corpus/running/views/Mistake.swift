import SwiftUI

struct MistakeView: View {
  var body: some View {
    Text("never closed)
  }
}
