/// The JSON Schema of one line of a recorded run, and what readers of such lines may rely on.
public enum RunRecordSchema {
  /// The schema, in the edition 2020-12.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "One line of a recorded run of probe-run",
      "description": "A record is one event a line. Within a version, members and kinds are only added: readers pass over those that they do not know. The version grows when a reader of the version before would misread a line.",
      "type": "object",
      "required": ["version", "kind"],
      "properties": {"version": {"const": 1}, "kind": {"type": "string"}},
      "allOf": [
        {
          "if": {"properties": {"kind": {"const": "run-started"}}},
          "then": {
            "properties": {"toolVersion": {"type": "string"}, "command": {"type": "string"}},
            "required": ["toolVersion", "command"]
          }
        },
        {
          "if": {"properties": {"kind": {"const": "file-started"}}},
          "then": {
            "properties": {
              "path": {"type": "string"},
              "number": {"type": "integer", "minimum": 0, "description": "Among the scripts of the run, from zero."},
              "testCount": {"type": "integer", "minimum": 0},
              "script": {"type": "string", "description": "The text of a script given on the command line."},
              "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}},
              "sources": {"type": "array", "items": {"$ref": "#/$defs/source"}}
            },
            "required": ["path", "number", "testCount", "diagnostics", "sources"]
          }
        },
        {
          "if": {"properties": {"kind": {"const": "test-finished"}}},
          "then": {
            "properties": {
              "path": {"type": "string"},
              "line": {"type": "integer", "minimum": 0},
              "row": {"type": "integer", "minimum": 0},
              "name": {"type": "string"},
              "model": {"type": "string"},
              "isControl": {"type": "boolean"},
              "tags": {"type": "array", "items": {"type": "string"}},
              "number": {"type": "integer", "minimum": 0, "description": "Among the tests of the script, from zero."},
              "outcome": {"enum": ["passed", "failed"]},
              "stepCount": {"type": "integer", "minimum": 0},
              "nanoseconds": {"type": "integer"},
              "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
              "failures": {"type": "array", "items": {"$ref": "#/$defs/failure"}},
              "lastScreen": {"$ref": "#/$defs/screen"}
            },
            "required": ["path", "line", "name", "model", "isControl", "tags", "number", "outcome", "stepCount", "nanoseconds"]
          }
        },
        {
          "if": {"properties": {"kind": {"const": "file-finished"}}},
          "then": {"properties": {"path": {"type": "string"}}, "required": ["path"]}
        },
        {
          "if": {"properties": {"kind": {"const": "run-finished"}}},
          "then": {
            "properties": {
              "nanoseconds": {"type": "integer"},
              "isInterrupted": {"type": "boolean"},
              "endedEarly": {"type": "boolean"}
            },
            "required": ["nanoseconds", "isInterrupted", "endedEarly"]
          }
        }
      ],
      "$defs": {
        "call": {
          "type": "object",
          "required": ["name", "path", "line"],
          "properties": {"name": {"type": "string"}, "path": {"type": "string"}, "line": {"type": "integer", "minimum": 0}},
          "description": "A 'do' on the way to a step."
        },
        "source": {
          "type": "object",
          "required": ["path", "line", "text"],
          "properties": {
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 0},
            "text": {"type": "string", "description": "The line without its end; bytes that are no UTF-8 are U+FFFD."},
            "hex": {"type": "string", "description": "The bytes of a line that is no UTF-8."}
          },
          "description": "A source line that a diagnostic shows."
        },
        "diagnostic": {
          "type": "object",
          "required": ["severity", "id", "message", "path", "line", "column", "endColumn", "offset", "length"],
          "properties": {
            "severity": {"enum": ["error", "warning"]},
            "id": {"type": "string"},
            "message": {"type": "string"},
            "hint": {"type": "string"},
            "replacement": {"type": "string"},
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 0},
            "column": {"type": "integer", "minimum": 0, "description": "In characters, from one."},
            "endColumn": {"type": "integer", "minimum": 0},
            "offset": {"type": "integer", "minimum": 0, "description": "In bytes from the beginning of the line."},
            "length": {"type": "integer", "minimum": 0, "description": "In bytes."},
            "notes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["message", "path", "line", "column", "endColumn", "offset", "length"],
                "properties": {
                  "message": {"type": "string"},
                  "path": {"type": "string"},
                  "line": {"type": "integer", "minimum": 0},
                  "column": {"type": "integer", "minimum": 0, "description": "In characters, from one."},
                  "endColumn": {"type": "integer", "minimum": 0},
                  "offset": {"type": "integer", "minimum": 0, "description": "In bytes from the beginning of the line."},
                  "length": {"type": "integer", "minimum": 0, "description": "In bytes."}
                }
              }
            }
          },
          "description": "A mistake of the script's author."
        },
        "cause": {
          "type": "object",
          "required": ["sentence"],
          "properties": {
            "sentence": {"type": "string"},
            "rule": {"type": "string"},
            "basis": {"type": "string"},
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 0},
            "column": {"type": "integer", "minimum": 0},
            "statement": {"type": "string", "description": "What stands on that line."}
          },
          "description": "Why, read off the trace of the app; with the place in the view's source."
        },
        "touch": {
          "type": "object",
          "required": ["on"],
          "properties": {
            "on": {"enum": ["activity", "close", "control", "copy", "outside", "pulledDown", "row"]},
            "label": {"type": "string"}
          },
          "description": "What an action touched."
        },
        "step": {
          "type": "object",
          "required": ["outcome", "statement", "path", "line", "column"],
          "properties": {
            "outcome": {"enum": ["passed", "failed", "failedAsExpected", "notRun"]},
            "statement": {"type": "string"},
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 0},
            "column": {"type": "integer", "minimum": 0},
            "calls": {"type": "array", "items": {"$ref": "#/$defs/call"}},
            "isSetup": {"type": "boolean"},
            "account": {"type": "array", "items": {"type": "string"}, "description": "What happened in it."},
            "touch": {"$ref": "#/$defs/touch"},
            "screen": {"$ref": "#/$defs/screen"},
            "hasSameScreen": {"type": "boolean", "description": "The screen is the one of the last step that has one."}
          }
        },
        "failure": {
          "type": "object",
          "required": [
            "id",
            "message",
            "path",
            "line",
            "column",
            "statement",
            "source",
            "caretColumn",
            "caretLength",
            "causes",
            "screen"
          ],
          "properties": {
            "id": {"type": "string"},
            "message": {"type": "string"},
            "expected": {"type": "string"},
            "found": {"type": "string"},
            "comparison": {
              "type": "object",
              "required": ["lead", "expected", "found", "message", "isOfOneText", "isHardToSee"],
              "properties": {
                "lead": {"type": "string"},
                "expected": {"type": "string"},
                "found": {"type": "string"},
                "message": {"type": "string"},
                "isOfOneText": {"type": "boolean"},
                "isHardToSee": {"type": "boolean"}
              }
            },
            "hints": {"type": "array", "items": {"type": "string"}},
            "step": {"type": "integer", "minimum": 0, "description": "The index of the step."},
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 0},
            "column": {"type": "integer", "minimum": 0},
            "statement": {"type": "string"},
            "source": {"type": "string", "description": "The source line, or the part of a long one around the caret."},
            "caretColumn": {"type": "integer", "minimum": 1},
            "caretLength": {"type": "integer", "minimum": 1},
            "calls": {"type": "array", "items": {"$ref": "#/$defs/call"}},
            "causes": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
            "followsFrom": {
              "type": "integer",
              "minimum": 0,
              "description": "The index of the failure that this one only follows from."
            },
            "passingModels": {"type": "array", "items": {"type": "string"}},
            "screen": {"$ref": "#/$defs/screen"}
          }
        },
        "control": {
          "type": "object",
          "required": ["kind", "label", "isEnabled"],
          "properties": {
            "kind": {"enum": ["button", "field", "picker", "toggle"]},
            "label": {"type": "string"},
            "isEnabled": {"type": "boolean"},
            "text": {"type": "string"},
            "selection": {"type": "string"},
            "options": {"type": "array", "items": {"type": "string"}},
            "isOn": {"type": "boolean"}
          }
        },
        "layer": {
          "type": "object",
          "required": ["kind", "cells"],
          "properties": {
            "kind": {"enum": ["screen", "alert", "cover", "dialog", "menu", "popover", "sheet"]},
            "title": {"type": "string"},
            "texts": {"type": "array", "items": {"type": "string"}},
            "controls": {"type": "array", "items": {"$ref": "#/$defs/control"}},
            "cells": {"type": "integer", "minimum": 0},
            "shareSheet": {"$ref": "#/$defs/shareSheet"}
          }
        },
        "shareSheet": {
          "type": "object",
          "required": ["cells", "hasCloseControl", "activities"],
          "properties": {
            "caption": {"type": "string"},
            "cells": {"type": "integer", "minimum": 0},
            "hasCloseControl": {"type": "boolean"},
            "activities": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["label", "isCopy", "isEnabled"],
                "properties": {"label": {"type": "string"}, "isCopy": {"type": "boolean"}, "isEnabled": {"type": "boolean"}}
              }
            }
          }
        },
        "screen": {
          "type": "object",
          "required": ["layers", "clipboard", "presentations", "dismissals"],
          "properties": {
            "layers": {"type": "array", "items": {"$ref": "#/$defs/layer"}, "description": "Bottom to top."},
            "clipboard": {
              "type": "object",
              "required": ["changeCount"],
              "properties": {"text": {"type": "string"}, "changeCount": {"type": "integer", "minimum": 0}}
            },
            "presentations": {"type": "integer", "minimum": 0},
            "dismissals": {"type": "integer", "minimum": 0},
            "completion": {"enum": ["completed", "cancelled"]},
            "warnings": {"type": "array", "items": {"type": "string"}},
            "crash": {"type": "string"},
            "evaluations": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["view", "count"],
                "properties": {"view": {"type": "string"}, "count": {"type": "integer", "minimum": 0}}
              }
            }
          },
          "description": "What could be seen or pasted."
        }
      }
    }

    """#
}
