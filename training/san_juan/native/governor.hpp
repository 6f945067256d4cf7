// The player that looks ahead, as sanjuan/games/san_juan/players/neural/search.py has it: what cannot be seen is dealt at
// random, again and again, and every answer is played on in each deal.
#pragma once

#include "on_the_way.hpp"

// How hard to think: deals at least and at most, positions valued, choices of roles played on after the phase, and
// whether the seat itself plays on there by the network.
struct Effort {
    int deals = 8, most_deals = 48, positions = 1000, ahead = 4, own_way = 0;
};

class Governor : public Policy {
public:
    Effort effort;
    Chance chance;
    long decisions = 0, positions = 0;

    using Policy::Policy;

    int role(State& state, int seat, const Cards& free) override {
        if (free.size() == 1) return free[0];
        std::vector<double> values = valued_roles(state, seat, free);
        return free[best_of(values)];
    }

    // The expected chance after each role, the greedy player's a little better.
    std::vector<double> valued_roles(const State& state, int seat, const Cards& free) {
        State seen = view_of(state, seat);
        const auto habit = std::find(free.begin(), free.end(), greedy_.role(seen, seat, free)) - free.begin();
        return looked_ahead(seen, seat, free.size(), habit,
                            [&](State& full, size_t nth) { answer_role(full, on_the_way_, free[nth]); });
    }

    bool library(State& state, int seat) override {
        State seen = view_of(state, seat);
        const int habit = greedy_.library(seen, seat) ? 0 : 1;
        return best_of(looked_ahead(seen, seat, 2, habit, [&](State& full, size_t nth) {
                   answer_library(full, on_the_way_, nth == 0);
               })) == 0;
    }

    Build build(State& state, int seat, const std::vector<Build>& options) override {
        State seen = view_of(state, seat);
        const Build habit = greedy_.build(seen, seat, options);
        const std::vector<Build> found = promising(seen, seat, options, habit);
        if (found.size() == 1) return found[0];
        const auto at = std::find(found.begin(), found.end(), habit) - found.begin();
        return found[best_of(looked_ahead(seen, seat, found.size(), at, [&](State& full, size_t nth) {
            answer_build(full, on_the_way_, found[nth]);
        }))];
    }

private:
    OnTheWay own_{network_};
    Player* on_the_way_[MOST_SEATS];

    // A full position that a view may be of, with chances of its own for what is drawn later.
    State dealt(const State& seen, int seat) {
        State full = seen;
        full.viewer = NOBODY;
        full.chance = Chance(chance.next());
        unsigned shown = 0;
        for (int tile : full.tiles) shown |= 1u << tile;
        uint8_t tiles[TILE_COUNT], cards[DECK];
        int hidden = 0, unseen = 0, left[KINDS];
        for (int tile = 0; tile < TILE_COUNT; tile++)
            if (!(shown >> tile & 1)) tiles[hidden++] = static_cast<uint8_t>(tile);
        chance.shuffle(tiles, hidden);
        for (uint8_t& tile : full.tiles)
            if (tile == HIDDEN_TILE) tile = tiles[--hidden];
        std::copy_n(COPIES, static_cast<int>(KINDS), left);
        for (int at = 0; at < full.count; at++) {
            const Seat& own = full.seats[at];
            for (int nth = 0; nth < own.buildings; nth++) left[own.city[nth]]--;
            for (int nth = 0; nth < own.covered_over; nth++) left[own.covered[nth]]--;
            for (int nth = 0; at == seat && nth < own.held; nth++) left[own.hand[nth]]--;
            for (int nth = 0; at == seat && nth < own.tucked_away; nth++) left[own.tucked[nth]]--;
        }
        for (int card = 0; card < KINDS; card++)
            for (int nth = 0; nth < left[card]; nth++) cards[unseen++] = static_cast<uint8_t>(card);
        chance.shuffle(cards, unseen);
        for (int at = 0; at < full.count; at++)
            for (int nth = 0; at != seat && nth < full.seats[at].held; nth++)
                full.seats[at].hand[nth] = cards[--unseen];
        for (int nth = 0; nth < full.left; nth++) full.deck[nth] = cards[--unseen];
        for (int nth = 0; nth < full.discarded; nth++) full.discard[nth] = cards[--unseen];
        for (Seat* own = full.seats; own < full.seats + full.count; own++)
            for (int nth = 0; nth < own->buildings; nth++)
                if (own->goods[nth]) own->goods[nth] = static_cast<uint8_t>(cards[--unseen] + 1);
        tuck_the_rest(full, seat, cards, unseen);
        return full;
    }

    // Put the cards that lie nowhere else under the others' chapels.
    void tuck_the_rest(State& full, int seat, const uint8_t* cards, int unseen) {
        std::vector<Seat*> chapels;
        for (int at = 0; at < full.count; at++) {
            Seat& own = full.seats[at];
            for (int nth = 0; at != seat && nth < own.buildings + own.covered_over; nth++)
                if ((nth < own.buildings ? own.city[nth] : own.covered[nth - own.buildings]) == CHAPEL)
                    chapels.push_back(&own);
        }
        while (unseen > 0 && !chapels.empty())
            chapels[static_cast<size_t>(chance.below(static_cast<int>(chapels.size())))]->tuck(cards[--unseen]);
    }

    // The seat's mean chance now and after each of so many choices of roles.
    double outlook(State& state, int seat) {
        double total = win_chance(state, seat);
        for (int done = 0; done < effort.ahead; done++) {
            if (state.over()) return (total + (effort.ahead - done) * win_chance(state, seat)) / (effort.ahead + 1);
            answer_role(state, on_the_way_, greedy_.role(state, state.seat, state.free_roles()));
            total += win_chance(state, seat);
        }
        return total / (effort.ahead + 1);
    }

    template <class Answer>
    std::vector<double> looked_ahead(const State& seen, int seat, size_t count, long habit, Answer answer) {
        decisions++;
        std::fill_n(on_the_way_, static_cast<int>(MOST_SEATS), &greedy_);
        if (effort.own_way) on_the_way_[seat] = &own_;
        const long before = network_.evaluations;
        std::vector<double> sums(count, 0), means(count, 0);
        std::vector<int> deals(count, 0);
        std::vector<size_t> left(count);
        std::iota(left.begin(), left.end(), 0);
        for (int deal = 0; deal < effort.most_deals && left.size() > 1; deal++) {
            if (deal >= effort.deals && network_.evaluations - before >= effort.positions) break;
            const State full = dealt(seen, seat);
            for (size_t one : left) {
                State next = full;
                answer(next, one);
                sums[one] += outlook(next, seat);
                means[one] = sums[one] / ++deals[one];
            }
            if (deal + 1 < effort.deals) continue;
            double most = 0;
            for (size_t one : left) most = std::max(most, means[one]);
            left.erase(std::remove_if(left.begin(), left.end(),
                                      [&](size_t one) { return means[one] <= most - CLEAR / std::sqrt(deals[one]); }),
                       left.end());
        }
        positions += network_.evaluations - before;
        if (habit < static_cast<long>(count)) means[static_cast<size_t>(habit)] += TRUST_IN_ROLE;
        return means;
    }
};
