"""What is said on the wire: messages of the socket, bodies of requests, refusals, and their encoding."""
