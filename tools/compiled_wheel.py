"""The compiled wheel: hatchling calls this where HATCH_BUILD_HOOKS_ENABLE is set, and packs what it makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER: Final = "build/compiled"


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles the rules and adds the libraries to the wheel, which then is one for this Python and platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless an editable install is asked for: that runs the sources."""
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, root / "tools" / "compile_rules.py", root / FOLDER], check=True)
        for library in (root / FOLDER).rglob("*"):
            if library.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(library)] = library.relative_to(root / FOLDER).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
