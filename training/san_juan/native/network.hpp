// What the network sees of a position and what it says of it: sanjuan/games/san_juan/players/neural/features.py and network.py,
// in the very same whole numbers (tests/training/test_native.py).
#pragma once

#include <cmath>
#include <cstdio>
#include <string>

#include "rules.hpp"

// Numbers of features, in a list that needs no memory of its own: one is made for every position valued.
class Features {
public:
    void push_back(uint16_t number) { numbers_[size_++] = number; }
    const uint16_t* begin() const { return numbers_; }
    const uint16_t* end() const { return numbers_ + size_; }
    size_t size() const { return size_; }

private:
    uint16_t numbers_[320];
    size_t size_ = 0;
};

// The numbers of all features that are on for a seat.
inline Features features(const State& state, int me) {
    using namespace feature;
    Features on;
    const auto put = [&](int number) { on.push_back(static_cast<uint16_t>(number)); };
    const int count = state.count;
    const Seat& own = state.seats[me];
    const int fullest = state.fullest();
    int span = 0;
    for (int start : SPAN_STARTS) span += fullest >= start;

    int number = state.choice, governor = state.governor;
    unsigned taken = state.taken();
    if (state.asked != Asked::role) number = taken || state.phase != NO_ROLE ? number + 1 : 0;
    if (number >= state.choices()) {
        number = 0;
        governor++;
        taken = 0;
    }
    const auto relative = [&](int seat) { return ((seat - me) % count + count) % count; };
    const int next = relative(governor + number);
    put(TURN + 4 * next + number);
    put(GOVERNOR + relative(governor));
    for (int role = 0; role < ROLES; role++)
        if (!(taken >> role & 1)) put(FREE + ROLES * next + role);
    put(TILE + (tile_is_known(state) ? state.tiles[0] : TILE_COUNT));
    if (state.phase != NO_ROLE) {
        put(PHASE + 4 * (state.phase + 1) + relative(state.chooser));
        if (state.privilege > 1) put(DOUBLED);
    }

    int held[HIDDEN + 1] = {0}, dead = 0;
    for (int at = 0; at < own.held; at++) held[own.hand[at]]++;
    for (int card = 0; card < KINDS; card++) {
        if (!held[card]) continue;
        if (!is_production(card)) {
            dead += held[card] - !own.has(card);
            if (own.has(card)) continue;
        } else if (held[card] > 1) {
            put(SECOND + card);
        }
        put(HAND_AT + span * ALL_NAMES + NAME[card]);
        const int lacking = COST[card] - own.has(is_production(card) ? SMITHY : QUARRY) - (own.held - 1);
        put(HAND + COUNT_GAPS * NAME[card] + std::max(0, std::min(lacking, COUNT_GAPS - 1)));
    }
    put(DEAD + std::min(dead, COUNT_DEAD));
    put(UNKNOWN + std::min(held[HIDDEN], COUNT_UNKNOWN));

    const auto led = [](int lead) { return std::max(-COUNT_LEAD, std::min(lead, COUNT_LEAD)) + COUNT_LEAD; };
    const int mine = points(own, 0) + own.tucked_away;
    int best = -99;
    for (int away = 0; away < count; away++) {
        const Seat& seat = state.seats[(me + away) % count];
        const int whose = away ? 1 : 0, who = 2 * (next ? 1 : 0) + whose,
                  hand = std::min<int>(seat.held, COUNT_BIGGEST_HAND);
        if (away) {
            const int theirs = points(seat, 0);
            put(LEAD_OF_EACH + led(mine - theirs));
            best = std::max(best, theirs);
        }
        int built[KINDS] = {0}, goods[::GOODS] = {0}, lying = 0;
        for (int at = 0; at < seat.buildings; at++) {
            const int card = seat.city[at];
            put(CITY_AT[whose] + span * ALL_NAMES + NAME[card]);
            if (!built[card]++) put(CITY[whose] + NAME[card]);
            if (seat.goods[at]) {
                lying++;
                goods[card]++;
            }
        }
        for (int card = 0; card < ::GOODS; card++)
            for (int more = 0; more < std::min(built[card] - 1, COUNT_COPIES); more++)
                put(CITY[whose] + ALL_NAMES + COUNT_COPIES * card + more);
        put(HAND_SIZE_AT[whose] + span * (COUNT_BIGGEST_HAND + 1) + hand);
        put(CITY_SIZE + away * (COUNT_BIGGEST_CITY + 1) + std::min<int>(seat.buildings, COUNT_BIGGEST_CITY));
        put(HAND_SIZE + away * (COUNT_BIGGEST_HAND + 1) + hand);
        put(GOODS_AT[whose] + span * (COUNT_MOST_GOODS + 1) + std::min(lying, COUNT_MOST_GOODS));
        for (int card = 0; card < ::GOODS; card++)
            for (int more = 0; more < std::min(goods[card], COUNT_GOODS_COUNTED); more++)
                put(feature::GOODS[whose] + COUNT_GOODS_COUNTED * card + more);
        if (!(taken >> TRADER & 1)) put(NEXT_TRADER + who * (COUNT_MOST_GOODS + 1) + std::min(lying, COUNT_MOST_GOODS));
        if (!(taken >> PRODUCER & 1))
            put(NEXT_PRODUCER + who * (COUNT_MOST_GOODS + 1) +
                std::max(0, std::min(seat.factories() - lying, COUNT_MOST_GOODS)));
        if (!(taken >> BUILDER & 1)) put(NEXT_BUILDER + who * (COUNT_BIGGEST_HAND + 1) + hand);
    }
    const int stage = std::max(0, std::min(fullest - COUNT_FIRST_STAGE, COUNT_STAGES - 1));
    put(LEAD + stage * (2 * COUNT_LEAD + 1) + led(mine - best));
    for (int nth = 0; nth < std::min<int>(own.tucked_away, COUNT_TUCKED + 1); nth++) put(TUCKED + nth);
    return on;
}

