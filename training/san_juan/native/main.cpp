// play SEATS NETWORK GENERATION FIRST GAMES FILE [NAME=NUMBER ...]   play games and write down samples of them
// fit FOLDER GENERATION FRESH [NAME=NUMBER ...] < FILES             learn from the samples in files, FRESH of them new
// match SEATS NETWORK FIRST DEALS SEED OTHER [NAME=NUMBER ...]       the governor against `greedy` or `random`
// replay FILE                                                       play recorded games again (tests)
// replay FILE NETWORK                                               the same for players who go by the network (tests)
// values FILE NETWORK                                               what the network says in recorded games (tests)
#include "fitting.hpp"
#include "match.hpp"
#include "replay.hpp"
#include "selfplay.hpp"
#include "settings.hpp"

namespace {

Network network_in(const std::string& file) {
    Network network;
    if (!network.load(file)) fail("the network in " + file + " cannot be read");
    return network;
}

int play_games(int count, char** words) {
    const int generation = std::atoi(words[4]), begin = std::atoi(words[5]), games = std::atoi(words[6]);
    Manner manner;
    manner.seats = std::atoi(words[2]);
    Settings{{{"seed", &manner.seed}, {"deals", &manner.deals}, {"ahead", &manner.ahead}},
             {{"lambda", &manner.lambda},
              {"soft", &manner.soft},
              {"warmth", &manner.warmth},
              {"mistakes", &manner.mistakes},
              {"against_greedy", &manner.against_greedy}}}
        .read(count - 8, words + 8);
    const Network network = generation ? network_in(words[3]) : Network();
    SelfPlay self(manner, network);
    Samples samples;
    for (int number = begin; number < begin + games; number++) self.play(generation, number, samples);
    if (!samples.write(words[7])) fail(std::string("nothing can be written to ") + words[7]);
    std::printf("{\"samples\": %zu, \"alone\": %d, \"wins\": %.4f}\n", samples.size(), self.alone, self.alone_wins);
    return 0;
}

template <int COUNT>
int learn(const std::string& folder, int generation, size_t fresh, const Course& course, const Samples& window) {
    Model<COUNT> model(static_cast<uint64_t>(course.seed));
    if (generation && !model.load(folder + "/model.raw")) fail("the model in " + folder + " cannot be read");
    // More greedy games than the window holds may have been played to begin with.
    const double surprise = model.surprise(window, window.size() - std::min(fresh, window.size()));
    const double loss = fit(model, window, fresh, course, generation);
    // The network first: a run that is stopped in between learns this generation once more from the old model.
    if (!write_network(folder + "/network.raw", model) || !model.save(folder + "/model.next"))
        fail("nothing can be written to " + folder);
    std::printf("{\"surprise\": %.6f, \"loss\": %.6f}\n", surprise, loss);
    return 0;
}

int fit_samples(int count, char** words) {
    const std::string folder = words[2];
    const int generation = std::atoi(words[3]);
    const auto fresh = static_cast<size_t>(std::atol(words[4]));
    Course course;
    Settings{{{"seed", &course.seed}, {"generations", &course.generations}, {"hidden", &course.hidden}},
             {{"rate", &course.rate},
              {"last_rate", &course.last_rate},
              {"replay", &course.replay},
              {"first_replay", &course.first_replay}}}
        .read(count - 5, words + 5);
    Samples window;
    for (std::string file; std::getline(std::cin, file);)
        if (!window.read(file)) fail("the samples in " + file + " cannot be read");
    if (course.hidden == 32) return learn<32>(folder, generation, fresh, course, window);
    if (course.hidden == 64) return learn<64>(folder, generation, fresh, course, window);
    fail("no network of " + std::to_string(course.hidden) + " hidden neurons can be trained");
}

int play_match(int count, char** words) {
    const Network network = network_in(words[3]);
    const std::string other = words[7];
    if (other != "greedy" && other != "random") fail("the others are greedy or random, not " + other);
    Match match(std::atoi(words[2]), network, other == "random", std::atoi(words[6]));
    Effort& effort = match.governor.effort;
    Settings{{{"deals", &effort.deals},
              {"most_deals", &effort.most_deals},
              {"positions", &effort.positions},
              {"ahead", &effort.ahead},
              {"own_way", &effort.own_way}},
             {}}
        .read(count - 8, words + 8);
    const int begin = std::atoi(words[4]), deals = std::atoi(words[5]);
    std::printf("{\"wins\": [");
    for (int deal = begin; deal < begin + deals; deal++)
        std::printf("%s%.4f", deal > begin ? ", " : "", match.play_deal(deal));
    std::printf("], \"decisions\": %ld, \"positions\": %ld}\n", match.governor.decisions, match.governor.positions);
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const std::string command = count > 1 ? words[1] : "";
    if (command == "play" && count > 7) return play_games(count, words);
    if (command == "fit" && count > 4) return fit_samples(count, words);
    if (command == "match" && count > 7) return play_match(count, words);
    if (command == "replay" && count == 3) return replay(words[2]);
    if (command == "replay" && count > 3) return replay_on_the_way(words[2], network_in(words[3]));
    if (command == "values" && count > 3) return values(words[2], network_in(words[3]));
    fail("play, fit, match, replay or values; what each takes stands at the top of main.cpp");
}
