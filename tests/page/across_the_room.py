"""What can be read on a television across the room: every word large enough, upright, and on the screen."""

from __future__ import annotations

from tests.page.visitor import Visitor

SCREEN = {"width": 1920, "height": 1080}
LEAST = 32  # pixels at which a letter can be read at three metres
# Every word that is seen, with what is wrong with it. What is scrolled out of sight is not seen.
UNREADABLE = """
least => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text || !shown || box.width < 1 || element.closest('.unseen')) continue;
    const scrolled = element.closest('.log')?.getBoundingClientRect();
    if (scrolled && box.bottom > scrolled.bottom) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().d : 1;
    const size = scale * parseFloat(getComputedStyle(element).fontSize);
    let turned = 0;
    for (let around = element; around; around = around.parentElement) {
      const { transform, rotate } = getComputedStyle(around);
      const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
      turned += (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI + (parseFloat(rotate) || 0);
    }
    const upright = Math.abs(Math.sin((turned * Math.PI) / 360)) < 0.1;
    if (size < least) faults.add(`${text}: ${size} px`);
    if (!upright) faults.add(`${text}: turned by ${turned}`);
    if (box.right > innerWidth || box.bottom > innerHeight) faults.add(`${text}: off the screen`);
  }
  return [...faults];
}
"""


def unreadable(visitor: Visitor) -> list[str]:
    visitor.reads_every_letter()
    found: list[str] = visitor.page.evaluate(UNREADABLE, LEAST)
    return found
