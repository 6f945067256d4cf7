// How a seat plays on in the deals of its own looking ahead: roles and the library greedily, all else by the position
// right after its answer.
#pragma once

#include "policy.hpp"

class OnTheWay : public Policy {
public:
    using Policy::Policy;

    int role(State& state, int seat, const Cards& free) override { return greedy_.role(state, seat, free); }
    bool library(State& state, int seat) override { return greedy_.library(state, seat); }
    Build build(State& state, int seat, const std::vector<Build>& options) override {
        const State seen = view_of(state, seat);
        return promising(seen, seat, options, greedy_.build(state, seat, options))[0];
    }
};
