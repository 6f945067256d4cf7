// How the greedy player reads a position (sanjuan/games/san_juan/players/greedy/reading.py and bot_building.py): what cards,
// buildings and goods are worth to one seat, in points.
#pragma once

#include <array>
#include <memory>
#include <numeric>

#include "rules.hpp"

inline double rounds_left(const State& state, int seat) {
    int others = 0;
    for (int at = 0; at < state.count; at++)
        if (at != seat) others = std::max<int>(others, state.seats[at].buildings);
    if (state.phase == BUILDER && others == COMPLETE - 1) return 0.2;
    return std::max(0.0, (COMPLETE - state.fullest()) * belief::pace - 0.6);
}

using Columns = std::array<double, GOODS>;

inline Columns expected_prices(const State& state) {
    Columns prices{};
    const int known = tile_is_known(state) ? TILE_COUNT - 1 : state.known;
    unsigned possible = (1u << TILE_COUNT) - 1;
    if (tile_is_known(state))
        possible = 1u << state.tiles[0];
    else
        for (int at = TILE_COUNT - state.known; at < TILE_COUNT; at++) possible &= ~(1u << state.tiles[at]);
    for (int tile = 0; tile < TILE_COUNT; tile++)
        if (possible >> tile & 1)
            for (int column = 0; column < GOODS; column++) prices[column] += TILES[tile][column];
    for (double& price : prices) price /= TILE_COUNT - known;
    return prices;
}

// How one seat's position reads: `left` rounds to go, `card` the points that a hand card is worth.
class Reading {
public:
    const State& state;
    const int seat;
    const Seat& own;
    const double left, card;
    Prices prices;

    Reading(const State& state, int seat) : Reading(state, seat, rounds_left(state, seat)) {}
    Reading(const State& state, int seat, double left)
        : state(state),
          seat(seat),
          own(state.seats[seat]),
          left(left),
          card(belief::card * std::min(1.0, left / belief::fade) + belief::last_card),
          prices(state, seat) {
        for (int at = 0; at < own.buildings; at++) city_ |= 1u << own.city[at];
        for (int at = 0; at < own.buildings; at++)
            if (is_production(own.city[at])) kinds_[own.city[at]]++;
        factories_ = own.factories();
        monuments_ = static_cast<int>(std::count_if(own.city, own.city + own.buildings, is_monument));
        helpers_ = in_city(AQUEDUCT) + in_city(TRADING_POST);
    }

    bool in_city(int kind) const { return city_ >> kind & 1; }

    const int* points() {
        if (!scored_)
            for (int at = 0; at < state.count; at++) points_[at] = score(state, at);
        scored_ = true;
        return points_;
    }

    double worth(int kind) {
        hope();
        double points = POINTS[kind] + scoring(kind);
        if (is_production(kind))
            points += per_production_ + (in_city(kind) ? 0.0 : per_kind_);
        else
            points += per_city_ + (is_monument(kind) ? per_monument_ : 0.0);
        return points * share_ * (1.0 - belief::delay * left) + income(kind) * left * card;
    }

    double good(int kind) const { return belief::good * MEAN_PRICES[kind] * card; }

    std::vector<double> values(const Cards& cards) {
        std::vector<double> found;
        unsigned seen = 0;
        for (int kind : cards) {
            found.push_back(seen >> kind & 1 ? card : keep(kind));
            if (!is_production(kind)) seen |= 1u << kind;
        }
        return found;
    }

    double cost(int kind, int price) {
        Cards rest(own.hand, own.hand + own.held);
        const auto itself = std::find(rest.begin(), rest.end(), kind);
        if (itself != rest.end()) rest.erase(itself);
        std::vector<double> spent = values(rest);
        std::sort(spent.begin(), spent.end());
        if (prices.goods) {
            std::vector<double> lying;
            for (int at = 0; at < own.buildings; at++)
                if (own.goods[at]) lying.push_back(good(own.city[at]));
            std::sort(lying.begin(), lying.end());
            lying.resize(std::min(lying.size(), static_cast<size_t>(prices.goods)));
            spent.insert(spent.end(), lying.begin(), lying.end());
            std::sort(spent.begin(), spent.end());
        }
        spent.resize(std::min(spent.size(), static_cast<size_t>(price)));
        return card + std::accumulate(spent.begin(), spent.end(), 0.0);
    }

    double lead(int kind) {
        double best = -1e9;
        for (int at = 0; at < state.count; at++)
            if (at != seat) best = std::max(best, points()[at] + 3.0);
        return points()[seat] + worth(kind) - best;
    }

    double gain(Build build) {
        if (build.place < 0) return newly_built(build.card, prices.of(build.card));
        return worth(build.card) - cost(build.card, prices.of(build.card, build.place)) - worth(own.city[build.place]);
    }

