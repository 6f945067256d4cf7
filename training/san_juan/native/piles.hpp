// Drawing and reshuffling; what cities are worth.
#pragma once

#include "state.hpp"

inline void reshuffle(State& state) {
    uint8_t pile[DECK];
    const int size = state.discarded;
    std::memcpy(pile, state.discard, static_cast<size_t>(size));
    if (!recorded || !recorded->take(pile, size)) state.chance.shuffle(pile, size);
    std::memmove(state.deck + size, state.deck, static_cast<size_t>(state.left));
    std::memcpy(state.deck, pile, static_cast<size_t>(size));
    state.left += size;
    state.discarded = 0;
}

inline Cards draw(State& state, int count) {
    if (state.left < count && state.discarded) reshuffle(state);
    Cards cards;
    for (int nth = std::min(count, state.left); nth > 0; nth--) cards.push_back(state.deck[--state.left]);
    return cards;
}

inline void give(State& state, int seat, int count) {
    if (count <= 0) return;
    for (int card : draw(state, count)) state.seats[seat].take(card);
}

inline int hand_limit(const Seat& own) { return own.has(TOWER) ? TOWER_LIMIT : HAND_LIMIT; }

inline int points(const Seat& own, int tucked) {
    int total = tucked, factories = 0, monuments = 0;
    unsigned kinds = 0;
    for (int at = 0; at < own.buildings; at++) {
        const int card = own.city[at];
        total += POINTS[card];
        kinds |= 1u << card;
        factories += is_production(card);
        monuments += is_monument(card);
    }
    const unsigned production = kinds & ((1u << GOODS) - 1);
    if (kinds >> GUILD_HALL & 1) total += factories + __builtin_popcount(production);
    if (kinds >> CITY_HALL & 1) total += own.buildings - factories;
    if (kinds >> TRIUMPHAL_ARCH & 1) total += MONUMENT_POINTS[monuments];
    if (kinds >> PALACE & 1) total += total / 4;
    return total;
}

inline int score(const State& state, int seat) { return points(state.seats[seat], state.seats[seat].tucked_away); }

// Each seat's share of the win: 1, or less where several have the most points, cards and goods.
inline void shares(const State& state, double* found) {
    int keys[MOST_SEATS], best = -1, winners = 0;
    for (int seat = 0; seat < state.count; seat++) {
        keys[seat] = 1000 * score(state, seat) + state.seats[seat].held + state.seats[seat].lying();
        best = std::max(best, keys[seat]);
    }
    for (int seat = 0; seat < state.count; seat++) winners += keys[seat] == best;
    for (int seat = 0; seat < state.count; seat++) found[seat] = keys[seat] == best ? 1.0 / winners : 0.0;
}

inline int margin(const State& state, int seat) {
    int best = -999;
    for (int other = 0; other < state.count; other++)
        if (other != seat) best = std::max(best, score(state, other));
    return score(state, seat) - best;
}
