"""The house open to guests: live tables over sockets, kept so that nothing acknowledged is lost."""
