// The player who answers at random (sanjuan/bots/random_bot.py): every legal answer to a question is equally likely.
#pragma once

#include "rules.hpp"

// So many of the options, every set of that size equally likely.
inline Cards drawn(Chance& chance, Cards options, int count) {
    chance.shuffle(options.data(), static_cast<int>(options.size()));
    return first(options, count);
}

struct Random : Player {
    Chance chance;

    int role(State&, int, const Cards& free) override { return free[below(free.size())]; }
    bool library(State&, int) override { return chance.below(2) == 0; }

    Build build(State&, int, const std::vector<Build>& options) override {
        const size_t nth = below(options.size() + 1);
        return nth < options.size() ? options[nth] : Build();
    }
    Cards pay(State&, int, const Cards& options, int price, int) override {
        Cards chosen = drawn(chance, options, price);
        while (goods_in(chosen) > MARKET_GOODS) chosen = drawn(chance, options, price);
        return chosen;
    }
    Cards produce(State&, int, const Cards& places, int most) override { return some(places, most); }
    Cards sell(State&, int, const Cards& places, int most) override { return some(places, most); }
    Cards keep(State&, int, const Cards& cards, int count) override { return drawn(chance, cards, count); }
    Cards discard(State&, int, const Cards& cards, int count) override { return drawn(chance, cards, count); }

    int chapel(State& state, int seat) override {
        const Seat& own = state.seats[seat];
        const size_t nth = below(static_cast<size_t>(own.held) + 1);
        return nth < own.held ? own.hand[nth] : -1;
    }

private:
    size_t below(size_t count) { return static_cast<size_t>(chance.below(static_cast<int>(count))); }

    // Up to so many of the options: a number of them is as likely as there are sets of that size.
    Cards some(const Cards& options, int most) {
        const int among = static_cast<int>(options.size());
        most = std::min(most, among);
        std::vector<double> sets{1};
        for (int count = 1; count <= most; count++) sets.push_back(sets.back() * (among - count + 1) / count);
        double left = chance.uniform() * std::accumulate(sets.begin(), sets.end(), 0.0);
        int count = 0;
        while (count < most && (left -= sets[static_cast<size_t>(count)]) >= 0) count++;
        return drawn(chance, options, count);
    }
};
