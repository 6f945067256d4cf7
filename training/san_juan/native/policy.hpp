// The answers that need no looking ahead, as sanjuan/games/san_juan/players/neural/policy.py has them: every answer is valued
// by the position right after it, and the greedy player's stands unless another one promises clearly more.
#pragma once

#include "greedy.hpp"
#include "network.hpp"
#include "view.hpp"

inline double chance_of(double logit) { return 1 / (1 + std::exp(-std::max(-8.0, std::min(logit, 8.0)))); }

class Policy : public Player {
public:
    explicit Policy(const Network& network) : network_(network) {}

    double win_chance(const State& state, int seat) const {
        return chance_of(state.over() ? final_value(state, seat) : value(state, seat));
    }

    // Whether the game ends with the phase at hand, nobody is left to build in it, and all points are known.
    static bool decided(const State& state) {
        if (state.phase != BUILDER || state.acted != state.count - 1 || state.fullest() < COMPLETE) return false;
        for (int at = 0; at < state.count; at++)
            if (state.viewer != NOBODY && at != state.viewer &&
                (state.seats[at].has(CHAPEL) || state.seats[at].has_covered(CHAPEL)))
                return false;
        return true;
    }

    Cards pay(State& state, int seat, const Cards& options, int price, int place) override {
        State seen = view_of(state, seat);
        const Cards habit = greedy_.pay(seen, seat, options, price, place);
        const Cards chosen = allowed(missed_least(seen, seat, options), price);
        if (kinds(seen, seat, chosen) == kinds(seen, seat, habit)) return chosen;
        return best(seen, seat, {chosen, habit}, habit,
                    [&](State& next, const Cards& one) { after::paid(next, seat, place, one); });
    }

    Cards produce(State& state, int seat, const Cards& places, int most) override {
        return on_places(state, seat, places, most, greedy_.produce(state, seat, places, most), after::produced);
    }

    Cards sell(State& state, int seat, const Cards& places, int most) override {
        State seen = view_of(state, seat);
        return on_places(state, seat, places, most, greedy_.sell(seen, seat, places, most), after::sold);
    }

    Cards keep(State& state, int seat, const Cards& cards, int count) override {
        State seen = view_of(state, seat);
        return of_cards(seen, seat, cards, count, greedy_.keep(seen, seat, cards, count), true);
    }

    Cards discard(State& state, int seat, const Cards& cards, int count) override {
        State seen = view_of(state, seat);
        return of_cards(seen, seat, cards, count, greedy_.discard(seen, seat, cards, count), false);
    }

    int chapel(State& state, int seat) override {
        State seen = view_of(state, seat);
        const int card = greedy_.chapel(seen, seat);
        const Seat& own = seen.seats[seat];
        std::vector<Cards> found;
        different(seen, seat, Cards(own.hand, own.hand + own.held), 0, 1, found);
        const Cards chosen = best(seen, seat, found, card < 0 ? Cards() : Cards{card},
                                  [&](State& next, const Cards& one) { after::tucked(next, seat, one); });
        return chosen.empty() ? -1 : chosen[0];
    }

protected:
    const Network& network_;
    Greedy greedy_;

    double value(const State& state, int seat) const {
        const Opinion opinion = network_.opinion(state, seat);
        return opinion.win + PER_POINT * opinion.margin;
    }

    static double final_value(const State& state, int seat) {
        double share[MOST_SEATS];
        shares(state, share);
        const long winners = std::count_if(share, share + state.count, [](double one) { return one > 0; });
        return (share[seat] > 0 ? SHARED[winners] : -SURE) + PER_POINT * margin(state, seat);
    }

    double value_after(const State& state, int seat) const {
        return decided(state) ? final_value(state, seat) : value(state, seat);
    }

    static size_t best_of(const std::vector<double>& values) {
        return static_cast<size_t>(std::max_element(values.begin(), values.end()) - values.begin());
    }

    // Options so that those with the same effect are equal: goods of a kind are.
    static Cards kinds(const State& state, int seat, Cards options) {
        for (int& option : options)
            if (option >= GOOD) option = GOOD + state.seats[seat].city[option - GOOD];
        std::sort(options.begin(), options.end());
        return options;
    }

    // All different answers of `least` to `most` options; false where there are too many.
    static bool different(const State& state, int seat, const Cards& options, int least, int most,
                          std::vector<Cards>& found) {
        found.clear();
        if (most == 1) {
            for (int option : options)
                if (std::find(found.begin(), found.end(), Cards{option}) == found.end()) found.push_back({option});
            if (!least) found.push_back({});
            return true;
        }
        if (options.size() > MOST_OPTIONS) return false;
        std::vector<Cards> known;
        for (int count = least; count <= most; count++) {
            for (unsigned places = 0; places < 1u << options.size(); places++) {
                if (__builtin_popcount(places) != count) continue;
                Cards answer;
                for (size_t at = 0; at < options.size(); at++)
                    if (places >> at & 1) answer.push_back(options[at]);
                const Cards kind = kinds(state, seat, answer);
                if (std::find(known.begin(), known.end(), kind) != known.end()) continue;
                known.push_back(kind);
                found.push_back(answer);
            }
            if (found.size() > MOST_ANSWERS) return false;
        }
        return true;
    }

