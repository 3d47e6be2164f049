"""What a screen shows, frame by frame, and hands that play in the page itself: nothing waits for the test."""

from __future__ import annotations

# Every frame: what can be read, whether something that was seen moving in the frame before moves still, and
# whether that is a die. A trick is watched until it is gone: how near it came to a plate.
WATCH = """
({ kinds, names }) => {
  const said = (element) =>
    element.dataset.pawn ?? element.getAttribute('aria-label') ?? element.textContent.trim();
  const texts = (where) => [...document.querySelectorAll(where)].map(said).join(' | ');
  const read = () => Object.fromEntries(Object.entries(kinds).map(([kind, where]) => [kind, texts(where)]));
  const isMovement = ({ id, playState, effect }) => playState === 'running'
    && (id === 'movement' || (id === '' && effect.target?.matches('[data-moved]')));
  const agree = ({ sign, ring }) => {
    const [lit, ...more] = names.filter((name) => ring.includes(name));
    if (!lit || more.length > 0 || sign.includes(lit)) return true;
    return lit === names[0] && /\\bYou/i.test(sign);
  };
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const nearest = (stack) => Math.min(...[...document.querySelectorAll('.board .players li')].map((plate) => {
    const [[x, y], [right, down]] = [middle(stack), middle(plate)];
    return Math.hypot(x - right, y - down);
  }));
  const log = window.watched = [];
  let before = read();
  let moving = new Set();
  let trick = null;
  const look = () => {
    const now = read();
    const at = Date.now() / 1000;
    const all = document.getAnimations().filter(isMovement);
    const still = all.filter((movement) => moving.has(movement));
    const rolls = still.map(({ effect }) => effect.target)
      .some((thing) => thing.closest('.die') && !thing.matches('[data-moved]'));
    for (const what of Object.keys(now))
      if (now[what] !== before[what])
        log.push({ what, at, still: still.length > 0, rolls, from: before[what], to: now[what] });
    if (!agree(now) && agree(before)) log.push({ what: 'disagrees', at, from: now.sign, to: now.ring });
    if (all.length > 0 && moving.size === 0) log.push({ what: 'moves', at });
    if (all.length === 0 && moving.size > 0) log.push({ what: 'lies', at });
    const counted = document.querySelector('.stack > .count');
    if (counted) trick = { since: trick?.since ?? at, near: nearest(counted.parentElement) };
    else if (trick) {
      log.push({ what: 'swept', at, lay: at - trick.since, near: trick.near });
      trick = null;
    }
    before = now;
    moving = new Set(all);
    requestAnimationFrame(look);
  };
  look();
}
"""

# The first thing that may be tapped is tapped when it has been there for as long as a person needs.
PLAY = """
({ taps, patience }) => {
  window.patience = patience;
  const patterns = taps.map((tap) => new RegExp(tap));
  const named = (button) =>
    (button.getAttribute('aria-label') ?? button.textContent).replace(/\\s+/g, ' ').trim();
  const isOpen = (button) => button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
  const choose = () => {
    const open = [...document.querySelectorAll('.board button:enabled')].filter(isOpen);
    return patterns.flatMap((pattern) => open.filter((button) => pattern.test(named(button))))[0];
  };
  let due = null;
  const look = () => {
    const button = choose();
    if (button !== due?.button) due = button ? { button, at: Date.now() + window.patience } : null;
    else if (button && Date.now() >= due.at) {
      due = null;
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
    }
  };
  window.hands = setInterval(look, 30);
}
"""
REST = "clearInterval(window.hands)"

# A promise of the moment at which the page says who wins, or of nothing if that takes too long.
ENDED = """
({ end, longest }) => {
  const pattern = new RegExp(end);
  window.ended = new Promise((resolve) => {
    setTimeout(() => resolve(null), longest);
    const look = () => {
      const said = [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent.trim());
      if (said.some((text) => pattern.test(text))) resolve(Date.now() / 1000);
      else requestAnimationFrame(look);
    };
    look();
  });
}
"""
