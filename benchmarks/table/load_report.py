"""What a load test found: tables, goals with their verdicts, and a line for the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from benchmarks import report

if TYPE_CHECKING:
    from benchmarks.table.loops import Row

RULES, OTHER, EMPTY, READY = "rules", "other", "empty", "ready"
NAMES: Final = {
    RULES: "ostoja serve",
    OTHER: "the other ostoja serve",
    EMPTY: "empty server, encodes",
    READY: "empty server, ready text",
}
BUSY_GENERATOR: Final = 0.9  # share of its core from which on the generator may be what is measured
SLOWEST: Final = 50.0  # milliseconds: the goal for p95 of the steady rate
SLOWEST_BUSY: Final = 25.0  # and with twice as much of everything
RATIO: Final = 0.7  # the goal beside the empty server
NO_WORSE: Final = 0.95  # the goal beside another build: what is within the noise counts as equal
MEMORY: Final = 600.0  # megabytes of idle tables
STEADY: Final = ("open", "busy")


def goals(found: Row, problems: list[str]) -> list[report.Goal]:
    """List what has to be reached."""
    listed = [report.Goal("errors, and updates that did not arrive: none", 0, [float(len(problems))], at_most=True)]
    for part, line in (("open", SLOWEST), ("busy", SLOWEST_BUSY)):
        if part in found:
            row = found[part][RULES]
            text = f"{row['tables']} tables, {row['rate']:g} moves/s: p95, ms, below {line:g}"
            listed.append(report.Goal(text, line, [row["p95_ms"]], at_most=True))
    rows = found.get("closed", {})
    if EMPTY in rows:
        listed.append(
            report.Goal("moves/s beside the empty server", RATIO, ratios(rows[RULES], rows[EMPTY], "moves_s"))
        )
        cheaper = ratios(rows[EMPTY], rows[RULES], "server_us")
        listed.append(report.Goal("processor time a move: the empty server's share", RATIO, cheaper))
    if OTHER in rows:
        faster = ratios(rows[RULES], rows[OTHER], "moves_s")
        listed.append(report.Goal("moves/s beside the other build", NO_WORSE, faster))
        cheaper = ratios(rows[OTHER], rows[RULES], "server_us")
        listed.append(report.Goal("processor time a move: the other build's, by ours", NO_WORSE, cheaper))
    if found["workers"] > 1 and rows:
        listed.append(report.Goal(f"moves/s of {found['workers']} workers", None, of(rows[RULES], "moves_s")))
    if "idle" in found:
        row = found["idle"]
        text = f"{row['tables']} idle tables, {row['lines']} lines: MB, below {MEMORY:g}"
        listed.append(report.Goal(text, MEMORY, [row["memory_mb"]], at_most=True))
    return listed


def of(rows: list[Row], field: str) -> list[float]:
    """List a field of all rounds."""
    return [float(row[field]) for row in rows]


def ratios(over: list[Row], under: list[Row], field: str) -> list[float]:
    """Divide round by round."""
    return [float(above[field]) / float(below[field]) for above, below in zip(over, under, strict=True)]


def failures(found: Row) -> list[str]:
    """List everything that must not have happened."""
    runs = [row for part in STEADY for row in found.get(part, {}).values()]
    runs += [row for rows in found.get("closed", {}).values() for row in rows]
    texts = [problem for row in runs for problem in row["problems"]]
    texts += [f"{row['lost']} moves did not reach all seats" for row in runs if row["lost"]]
    texts += [f"{row['unsent']} moves found no table at rest" for row in runs if row.get("unsent")]
    return [*texts, *([f"the server complained: {found['complaint']}"] if found["complaint"] else [])]


# ---------------------------------------------------------------- what is printed


def open_table(found: Row) -> str:
    """Show the latencies at steady rates."""
    fields = ("moves_s", "sent", "p50_ms", "p95_ms", "p99_ms", "worst_ms", "late_p50_ms", "late_p99_ms")
    names = ("moves/s", "sent", "p50 ms", "p95 ms", "p99 ms", "worst ms", "late p50", "late p99")
    lines = []
    for part in STEADY:
        for key, row in found.get(part, {}).items():
            shares = (f"{row['server_share']:.0%}", f"{row['generator_share']:.0%}")
            label = f"{NAMES[key]}, {row['tables']} tables"
            lines.append((label, *(report.written(row[field]) for field in fields), *shares, services_of(row)))
    return report.table(("steady rate", *names, "server", "generator", "services us/move"), lines)


def closed_table(rows: dict[str, list[Row]]) -> str:
    """Show the speeds, medians with their ranges, and what share of the empty servers' the real one reaches."""
    fields = ("moves_s", "server_us", "bytes_move", "p50_ms")
    head = ("as fast as it answers", "moves/s", "CPU us/move", "bytes/move", "p50 ms", "generator")
    lines = []
    for key, found in rows.items():
        cells = [ranged(of(found, field)) for field in fields]
        share = max(row["generator_share"] for row in found)
        faster = "" if key == RULES else ranged(ratios(rows[RULES], found, "moves_s"))
        cheaper = "" if key == RULES else ranged(ratios(found, rows[RULES], "server_us"))
        lines.append((NAMES[key], *cells, f"{share:.0%}", faster, cheaper, services_of(found[-1])))
    return report.table((*head, "ratio of moves/s", "of CPU", "services us/move"), lines)


