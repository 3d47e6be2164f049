"use strict";
// Pietjesbak for two with the default house rules: the same moves, throws and view as ours, one message each.

const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 2;
const APES = 500;
const SOIXANTE_NEUF = 400;
const ZAND = 300;
const SEVEN = 7;

const other = (seat) => 1 - seat;
const dieWorth = (pips) => (pips === 1 ? 100 : pips === 6 ? 60 : pips);

function worthOf([a, b, c]) {
  if (a === b && b === c) return a === 1 ? APES : ZAND + a;
  if (a * b * c === 120 && a + b + c === 15) return SOIXANTE_NEUF;
  return dieWorth(a) + dieWorth(b) + dieWorth(c);
}

const reward = (worth) => (worth >= SOIXANTE_NEUF ? 3 : worth >= ZAND ? 2 : 1);

function setup(_, { marks = 9 } = {}) {
  return {
    phase: "throw_off",
    hand: 0,
    starter: null,
    thrown: 0,
    most: 0,
    dice: null,
    marks: Array(SEATS).fill(marks),
    worth: Array(SEATS).fill(null),
    stoef: false,
    wiped: Array(SEATS).fill(false),
    throw_off: Array(SEATS).fill(0),
    winner: null,
  };
}

function throwDice({ G, ctx, random, events }) {
  if (G.phase === "choose") return INVALID_MOVE;
  if (G.phase === "throw") throwThree(G, random.D6(3));
  else throwOne(G, random.D6());
  passDice(G, ctx, events);
}

function again({ G }) {
  if (G.phase !== "choose") return INVALID_MOVE;
  G.worth[G.hand] = null;
  G.phase = "throw";
}

function stop({ G, ctx, events }) {
  if (G.phase !== "choose") return INVALID_MOVE;
  endTurn(G);
  passDice(G, ctx, events);
}

// The turn of the library follows the hand of the game.
function passDice(G, ctx, events) {
  const next = String(G.hand);
  if (next !== ctx.currentPlayer) events.endTurn({ next });
}

function throwOne(G, pips) {
  G.throw_off[G.hand] = pips;
  if (G.hand === 0) {
    G.hand = 1;
    return;
  }
  const [first, second] = G.throw_off;
  G.throw_off = [0, 0];
  G.hand = 0;
  if (first === second) return;
  const winner = first > second ? 0 : 1;
  if (G.phase === "tie") winRound(G, winner);
  else openRound(G, winner);
}

function openRound(G, starter) {
  G.worth = [null, null];
  G.starter = starter;
  G.stoef = false;
  G.most = 3;
  takeDice(G, starter);
}

function takeDice(G, seat) {
  G.hand = seat;
  G.thrown = 0;
  G.phase = "throw";
}

function throwThree(G, dice) {
  G.thrown += 1;
  G.dice = dice;
  const worth = worthOf(dice);
  if (worth === APES) {
    G.winner = G.wiped[G.hand] ? G.hand : other(G.hand);
    return;
  }
  G.worth[G.hand] = worth;
  if (G.thrown === G.most) endTurn(G);
  else G.phase = "choose";
}

function endTurn(G) {
  if (G.hand === G.starter) {
    G.most = G.thrown;
    G.stoef = G.thrown === 1;
  }
  if (G.worth[G.hand] === SEVEN) G.marks = G.marks.map((marks) => marks + 1);
  if (G.hand === G.starter) takeDice(G, other(G.hand));
  else settleRound(G);
}

function settleRound(G) {
  const [first, second] = G.worth;
  if (first !== second) {
    winRound(G, first > second ? 0 : 1);
    return;
  }
  G.phase = "tie";
  G.hand = 0;
}

function winRound(G, winner) {
  const wipes = reward(G.worth[winner]);
  const stoef = G.stoef && winner === G.starter;
  G.wiped[winner] = true;
  G.marks[winner] = Math.max(0, G.marks[winner] - (stoef ? Math.max(2, wipes) : wipes));
  if (G.marks[winner] === 0) G.winner = winner;
  else openRound(G, winner);
}

const Pietjesbak = {
  name: "pietjesbak",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { throw: throwDice, again, stop },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
};

module.exports = { Pietjesbak };
