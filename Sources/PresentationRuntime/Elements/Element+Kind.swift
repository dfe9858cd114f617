extension Element {
  /// Which element it is, whatever it says.
  enum Kind {
    case anyView, branch, button, container, empty, field, forEach, group, image, inert, link, menu, modified, picker
    case representable, section, shareLink, text, toggle, view
  }

  /// Which element it is.
  var kind: Kind {
    switch self {
    case .anyView: .anyView
    case .branch: .branch
    case .button: .button
    case .container: .container
    case .empty: .empty
    case .field: .field
    case .forEach: .forEach
    case .group: .group
    case .image: .image
    case .inert: .inert
    case .link: .link
    case .menu: .menu
    case .modified: .modified
    case .picker: .picker
    case .representable: .representable
    case .section: .section
    case .shareLink: .shareLink
    case .text: .text
    case .toggle: .toggle
    case .view: .view
    }
  }
}
