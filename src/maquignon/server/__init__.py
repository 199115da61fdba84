"""The game over HTTP and WebSocket."""
