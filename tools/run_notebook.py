"""Run a notebook from top to bottom in plain Python, and write what its cells print into it.

`python tools/run_notebook.py FILE` writes the outputs into the file; `--check` only runs it, as the tests do. No cell
of ours needs more than Python, so nobody who tests needs Jupyter.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import __main__  # where the cells live: processes that are forked find everything there


class Both(io.StringIO):
    """Keeps what is printed, and shows it."""

    def write(self, text: str, /) -> int:
        """Take some text."""
        if sys.__stdout__ is not None:
            sys.__stdout__.write(text)
            sys.__stdout__.flush()
        return super().write(text)


def run(cells: list[dict[str, Any]]) -> None:
    """Run the cells one after another, in one namespace."""
    for number, cell in enumerate((one for one in cells if one["cell_type"] == "code"), start=1):
        told = Both()
        with redirect_stdout(told):
            exec(compile("".join(cell["source"]), f"<cell {number}>", "exec"), vars(__main__))  # noqa: S102  our own notebook
        cell["execution_count"] = number
        text = told.getvalue()
        lines = text.splitlines(keepends=True)
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if text else []


def main() -> int:
    """Run a notebook."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="run it, and write nothing")
    arguments = parser.parse_args()
    notebook = json.loads(arguments.file.read_text(encoding="utf-8"))
    run(notebook["cells"])
    if not arguments.check:
        arguments.file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