def services_of(row: Row) -> str:
    """Write what the services used for a move."""
    return ", ".join(f"{name} {used:.0f}" for name, used in row["services_us"].items())


def ranged(values: list[float]) -> str:
    """Write the median of some values and their range."""
    return report.ranged(report.spread(values))


def show(found: Row, problems: list[str]) -> None:
    """Print the report; the summary comes last."""
    workers = f", {found['workers']} workers" if found["workers"] > 1 else ""
    print(f"{found['machine']}; {found['game']}, {found['seats']} seats{workers}; load {found['load']:.1f}")
    print(f"A fixed loop took {min(found['noise_ms']):.0f} ms at best and {max(found['noise_ms']):.0f} ms at worst.")
    if any(part in found for part in STEADY):
        print(f"\n{open_table(found)}\n")
        print("From the send to the last seat's update. Late: how far behind its schedule the generator sent.")
    if "closed" in found:
        rows = found["closed"]
        print(f"\n{closed_table(rows)}")
        if max(row["generator_share"] for run in rows.values() for row in run) > BUSY_GENERATOR:
            print("The generator was as busy as its core allows: the fastest rows are lower bounds.")
    if "idle" in found:
        row = found["idle"]
        print(
            f"\nIdle: {row['empty_mb']:.0f} MB without tables, {row['tables_mb']:.0f} MB with {row['tables']} tables, "
            f"{row['memory_mb']:.0f} MB with {row['lines']} lines to them: {row['table_kb']:.0f} kB a table, "
            f"{row['line_kb']:.0f} kB a line."
        )
    print(f"\n{report.goal_table(goals(found, problems))}")
    for problem in problems[:20]:
        print(f"problem: {problem}")


def line_of(found: Row) -> dict[str, str]:
    """Return the figures of a release, by the columns of the history."""
    rows = found.get("closed", {})
    cells = {
        "p95 at 250/s, ms": report.written(found["open"][RULES]["p95_ms"]) if "open" in found else "",
        "p95 at 500/s, ms": report.written(found["busy"][RULES]["p95_ms"]) if "busy" in found else "",
        "moves/s": ranged(of(rows[RULES], "moves_s")) if rows else "",
        "CPU a move, us": ranged(of(rows[RULES], "server_us")) if rows else "",
        "of the empty server": ranged(ratios(rows[RULES], rows[EMPTY], "moves_s")) if EMPTY in rows else "",
        "idle, MB": report.written(found["idle"]["memory_mb"]) if "idle" in found else "",
        "load": f"{found['load']:.1f}",
        "machine": found["machine"],
    }
    return {name: cell or "-" for name, cell in cells.items()}
