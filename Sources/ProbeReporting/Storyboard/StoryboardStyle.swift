/// The looks of drawings, light and dark, for pages and for pictures of their own.
enum StoryboardStyle {
  /// The colours, as variables.
  static let light = """
    --phone:#1f2126;--screen:#fff;--sheet:#f6f6fa;--ink:#17181c;--faint:#646873;--tint:#0a5bc4;--fill:#e9edf5;\
    --rule:#cfd3dd;--good:#1b7a3d;--bad:#c02018;--mark:#d3126e;--paper:#fff;--clip:#fdf6da;--thumb:#b9c8e6
    """
  /// The colours on dark ground.
  static let dark = """
    --phone:#5b606b;--screen:#15161a;--sheet:#24262c;--ink:#f1f2f5;--faint:#a5aab6;--tint:#79b0ff;--fill:#343842;\
    --rule:#454a56;--good:#5fd08a;--bad:#ff7b70;--mark:#ff6fb1;--paper:#0e0f12;--clip:#37311b;--thumb:#4d638f
    """
  /// The rules for shapes and texts.
  static let rules = """
    .pf{fill:var(--phone)}.ps{fill:var(--screen)}.sh{fill:var(--sheet);stroke:var(--rule)}.dim{fill:#000;opacity:.38}
    .gr,.ac,.bt{fill:var(--fill)}.gr{fill:var(--rule)}.fi{fill:none;stroke:var(--rule)}.th{fill:var(--thumb)}
    .on{fill:var(--good)}.sw{fill:var(--rule)}.kn{fill:#fff}.ic{fill:none;stroke:var(--faint);stroke-width:1.3}
    .cb{fill:var(--clip);stroke:var(--rule)}.ci{fill:none;stroke:var(--faint)}.cr{fill:#2b0d0d}
    .no{fill:none;stroke:var(--bad);stroke-dasharray:4 3}.cx{fill:none;stroke:#ff8f86;stroke-width:4;stroke-linecap:round}
    .mr{fill:none;stroke:var(--mark);stroke-width:2.5}.mk{fill:var(--mark);opacity:.82;stroke:#fff;stroke-width:1.5}
    .ma{fill:none;stroke:var(--mark);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
    .fb{fill:none;stroke:var(--bad);stroke-width:3;stroke-dasharray:9 4}
    .tx,.ti,.fa,.bl,.va,.ca,.nt,.nl,.ve,.cm,.cf{font:10px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}
    .ti,.ca,.cm{font-weight:700}.ti{font-size:12px}.fa,.ve,.cf{fill:var(--faint)}.bl{fill:var(--tint);font-weight:600}
    .bl,.nt,.cm,.cf{text-anchor:middle}.va,.ve{text-anchor:end;fill:var(--faint)}.nt,.nl{fill:var(--bad)}
    .cm,.cf{fill:#ffd9d5}.off{opacity:.45}
    """
}
