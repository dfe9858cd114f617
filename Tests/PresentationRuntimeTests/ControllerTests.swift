import PresentationRuntime
import Testing

/// Controllers that code presents, and representables.
struct ControllerTests {
  private static let pad = DeviceSettings(profile: DeviceProfile.named("ipad") ?? .iPhone26)

  private func shareByCode(_ settings: DeviceSettings, anchor: Controller.Anchor?) -> PresentationHost {
    launched(settings) { host in
      view { [unowned host] _ in
        button("Send") {
          let controller = Controller(.activity(ActivitySheet(values: [.text("Quarter report")])))
          controller.anchor = anchor
          try host.present(controller, from: .root)
        }
      }
    }
  }

  @Test(arguments: [nil, Controller.Anchor.sourceView])
  func onAPhoneAShareControllerIsASheet(_ anchor: Controller.Anchor?) {
    let host = shareByCode(DeviceSettings(), anchor: anchor)
    host.tap("Send")
    #expect(host.presented == [.sheet])
    #expect(host.share?.caption == "Quarter report")
    host.act(.copy)
    #expect(host.clipboard.text == "Quarter report")
    #expect(host.presented.isEmpty)
  }

  @Test func onAPadWithoutAnAnchorItEndsTheApp() {
    let host = shareByCode(Self.pad, anchor: nil)
    host.tap("Send")
    #expect(host.crash?.message.contains("NSGenericException") == true)
    #expect(host.refusal(of: .tap(label: "Send")) == .appHasCrashed)
    #expect(host.refusal(of: .setClipboard("mine")) == nil)
    host.launch()
    host.settle()
    #expect(host.crash == nil)
    #expect(host.clipboard.text == "mine")
  }

  @Test func onAPadWithAnAnchorItIsAPopover() {
    let host = shareByCode(Self.pad, anchor: .sourceView)
    host.tap("Send")
    #expect(host.presented == [.popover])
    #expect(host.share?.caption == "Quarter report")
  }

  @Test func asContentOfASheetItIsASheetOnAPad() {
    let host = launched(Self.pad) { _ in
      let box = shareBox()
      return view("ContentView", [state("parcel", .nothing)]) { frame in
        button("Share") { try frame.set("parcel", Parcel(id: 1, title: "A").value) }
          .sheet(item: try frame.bind("parcel"), in: frame) { item in box(.list([.text(item.parcel?.title ?? "")])) }
      }
    }
    host.tap("Share")
    #expect(host.presented == [.sheet])
    #expect(host.share?.caption == "A")
    #expect(host.crash == nil)
  }

  @Test func aSecondPresentationByCodeIsRefusedForGood() {
    let host = launched { host in
      view { [unowned host] _ in
        button("Twice") {
          try host.present(Controller(.plain(text("first"))), from: .root)
          try host.present(Controller(.plain(text("second"))), from: .root)
        }
      }
    }
    host.tap("Twice")
    #expect(host.texts == ["first"])
    #expect(host.screen.presentations == 1)
    #expect(host.screen.warnings.contains { $0.contains("already presenting") })
    host.act(.swipeDown)
    #expect(host.presented.isEmpty)
  }

  @Test func codeCanPresentOnTheTopAndDismissFromBelow() {
    let host = launched { host in
      view { [unowned host] _ in
        button("Open") {
          let second = button("Away") { host.dismiss(from: .root) }
          let first = button("More") { try host.present(Controller(.hosting(second)), from: .top) }
          try host.present(Controller(.hosting(first)), from: .root)
        }
      }
    }
    host.tap("Open")
    host.tap("More")
    #expect(host.presented == [.sheet, .sheet])
    host.tap("Away")
    #expect(host.presented.isEmpty)
    #expect(host.screen.dismissals == 2)
  }

  @Test func anAlertControllerOffersItsActions() {
    let host = launched { host in
      view("ContentView", [state("said", .text("-"))]) { [unowned host] frame in
        stack(
          text(try frame.text("said")),
          button("Ask") {
            let content = DialogContent(
              title: "Sure?", actions: button("Yes") { try frame.set("said", .text("yes")) }, message: text("Really"))
            try host.present(Controller(.alert(content, isActionSheet: false)), from: .root)
          })
      }
    }
    host.tap("Ask")
    #expect(host.presented == [.alert])
    #expect(host.texts == ["Sure?", "Really"])
    host.tap("Yes")
    #expect(host.texts == ["yes"])
  }

  // Representables.

  @Test func makeRunsOnceAndUpdateAtOnceAndAtEachChange() {
    let host = launched { _ in
      let label = view("Label", [plain("title")]) { frame in
        .representable(
          RepresentableElement(
            "Label",
            update: { (controller, _) throws(AppCrash) in
              controller.content = .plain(.text("now \(try crashing { try frame.text("title") })"))
            },
            make: { (_) throws(AppCrash) in Controller(.plain(.text("made"))) }))
      }
      return view("ContentView", [state("title", .text("one"))]) { frame in
        stack(label(try frame.get("title")), button("Next") { try frame.set("title", .text("two")) })
      }
    }
    #expect(host.texts == ["now one"])
    host.tap("Next")
    #expect(host.texts == ["now two"])
  }

  @Test func aMadeControllersOwnControlsWork() {
    let host = launched { _ in
      let panel = view("Panel") { _ in
        .representable(
          RepresentableElement("Panel") { (_) throws(AppCrash) in
            let controller = Controller(.plain(.empty))
            controller.content = .plain(button("Press") { controller.content = .plain(text("pressed")) })
            return controller
          })
      }
      return view { _ in panel() }
    }
    host.tap("Press")
    #expect(host.texts == ["pressed"])
  }

  @Test func hostedContentStartsWithAnEmptyEnvironment() {
    let host = launched { host in
      let model = ObservedObject(
        "Model", .published, properties: [ObservedObject.Property("name")], values: [.text("Ada")], in: host)
      let reader = view("Reader", [PropertyDefinition("model", .environmentObject(type: "Model"))]) { frame in
        text(try frame.get("model").object?.read(0).text ?? "none")
      }
      return view { [unowned host] _ in
        stack(reader(), button("Host") { try host.present(Controller(.hosting(reader())), from: .root) })
          .modified(.environmentObject(model))
      }
    }
    #expect(host.texts == ["Ada"])
    host.tap("Host")
    #expect(host.crash?.reason == .missingEnvironmentObject(type: "Model", view: "Reader"))
  }
}
