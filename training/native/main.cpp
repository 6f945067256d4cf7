// learn SEATS FOLDER [NAME=NUMBER ...]          train a network by self-play; goes on where it was stopped
// match SEATS NETWORK DEALS SEED [NAME=NUMBER ...]   the governor against greedy players, every deal from every seat
// replay FILE                                   play recorded games of greedy players again (tests)
// values FILE NETWORK                           what the network says at every question of recorded games (tests)
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "replay.hpp"
#include "selfplay.hpp"

namespace {

using Settings = std::map<std::string, double*>;

[[noreturn]] void fail(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(2);
}

Settings settings_of(Plan& plan, std::map<std::string, int*>& whole) {
    whole = {{"generations", &plan.generations},
             {"games", &plan.games},
             {"first_games", &plan.first_games},
             {"seed", &plan.seed},
             {"deals", &plan.deals},
             {"ahead", &plan.ahead}};
    return {{"lambda", &plan.lambda},       {"soft", &plan.soft},         {"rate", &plan.rate},
            {"last_rate", &plan.last_rate}, {"replay", &plan.replay},     {"first_replay", &plan.first_replay},
            {"warmth", &plan.warmth},       {"mistakes", &plan.mistakes}, {"against_greedy", &plan.against_greedy},
            {"window", &plan.window}};
}

void read_settings(int count, char** words, const Settings& settings, const std::map<std::string, int*>& whole) {
    for (int nth = 0; nth < count; nth++) {
        const std::string word = words[nth], name = word.substr(0, word.find('='));
        if (word.find('=') == std::string::npos) fail("NAME=NUMBER is expected, not " + word);
        const double number = std::atof(word.c_str() + name.size() + 1);
        if (settings.count(name))
            *settings.at(name) = number;
        else if (whole.count(name))
            *whole.at(name) = static_cast<int>(number);
        else
            fail("there is no setting " + name);
    }
}

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

bool write_network(const std::string& file, const std::vector<int32_t>& weights) {
    FILE* out = std::fopen(file.c_str(), "wb");
    if (!out) return false;
    const int32_t sizes[3] = {feature::COUNT_SIZE, HIDDEN_COUNT, SECOND_COUNT};
    const bool good = std::fwrite(sizes, sizeof *sizes, 3, out) == 3 &&
                      std::fwrite(weights.data(), sizeof(int32_t), weights.size(), out) == weights.size();
    return std::fclose(out) == 0 && good;
}

class Training {
public:
    Training(const Plan& plan, const std::string& folder)
        : plan_(plan), folder_(folder), model_(static_cast<uint64_t>(plan.seed)), play_(plan, network_) {
        std::ifstream log(folder + "/log.jsonl");
        for (std::string line; std::getline(log, line);) done_++;
        if (!done_) return;
        if (!model_.load(folder + "/model.raw")) fail("the model in " + folder + " cannot be read");
        export_network();
        play_.chance() = Chance(play_.chance().next() + static_cast<uint64_t>(done_));
        // The samples themselves are not kept: the window begins with greedy games again.
        for (int game = 0; game < plan.first_games && done_ <= plan.generations; game++) play_.play(false, window_);
    }

    void run() {
        for (; done_ <= plan_.generations; done_++) generation();
    }

private:
    const Plan plan_;
    const std::string folder_;
    Network network_;
    Model model_;
    SelfPlay play_;
    Samples window_;
    int done_ = 0;

    void export_network() { network_.read(model_.exported(), HIDDEN_COUNT, SECOND_COUNT); }

