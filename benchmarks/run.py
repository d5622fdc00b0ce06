"""Measure our games, interpreted and compiled, beside their peers, and print what came of it.

    python benchmarks/run.py --interpreted PYTHON --compiled PYTHON --peers PYTHON

Needs the standard library only: every contender runs in a process, and where need be an environment, of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, Python looks beside this file only

from benchmarks import goals, report  # noqa: E402

PATIENCE = 60  # seconds that a contender may take beyond what its measurements need
BUSY = 300_000  # rounds of the loop that shows how noisy the machine is


class Contender(NamedTuple):
    """Something that is measured once in every round."""

    key: str
    label: str
    command: list[str]
    build: str = ""  # of ours: which build the environment has to hold


def start(command: list[str], seconds: float) -> report.Row:
    """Run one process and return the row that it prints."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE + 20 * seconds
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or f"ended with {done.returncode}")
    row: report.Row = json.loads(done.stdout.splitlines()[-1])
    return row


def line_up(args: argparse.Namespace, games: dict[str, Any]) -> list[Contender]:
    """List the contenders so that those which are compared run one after the other."""
    seconds = ["--seconds", str(args.seconds)]
    pythons = {"interpreted": args.interpreted, "compiled": args.compiled}

    def peer(key: str) -> list[Contender]:
        if not args.peers:
            return []
        return [Contender(key, report.PEERS[key], [args.peers, "-m", "benchmarks.peers", key, *seconds])]

    def game(build: str, key: str, seats: int) -> list[Contender]:
        python = pythons[build]
        if not python or key not in games:
            return []
        title, least, most = games[key]
        seats = min(max(seats, least), most)
        command = [python, "-m", "benchmarks.ours", "--game", key, "--seats", str(seats), "--with-view", *seconds]
        return [Contender(report.ours(build, key, seats), f"{title}, {build}", command, build)]

    def length(build: str, key: str) -> list[Contender]:
        python = pythons[build]
        if not python:
            return []
        title, _least, most = games[key]
        command = [python, "-m", "benchmarks.ours", "--game", key, "--seats", str(most), "--length", *seconds]
        return [Contender(report.length_of(build, key), f"{title}, {build}, early and late", command, build)]

    mall, four, six = report.MALL, report.SEATS, report.MORE_SEATS
    contenders = [
        *peer("python_team_dominoes"),
        *game("interpreted", mall, four),
        *peer("texas_holdem_v4"),
        *shaped(args.interpreted, games[mall][0], seconds),
        *peer("chess"),
        *peer("hearts"),
        *game("compiled", mall, four),
        *game("compiled", mall, six),
        *peer("social_deduction"),
        *game("interpreted", mall, six),
        *searched("compiled", args.compiled, games[mall][0], seconds),
        *peer(goals.ISMCTS),
    ]
    for build in report.BUILDS:
        for key in games:
            if key != mall:
                contenders += game(build, key, four)
            contenders += length(build, key)
    return contenders


def shaped(python: str, title: str, seconds: list[str]) -> list[Contender]:
    """Return Mall of Horror as PettingZoo drives it."""
    command = [python, "-m", "benchmarks.shapes", "--game", report.MALL, "--seats", str(report.SEATS), *seconds]
    key = report.shape_of("interpreted", report.MALL)
    return [Contender(key, f"{title}, interpreted, in PettingZoo's shape", command, "interpreted")]


def searched(build: str, python: str | None, title: str, seconds: list[str]) -> list[Contender]:
    """Return what our search simulates in Mall of Horror."""
    if not python:
        return []
    command = [python, "-m", "benchmarks.search", "--game", report.MALL, "--seats", str(report.SEATS), *seconds]
    return [Contender(report.search_of(build, report.MALL), f"{title}, {build}, searched", command, build)]


def our_games(args: argparse.Namespace) -> dict[str, Any]:
    """Ask the package for its games, and take those that are wanted; Mall of Horror is always among them."""
    games: dict[str, Any] = start([args.interpreted, "-m", "benchmarks.ours", "--list"], args.seconds)["games"]
    unknown = set(args.games or []) - set(games)
    if unknown:
        raise SystemExit(f"no such game: {', '.join(sorted(unknown))}; games: {', '.join(games)}")
    wanted = {report.MALL, *args.games} if args.games else set(games)
    return {key: games[key] for key in games if key in wanted}


