// A position of the base game (2nd edition, 2 to 4 seats), and whoever answers its questions. The engine in Python is
// the reference, and tests/training/test_native.py replays its games here. Figures come from it (tables.hpp is made).
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "chance.hpp"
#include "tables.hpp"

using Cards = std::vector<int>;  // cards, or options: GOOD + place stands for the good on a place of the city

constexpr int HIDDEN = 31, HIDDEN_TILE = 5, GOOD = 100, NOBODY = -1;
constexpr int MOST_CITY = 14, MOST_HAND = 110, MOST_SEATS = 4;

enum Role { BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR, ROLES, NO_ROLE = -1 };
enum class Asked { role, library, build, other, nothing };  // `nothing`: the game is over

inline bool is_production(int card) { return card < GOODS; }
inline bool is_monument(int card) { return STATUE <= card && card <= HERO; }

// One player's cards; the good on a place is written as card + 1, 0 for none.
struct Seat {
    uint8_t buildings = 0, held = 0, tucked_away = 0, covered_over = 0;
    uint8_t city[MOST_CITY], goods[MOST_CITY], hand[MOST_HAND], tucked[40], covered[60];

    bool has(int card) const { return std::memchr(city, card, buildings) != nullptr; }
    int lying() const { return buildings - static_cast<int>(std::count(goods, goods + buildings, 0)); }
    int factories() const { return static_cast<int>(std::count_if(city, city + buildings, is_production)); }
    bool has_covered(int card) const { return std::memchr(covered, card, covered_over) != nullptr; }
    void take(int card) { hand[held++] = static_cast<uint8_t>(card); }
    void tuck(int card) { tucked[tucked_away++] = static_cast<uint8_t>(card); }

    bool drop(int card) {
        auto* found = static_cast<uint8_t*>(std::memchr(hand, card, held));
        if (!found) return false;
        std::memmove(found, found + 1, static_cast<size_t>(hand + held - found - 1));
        held--;
        return true;
    }

    // Whether a building works while the one at `place` is put up: a new one works only after the phase.
    bool works(int card, int place) const {
        for (int at = 0; at < buildings; at++)
            if (at != place && city[at] == card) return true;
        return false;
    }
};

// What is built: a card, on a new place or (crane) over the building at `place`.
struct Build {
    int card = -1, place = -1;
    bool none() const { return card < 0; }
    bool operator==(const Build& other) const { return card == other.card && place == other.place; }
};

struct State {
    Seat seats[MOST_SEATS];
    int count;  // of seats
    uint8_t deck[DECK], discard[DECK];
    int left = 0, discarded = 0;
    uint8_t tiles[TILE_COUNT];
    int known = 0, governor = 0, round = 0, idle = 0, choice = 0;
    int taken_count = 0, taken_roles[ROLES], taken_by[ROLES];
    int phase = NO_ROLE, chooser = 0, privilege = 0, acted = 0;  // `acted`: seats of the phase before the acting one
    bool library_used = false;
    int viewer = NOBODY;  // whose view this is
    Asked asked = Asked::other;
    int seat = 0;  // who is asked
    Chance chance;

    bool over() const { return asked == Asked::nothing; }
    int choices() const { return count == 2 ? 3 : count; }
    unsigned taken() const {
        unsigned roles = 0;
        for (int nth = 0; nth < taken_count; nth++) roles |= 1u << taken_roles[nth];
        return roles;
    }
    Cards free_roles() const {
        Cards roles;
        for (int role = 0; role < ROLES; role++)
            if (!(taken() >> role & 1)) roles.push_back(role);
        return roles;
    }
    int fullest() const {
        int most = 0;
        for (int at = 0; at < count; at++) most = std::max<int>(most, seats[at].buildings);
        return most;
    }
    void throw_away(int card) { discard[discarded++] = static_cast<uint8_t>(card); }
    int available() const { return left + discarded; }
};

inline bool tile_is_known(const State& state) {
    return state.tiles[0] != HIDDEN_TILE && (state.known == TILE_COUNT || state.phase == TRADER);
}

// Whoever answers the questions; a position is given as it is, and a fair player looks at a view of it.
struct Player {
    virtual int role(State& state, int seat, const Cards& free) = 0;
    virtual bool library(State& state, int seat) = 0;
    virtual Build build(State& state, int seat, const std::vector<Build>& options) = 0;
    virtual Cards pay(State& state, int seat, const Cards& options, int price, int place) = 0;
    virtual Cards produce(State& state, int seat, const Cards& places, int most) = 0;
    virtual Cards sell(State& state, int seat, const Cards& places, int most) = 0;
    virtual Cards keep(State& state, int seat, const Cards& cards, int count) = 0;
    virtual Cards discard(State& state, int seat, const Cards& cards, int count) = 0;
    virtual int chapel(State& state, int seat) = 0;  // a card of the hand, or -1
    virtual ~Player() = default;
};

using Players = Player* const*;

// Reshuffles of a recorded game, to be used instead of chance (tests only).
struct Recorded {
    std::vector<Cards> piles;
    size_t next = 0;

    // Take the next pile; false where the record knows of none of this size.
    bool take(uint8_t* pile, int size) {
        if (next >= piles.size() || static_cast<int>(piles[next].size()) != size) return false;
        std::copy(piles[next].begin(), piles[next].end(), pile);
        next++;
        return true;
    }
};
inline Recorded* recorded = nullptr;
