// Recorded games, played again: says where the game or the players here do otherwise.
#pragma once

#include <fstream>
#include <iostream>

#include "governor.hpp"

// A player that sees its view only, of whom some parts would otherwise look at the others' tucked cards.
template <class Base>
struct Fair : Base {
    using Base::Base;
    static State seen(const State& state, int seat) { return view_of(state, seat); }
    int role(State& state, int seat, const Cards& free) override {
        State view = seen(state, seat);
        return Base::role(view, seat, free);
    }
    bool library(State& state, int seat) override {
        State view = seen(state, seat);
        return Base::library(view, seat);
    }
    Build build(State& state, int seat, const std::vector<Build>& options) override {
        State view = seen(state, seat);
        return Base::build(view, seat, options);
    }
    Cards pay(State& state, int seat, const Cards& options, int price, int place) override {
        State view = seen(state, seat);
        return Base::pay(view, seat, options, price, place);
    }
    Cards keep(State& state, int seat, const Cards& cards, int count) override {
        State view = seen(state, seat);
        return Base::keep(view, seat, cards, count);
    }
    Cards discard(State& state, int seat, const Cards& cards, int count) override {
        State view = seen(state, seat);
        return Base::discard(view, seat, cards, count);
    }
    int chapel(State& state, int seat) override {
        State view = seen(state, seat);
        return Base::chapel(view, seat);
    }
};

// A record in numbers (tests/training/recording.py writes it): seats, governor, tiles; the deck; the hands; the piles
// reshuffled; the answers, each with its question's number and its seat; the scores and the number of rounds.
struct Record {
    State state;
    Recorded reshuffles;
    std::vector<Cards> answers;
    Cards scores;
    int rounds = 0;

    bool read(std::istream& in) {
        int count;
        if (!(in >> count)) return false;
        Chance chance;
        state = new_game(count, chance);
        const auto number = [&] {
            int found = 0;
            in >> found;
            return found;
        };
        const auto list = [&] {
            Cards found(static_cast<size_t>(number()));
            for (int& one : found) one = number();
            return found;
        };
        state.governor = number();
        for (uint8_t& tile : state.tiles) tile = static_cast<uint8_t>(number());
        const Cards deck = list();
        state.left = static_cast<int>(deck.size());
        std::copy(deck.begin(), deck.end(), state.deck);
        for (int seat = 0; seat < count; seat++) {
            state.seats[seat].held = 0;
            for (int card : list()) state.seats[seat].take(card);
        }
        reshuffles = Recorded();
        reshuffles.piles.resize(static_cast<size_t>(number()));
        for (Cards& pile : reshuffles.piles) pile = list();
        answers.resize(static_cast<size_t>(number()));
        for (Cards& answer : answers) answer = list();
        scores.resize(static_cast<size_t>(count));
        for (int& score : scores) score = number();
        rounds = number();
        return true;
    }
};

// Answers as recorded; `asked` is told the question and what the player here would answer, if it is to be compared.
class Reader : public Player {
public:
    enum Question { ROLE, USE_LIBRARY, BUILD, PAY, PRODUCE, SELL, KEEP, DISCARD, TUCK };
    std::vector<Cards> answers;
    size_t next = 0;
    long equal = 0, different = 0;
    bool lost = false;  // the record asks something else
    std::function<void(const State&, int)> asked;

    explicit Reader(Player& own) : own_(own) {}

