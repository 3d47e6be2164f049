"""Tables in memory: the hub that holds them, their guests, bots, attendance, lobby and spoken codes."""
