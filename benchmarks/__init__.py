"""The speed bars, measured side by side in one run. Timings never live in a test."""
