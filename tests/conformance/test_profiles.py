"""How hard the suite looks: what `make test` runs looks harder than a run by hand, and `make conformance` hardest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COUNT = """
from tests import conftest
from hypothesis import given, settings
from hypothesis import strategies as st
drawn = []
@given(st.integers())
def look(number): drawn.append(number)
look()
print(len(drawn))
"""


def examples(profile: str) -> int:
    """Count what a property test draws under a profile."""
    environment = {**os.environ, "HYPOTHESIS_PROFILE": profile, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run([sys.executable, "-c", COUNT], check=True, capture_output=True, text=True, env=environment)
    return int(done.stdout)


def test_each_profile_draws_more_than_the_one_before() -> None:
    dev, ci, fuzz = (examples(profile) for profile in ("dev", "ci", "fuzz"))
    assert 10 <= dev < ci / 2
    assert ci < fuzz / 10


def test_make_test_and_make_conformance_name_their_profiles() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    runs = [line.split()[0] for line in lines if "$(BIN)/pytest" in line and "HYPOTHESIS_PROFILE" in line]
    assert runs == ["HYPOTHESIS_PROFILE=ci", "HYPOTHESIS_PROFILE=fuzz"]
