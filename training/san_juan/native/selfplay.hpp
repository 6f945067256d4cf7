// Games of the governor against itself and against greedy players, written down as samples: what training/san_juan/selfplay.py
// does.
#pragma once

#include "governor.hpp"
#include "random.hpp"
#include "samples.hpp"

// How training games are played; training/san_juan/native/plan.py tells what each number means and has its usual values.
struct Manner {
    int seats = 2, seed = 1, deals = 1, ahead = 0;
    double lambda = 1, soft = 0, warmth = 0.01, mistakes = 0, against_greedy = 0;
};

// The governor, who takes a role the likelier the better it is.
struct Explorer : Governor {
    double warmth = 0.01;
    using Governor::Governor;

    int role(State& state, int seat, const Cards& free) override {
        if (free.size() == 1) return free[0];
        std::vector<double> weights = valued_roles(state, seat, free);
        const double best = *std::max_element(weights.begin(), weights.end());
        double left = 0;
        for (double& weight : weights) left += weight = std::exp((weight - best) / warmth);
        left *= chance.uniform();
        for (size_t nth = 0; nth < free.size(); nth++) {
            left -= weights[nth];
            if (left < 0) return free[nth];
        }
        return free[0];
    }
};

// What one seat knew in the course of a game, with the network's chance where a role was chosen (else below 0).
struct Track {
    std::vector<std::vector<uint16_t>> known;
    std::vector<float> chances;

    void note(const State& state, int seat, float chance = -1) {
        const Features on = features(state, seat);
        known.emplace_back(on.begin(), on.end());
        chances.push_back(chance);
    }
};

// Lets a player play, now and then answers at random, and notes what the seat knows after its answers.
struct Recorder : Player {
    Player* player;
    Track* track;
    Chance* chance;
    double mistakes;

    bool slips() const { return chance->uniform() < mistakes; }
    Cards random(const Cards& options, int count) const { return drawn(*chance, options, count); }
    template <class After>
    void note(const State& state, int seat, After after) const {
        State seen = view_of(state, seat);
        after(seen);
        if (!Policy::decided(seen)) track->note(seen, seat);
    }

    int role(State& state, int seat, const Cards& free) override { return player->role(state, seat, free); }
    bool library(State& state, int seat) override { return player->library(state, seat); }

    Build build(State& state, int seat, const std::vector<Build>& options) override {
        Build chosen;
        if (slips()) {
            const int nth = chance->below(static_cast<int>(options.size()) + 1);
            if (nth < static_cast<int>(options.size())) chosen = options[static_cast<size_t>(nth)];
        } else {
            chosen = player->build(state, seat, options);
        }
        if (chosen.none()) {
            State seen = view_of(state, seat);
            seen.asked = Asked::other;
            track->note(seen, seat);
        }
        return chosen;
    }

    Cards pay(State& state, int seat, const Cards& options, int price, int place) override {
        const Cards chosen = player->pay(state, seat, options, price, place);
        note(state, seat, [&](State& seen) { after::paid(seen, seat, place, chosen); });
        return chosen;
    }

    Cards produce(State& state, int seat, const Cards& places, int most) override {
        const Cards chosen =
            slips() ? random(places, chance->below(most + 1)) : player->produce(state, seat, places, most);
        note(state, seat, [&](State& seen) { after::produced(seen, seat, chosen); });
        return chosen;
    }

    Cards sell(State& state, int seat, const Cards& places, int most) override {
        const Cards chosen =
            slips() ? random(places, chance->below(most + 1)) : player->sell(state, seat, places, most);
        note(state, seat, [&](State& seen) { after::sold(seen, seat, chosen); });
        return chosen;
    }

    Cards keep(State& state, int seat, const Cards& cards, int count) override {
        const Cards chosen = slips() ? random(cards, count) : player->keep(state, seat, cards, count);
        note(state, seat, [&](State& seen) { after::kept(seen, seat, chosen); });
        return chosen;
    }

    Cards discard(State& state, int seat, const Cards& cards, int count) override {
        const Cards chosen = slips() ? random(cards, count) : player->discard(state, seat, cards, count);
        note(state, seat, [&](State& seen) { after::thrown(seen, seat, chosen); });
        return chosen;
    }

