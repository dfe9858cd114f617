/// The parts of a page that are the same for every run.
enum HTMLPage {
  /// The beginning, up to the body.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(HTMLText.of(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>

    """
  }

  /// The filter: by status without a script, by text with one.
  static let filter = """
    <form class="filter" role="search"><fieldset><legend>Show</legend>
    <label><input type="radio" name="show" id="show-all" checked> all</label>
    <label><input type="radio" name="show" id="show-failed"> failed</label>
    <label><input type="radio" name="show" id="show-passed"> passed</label></fieldset>
    <label class="find" hidden>Find <input type="search" id="find" placeholder="name, model, tag"></label></form>

    """

  /// The end, with the script that finds tests by text.
  static let end = """
    <script>
    (function () {
      var find = document.getElementById('find');
      find.parentElement.hidden = false;
      find.form.addEventListener('submit', function (event) { event.preventDefault(); });
      find.addEventListener('input', function () {
        var wanted = find.value.toLowerCase();
        document.querySelectorAll('details.test').forEach(function (test) {
          test.hidden = !test.firstElementChild.textContent.toLowerCase().includes(wanted);
        });
      });
    })();
    </script>
    </body>
    </html>

    """

  private static let style = """
    :root{\(StoryboardStyle.light);--page:#f4f5f8;--card:#fff}
    @media (prefers-color-scheme:dark){:root{\(StoryboardStyle.dark);--page:#101116;--card:#1a1c22}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
    header,main,footer{max-width:1280px;margin:0 auto;padding:16px 20px}
    h1{font-size:1.7rem;margin:.4em 0 .6em;line-height:1.2}h2{font-size:1.1rem;margin:1.6em 0 .5em;overflow-wrap:anywhere}
    h2 span{font-weight:400;color:var(--faint);margin-left:.5em}h3{display:inline;font-size:1rem;overflow-wrap:anywhere}
    h4{margin:0 0 .4em;font-size:1rem;overflow-wrap:anywhere}h5{margin:.2em 0;font-size:.95rem;color:var(--faint)}
    code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.86rem;overflow-wrap:anywhere}
    .totals{display:flex;flex-wrap:wrap;gap:10px;margin:0 0 16px}
    .totals div{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:8px 16px;min-width:88px}
    .totals dt{color:var(--faint);font-size:.82rem}.totals dd{margin:0;font-size:1.35rem;font-weight:650}
    .totals .gd dd{color:var(--good)}.totals .bd dd{color:var(--bad)}
    .filter{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}fieldset{border:0;padding:0;margin:0;display:flex;gap:14px}
    legend{float:left;padding:0;margin-right:14px;color:var(--faint)}
    input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--faint);border-radius:8px;padding:4px 10px}
    input[type=radio]{accent-color:var(--tint)}
    :focus-visible{outline:3px solid var(--tint);outline-offset:2px}
    body:has(#show-failed:checked) .test.passed,body:has(#show-passed:checked) .test.failed{display:none}
    .test{background:var(--card);border:1px solid var(--rule);border-left:5px solid var(--good);border-radius:10px;margin:8px 0;content-visibility:auto;contain-intrinsic-size:auto 48px}
    .test.failed{border-left-color:var(--bad)}
    summary{padding:10px 14px;cursor:pointer;border-radius:10px}
    .badge{display:inline-block;font-weight:650;font-size:.86rem;margin-right:.5em}.badge.gd{color:var(--good)}.badge.bd{color:var(--bad)}
    h1 .badge{font-size:1em}
    .model,.tag,.row{border:1px solid var(--rule);border-radius:99px;padding:1px 10px;font-size:.82rem;margin-left:.4em;white-space:nowrap}
    .tag{border-style:dashed}.time{color:var(--faint);font-size:.82rem;margin-left:.4em}
    .body{padding:2px 16px 14px}.place{color:var(--faint);font-size:.86rem;margin:.2em 0;overflow-wrap:anywhere}
    .failure{border:1px solid var(--bad);border-radius:10px;padding:12px 16px;margin:12px 0}
    .id{color:var(--bad);font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.86rem;margin-right:.4em}
    .failure dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:8px 0}.failure dt{color:var(--faint)}
    .failure dd{margin:0;overflow-wrap:anywhere}.want{color:var(--good)}.got{color:var(--bad)}.failure p{margin:.5em 0 .2em}
    pre{background:var(--fill);border-radius:8px;padding:10px 12px;overflow-x:auto;margin:.5em 0;overflow-wrap:normal}.caret{color:var(--bad);font-weight:700}
    .causes{margin:.2em 0;padding-left:1.4em}.rule{color:var(--faint);font-size:.82rem;white-space:nowrap}
    .board{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,202px);gap:0 14px;padding:0;margin:14px 0 0}
    .board li{width:202px;padding:8px;margin-bottom:14px;border:1px solid var(--rule);border-top:4px solid var(--faint);border-radius:10px;\
    display:grid;grid-row:span 4;grid-template-rows:subgrid}
    .board li.gd{border-top-color:var(--good)}.board li.bd{border:2px solid var(--bad);border-top-width:4px}
    .board svg,.none{width:184px;height:376px}.board .none{display:grid;place-items:center;color:var(--faint);border:2px dashed var(--rule);border-radius:26px}.board p{margin:0 0 4px;font-size:.86rem;overflow-wrap:anywhere}
    .board b{display:inline-block;min-width:1.5em;color:var(--faint)}.board .how{font-weight:650;font-size:.8rem}
    .gd>.how{color:var(--good)}.bd>.how{color:var(--bad)}.fd>.how{color:var(--faint)}.board .did{color:var(--faint);font-size:.8rem;margin-top:6px}
    .board .more{border-style:dashed;justify-content:center;color:var(--faint);text-align:center}
    .apart{border-top:1px solid var(--rule);padding-top:12px}.pair{display:grid;grid-template-columns:1fr 1fr;gap:20px}.pair>div{min-width:0}
    .defs{position:absolute}.note{color:var(--faint)}footer{color:var(--faint);font-size:.82rem}
    @media (max-width:700px){header,main,footer{padding:12px}.pair{grid-template-columns:1fr}
    .board{grid-auto-flow:column;grid-template-columns:none;grid-template-rows:repeat(4,auto);overflow-x:auto}}
    @media print{.filter{display:none}.test{break-inside:avoid}}
    \(StoryboardStyle.rules)
    """
}
