import PresentationRuntime

/// A view with all that a fault can break: share sheets by item and by Bool, two sheets, a popover, a share link.
enum FaultApp {
  /// A host that was not launched.
  static func host(fault: RuntimeFault? = nil, settings: DeviceSettings = DeviceSettings()) -> PresentationHost {
    let host = PresentationHost(
      AppDefinition { (host) throws(AppCrash) in .view(ViewInstance(definition(in: host))) }, settings: settings)
    host.rules.fault = fault
    host.recordSights()
    return host
  }

  /// A host with the app at rest.
  static func launched(fault: RuntimeFault? = nil, settings: DeviceSettings = DeviceSettings()) -> PresentationHost {
    let host = host(fault: fault, settings: settings)
    host.launch()
    host.settle()
    return host
  }

  private static func definition(in host: PresentationHost) -> ViewDefinition {
    let box = shareBox()
    return view(
      "ContentView",
      [
        state("parcel", .nothing), state("items", .list([])), state("isSharing", .bool(false)),
        state("isHelping", .bool(false)), state("isNoting", .bool(false)), state("told", .text("nothing")),
      ]
    ) { [unowned host] frame in
      func share(_ label: String, _ id: Int, _ title: String) -> Element {
        button(label) { try frame.set("parcel", Parcel(id: id, title: title).value) }
      }
      let told = try frame.text("told")
      return stack(
        text("told: \(told)"), share("Share A", 1, "Share A: 12"), share("Share B", 2, "Share B: 34"),
        share("Share Hangul", 3, "한글 é 🌿"),
        button("Share by Bool") {
          try frame.set("items", .list([.text("by Bool")]))
          try frame.set("isSharing", .bool(true))
        },
        button("Help") { try frame.set("isHelping", .bool(true)) },
        button("Note") { try frame.set("isNoting", .bool(true)) },
        button("Tell") { try frame.set("told", .text(host.clipboard.text ?? "empty")) },
        .shareLink(ShareLinkElement(.text("Send"), items: [.text("sent")]))
      )
      .sheet(item: try frame.bind("parcel"), in: frame) { payload in
        box(.list([.text(payload.parcel?.title ?? "none")]))
      }
      .sheet(try frame.bind("isHelping"), in: frame) { text("help") }
      .sheet(try frame.bind("isSharing"), in: frame) { box(try frame.get("items")) }
      .sheet(try frame.bind("isNoting"), in: frame, style: .popover) { text("a note") }
    }
  }
}
