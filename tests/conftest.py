"""How hard the property tests look: HYPOTHESIS_PROFILE=dev (default), ci (what `make test` runs) or fuzz."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("dev", max_examples=12, deadline=None, derandomize=True)
settings.register_profile("ci", max_examples=30, deadline=None, derandomize=True)
settings.register_profile("fuzz", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
