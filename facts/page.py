"""A page in Markdown with its charts beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from facts.charts import Chart


@dataclass
class Page:
    name: str
    title: str
    blocks: list[str] = field(default_factory=list)
    charts: dict[str, str] = field(default_factory=dict)

    def heading(self, text: str) -> None:
        self.blocks.append(f"## {text}")

    def say(self, *sentences: str) -> None:
        self.blocks.append(" ".join(sentences))

    def points(self, *sentences: str) -> None:
        self.blocks.append("\n".join(f"- {sentence}" for sentence in sentences))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
        """The first `left` columns are words, the others numbers."""
        rules = ["---" if column < left else "---:" for column in range(len(head))]
        lines = [f"| {' | '.join(cells)} |" for cells in (head, rules, *rows)]
        self.blocks.append("\n".join(lines))

    def chart(self, name: str, of: Chart, svg: str) -> None:
        file = f"{self.name}-{name}.svg"
        self.charts[file] = svg
        self.blocks.append(f"![{of.alt}]({file})")

    @property
    def text(self) -> str:
        return "\n\n".join([f"# {self.title}", *self.blocks]) + "\n"

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.md").write_text(self.text, encoding="utf-8")
        for file, svg in self.charts.items():
            (folder / file).write_text(svg, encoding="utf-8")
