// The phases and the rounds: from one choice of a role to the next, and whole games.
#pragma once

#include "building.hpp"

inline int limit(const State& state, int seat, int helper) {
    return 1 + (seat == state.chooser ? state.privilege : 0) + state.seats[seat].has(helper);
}

inline void produce(State& state, int seat, const Cards& places) {
    Seat& own = state.seats[seat];
    const Cards cards = draw(state, static_cast<int>(places.size()));
    for (size_t nth = 0; nth < cards.size(); nth++) own.goods[places[nth]] = static_cast<uint8_t>(cards[nth] + 1);
    if (cards.size() >= 2 && own.has(WELL)) give(state, seat, 1);
}

inline void sell(State& state, int seat, const Cards& places) {
    Seat& own = state.seats[seat];
    if (places.empty()) return;
    int proceeds = 0;
    for (int place : places) {
        state.throw_away(own.goods[place] - 1);
        own.goods[place] = 0;
        proceeds += TILES[state.tiles[0]][own.city[place]];
    }
    give(state, seat, proceeds);
    if (places.size() >= 2 && own.has(MARKET_STAND)) give(state, seat, 1);
    if (own.has(MARKET_HALL)) give(state, seat, 1);
}

inline void throw_cards(State& state, int seat, const Cards& cards) {
    for (int card : cards) {
        state.seats[seat].drop(card);
        state.throw_away(card);
    }
}

inline void throw_chosen(State& state, Players players, int seat, int count) {
    const Seat& own = state.seats[seat];
    const Cards hand(own.hand, own.hand + own.held);
    throw_cards(state, seat,
                only_one_answer(hand, count) ? first(hand, count) : players[seat]->discard(state, seat, hand, count));
}

inline void council(State& state, Players players, int seat) {
    Seat& own = state.seats[seat];
    Cards cards = draw(state, DRAWN + DRAWN_BY_PRIVILEGE * (seat == state.chooser ? state.privilege : 0));
    if (cards.empty()) return;
    const int drawn = static_cast<int>(cards.size()), keeps = std::min(drawn, own.has(PREFECTURE) ? 2 : 1);
    if (own.has(ARCHIVE)) {
        for (int card : cards) own.take(card);
        if (drawn > keeps) throw_chosen(state, players, seat, drawn - keeps);
        return;
    }
    const Cards kept =
        only_one_answer(cards, keeps) ? first(cards, keeps) : players[seat]->keep(state, seat, cards, keeps);
    for (int card : kept) cards.erase(std::find(cards.begin(), cards.end(), card));
    for (int card : cards) state.throw_away(card);
    for (int card : kept) own.take(card);
}

// The gold mine of the 2nd edition: the cheapest of four cards whose costs all differ.
inline void dig(State& state, int seat) {
    if (state.available() < MINED) return;
    const Cards cards = draw(state, MINED);
    unsigned costs = 0;
    for (int card : cards) costs |= 1u << COST[card];
    const bool lucky = __builtin_popcount(costs) == MINED;
    const auto cheapest =
        std::min_element(cards.begin(), cards.end(), [](int one, int other) { return COST[one] < COST[other]; });
    for (auto card = cards.begin(); card != cards.end(); card++) {
        if (lucky && card == cheapest)
            state.seats[seat].take(*card);
        else
            state.throw_away(*card);
    }
}

inline void act(State& state, Players players, int seat) {
    Seat& own = state.seats[seat];
    state.asked = Asked::other;
    state.seat = seat;
    Cards places;
    switch (state.phase) {
        case BUILDER: {
            const std::vector<Build> options = buildable(state, seat, Prices(state, seat));
            if (options.empty()) return;
            state.asked = Asked::build;
            const Build chosen = players[seat]->build(state, seat, options);
            state.asked = Asked::other;
            return build(state, players, seat, chosen);
        }
        case PRODUCER: {
            for (int at = 0; at < own.buildings; at++)
                if (is_production(own.city[at]) && !own.goods[at]) places.push_back(at);
            const int most = std::min(limit(state, seat, AQUEDUCT), static_cast<int>(places.size()));
            if (most) produce(state, seat, players[seat]->produce(state, seat, places, most));
            return;
        }
        case TRADER: {
            for (int at = 0; at < own.buildings; at++)
                if (own.goods[at]) places.push_back(at);
            const int most = std::min(limit(state, seat, TRADING_POST), static_cast<int>(places.size()));
            if (most) sell(state, seat, players[seat]->sell(state, seat, places, most));
            return;
        }
        case COUNCILLOR:
            return council(state, players, seat);
        default:
            if (seat == state.chooser) give(state, seat, state.privilege);
            if (own.has(GOLD_MINE)) dig(state, seat);
    }
}

