// What a seat may see, and what stands on the table right after its answer (sanjuan/.../sight.py and neural/after.py).
#pragma once

#include "rules.hpp"

inline State view_of(const State& state, int seat) {
    State seen = state;
    for (int at = 0; at < state.count; at++) {
        if (at == seat) continue;
        seen.seats[at].tucked_away = 0;
        std::fill_n(seen.seats[at].hand, seen.seats[at].held, HIDDEN);
    }
    for (int at = state.phase == TRADER; at < TILE_COUNT - state.known; at++) seen.tiles[at] = HIDDEN_TILE;
    seen.viewer = seat;
    return seen;
}

// What follows from an answer at once for its own seat; cards that it draws stay unknown.
namespace after {
inline void take(State& state, int seat, int count) {
    for (int nth = std::min(count, state.available()); nth > 0; nth--) state.seats[seat].take(HIDDEN);
}
inline void paid(State& state, int seat, int place, const Cards& chosen) {
    pay(state, seat, chosen);
    after_building(state, seat, place, [&] { take(state, seat, 1); });
}
inline void produced(State& state, int seat, const Cards& places) {
    for (int place : places) state.seats[seat].goods[place] = HIDDEN + 1;
    if (places.size() >= 2 && state.seats[seat].has(WELL)) take(state, seat, 1);
}
inline void sold(State& state, int seat, const Cards& places) {
    Seat& own = state.seats[seat];
    if (places.empty()) return;
    int drawn = own.has(MARKET_HALL) + (places.size() >= 2 && own.has(MARKET_STAND));
    for (int place : places) {
        own.goods[place] = 0;
        drawn += TILES[state.tiles[0]][own.city[place]];
    }
    take(state, seat, drawn);
}
inline void kept(State& state, int seat, const Cards& cards) {
    for (int card : cards) state.seats[seat].take(card);
}
inline void thrown(State& state, int seat, const Cards& cards) {
    for (int card : cards) state.seats[seat].drop(card);
}
inline void tucked(State& state, int seat, const Cards& cards) {
    for (int card : cards) {
        state.seats[seat].drop(card);
        state.seats[seat].tuck(card);
    }
}
}  // namespace after
