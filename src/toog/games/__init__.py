"""The games of the house, one folder each: rules, options, words, view, texts."""
