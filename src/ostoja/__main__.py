"""`python -m ostoja` is the command `ostoja`, and both begin here."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command that was typed; Ctrl-C ends it quietly even while it loads."""
    try:
        from ostoja.cli.main import main as run  # noqa: PLC0415  it takes the longest
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
