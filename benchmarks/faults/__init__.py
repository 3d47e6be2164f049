"""What breaks while people play, and what is lost by it: the harness of the tests, for longer."""