def measure(contenders: list[Contender], rounds: int, seconds: float) -> tuple[report.Results, list[float]]:
    """Run all contenders once per round, every other round backwards, so that a drift favours nobody."""
    results: report.Results = {contender.key: [] for contender in contenders}
    noise: list[float] = []
    for number in range(rounds):
        order = contenders if number % 2 == 0 else contenders[::-1]
        for place, contender in enumerate(order, 1):
            noise.append(busy_loop())
            print(f"round {number + 1}/{rounds}, {place}/{len(order)}: {contender.key}", file=sys.stderr)
            row: report.Row | None = None
            try:
                row = start(contender.command, seconds)
            except (RuntimeError, ValueError, OSError, subprocess.TimeoutExpired) as failure:
                print(f"  failed: {failure}", file=sys.stderr)
            if row and contender.build and row["compiled"] != (contender.build == "compiled"):
                raise SystemExit(f"{contender.command[0]} does not hold the {contender.build} build")
            results[contender.key].append(row)
    return results, noise


def busy_loop() -> float:
    """Return the milliseconds that a fixed piece of work takes just now."""
    start_at = time.perf_counter()
    total = 0
    for number in range(BUSY):
        total = (total * 31 + number) & 0xFFFF
    return (time.perf_counter() - start_at) * 1e3


def pin() -> str:
    """Keep this process, and so all that it starts, on one core."""
    if sys.platform == "linux":
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
        return f"pinned to core {core}"
    else:  # noqa: RET505  mypy knows the platform
        return "not pinned to a core"


def show(results: report.Results, contenders: list[Contender], games: dict[str, Any]) -> None:
    """Print everything."""
    labels = {contender.key: contender.label for contender in contenders if not contender.key.endswith("length")}
    sections = (
        ("Random play, medians of the rounds", report.contenders_table(results, labels)),
        ("Ratios, median of the rounds (range)", report.ratio_table(results)),
        ("Our games beside Mall of Horror", report.family_table(results, games)),
        ("Does a decision cost more late in a game?", report.length_table(results, games)),
        ("Summary", report.goal_table(goals.goals(results))),
    )
    for title, text in sections:
        if text:
            print(f"\n{title}\n\n{text}")


def main() -> None:
    """Measure, print, and write it down where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--interpreted", default=sys.executable, help="the Python with the interpreted package")
    parser.add_argument("--compiled", help="the Python with the compiled package")
    parser.add_argument("--peers", help="the Python with the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measurement (default: 0.6)")
    parser.add_argument("--games", nargs="+", metavar="KEY", help="of our games, only these (and Mall of Horror)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the summary and every row")
    parser.add_argument("--release", action="store_true", help="note the figures of this version in history.md")
    args = parser.parse_args()
    for name in ("interpreted", "compiled", "peers"):
        if getattr(args, name):  # a path stays right wherever the process runs; a link is kept: it leads to the venv
            setattr(args, name, str(Path(getattr(args, name)).absolute()))
    pinned = pin()
    games = our_games(args)
    contenders = line_up(args, games)
    results, noise = measure(contenders, args.rounds, args.seconds)
    versions = sorted({row["version"] for rows in results.values() for row in rows if row})
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {pinned}"
    print(f"{machine}; {args.rounds} rounds of {args.seconds} s per measurement; {', '.join(versions)}")
    print(f"A fixed loop took {min(noise):.0f} ms at best and {max(noise):.0f} ms at worst.")
    show(results, contenders, games)
    if args.json:
        summary = [goal.told() for goal in goals.goals(results)]
        written = {"machine": machine, "versions": versions, "noise_ms": noise, "summary": summary, "results": results}
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    if args.release:
        from benchmarks import history  # asks the package for its version

        history.note(history.SPEED, goals.line_of(results))
    if any(row is None for rows in results.values() for row in rows):
        raise SystemExit("some measurements failed; see above")


if __name__ == "__main__":
    main()
