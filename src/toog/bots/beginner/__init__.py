"""For each game a player who learned it last week, with the mistakes people make then."""
