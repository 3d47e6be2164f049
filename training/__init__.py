"""What was learned or fitted by simulation, with the recipes that make it again."""
