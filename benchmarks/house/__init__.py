"""The house measured over sockets, beside boardgame.io's own server."""