    int chapel(State& state, int seat) override {
        int card = player->chapel(state, seat);
        const Seat& own = state.seats[seat];
        if (slips()) {
            const int nth = chance->below(own.held + 1);
            card = nth < own.held ? own.hand[nth] : -1;
        }
        note(state, seat, [&](State& seen) { after::tucked(seen, seat, card < 0 ? Cards() : Cards{card}); });
        return card;
    }
};

class SelfPlay {
public:
    int alone = 0;          // games against greedy players
    double alone_wins = 0;  // the governor's share of the wins in them

    SelfPlay(const Manner& manner, const Network& network) : manner_(manner), explorer_(network) {
        explorer_.warmth = manner.warmth;
        explorer_.effort.deals = explorer_.effort.most_deals = manner.deals;
        explorer_.effort.ahead = manner.ahead;
    }

    // Play the game of this number; it depends on nothing but the manner, the network, its generation and its number.
    // In generation 0 greedy players play, as the network knows nothing.
    void play(int generation, int number, Samples& samples) {
        const bool trained = generation > 0;
        const uint64_t seed = static_cast<uint64_t>(manner_.seed) * 1000 + static_cast<uint64_t>(generation);
        chance_ = Chance(seed * 1000003 + static_cast<uint64_t>(number));
        explorer_.chance = Chance(chance_.next());
        State state = new_game(manner_.seats, chance_);
        std::vector<Track> tracks(static_cast<size_t>(manner_.seats));
        const int one = trained && chance_.uniform() < manner_.against_greedy ? chance_.below(manner_.seats) : NOBODY;
        Recorder recorders[MOST_SEATS];
        Player* players[MOST_SEATS];
        for (int seat = 0; seat < manner_.seats; seat++) {
            Recorder& recorder = recorders[seat];
            recorder.player = trained && (one == NOBODY || one == seat) ? static_cast<Player*>(&explorer_) : &greedy_;
            recorder.track = &tracks[static_cast<size_t>(seat)];
            recorder.chance = &chance_;
            recorder.mistakes = mistakes(trained);
            players[seat] = &recorder;
        }
        start_round(state, players);
        while (!state.over()) {
            note_all(state, trained, tracks);
            const Cards free = state.free_roles();
            const bool slips = !trained && chance_.uniform() < mistakes(trained);
            answer_role(state, players,
                        slips ? free[static_cast<size_t>(chance_.below(static_cast<int>(free.size())))]
                              : players[state.seat]->role(state, state.seat, free));
        }
        keep(state, tracks, samples);
        if (one == NOBODY) return;
        double share[MOST_SEATS];
        shares(state, share);
        alone++;
        alone_wins += share[one];
    }

private:
    const Manner manner_;
    Chance chance_;
    Greedy greedy_;
    Explorer explorer_;

    double mistakes(bool trained) const { return manner_.mistakes * (trained ? 1 : 4); }

    // The chances of all seats are made to add up to 1: who believes too well of himself would learn from his own
    // beliefs.
    void note_all(const State& state, bool trained, std::vector<Track>& tracks) const {
        if (!trained) {
            for (int seat = 0; seat < state.count; seat++) tracks[static_cast<size_t>(seat)].note(state, seat);
            return;
        }
        double chances[MOST_SEATS], total = 0;
        for (int seat = 0; seat < state.count; seat++) total += chances[seat] = explorer_.win_chance(state, seat);
        for (int seat = 0; seat < state.count; seat++)
            tracks[static_cast<size_t>(seat)].note(state, seat, static_cast<float>(chances[seat] / total));
    }

    // Write down every sample with a mean of the later chances and of the end (TD lambda).
    void keep(const State& state, const std::vector<Track>& tracks, Samples& samples) const {
        double share[MOST_SEATS];
        shares(state, share);
        for (int seat = 0; seat < state.count; seat++) {
            const Track& track = tracks[static_cast<size_t>(seat)];
            const int points = margin(state, seat);
            double target = (1 - manner_.soft) * share[seat] +
                            manner_.soft / (1 + std::exp(-points / (manner_.seats > 2 ? 3.0 : 4.0)));
            std::vector<double> targets(track.known.size());
            for (size_t nth = targets.size(); nth-- > 0;) {
                targets[nth] = target;
                if (track.chances[nth] >= 0)
                    target = manner_.lambda * target + (1 - manner_.lambda) * track.chances[nth];
            }
            for (size_t nth = 0; nth < targets.size(); nth++) samples.add(track.known[nth], targets[nth], points);
        }
    }
};
