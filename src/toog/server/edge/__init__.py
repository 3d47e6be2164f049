"""Where connections come in: middleware, the origin check, and the WebSocket."""
