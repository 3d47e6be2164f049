"""The rules of 12er Stich, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, OVER
from toog.core.winning import seats_with
from toog.games.stich.cards import BLACK, KINDS, NO_CARD, PACK, RED, colour, points, value
from toog.games.stich.state import HAND, LARGEST_STOCK, Stich

DRAW, KEEP, PASS, SWAP, HOLD = 20, 21, 22, 23, 24
DIE, SHUFFLE = 0, 1

THROWING, DEALING, PLAYING, DRAWN, SWAPPING, ENDED = 0, 1, 2, 3, 4, 5

NOTHING, MINUS = 0, 1

FULL = 12
BONUS = 30


# The course


def start(s: Stich) -> None:
    """S3, S4: the seat before the first lead deals, and throws for the target unless the house has fixed it.

    S16: who is given points ahead has them from the start.
    """
    for seat in range(s.players):
        s.points[seat] = s.handicap[seat]
    s.dealer = (s.first or s.players) - 1
    s.hand = s.dealer
    s.drawn = NO_CARD
    s.target = s.fixed_target
    s.phase = DEALING if s.fixed_target else THROWING


def turn(s: Stich) -> int:
    if s.phase == ENDED:
        return OVER
    return CHANCE if s.phase < PLAYING else s.hand


def in_turn(s: Stich) -> int:
    return s.hand


def chance(s: Stich) -> int:
    return DIE if s.phase == THROWING else SHUFFLE


def thrower(s: Stich) -> int:
    """S3: the die and every shuffle belong to the dealer."""
    return s.dealer


def throw(s: Stich, fell: Sequence[int]) -> None:
    if s.phase == THROWING:
        s.target = 100 * fell[0]
        s.phase = DEALING
    else:
        open_round(s, fell)


def open_round(s: Stich, pack: Sequence[int]) -> None:
    """S4, S17: six cards each, the rest is the stock; each round begins with black adding."""
    s.rounds += 1
    clear_table(s)
    seat = s.dealer
    for card in range(HAND * s.players):
        if card % HAND == 0:
            seat = next_seat(s, seat)
        take_card(s, seat, pack[card])
    s.left = PACK - HAND * s.players
    for place in range(s.left):
        s.stock[place] = pack[PACK - 1 - place]
    s.hand = next_seat(s, s.dealer)
    s.phase = PLAYING


def clear_table(s: Stich) -> None:
    """What was left of the round before stays in sight until the shuffle."""
    for seat in range(s.players):
        s.sizes[seat] = 0
        s.tricks[seat] = 0
        s.trick_points[seat] = 0
        s.minus[seat] = 0
    for held in range(KINDS * s.players):
        s.cards[held] = 0
    for place in range(PACK):
        s.pile[place] = NO_CARD
    for place in range(LARGEST_STOCK):
        s.stock[place] = NO_CARD
    s.lies = 0
    s.sum = 0
    s.adds = BLACK


def take_card(s: Stich, seat: int, card: int) -> None:
    s.cards[KINDS * seat + card] += 1
    s.sizes[seat] += 1


def next_seat(s: Stich, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


# What may be played


def new_sum(s: Stich, card: int) -> int:
    """S2, S17: one colour adds, the other takes away."""
    return s.sum + value(card) if colour(card) == s.adds else s.sum - value(card)


def is_twelve_or_nothing(total: int) -> bool:
    """S7: what takes a trick, though never as a lead."""
    return not 0 < total < FULL


def other_colour(of_colour: int) -> int:
    """S17."""
    return RED if of_colour == BLACK else BLACK


def room(s: Stich, of_colour: int) -> int:
    """The highest value of that colour that may be played now, 0 for none.

    S5: a lead must add. S6: after that the sum stays from 0 to 12.
    """
    if s.lies == 0:
        return FULL if of_colour == s.adds else 0
    return FULL - s.sum if of_colour == s.adds else s.sum


def fits(s: Stich, card: int) -> bool:
    return value(card) <= room(s, colour(card))


def can_play(s: Stich, seat: int) -> bool:
    black = room(s, BLACK)
    red = room(s, RED)
    card = 0
    while card < KINDS and not is_playable(s, seat, card, black, red):
        card += 1
    return card < KINDS


def is_playable(s: Stich, seat: int, card: int, black: int, red: int) -> bool:
    """A card in the hand, where there is that much room for black and for red."""
    if s.cards[KINDS * seat + card] == 0:
        return False
    return value(card) <= (black if colour(card) == BLACK else red)


def moves(s: Stich, seat: int, out: list[int]) -> int:
    if s.phase == SWAPPING:
        out[0] = SWAP
        out[1] = HOLD
        return 2
    if s.phase == DRAWN:
        out[0] = s.drawn
        out[1] = KEEP
        return 2
    black = room(s, BLACK)
    red = room(s, RED)
    many = 0
    for card in range(KINDS):
        out[many] = card  # counted or overwritten: without a branch it compiles to much faster code
        many += is_playable(s, seat, card, black, red)
    if many == 0:  # S9, S10
        out[0] = DRAW if s.left else PASS
        many = 1
    return many


def refusal(s: Stich, seat: int, move: int) -> int:
    if s.phase == SWAPPING or move >= SWAP:
        return 0 if s.phase == SWAPPING and move >= SWAP else 17
    if s.phase == DRAWN:
        return 0 if move == s.drawn or move == KEEP else 9
    if move < KINDS:
        return card_refusal(s, seat, move)
    if move == KEEP or can_play(s, seat):
        return 9
    if s.left:
        return 0 if move == DRAW else 9
    return 0 if move == PASS else 10


def card_refusal(s: Stich, seat: int, card: int) -> int:
    """S4: one plays the cards one was given."""
    if s.cards[KINDS * seat + card] == 0:
        return 4
    if fits(s, card):
        return 0
    return 5 if s.lies == 0 else 6


# A turn


def play(s: Stich, seat: int, move: int) -> None:
    s.drawn = NO_CARD
    if move < KINDS:
        play_card(s, seat, move)
    elif move == DRAW:
        draw_card(s, seat)
    elif move >= SWAP:
        choose_colour(s, move)
    else:
        if move == PASS:
            s.passes += 1
        pass_turn(s)


def play_card(s: Stich, seat: int, card: int) -> None:
    s.plays += 1
    follows = s.lies > 0
    s.sum = new_sum(s, card)
    s.cards[KINDS * seat + card] -= 1
    s.sizes[seat] -= 1
    s.pile[s.lies] = card
    s.lies += 1
    takes = follows and is_twelve_or_nothing(s.sum)
    if takes:
        take_trick(s, seat)
    if s.sizes[seat] == 0:
        go_out(s, seat)
    elif takes and s.may_swap:
        s.phase = SWAPPING
    elif takes:
        go_on(s)
    else:
        pass_turn(s)


def take_trick(s: Stich, seat: int) -> None:
    """S7, S14: all open cards, counted at once."""
    worth = 0
    for place in range(s.lies):
        worth += points(s.pile[place])
        s.pile[place] = NO_CARD
    s.lies = 0
    s.sum = 0
    s.tricks[seat] += 1
    s.trick_points[seat] += worth
    s.points[seat] += worth
    s.all_tricks += 1


def draw_card(s: Stich, seat: int) -> None:
    """S9: a card that fits may be played or kept; one that does not ends the turn."""
    s.draws += 1
    s.left -= 1
    card = s.stock[s.left]
    s.stock[s.left] = NO_CARD
    take_card(s, seat, card)
    if fits(s, card):
        s.drawn = card
        s.phase = DRAWN
    else:
        pass_turn(s)


def choose_colour(s: Stich, move: int) -> None:
    """S17: the taker chooses, then leads."""
    if move == SWAP:
        s.swaps += 1
        s.adds = other_colour(s.adds)
    go_on(s)


def pass_turn(s: Stich) -> None:
    """S11: a lead that is still open goes along."""
    s.hand = next_seat(s, s.hand)
    go_on(s)


def go_on(s: Stich) -> None:
    s.phase = PLAYING
    if s.left == 0 and is_stuck(s):
        end_round(s)


def is_stuck(s: Stich) -> bool:
    """S13."""
    seat = 0
    while seat < s.players and not can_play(s, seat):
        seat += 1
    return seat == s.players


# The end of a round


def go_out(s: Stich, seat: int) -> None:
    """S12."""
    s.points[seat] += BONUS
    s.bonuses += 1
    end_round(s)


def bonus_of(s: Stich, seat: int) -> int:
    """S12: what this seat got, when a round is over, for having played its last card."""
    return 0 if s.sizes[seat] else BONUS


def end_round(s: Stich) -> None:
    """S4, S16: the deal moves on, unless someone has reached the target."""
    if s.hand_left == MINUS:
        for seat in range(s.players):
            s.minus[seat] = hand_points(s, seat)
            s.points[seat] -= s.minus[seat]
    if s.points[leader(s)] >= s.target:
        s.phase = ENDED
    else:
        s.dealer = next_seat(s, s.dealer)
        s.hand = s.dealer
        s.phase = DEALING


def hand_points(s: Stich, seat: int) -> int:
    """S15."""
    total = 0
    for card in range(KINDS):
        total += s.cards[KINDS * seat + card] * points(card)
    return total


def leader(s: Stich) -> int:
    """The lowest seat of those with the highest score."""
    best = 0
    for seat in range(1, s.players):
        if s.points[seat] > s.points[best]:
            best = seat
    return best


# The result


def score(s: Stich, seat: int) -> int:
    return s.points[seat]


def winners(s: Stich, out: list[int]) -> int:
    """S16: equal highest is a shared win."""
    most = s.points[leader(s)]
    return seats_with(s.points, most, s.players, out)


def hide(s: Stich, seat: int) -> None:
    """S18: other hands, the stock, and the card another has drawn."""
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                s.cards[KINDS * other + card] = 0
    for place in range(LARGEST_STOCK):
        s.stock[place] = NO_CARD
    if s.hand != seat:
        s.drawn = NO_CARD