    // The best build and what it brings; none where nothing is worth it.
    std::pair<double, Build> best_build(const std::vector<Build>& options) {
        std::pair<double, Build> best{0.0, Build()};
        for (Build option : options) {
            const double found = gain(option);
            if (found > best.first) best = {found, option};
        }
        return best;
    }

private:
    using Counts = std::array<int, GOODS>;
    unsigned city_ = 0;
    Counts kinds_{};
    int factories_, monuments_, helpers_, points_[MOST_SEATS];
    bool hoped_ = false, scored_ = false;
    double per_production_ = 0, per_kind_ = 0, per_city_ = 0, per_monument_ = 0, share_ = 1;
    double keep_[KINDS];
    unsigned kept_ = 0;
    std::unique_ptr<Reading> end_;

    void hope() {
        if (hoped_) return;
        hoped_ = true;
        for (int at = 0; at < own.buildings; at++) hope_for(own.city[at], 1.0);
        if (left <= 0) return;
        unsigned seen = city_ | 1u << HIDDEN;
        for (int at = 0; at < own.held; at++) {
            if (!(seen >> own.hand[at] & 1)) hope_for(own.hand[at], belief::promise);
            seen |= 1u << own.hand[at];
        }
    }

    void hope_for(int kind, double weight) {
        if (kind == GUILD_HALL) {
            per_production_ += weight;
            per_kind_ += weight;
        } else if (kind == CITY_HALL) {
            per_city_ += weight;
        } else if (kind == TRIUMPHAL_ARCH) {
            per_monument_ +=
                monuments_ < 3 ? weight * (MONUMENT_POINTS[monuments_ + 1] - MONUMENT_POINTS[monuments_]) : 0.0;
        } else if (kind == PALACE) {
            share_ += 0.25 * weight;
        }
    }

    double scoring(int kind) {
        if (kind == GUILD_HALL) {
            const int kinds = __builtin_popcount(city_ & ((1u << GOODS) - 1));
            const double ahead = std::min(belief::production_ahead * left, double(COMPLETE - own.buildings));
            return factories_ + ahead + kinds + std::min(ahead / 2, 5.0 - kinds);
        }
        if (kind == CITY_HALL) {
            const double ahead = std::min(belief::city_ahead * left, double(COMPLETE - 1 - own.buildings));
            return 1 + own.buildings - factories_ + std::max(0.0, ahead);
        }
        if (kind == TRIUMPHAL_ARCH) {
            unsigned more = 0;
            for (int at = 0; left > 0 && at < own.held; at++)
                if (own.hand[at] != HIDDEN && is_monument(own.hand[at]) && !in_city(own.hand[at]))
                    more |= 1u << own.hand[at];
            const int now = MONUMENT_POINTS[monuments_];
            return now + 0.6 * (MONUMENT_POINTS[std::min(3, monuments_ + __builtin_popcount(more))] - now);
        }
        return kind == PALACE ? 0.25 * (points()[seat] + belief::points_ahead * left) : 0.0;
    }

    // How many cards a round goods bring, of factories counted by kind: the four dearest are sold.
    static double sold(const Counts& factories, int helpers) {
        double total = 0;
        int nth = 0;
        for (int kind = GOODS - 1; kind >= 0; kind--)
            for (int left = factories[kind]; left > 0 && nth < 4; left--)
                total += belief::sales_table[std::min(helpers, 2)][nth++] * MEAN_PRICES[kind];
        return total;
    }

    double income(int kind) const {
        Counts factories = kinds_;
        if (is_production(kind)) {
            factories[kind]++;
            return belief::sales * (sold(factories, helpers_) - sold(kinds_, helpers_));
        }
        if (kind == AQUEDUCT || kind == TRADING_POST) {
            if (factories_ <= 1) factories[TOBACCO_STORAGE]++;
            return belief::helpers * (sold(factories, helpers_ + 1) - sold(factories, helpers_));
        }
        if (kind == WELL || kind == MARKET_STAND) return belief::pairs * belief::pairs_table[std::min(factories_, 3)];
        return belief::income[kind];
    }

    double surplus(int kind) {
        if ((in_city(kind) && !is_production(kind)) || left <= 0) return 0;
        return worth(kind) - card * (1 + prices.of(kind));
    }

    double keep(int kind) {
        if (!(kept_ >> kind & 1)) {
            const double found = card + belief::plan * std::max(0.0, surplus(kind));
            kept_ |= 1u << kind;
            keep_[kind] = found;
        }
        return keep_[kind];
    }

    double newly_built(int kind, int price) {
        if (own.buildings < COMPLETE - 1) return worth(kind) - cost(kind, price) + belief::tempo;
        if (!end_) end_ = std::make_unique<Reading>(state, seat, 0.0);
        end_->prices.privilege = prices.privilege;
        return end_->worth(kind) - end_->cost(kind, price) + belief::end * end_->lead(kind);
    }
};
