"""Measures the program BINARY beside its peers: both sides in turns, one round dropped, medians."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROUNDS = 25
SCENARIO = """scenario 'sharing number {}' {{
  tap Share A
  expect caption 'Share A: 12'
  copy
  expect clipboard 'Share A: 12'
}}
"""
STEPS = 4


def seconds(command):
    """The time of one run of a command."""
    actions = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_RDWR, 0) for descriptor in (0, 1, 2)]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status = os.waitpid(process, 0)
    end = time.perf_counter()
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return end - start


def median_times(first, second):
    """The median times of two commands that run in turns."""
    times = [(seconds(first), seconds(second)) for _ in range(ROUNDS + 1)][1:]
    return [sorted(side)[ROUNDS // 2] for side in zip(*times)]


def instructions(command):
    """How many instructions a command takes; None without valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    words = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stderr
    return int(re.search(r"Collected\s*:\s*(\d+)", told).group(1))


def row(what, measured, goal, is_met):
    """Prints a line of the table."""
    print(f"{what:<60}{measured:>14}  {goal:<18}{'met' if is_met else 'not met'}", flush=True)


def main():
    binary = os.path.abspath(sys.argv[1])
    lua = shutil.which("lua5.4")
    peer = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peer.lua")
    with tempfile.TemporaryDirectory() as folder:
        scripts = {}
        for count in (1, 100, 1_000, 2_000, 10_000):
            scripts[count] = os.path.join(folder, f"{count}.probe")
            with open(scripts[count], "w", encoding="utf-8") as file:
                file.write("".join(SCENARIO.format(number) for number in range(count)))

        print(f"{'what':<60}{'measured':>14}  {'goal':<18}result")
        mine, true = median_times([binary, scripts[1]], ["/bin/true"])
        row("start-up, one scenario / '/bin/true'", f"{mine / true:.2f}x", "at most 1.6x", mine <= 1.6 * true)
        for count in (100, 1_000, 10_000):
            mine, other = median_times([binary, scripts[count]], [lua, peer, scripts[count]])
            row(f"a Lua script / probe-run, {count:,} scenarios", f"{other / mine:.2f}x", "more than 1x", mine < other)

        fixed = instructions([binary, "--jobs", "1", scripts[1]])
        if fixed is None:
            print("instructions are counted where valgrind is there")
            return
        few, many = (instructions([binary, "--jobs", "1", scripts[count]]) for count in (1_000, 2_000))
        per_step = (many - few) / (1_000 * STEPS)
        row("instructions, one scenario", f"{fixed:,}", "at most 400,000", fixed <= 400_000)
        row("instructions of a step", f"{per_step:,.0f}", "at most 1,500", per_step <= 1_500)


main()
