// What may be built and for how much, building, covering, paying.
#pragma once

#include "piles.hpp"

struct Prices {
    const Seat& own;
    int privilege, saves_production, saves_city, goods;
    bool crane;

    Prices(const State& state, int seat) : own(state.seats[seat]) {
        privilege = state.phase == BUILDER && seat == state.chooser ? state.privilege : 0;
        saves_production = own.has(SMITHY);
        saves_city = own.has(QUARRY);
        crane = own.has(CRANE);
        goods = std::min(own.has(BLACK_MARKET) ? MARKET_GOODS : 0, own.lying());
    }
    int covering(int card, int place) const {
        const int old = own.city[place];
        return COST[old] - (old == (is_production(card) ? SMITHY : QUARRY));
    }
    int saved(int card) const { return privilege + (is_production(card) ? saves_production : saves_city); }
    int of(int card, int place = -1) const {
        return std::max(0, COST[card] - saved(card) - (place < 0 ? 0 : covering(card, place)));
    }
    int goods_for(int place) const {
        if (place < 0) return goods;
        const int most = own.has(BLACK_MARKET) && own.city[place] != BLACK_MARKET ? MARKET_GOODS : 0;
        return std::min(most, own.lying() - (own.goods[place] != 0));
    }
    bool payable(int price, int place, int funds) const {
        return price <= funds || (goods && price <= funds + goods_for(place));
    }
};

inline std::vector<Build> buildable(const State& state, int seat, const Prices& prices) {
    const Seat& own = state.seats[seat];
    std::vector<Build> options;
    unsigned seen = 0;
    for (int at = 0; at < own.held; at++) {
        const int card = own.hand[at];
        if (seen >> card & 1) continue;
        seen |= 1u << card;
        if (card == HIDDEN || (!is_production(card) && own.has(card))) continue;
        const int funds = own.held - 1;
        if (prices.payable(prices.of(card), -1, funds)) options.push_back({card, -1});
        if (!prices.crane) continue;
        const int price = COST[card] - prices.saved(card);
        for (int place = 0; place < own.buildings; place++) {
            const int old = own.city[place];
            if (old != card && old != CRANE && prices.payable(price - prices.covering(card, place), place, funds))
                options.push_back({card, place});
        }
    }
    return options;
}

inline bool all_equal(const Cards& cards) {
    return std::count(cards.begin(), cards.end(), cards[0]) == static_cast<long>(cards.size());
}
inline Cards first(const Cards& cards, int count) { return {cards.begin(), cards.begin() + count}; }
inline long goods_in(const Cards& options) {
    return std::count_if(options.begin(), options.end(), [](int option) { return option >= GOOD; });
}
inline bool only_one_answer(const Cards& options, int count) {
    return count == static_cast<int>(options.size()) || all_equal(options);
}

inline int put_up(State& state, int seat, Build build) {
    Seat& own = state.seats[seat];
    state.idle = 0;
    own.drop(build.card);
    if (build.place < 0) {
        own.city[own.buildings] = static_cast<uint8_t>(build.card);
        own.goods[own.buildings] = 0;
        return own.buildings++;
    }
    own.covered[own.covered_over++] = own.city[build.place];
    own.city[build.place] = static_cast<uint8_t>(build.card);
    if (own.goods[build.place]) state.throw_away(own.goods[build.place] - 1);
    own.goods[build.place] = 0;
    return build.place;
}

inline Cards payment_options(const State& state, int seat, int place) {
    const Seat& own = state.seats[seat];
    Cards options(own.hand, own.hand + own.held);
    if (own.works(BLACK_MARKET, place))
        for (int at = 0; at < own.buildings; at++)
            if (own.goods[at]) options.push_back(GOOD + at);
    return options;
}

inline void pay(State& state, int seat, const Cards& chosen) {
    Seat& own = state.seats[seat];
    for (int option : chosen) {
        if (option >= GOOD) {
            state.throw_away(own.goods[option - GOOD] - 1);
            own.goods[option - GOOD] = 0;
        } else {
            own.drop(option);
            state.throw_away(option);
        }
    }
}

// How many cards carpenter and poor house give for the building at `place`, one after the other.
template <class Give>
void after_building(State& state, int seat, int place, Give give_one) {
    const Seat& own = state.seats[seat];
    if (!is_production(own.city[place]) && own.works(CARPENTER, place)) give_one();
    if (own.works(POOR_HOUSE, place) && own.held < POOR) give_one();
}

inline void build(State& state, Players players, int seat, Build chosen) {
    if (chosen.none()) return;
    int price = Prices(state, seat).of(chosen.card, chosen.place);
    const int place = put_up(state, seat, chosen);
    state.seat = seat;
    if (price > 0) {
        const Cards options = payment_options(state, seat, place);
        price = std::min(price, static_cast<int>(options.size()));
        pay(state, seat,
            only_one_answer(options, price) ? first(options, price)
                                            : players[seat]->pay(state, seat, options, price, place));
    }
    after_building(state, seat, place, [&] { give(state, seat, 1); });
}