struct Opinion {
    double win, margin;  // a logit, and points
};

// The weights as whole numbers: rows of the features (hidden neurons, then straight to win and margin), second layer,
// out.
struct Network {
    static constexpr int MOST_WIDTH = 104, MOST_SECOND = 64;
    int hidden = 0, second = 0, width = 0;
    std::vector<int32_t> rows, bias;
    std::vector<int64_t> inner, inner_bias, win, margin;
    int64_t win_bias = 0, margin_bias = 0;
    mutable long evaluations = 0;

    void read(const std::vector<int32_t>& weights, int hidden_count, int second_count) {
        hidden = hidden_count;
        second = second_count;
        width = (hidden + 2 + 7) / 8 * 8;  // padded, so that a row fits the machine's registers
        auto next = weights.begin();
        const auto fill = [&](auto& into, int size, int stride) {
            into.assign(static_cast<size_t>(stride), 0);
            std::copy(next, next + size, into.begin());
            next += size;
        };
        rows.assign(static_cast<size_t>(feature::COUNT_SIZE) * width, 0);
        for (int row = 0; row < feature::COUNT_SIZE; row++, next += hidden + 2)
            std::copy(next, next + hidden + 2, rows.begin() + row * width);
        fill(bias, hidden + 2, width);
        fill(inner, hidden * second, hidden * second);
        fill(inner_bias, second, second);
        fill(win, second, second);
        fill(margin, second, second);
        win_bias = *next++;
        margin_bias = *next++;
    }

    // A file of 32-bit numbers: features, hidden, second, then all weights in their order.
    bool load(const std::string& file) {
        FILE* in = std::fopen(file.c_str(), "rb");
        if (!in) return false;
        int32_t sizes[3];
        bool good = std::fread(sizes, sizeof *sizes, 3, in) == 3 && sizes[0] == feature::COUNT_SIZE &&
                    sizes[1] + 2 <= MOST_WIDTH && sizes[2] <= MOST_SECOND;
        if (good) {
            std::vector<int32_t> weights(
                static_cast<size_t>((sizes[0] + 1) * (sizes[1] + 2) + (sizes[1] + 1) * sizes[2] + 2 * (sizes[2] + 1)));
            good = std::fread(weights.data(), sizeof(int32_t), weights.size(), in) == weights.size();
            if (good) read(weights, sizes[1], sizes[2]);
        }
        std::fclose(in);
        return good;
    }

    Opinion opinion(const State& state, int seat) const {
        evaluations++;
        int32_t sums[MOST_WIDTH];
        int64_t above[MOST_SECOND];
        std::copy(bias.begin(), bias.end(), sums);
        for (int feature : features(state, seat)) {
            const int32_t* row = &rows[static_cast<size_t>(feature) * width];
            for (int at = 0; at < width; at++) sums[at] += row[at];
        }
        for (int at = 0; at < second; at++) above[at] = inner_bias[at] * ONE;
        for (int from = 0; from < hidden; from++)
            if (sums[from] > 0)
                for (int at = 0; at < second; at++)
                    above[at] += sums[from] * inner[static_cast<size_t>(from * second + at)];
        int64_t wins = win_bias * ONE * ONE, margins = margin_bias * ONE * ONE;
        for (int at = 0; at < second; at++) {
            wins += std::max<int64_t>(above[at], 0) * win[at];
            margins += std::max<int64_t>(above[at], 0) * margin[at];
        }
        constexpr double UNIT = 1.0 * ONE * ONE * ONE;
        return {wins / UNIT + 1.0 * sums[hidden] / FINE, MARGIN * (margins / UNIT + 1.0 * sums[hidden + 1] / FINE)};
    }
};
