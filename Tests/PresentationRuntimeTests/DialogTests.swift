import PresentationRuntime
import Testing

/// Alerts, confirmation dialogs, menus, popovers, list rows.
struct DialogTests {
  @Test func anAlertWithoutButtonsHasOK() {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(false))]) { frame in
        button("Ask") { try frame.set("on", .bool(true)) }
          .alert("Done", try frame.bind("on"), message: text("All saved"))
      }
    }
    host.tap("Ask")
    #expect(host.screen.top?.title == "Done")
    #expect(host.texts == ["Done", "All saved"])
    host.tap("OK")
    #expect(host.presented.isEmpty)
    host.tap("Ask")
    #expect(host.screen.presentations == 2)
  }

  @Test func aDialogsBuildersAreReadInTheBody() {
    let host = launched { _ in
      view("ContentView", [state("level", .int(1)), state("on", .bool(false))]) { frame in
        button("Ask") {
          try frame.set("level", .int(2))
          try frame.set("on", .bool(true))
        }
        .alert("Level", try frame.bind("on"), message: text("level \(try frame.int("level"))"))
      }
    }
    host.tap("Ask")
    #expect(host.texts == ["Level", "level 2"])
    #expect(host.evaluations(of: "ContentView") == 2)
  }

  @Test func anAlertsActionRunsBeforeItGoesAndMayPresentTheNextThing() {
    let host = launched { _ in
      view("ContentView", [state("ask", .bool(false)), state("next", .bool(false))]) { frame in
        button("Ask") { try frame.set("ask", .bool(true)) }
          .alert("Go on?", try frame.bind("ask"), actions: button("Yes") { try frame.set("next", .bool(true)) })
          .sheet(try frame.bind("next"), in: frame) { text("next") }
      }
    }
    host.tap("Ask")
    host.tap("Yes")
    #expect(host.texts == ["next"])
    #expect(host.screen.warnings.isEmpty)
    #expect(host.screen.dismissals == 1)
  }

  @Test func aDialogForAPayloadWaitsUntilThereIsOne() {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(false)), state("which", .nothing)]) { frame in
        let which = try frame.get("which")
        return stack(
          button("Flag only") { try frame.set("on", .bool(true)) },
          button("Both") {
            try frame.set("which", .text("Fern"))
            try frame.set("on", .bool(true))
          }
        ).modified(
          .dialog(
            DialogModifier(
              .alert, .flag(try frame.bind("on")), presenting: which,
              content: .built(DialogContent(title: "Delete", message: text(which.text ?? "none"))))))
      }
    }
    host.tap("Flag only")
    #expect(host.presented.isEmpty)
    host.tap("Both")
    #expect(host.texts == ["Delete", "Fern"])
  }

  @Test func anItemAlertIsMadeWithItsItemAndResetsIt() {
    let host = launched { _ in
      view("ContentView", [state("item", .nothing)]) { frame in
        stack(
          text(try frame.get("item").isNothing ? "no item" : "an item"),
          button("Ask") { try frame.set("item", Parcel(id: 1, title: "Fern").value) }
        ).modified(
          .dialog(
            DialogModifier(
              .alert, .item(try frame.bind("item")),
              content: .deferred { (item) throws(AppCrash) in DialogContent(title: item.parcel?.title ?? "none") })))
      }
    }
    host.tap("Ask")
    #expect(host.screen.top?.title == "Fern")
    host.tap("OK")
    #expect(host.texts == ["no item"])
  }

  @Test func aConfirmationDialogHasCancelAndGoesByATapOutside() {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(false)), state("log", .text("-"))]) { frame in
        stack(text(try frame.text("log")), button("Ask") { try frame.set("on", .bool(true)) })
          .dialog("Delete?", try frame.bind("on"), actions: button("Delete") { try frame.set("log", .text("gone")) })
      }
    }
    host.tap("Ask")
    #expect(host.presented == [.dialog])
    #expect(host.screen.top?.controls.map(\.label) == ["Delete", "Cancel"])
    host.act(.tapOutside)
    #expect(host.presented.isEmpty)
    host.tap("Ask")
    host.tap("Cancel")
    host.tap("Ask")
    host.tap("Delete")
    #expect(host.texts == ["gone"])
    #expect(host.screen.dismissals == 3)
  }

  @Test func aFieldInAnAlertCanBeFilledBeforeAButtonEndsIt() {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(false)), state("name", .text("")), state("kept", .text("-"))]) { frame in
        stack(text(try frame.text("kept")), button("Rename") { try frame.set("on", .bool(true)) })
          .alert(
            "Name", try frame.bind("on"),
            actions: .group([
              field("New name", try frame.bind("name")),
              button("Save") { try frame.set("kept", frame.get("name")) },
            ]))
      }
    }
    host.tap("Rename")
    host.act(.type(text: "Fern", field: "New name"))
    #expect(host.presented == [.alert])
    host.tap("Save")
    #expect(host.texts == ["Fern"])
  }

  // Menus.

  @Test func aMenuIsOnTopUntilAnEntryIsChosen() {
    let host = launched { _ in
      view("ContentView", [state("log", .text("-")), state("open", .bool(false))]) { frame in
        stack(
          text(try frame.text("log")), button("Below"),
          .menu(
            MenuElement(
              .text("More"),
              content: .group([
                button("Log") { try frame.set("log", .text("logged")) },
                button("Sheet") { try frame.set("open", .bool(true)) },
              ])))
        ).sheet(try frame.bind("open"), in: frame) { text("sheet") }
      }
    }
    host.tap("More")
    #expect(host.presented == [.menu])
    #expect(host.refusal(of: .tap(label: "Below")) == .covered(label: "Below", by: .menu))
    host.tap("Log")
    #expect(host.presented.isEmpty)
    #expect(host.texts == ["logged"])
    host.tap("More")
    host.act(.tapOutside)
    #expect(host.screen.dismissals == 2)
    host.tap("More")
    host.tap("Sheet")
    #expect(host.texts == ["sheet"])
    #expect(host.screen.warnings.isEmpty)
  }

  @Test func whatIsPresentedFromInsideAMenuGoesWithIt() {
    let host = launched { _ in
      let entry = view("Entry", [state("open", .bool(false))]) { frame in
        button("Share…") { try frame.set("open", .bool(true)) }
          .sheet(try frame.bind("open"), in: frame) { text("never seen") }
      }
      return view { _ in .menu(MenuElement(.text("More"), content: entry())) }
    }
    host.tap("More")
    host.tap("Share…")
    #expect(host.presented.isEmpty)
    #expect(host.screen.presentations == 1)
  }

  // Popovers.

  @Test func aPopoverIsOneOnAPadAndASheetOnAPhone() {
    func app(_ settings: DeviceSettings) -> PresentationHost {
      launched(settings) { _ in
        view("ContentView", [state("on", .bool(false))]) { frame in
          button("Show") { try frame.set("on", .bool(true)) }
            .sheet(try frame.bind("on"), in: frame, style: .popover) { text("inside") }
        }
      }
    }
    let phone = app(DeviceSettings())
    phone.tap("Show")
    #expect(phone.presented == [.sheet])
    #expect(phone.screen.layers.last?.isAdaptedPopover == true)
    phone.act(.tapOutside)
    #expect(phone.presented.isEmpty)
    let pad = app(DeviceSettings(profile: DeviceProfile.named("ipad") ?? .iPhone26))
    pad.tap("Show")
    #expect(pad.presented == [.popover])
    #expect(pad.screen.layers.last?.isAdaptedPopover == false)
    pad.act(.tapOutside)
    #expect(pad.presented.isEmpty)
  }

  // Rows.

  private func rows(role: ButtonElement.Role?) -> PresentationHost {
    launched { _ in
      let row = view("Row", [plain("number"), state("ask", .bool(false))]) { frame in
        text("Row \(try frame.int("number"))")
          .modified(
            .swipeActions(
              SwipeActionsModifier(
                actions: button("Delete", role: role) { try frame.set("ask", .bool(true)) }))
          )
          .dialog("Sure?", try frame.bind("ask"), actions: button("Yes"))
      }
      return view { _ in list(forEach([1, 2, 3]) { row(.int($0)) }) }
    }
  }

  @Test func aSwipeShowsARowsActions() {
    let host = rows(role: nil)
    #expect(host.screen.top?.cells == 3)
    #expect(host.refusal(of: .tap(label: "Delete")) == .notFound(kind: "button", label: "Delete"))
    #expect(host.refusal(of: .swipeRow(isLeft: false, label: "Row 2")) == .noSwipeActions(row: "Row 2"))
    host.act(.swipeRow(isLeft: true, label: "Row 2"))
    host.tap("Delete")
    #expect(host.presented == [.dialog])
    #expect(host.screen.layers[0].cells == 3)
  }

  @Test func aDestructiveActionTakesItsRowAlongWithItsDialog() {
    let host = rows(role: .destructive)
    host.act(.swipeRow(isLeft: true, label: "Row 2"))
    host.tap("Delete")
    #expect(host.presented.isEmpty)
    #expect(host.texts == ["Row 1", "Row 3"])
    #expect(host.screen.top?.cells == 2)
    let causes = host.trace.causes(of: .presentation)
    #expect(
      causes.map(\.sentence).contains(
        "the tap on 'Delete' took the row out of its list at once, because the swipe action is destructive"))
    #expect(causes.first { $0.rule == "R38" }?.basis == .reported)
    #expect(host.trace.account(from: 0, to: host.trace.count).contains { $0.hasPrefix("the row went") })
  }

  @Test func onDeleteGivesEachRowADelete() {
    let host = launched { _ in
      view("ContentView", [state("ids", .list([.int(1), .int(2)]))]) { frame in
        let ids = try frame.get("ids").list ?? []
        return list(
          .forEach(
            ForEachElement(
              ids.map { ForEachElement.Child(id: $0, text("Row \($0.int ?? 0)")) },
              onDelete: { (row) throws(AppCrash) in
                try crashing {
                  var ids = try frame.get("ids").list ?? []
                  ids.remove(at: row)
                  try frame.set("ids", .list(ids))
                }
              })))
      }
    }
    host.act(.swipeRow(isLeft: true, label: "Row 1"))
    host.tap("Delete")
    #expect(host.texts == ["Row 2"])
  }
}
