/// Where a field that is shown keeps its draft; a class, since reading and writing the field share it.
final class FieldEdit {
  var draft: FieldDraft?
}
