"""`python -m ostoja` is the command `ostoja`."""

from ostoja.cli.main import main

main()
