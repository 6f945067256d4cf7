// The governor against others of one kind, every deal played from every seat.
#pragma once

#include "governor.hpp"
#include "random.hpp"
#include "replay.hpp"

class Match {
public:
    Governor governor;

    Match(int seats, const Network& network, bool against_random, int seed)
        : governor(network), seats_(seats), against_random_(against_random), seed_(static_cast<uint64_t>(seed)) {}

    // Play a deal; returns the governor's wins, a shared one counting in part. What chance brings depends on nothing
    // but the seed and the number of the deal.
    double play_deal(int number) {
        const uint64_t deal = seed_ * 1000003 + static_cast<uint64_t>(number);
        governor.chance = Chance(deal * 77 + 5);
        random_.chance = Chance(deal * 13 + 1);
        Player* other = against_random_ ? static_cast<Player*>(&random_) : &greedy_;
        double wins = 0;
        for (int own = 0; own < seats_; own++) {
            Chance chance(deal);
            State state = new_game(seats_, chance);
            Player* players[MOST_SEATS] = {other, other, other, other};
            players[own] = &governor;
            play(state, players);
            double share[MOST_SEATS];
            shares(state, share);
            wins += share[own];
        }
        return wins;
    }

private:
    const int seats_;
    const bool against_random_;
    const uint64_t seed_;
    Fair<Greedy> greedy_;
    Random random_;
};
