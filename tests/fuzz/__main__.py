"""`python -m tests.fuzz`: what is run lies in a module that other processes can find by its name."""

from __future__ import annotations

import sys

from tests.fuzz.many import main

sys.exit(main())
