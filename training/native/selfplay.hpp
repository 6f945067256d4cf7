// Games of the governor against itself and against greedy players, written down as samples: what training/selfplay.py
// does.
#pragma once

#include "governor.hpp"
#include "model.hpp"

struct Plan {
    int seats = 2, generations = 60, games = 4000, first_games = 60000, seed = 1, deals = 2, ahead = 1;
    double lambda = 0.9;  // how far a sample looks beyond the next choice of a role
    double soft = 0.5;    // how much of a target is how clear the win was
    double rate = 1e-3, last_rate = 1.5e-4;
    double replay = 3, first_replay = 4;  // how often a sample is learned from
    double warmth = 0.025, mistakes = 0.03;
    double against_greedy = 0.5;  // share of the games in which all seats but one are greedy
    double window = 12e6;         // samples to learn from
};

// The governor, who takes a role the likelier the better it is.
struct Explorer : Governor {
    double warmth = 0.025;
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
    Cards random(Cards options, int count) const {
        chance->shuffle(options.data(), static_cast<int>(options.size()));
        return first(options, count);
    }
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

    SelfPlay(const Plan& plan, const Network& network)
        : plan_(plan),
          chance_(static_cast<uint64_t>(plan.seed) * 1000 + static_cast<uint64_t>(plan.seats)),
          explorer_(network) {
        explorer_.chance = Chance(static_cast<uint64_t>(plan.seed) * 31 + 7);
        explorer_.warmth = plan.warmth;
        explorer_.effort.deals = explorer_.effort.most_deals = plan.deals;
        explorer_.effort.ahead = plan.ahead;
    }

    Chance& chance() { return chance_; }

    // Play a game; `trained` is false as long as the network knows nothing: greedy players play then.
    void play(bool trained, Samples& samples) {
        State state = new_game(plan_.seats, chance_);
        std::vector<Track> tracks(static_cast<size_t>(plan_.seats));
        const int one = trained && chance_.uniform() < plan_.against_greedy ? chance_.below(plan_.seats) : NOBODY;
        Recorder recorders[MOST_SEATS];
        Player* players[MOST_SEATS];
        for (int seat = 0; seat < plan_.seats; seat++) {
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
    const Plan plan_;
    Chance chance_;
    Greedy greedy_;
    Explorer explorer_;

    double mistakes(bool trained) const { return plan_.mistakes * (trained ? 1 : 4); }

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
            double target =
                (1 - plan_.soft) * share[seat] + plan_.soft / (1 + std::exp(-points / (plan_.seats > 2 ? 3.0 : 4.0)));
            std::vector<double> targets(track.known.size());
            for (size_t nth = targets.size(); nth-- > 0;) {
                targets[nth] = target;
                if (track.chances[nth] >= 0) target = plan_.lambda * target + (1 - plan_.lambda) * track.chances[nth];
            }
            for (size_t nth = 0; nth < targets.size(); nth++) samples.add(track.known[nth], targets[nth], points);
        }
    }
};
