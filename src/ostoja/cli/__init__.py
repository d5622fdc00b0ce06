"""The command line: `ostoja …`."""
