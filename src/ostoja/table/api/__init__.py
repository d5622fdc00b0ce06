"""The interface of the table over HTTP and WebSocket."""