    // The options, those that are missed least first.
    Cards missed_least(const State& state, int seat, const Cards& options) const {
        std::vector<std::pair<double, int>> losses;
        for (int option : options) {
            const auto known =
                std::find_if(losses.begin(), losses.end(), [&](const auto& loss) { return loss.second == option; });
            if (known != losses.end()) {
                losses.push_back(*known);
                continue;
            }
            State without = state;
            if (option >= GOOD)
                without.seats[seat].goods[option - GOOD] = 0;
            else
                without.seats[seat].drop(option);
            losses.emplace_back(-value(without, seat), option);
        }
        std::sort(losses.begin(), losses.end(), [&](const auto& one, const auto& other) {
            return one.first != other.first ? one.first < other.first
                                            : text_before(state.seats[seat], one.second, other.second);
        });
        Cards order;
        for (const auto& loss : losses) order.push_back(loss.second);
        return order;
    }

    // The first options of an order that pay a price, with no more goods than the black market allows.
    static Cards allowed(const Cards& order, int price) {
        const Cards chosen = first(order, price);
        if (goods_in(chosen) <= MARKET_GOODS) return chosen;
        Cards mixed, cards;
        for (int option : order) (option >= GOOD ? mixed : cards).push_back(option);
        mixed.resize(MARKET_GOODS);
        for (int card : cards)
            if (static_cast<int>(mixed.size()) < price) mixed.push_back(card);
        return mixed;
    }

    template <class After>
    Cards best(const State& state, int seat, const std::vector<Cards>& found, const Cards& habit, After after) const {
        const Cards usual = kinds(state, seat, habit);
        std::vector<double> values;
        for (const Cards& one : found) {
            State next = state;
            after(next, one);
            values.push_back(value_after(next, seat) + (kinds(state, seat, one) == usual ? TRUST : 0));
        }
        return found[best_of(values)];
    }

    template <class After>
    Cards on_places(const State& state, int seat, const Cards& places, int most, const Cards& habit,
                    After after) const {
        const State seen = view_of(state, seat);
        const auto moved = [](Cards options, int by) {
            for (int& option : options) option += by;
            return options;
        };
        std::vector<Cards> found;
        if (!different(seen, seat, moved(places, GOOD), 0, most, found)) return habit;
        return moved(best(seen, seat, found, moved(habit, GOOD),
                          [&](State& next, const Cards& one) { after(next, seat, moved(one, -GOOD)); }),
                     -GOOD);
    }

    Cards of_cards(const State& seen, int seat, const Cards& cards, int count, const Cards& habit, bool keeps) const {
        std::vector<Cards> found;
        if (!different(seen, seat, cards, count, count, found)) {
            Cards order = missed_least(seen, seat, cards);
            if (keeps) std::reverse(order.begin(), order.end());
            const Cards chosen = first(order, count);
            if (kinds(seen, seat, chosen) == kinds(seen, seat, habit)) return chosen;
            found = {chosen, habit};
        }
        return best(seen, seat, found, habit, [&](State& next, const Cards& one) {
            keeps ? after::kept(next, seat, one) : after::thrown(next, seat, one);
        });
    }

    // The builds to look at, by the position right after them, paid with the cards that are missed least.
    std::vector<Build> promising(const State& seen, int seat, const std::vector<Build>& options, Build habit) const {
        const Seat& own = seen.seats[seat];
        const Cards order = missed_least(seen, seat, Cards(own.hand, own.hand + own.held));
        std::vector<std::pair<double, Build>> valued;
        const auto weigh = [&](Build one) {
            valued.emplace_back(value_of_build(seen, seat, one, order) + (one == habit ? TRUST : 0), one);
        };
        for (Build option : options) weigh(option);
        weigh(Build());
        std::stable_sort(valued.begin(), valued.end(),
                         [](const auto& one, const auto& other) { return one.first > other.first; });
        std::vector<Build> found;
        for (const auto& one : valued)
            if (found.size() < CANDIDATES) found.push_back(one.second);
        return found;
    }

    double value_of_build(State state, int seat, Build chosen, const Cards& order) const {
        state.asked = Asked::other;
        if (!chosen.none()) {
            const int price = Prices(state, seat).of(chosen.card, chosen.place), place = put_up(state, seat, chosen);
            Cards left = price > 0 ? payment_options(state, seat, place) : Cards(), payment;
            for (int card : order) {
                const auto found = std::find(left.begin(), left.end(), card);
                if (found == left.end() || static_cast<int>(payment.size()) >= price) continue;
                payment.push_back(card);
                left.erase(found);
            }
            for (int option : left)
                if (static_cast<int>(payment.size()) < price) payment.push_back(option);
            after::paid(state, seat, place, payment);
        }
        return value_after(state, seat);
    }
};
