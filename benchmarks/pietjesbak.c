/* Pietjesbak by random players as one would write it by hand in C: all options of the rule book,
 * xoshiro256++, one die at a time from its own 32 bits. Usage: pietjesbak PLAYERS GAMES SEED [nine options]
 * Prints: games seconds steps rounds wins-of-seat-0 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t r[4];
static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
static inline uint64_t next(void) {
    uint64_t result = rotl(r[0] + r[3], 23) + r[0], t = r[1] << 17;
    r[2] ^= r[0]; r[3] ^= r[1]; r[1] ^= r[2]; r[0] ^= r[3]; r[2] ^= t; r[3] = rotl(r[3], 45);
    return result;
}
static inline int die(void) { return 1 + (int)(((next() >> 32) * 6) >> 32); }
static uint64_t splitmix(uint64_t *x) {
    uint64_t z = (*x += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

enum { SEVEN = 7, ZAND = 300, SOIXANTE_NEUF = 400, APES = 500 };

struct options { int marks, best, replay, zand_equal, stoef_with, stoef_lost, seven_any, sit_out, starter; };
struct game { int players, marks[8], wiped[8], out[8], sits[8], worth[8]; };

static uint64_t steps, rounds;

static inline int die_worth(int d) { return d == 1 ? 100 : d == 6 ? 60 : d; }
static inline int worth(int a, int b, int c, int zand_equal) {
    if (a == b && b == c) return a == 1 ? APES : zand_equal ? ZAND : ZAND + a;
    if (a * b * c == 120 && a + b + c == 15) return SOIXANTE_NEUF;
    return die_worth(a) + die_worth(b) + die_worth(c);
}
static inline int reward(int w) { return w >= SOIXANTE_NEUF ? 3 : w >= ZAND ? 2 : 1; }

static int throw_off(struct game *g, int *in) {
    for (;;) {
        int best = 0, left = 0, who = -1, pips[8];
        for (int p = 0; p < g->players; p++)
            if (in[p]) { pips[p] = die(); steps++; if (pips[p] > best) best = pips[p]; }
        for (int p = 0; p < g->players; p++) {
            if (in[p] && pips[p] == best) { left++; who = p; } else in[p] = 0;
        }
        if (left == 1) return who;
    }
}
static void add_marks(struct game *g) {
    for (int p = 0; p < g->players; p++) if (!g->out[p]) g->marks[p]++;
}
static int next_in(struct game *g, int p) {
    do p = (p + 1) % g->players; while (g->out[p]);
    return p;
}

/* plays a whole game, answers the winner */
static int play(const struct options *o, int players) {
    struct game g = { .players = players };
    int in[8];
    for (int p = 0; p < players; p++) { g.marks[p] = o->marks; in[p] = 1; }
    int starter = throw_off(&g, in);
    for (;;) {
        rounds++;
        int most = 3, stoef = 0, alone = -1;
        for (int p = 0; p < players; p++) g.worth[p] = g.sits[p] = 0;
        for (int i = 0, p = starter; i < players; i++, p = (p + 1) % players) {
            if (g.out[p]) continue;
            int thrown = 0, gone = 0;
            for (;;) {
                int a = die(), b = die(), c = die(), w = worth(a, b, c, o->zand_equal);
                steps++;
                thrown++;
                if (w == APES) {
                    if (g.wiped[p]) return p;
                    g.worth[p] = 0;
                    if (o->sit_out) g.sits[p] = 1; else g.out[p] = 1;
                    gone = 1;
                    break;
                }
                if (w == SEVEN && o->seven_any) add_marks(&g);
                if (!o->best || w > g.worth[p]) g.worth[p] = w;
                if (thrown == most) break;
                steps++;
                if (next() >> 63) break;
            }
            if (p == starter) most = thrown;
            if (gone) {
                int left = 0, last = -1;
                for (int q = 0; q < players; q++) if (!g.out[q] && !g.sits[q]) { left++; last = q; }
                if (left == 1) {
                    if (!o->sit_out) return last;
                    alone = last;
                    break;
                }
            } else {
                if (p == starter && thrown == 1) stoef = 1;
                if (g.worth[p] == SEVEN && !o->seven_any) add_marks(&g);
            }
        }
        int winner = alone;
        if (winner < 0) {
            int best = 0, tied = 0;
            for (int p = 0; p < players; p++)
                if (!g.out[p] && !g.sits[p] && g.worth[p] > best) best = g.worth[p];
            for (int p = 0; p < players; p++) {
                in[p] = !g.out[p] && !g.sits[p] && g.worth[p] == best;
                if (in[p]) { tied++; winner = p; }
            }
            if (tied > 1) {
                if (o->replay) {
                    if (g.out[starter]) starter = next_in(&g, starter);
                    continue;
                }
                winner = throw_off(&g, in);
            }
        }
        int wipes = reward(g.worth[winner]);
        if (stoef && winner == starter)
            wipes = o->stoef_with == 1 ? wipes + 1 : o->stoef_with == 2 ? wipes * 2 : wipes > 2 ? wipes : 2;
        else if (stoef)
            g.marks[starter] += o->stoef_lost;
        g.wiped[winner] = 1;
        g.marks[winner] -= wipes < g.marks[winner] ? wipes : g.marks[winner];
        if (g.marks[winner] == 0) return winner;
        if (o->starter == 0) starter = winner;
        else if (o->starter == 2) starter = next_in(&g, starter);
        else {
            int lowest = -1;
            for (int i = 0, p = starter; i < players; i++, p = (p + 1) % players)
                if (p != winner && !g.out[p] && (lowest < 0 || g.worth[p] < g.worth[lowest])) lowest = p;
            starter = lowest;
        }
    }
}

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    int players = atoi(argv[1]);
    long games = atol(argv[2]), wins = 0;
    uint64_t seed = strtoull(argv[3], 0, 10);
    struct options o = { 9, 0, 0, 0, 0, 0, 0, 0, 0 };
    int *fields = (int *)&o;
    for (int i = 4; i < argc && i < 13; i++) fields[i - 4] = atoi(argv[i]);
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (int i = 0; i < 4; i++) r[i] = splitmix(&seed);
    for (long i = 0; i < games; i++) wins += play(&o, players) == 0;
    clock_gettime(CLOCK_MONOTONIC, &b);
    double seconds = (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
    printf("%ld %.6f %llu %llu %ld\n", games, seconds, (unsigned long long)steps, (unsigned long long)rounds, wins);
    return 0;
}