inline void start_round(State& state, Players players) {
    state.round++;
    state.taken_count = 0;
    state.library_used = false;
    state.asked = Asked::other;
    for (int nth = 0; nth < state.count; nth++) {
        const int seat = (state.governor + nth) % state.count;
        Seat& own = state.seats[seat];
        if (!own.has(CHAPEL) || !own.held) continue;
        state.seat = seat;
        const int card = players[seat]->chapel(state, seat);
        if (card >= 0 && own.drop(card)) own.tuck(card);
    }
    for (int nth = 0; nth < state.count; nth++) {
        const int seat = (state.governor + nth) % state.count;
        const int excess = state.seats[seat].held - hand_limit(state.seats[seat]);
        if (excess <= 0) continue;
        state.seat = seat;
        throw_chosen(state, players, seat, excess);
    }
    state.choice = 0;
    state.asked = Asked::role;
    state.seat = state.governor;
}

inline void next_choice(State& state, Players players) {
    if (state.choice + 1 < state.choices()) {
        state.choice++;
        state.asked = Asked::role;
        state.seat = (state.governor + state.choice) % state.count;
        return;
    }
    if (++state.idle >= STALLED) {
        state.asked = Asked::nothing;
        return;
    }
    state.governor = (state.governor + 1) % state.count;
    start_round(state, players);
}

// Let the seats of the phase act from the one after `acted` others on, and go on to the next choice of a role.
inline void run_phase(State& state, Players players, int acted) {
    for (state.acted = acted; state.acted < state.count; state.acted++)
        act(state, players, (state.chooser + state.acted) % state.count);
    if (state.phase == TRADER) {
        std::rotate(state.tiles, state.tiles + 1, state.tiles + TILE_COUNT);
        state.known = std::min(state.known + 1, TILE_COUNT);
    }
    state.asked = state.phase == BUILDER && state.fullest() >= COMPLETE ? Asked::nothing : Asked::other;
    if (state.over()) return;
    state.phase = NO_ROLE;
    state.privilege = 0;
    next_choice(state, players);
}

inline void start_phase(State& state, Players players, int seat, int role, int privilege) {
    state.phase = role;
    state.chooser = seat;
    state.privilege = privilege;
    run_phase(state, players, 0);
}

inline int doubled(const State& state, int seat) { return 1 + state.seats[seat].has(LIBRARY); }

// Answer the open question, whoever is asked, and play on to the next choice of a role (or the end).
inline void answer_library(State& state, Players players, bool use) {
    state.library_used = use;
    start_phase(state, players, state.seat, state.taken_roles[state.taken_count - 1], use ? 2 : 1);
}

inline void answer_role(State& state, Players players, int role) {
    const int seat = state.seat, privilege = doubled(state, seat);
    state.taken_roles[state.taken_count] = role;
    state.taken_by[state.taken_count++] = seat;
    if (state.count > 2 || state.choice == 1 || privilege == 1)
        return start_phase(state, players, seat, role, privilege);
    if (state.choice == 2) return start_phase(state, players, seat, role, state.library_used ? 1 : privilege);
    state.asked = Asked::library;
    const bool use = players[seat]->library(state, seat);
    state.asked = Asked::other;
    state.seat = seat;
    answer_library(state, players, use);
}

inline void answer_build(State& state, Players players, Build chosen) {
    state.asked = Asked::other;
    build(state, players, state.seat, chosen);
    run_phase(state, players, state.acted + 1);
}

inline State new_game(int count, Chance& chance) {
    State state;
    std::memset(static_cast<void*>(&state), 0, sizeof state);
    state.count = count;
    state.phase = NO_ROLE;
    state.viewer = NOBODY;
    state.chance = Chance(chance.next());
    for (int card = 0; card < KINDS; card++)
        for (int nth = card == INDIGO_PLANT ? count : 0; nth < COPIES[card]; nth++)
            state.deck[state.left++] = static_cast<uint8_t>(card);
    chance.shuffle(state.deck, state.left);
    for (int tile = 0; tile < TILE_COUNT; tile++) state.tiles[tile] = static_cast<uint8_t>(tile);
    chance.shuffle(state.tiles, TILE_COUNT);
    state.governor = chance.below(count);
    for (int seat = 0; seat < count; seat++) state.seats[seat].buildings = 1;  // an indigo plant, card 0
    for (int nth = 0; nth < count; nth++) give(state, (state.governor + nth) % count, START_HAND);
    return state;
}

inline void play(State& state, Players players) {
    start_round(state, players);
    while (!state.over()) answer_role(state, players, players[state.seat]->role(state, state.seat, state.free_roles()));
}