    void generation() {
        const double begun = seconds();
        const size_t before = window_.size();
        play_.alone = 0;
        play_.alone_wins = 0;
        for (int game = 0; game < (done_ ? plan_.games : plan_.first_games); game++) play_.play(done_ > 0, window_);
        const double played = seconds();
        const size_t fresh = window_.size() - before;
        const double surprise = model_.surprise(window_, before);
        if (static_cast<double>(window_.size()) > plan_.window)
            window_.forget_all_but(static_cast<size_t>(0.8 * plan_.window));
        const double loss = learn(static_cast<double>(fresh) * (done_ ? plan_.replay : plan_.first_replay));
        export_network();
        if (!model_.save(folder_ + "/model.raw") || !write_network(folder_ + "/network.raw", model_.exported()))
            fail("nothing can be written to " + folder_);
        std::ostringstream line;
        line << "{\"generation\": " << done_ << ", \"samples\": " << fresh << ", \"against_greedy\": [" << play_.alone
             << ", " << play_.alone_wins << "], \"surprise\": " << surprise << ", \"loss\": " << loss
             << ", \"play_s\": " << played - begun << ", \"learn_s\": " << seconds() - played << "}";
        std::ofstream(folder_ + "/log.jsonl", std::ios::app) << line.str() << "\n";
        std::cout << line.str() << std::endl;
    }

    double learn(double wanted) {
        const double rate =
            plan_.rate * std::pow(plan_.last_rate / plan_.rate, 1.0 * done_ / std::max(1, plan_.generations));
        std::vector<uint32_t> batch(Model::BATCH);
        double loss = 0, given = 0;
        for (; given < wanted; given += Model::BATCH) {
            for (uint32_t& sample : batch)
                sample = static_cast<uint32_t>(play_.chance().below(static_cast<int>(window_.size())));
            loss += model_.fit(window_, batch, rate) * Model::BATCH;
        }
        return loss / given;
    }
};

int match(int seats, const std::string& file, int deals, int seed, const Effort& effort) {
    Network network;
    if (!network.load(file)) fail("the network in " + file + " cannot be read");
    Governor governor(network);
    governor.chance = Chance(static_cast<uint64_t>(seed) * 77 + 5);
    governor.effort = effort;
    Fair<Greedy> greedy;
    double sum = 0, squares = 0;
    const double begun = seconds();
    for (int deal = 0; deal < deals; deal++) {
        double share = 0;
        for (int own = 0; own < seats; own++) {
            Chance chance(static_cast<uint64_t>(seed) * 1000003 + static_cast<uint64_t>(deal));
            State state = new_game(seats, chance);
            Player* players[MOST_SEATS] = {&greedy, &greedy, &greedy, &greedy};
            players[own] = &governor;
            play(state, players);
            double found[MOST_SEATS];
            shares(state, found);
            share += found[own] / seats;
        }
        sum += share;
        squares += share * share;
    }
    const double mean = sum / deals, error = std::sqrt((squares / deals - mean * mean) / deals);
    std::printf(
        "{\"games\": %d, \"share\": %.4f, \"low\": %.4f, \"high\": %.4f, \"positions\": %.0f, \"seconds\": %.1f}\n",
        deals * seats, mean, mean - 1.96 * error, mean + 1.96 * error,
        1.0 * static_cast<double>(governor.positions) / static_cast<double>(governor.decisions), seconds() - begun);
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const std::string command = count > 1 ? words[1] : "";
    if (command == "learn" && count > 3) {
        Plan plan;
        plan.seats = std::atoi(words[2]);
        std::map<std::string, int*> whole;
        const Settings settings = settings_of(plan, whole);
        read_settings(count - 4, words + 4, settings, whole);
        Training(plan, words[3]).run();
        return 0;
    }
    if (command == "match" && count > 5) {
        Effort effort;
        read_settings(count - 6, words + 6, {},
                      {{"deals", &effort.deals},
                       {"most_deals", &effort.most_deals},
                       {"positions", &effort.positions},
                       {"ahead", &effort.ahead}});
        return match(std::atoi(words[2]), words[3], std::atoi(words[4]), std::atoi(words[5]), effort);
    }
    if (command == "replay" && count > 2) return replay(words[2]);
    if (command == "values" && count > 3) return values(words[2], words[3]);
    fail("learn SEATS FOLDER ... | match SEATS NETWORK DEALS SEED ... | replay FILE | values FILE NETWORK");
}
