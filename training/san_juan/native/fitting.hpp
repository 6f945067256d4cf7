// One generation of learning: from the samples of the window to the next network.
#pragma once

#include "model.hpp"

// How fast is learned; see training/san_juan/native/plan.py.
struct Course {
    int seed = 1, generations = 1, hidden = 32;
    double rate = 1e-3, last_rate = 1e-3, replay = 1, first_replay = 1;
};

template <class Model>
bool write_network(const std::string& file, const Model& model) {
    const std::vector<int32_t> weights = model.exported();
    FILE* out = std::fopen(file.c_str(), "wb");
    if (!out) return false;
    const int32_t sizes[3] = {feature::COUNT_SIZE, Model::HIDDEN_COUNT, Model::SECOND_COUNT};
    const bool good = std::fwrite(sizes, sizeof *sizes, 3, out) == 3 &&
                      std::fwrite(weights.data(), sizeof(int32_t), weights.size(), out) == weights.size();
    return std::fclose(out) == 0 && good;
}

// Learn from samples, the last `fresh` of which are new; returns the mean loss.
template <class Model>
double fit(Model& model, const Samples& window, size_t fresh, const Course& course, int generation) {
    const double part = 1.0 * generation / std::max(1, course.generations);
    const double rate = course.rate * std::pow(course.last_rate / course.rate, part);
    const double wanted = static_cast<double>(fresh) * (generation ? course.replay : course.first_replay);
    Chance chance(static_cast<uint64_t>(course.seed) * 1000 + static_cast<uint64_t>(generation));
    std::vector<uint32_t> batch(Model::BATCH);
    double loss = 0, given = 0;
    for (; given < wanted; given += Model::BATCH) {
        for (uint32_t& sample : batch)
            sample = static_cast<uint32_t>(chance.uniform() * static_cast<double>(window.size()));
        loss += model.fit(window, batch, rate) * Model::BATCH;
    }
    return loss / given;
}
