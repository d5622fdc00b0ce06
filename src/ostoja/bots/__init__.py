"""The bots: they see a seat's view, options and worlds they cannot tell from the true one; never the true one."""
