// The greedy player (sanjuan/games/san_juan/players/greedy/player.py): it weighs what every answer brings now and does not search.
#pragma once

#include <string>

#include "gains.hpp"

// Whether one option stands before another in the order of their texts, which settles ties.
inline bool text_before(const Seat& own, int one, int other) {
    const auto text = [&](int option) {
        return option < GOOD ? std::string(NAMES[option])
                             : std::string(NAMES[own.city[option - GOOD]]) + "@" + std::to_string(option - GOOD);
    };
    return one != other && text(one) < text(other);
}

struct Greedy : Player {
    int role(State& state, int seat, const Cards& free) override {
        Reading reading(state, seat);
        return RoundAhead(reading).best_role(free);
    }

    bool library(State& state, int seat) override {
        Reading reading(state, seat);
        Gains gains(reading);
        double most = -1e9, own = 0;
        for (int role = 0; role < ROLES; role++) {
            const double extra = gains.gain(seat, role, 2, false) - gains.gain(seat, role, 1, false);
            most = std::max(most, extra);
            if (role == state.taken_roles[state.taken_count - 1]) own = extra;
        }
        return own > belief::double_now * most;
    }

    Build build(State& state, int seat, const std::vector<Build>& options) override {
        return Reading(state, seat).best_build(options).second;
    }

    Cards pay(State& state, int seat, const Cards& options, int price, int place) override {
        Reading reading(state, seat);
        Cards cards;
        for (int option : options)
            if (option < GOOD) cards.push_back(option);
        const std::vector<double> values = reading.values(cards);
        std::vector<std::pair<double, int>> offers;
        for (size_t nth = 0; nth < cards.size(); nth++) offers.emplace_back(values[nth], cards[nth]);
        for (int option : options)
            if (option >= GOOD) offers.emplace_back(reading.good(reading.own.city[option - GOOD]), option);
        std::sort(offers.begin(), offers.end(), [&](const auto& one, const auto& other) {
            return one.first != other.first ? one.first < other.first
                                            : text_before(reading.own, one.second, other.second);
        });
        int room = reading.own.works(BLACK_MARKET, place) ? MARKET_GOODS : 0;
        Cards chosen;
        for (const auto& [value, option] : offers) {
            if (static_cast<int>(chosen.size()) == price) break;
            if (option < GOOD || room-- > 0) chosen.push_back(option);
        }
        return chosen;
    }

    Cards produce(State& state, int seat, const Cards& places, int most) override {
        const Reading reading(state, seat);
        std::vector<double> values;
        for (int place : places) values.push_back(reading.good(reading.own.city[place]));
        return best(places, values, most);
    }

    Cards sell(State& state, int seat, const Cards& places, int most) override {
        const Reading reading(state, seat);
        const Columns prices = expected_prices(state);
        std::vector<double> values;
        for (int place : places) {
            const int kind = reading.own.city[place];
            values.push_back(prices[kind] * reading.card - belief::held * reading.good(kind));
        }
        return best(places, values, most);
    }

    Cards keep(State& state, int seat, const Cards& cards, int count) override {
        return best(cards, Reading(state, seat).values(cards), count);
    }

    Cards discard(State& state, int seat, const Cards& cards, int count) override {
        std::vector<double> values = Reading(state, seat).values(cards);
        for (double& value : values) value = -value;
        return best(cards, values, count);
    }

    int chapel(State& state, int seat) override {
        const Seat& own = state.seats[seat];
        const Cards hand(own.hand, own.hand + own.held);
        const std::vector<double> values = Reading(state, seat).values(hand);
        const auto worst = std::min_element(values.begin(), values.end());
        return *worst < belief::tucked ? hand[static_cast<size_t>(worst - values.begin())] : -1;
    }

private:
    static Cards best(const Cards& options, const std::vector<double>& values, int count) {
        std::vector<size_t> order(options.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](size_t one, size_t other) { return values[one] > values[other]; });
        Cards chosen;
        for (int nth = 0; nth < std::min(count, static_cast<int>(options.size())); nth++)
            chosen.push_back(options[order[static_cast<size_t>(nth)]]);
        return chosen;
    }
};