    int role(State& state, int seat, const Cards& free) override {
        return one(state, seat, ROLE, [&] { return Cards{own_.role(state, seat, free)}; });
    }
    bool library(State& state, int seat) override {
        return one(state, seat, USE_LIBRARY, [&] { return Cards{own_.library(state, seat)}; });
    }
    Build build(State& state, int seat, const std::vector<Build>& options) override {
        const Cards answer = all(state, seat, BUILD, [&] {
            const Build chosen = own_.build(state, seat, options);
            return Cards{chosen.card, chosen.place};
        });
        return answer.size() == 2 ? Build{answer[0], answer[1]} : Build();
    }
    Cards pay(State& state, int seat, const Cards& options, int price, int place) override {
        return all(state, seat, PAY, [&] { return sorted(own_.pay(state, seat, options, price, place)); });
    }
    Cards produce(State& state, int seat, const Cards& places, int most) override {
        return all(state, seat, PRODUCE, [&] { return sorted(own_.produce(state, seat, places, most)); });
    }
    Cards sell(State& state, int seat, const Cards& places, int most) override {
        return all(state, seat, SELL, [&] { return sorted(own_.sell(state, seat, places, most)); });
    }
    Cards keep(State& state, int seat, const Cards& cards, int count) override {
        return all(state, seat, KEEP, [&] { return sorted(own_.keep(state, seat, cards, count)); });
    }
    Cards discard(State& state, int seat, const Cards& cards, int count) override {
        return all(state, seat, DISCARD, [&] { return sorted(own_.discard(state, seat, cards, count)); });
    }
    int chapel(State& state, int seat) override {
        return one(state, seat, TUCK, [&] { return Cards{own_.chapel(state, seat)}; });
    }

private:
    Player& own_;

    static Cards sorted(Cards cards) {
        std::sort(cards.begin(), cards.end());
        return cards;
    }
    template <class Own>
    Cards all(const State& state, int seat, Question question, Own own) {
        if (asked) asked(state, seat);
        const Cards mine = own();
        if (lost || next >= answers.size() || answers[next][0] != question || answers[next][1] != seat) {
            lost = true;
            return mine;
        }
        const Cards recorded_answer(answers[next].begin() + 2, answers[next].end());
        next++;
        (mine == recorded_answer ? equal : different)++;
        return recorded_answer;
    }
    template <class Own>
    int one(const State& state, int seat, Question question, Own own) {
        return all(state, seat, question, own)[0];
    }
};

// Play every record; `asked` sees each question. Returns 1 when a game went otherwise than it is recorded.
inline int replayed(const std::string& file, Reader& reader) {
    std::ifstream in(file);
    Record record;
    int games = 0, wrong = 0;
    while (record.read(in)) {
        reader.answers = record.answers;
        reader.next = 0;
        reader.lost = false;
        recorded = &record.reshuffles;
        Player* players[MOST_SEATS] = {&reader, &reader, &reader, &reader};
        play(record.state, players);
        bool same = !reader.lost && reader.next == record.answers.size() && record.state.round == record.rounds &&
                    record.reshuffles.next == record.reshuffles.piles.size();
        for (int seat = 0; seat < record.state.count; seat++)
            same = same && score(record.state, seat) == record.scores[static_cast<size_t>(seat)];
        games++;
        wrong += !same;
    }
    recorded = nullptr;
    std::printf("{\"games\": %d, \"wrong\": %d, \"equal\": %ld, \"different\": %ld}\n", games, wrong, reader.equal,
                reader.different);
    return wrong != 0;
}

inline int replay(const std::string& file) {
    Fair<Greedy> greedy;
    Reader reader(greedy);
    return replayed(file, reader);
}

// The same for games of players who answer by the network as they do on the way of a governor's looking ahead.
inline int replay_on_the_way(const std::string& file, const Network& network) {
    Fair<OnTheWay> player(network);
    Reader reader(player);
    return replayed(file, reader);
}

// Write what the network says of every seat at every question of the records, a line each: win and margin.
inline int values(const std::string& file, const Network& network) {
    Fair<Greedy> greedy;
    Reader reader(greedy);
    reader.asked = [&](const State& state, int) {
        for (int seat = 0; seat < state.count; seat++) {
            const Opinion opinion = network.opinion(state, seat);
            std::printf("%.12g %.12g\n", opinion.win, opinion.margin);
        }
    };
    return replayed(file, reader);
}
