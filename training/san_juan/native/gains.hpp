// What the greedy player thinks that roles bring (sanjuan/games/san_juan/players/greedy/gains.py and bot_roles.py).
#pragma once

#include <functional>

#include "reading.hpp"

// What each role would bring to each seat, in points.
class Gains {
public:
    explicit Gains(Reading& reading)
        : reading_(reading), state_(reading.state), tile_(expected_prices(reading.state)) {}

    double gain(int seat, int role, int privilege, bool produced) {
        const auto key = static_cast<size_t>(((seat * ROLES + role) * 3 + privilege) * 2 + produced);
        if (!(known_ >> key & 1)) {
            gains_[key] = worked_out(seat, role, privilege, produced);
            known_ |= static_cast<unsigned __int128>(1) << key;
        }
        return gains_[key];
    }

private:
    Reading& reading_;
    const State& state_;
    const Columns tile_;
    unsigned __int128 known_ = 0;
    double gains_[MOST_SEATS * ROLES * 3 * 2];

    double cards(int seat, double count) const {
        const Seat& own = state_.seats[seat];
        const double room = std::max(0, hand_limit(own) + 2 - own.held);
        return (count <= room ? count : room + belief::crowded * (count - room)) * reading_.card;
    }

    double stocked(int kind, int others) const {
        return reading_.good(kind) * std::max(0.0, 1 - belief::glut * (others - 1));
    }

    // What a seat would produce, the dearest first.
    Cards made(int seat, int privilege) const {
        const Seat& own = state_.seats[seat];
        Cards kinds;
        for (int at = 0; at < own.buildings; at++)
            if (is_production(own.city[at]) && !own.goods[at]) kinds.push_back(own.city[at]);
        std::sort(kinds.begin(), kinds.end(), std::greater<int>());
        kinds.resize(std::min(kinds.size(), static_cast<size_t>(1 + privilege + own.has(AQUEDUCT))));
        return kinds;
    }

    double worked_out(int seat, int role, int privilege, bool produced) {
        const Seat& own = state_.seats[seat];
        switch (role) {
            case BUILDER:
                return builder(seat, privilege);
            case PRODUCER:
                return producer(seat, privilege);
            case TRADER:
                return trader(seat, privilege, produced);
            case COUNCILLOR: {
                const double choice = privilege == 0   ? belief::choice_of_two
                                      : privilege == 1 ? belief::choice_of_five
                                                       : belief::choice_of_eight;
                return cards(seat, own.has(PREFECTURE) ? 2 : 1) +
                       (choice + belief::archived * own.has(ARCHIVE)) * reading_.card;
            }
            default:
                return cards(seat, privilege + belief::mine * own.has(GOLD_MINE));
        }
    }

    double builder(int seat, int privilege) {
        if (seat == reading_.seat) {
            reading_.prices.privilege = privilege;
            return reading_.best_build(buildable(state_, seat, reading_.prices)).first;
        }
        const int held = state_.seats[seat].held;
        return held ? std::min(belief::guess_most, belief::guess_build * held) +
                          cards(seat, belief::privilege_build * privilege)
                    : 0.0;
    }

    double producer(int seat, int privilege) {
        const Seat& own = state_.seats[seat];
        const Cards kinds = made(seat, privilege);
        int lying = own.lying();
        double total = kinds.size() > 1 && own.has(WELL) ? reading_.card : 0.0;
        for (int kind : kinds) total += stocked(kind, lying++);
        return total;
    }

    double trader(int seat, int privilege, bool produced) {
        const Seat& own = state_.seats[seat];
        Cards kinds;
        for (int at = 0; at < own.buildings; at++)
            if (own.goods[at]) kinds.push_back(own.city[at]);
        if (produced)
            for (int kind : made(seat, 0)) kinds.push_back(kind);
        // The best prices first; among equal ones by name, as the player in Python sorts them.
        std::sort(kinds.begin(), kinds.end(), [&](int one, int other) {
            return std::make_pair(tile_[one], ORDER[one]) > std::make_pair(tile_[other], ORDER[other]);
        });
        int others = static_cast<int>(kinds.size()) - 1;
        kinds.resize(std::min(kinds.size(), static_cast<size_t>(1 + privilege + own.has(TRADING_POST))));
        if (kinds.empty()) return 0.0;
        double drawn = own.has(MARKET_HALL) + (kinds.size() > 1 && own.has(MARKET_STAND)), lost = 0;
        for (int kind : kinds) {
            drawn += tile_[kind];
            lost += stocked(kind, others--);
        }
        return cards(seat, drawn) - lost;
    }
};

// The choices of roles still to come in this round, as a small game of everybody's expected gains.
class RoundAhead {
public:
    explicit RoundAhead(Reading& reading)
        : gains_(reading), state_(reading.state), others_(belief::others[reading.state.count]) {}

    int best_role(const Cards& free) {
        unsigned roles = 0;
        for (int role : free) roles |= 1u << role;
        Brought brought;
        return best(state_.choice, roles, false, DEPTH, brought);
    }

private:
    static constexpr int DEPTH = 3;
    using Brought = std::array<double, MOST_SEATS>;
    struct Rest {
        int number;
        unsigned free;
        bool produced;
        Brought brought;
    };
    Gains gains_;
    const State& state_;
    const double others_;
    std::vector<Rest> rests_;

    int privilege(int seat) const {
        return state_.count == 2 && seat == state_.governor && state_.library_used ? 1 : doubled(state_, seat);
    }

    double balance(const Brought& brought, int seat) const {
        double others = 0;
        for (int at = 0; at < state_.count; at++) others += brought[at];
        others -= brought[seat];
        return brought[seat] - others_ * others / (state_.count - 1);
    }

    int best(int number, unsigned free, bool produced, int depth, Brought& best_brought) {
        const int chooser = (state_.governor + number) % state_.count;
        int best_role = -1;
        double most = -1e300;
        for (int role = 0; role < ROLES; role++) {
            if (!(free >> role & 1)) continue;
            Brought brought{};
            for (int seat = 0; seat < state_.count; seat++)
                brought[seat] =
                    gains_.gain(seat, role, seat == chooser ? privilege(chooser) : 0, produced && role == TRADER);
            if (number + 1 < state_.choices() && depth > 1) {
                const Brought& later = rest(number + 1, free & ~(1u << role), produced || role == PRODUCER, depth - 1);
                for (int seat = 0; seat < state_.count; seat++) brought[seat] += later[seat];
            }
            const double value = balance(brought, chooser);
            if (value <= most) continue;
            most = value;
            best_role = role;
            best_brought = brought;
        }
        return best_role;
    }

    Brought rest(int number, unsigned free, bool produced, int depth) {
        for (const Rest& known : rests_)
            if (known.number == number && known.free == free && known.produced == produced) return known.brought;
        Brought brought{};
        best(number, free, produced, depth, brought);
        rests_.push_back({number, free, produced, brought});
        return brought;
    }
};
