/// Who or what set something going.
public enum TraceActor: Equatable, Sendable {
  case launch
  case person(UserGesture)
  case work(WorkKind)
}
