"""What is asked over HTTP: the API, the page, replays and stories, and where a socket begins."""
