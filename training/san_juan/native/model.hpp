// The network in floating point, fitted to samples with Adam (Kingma and Ba 2015); what training/san_juan/model.py does, faster.
#pragma once

#include <array>

#include "network.hpp"
#include "samples.hpp"

// A model with so many hidden neurons, and half as many in the second layer. The number is fixed when the program is
// compiled: so the machine works on many weights at once.
template <int COUNT>
class Model {
public:
    static constexpr int HIDDEN_COUNT = COUNT, SECOND_COUNT = COUNT / 2;
    static constexpr int WIDTH = (HIDDEN_COUNT + 2 + 7) / 8 * 8;
    static constexpr size_t BATCH = 2048;

    explicit Model(uint64_t seed) {
        Chance chance(seed);
        const auto normal = [&](double spread) {
            double sum = 0;
            for (int nth = 0; nth < 12; nth++) sum += chance.uniform();
            return static_cast<float>((sum - 6) * spread);
        };
        weights_[FIRST].assign(static_cast<size_t>(feature::COUNT_SIZE * WIDTH), 0);
        for (int row = 0; row < feature::COUNT_SIZE; row++)
            for (int at = 0; at < HIDDEN_COUNT; at++)
                weights_[FIRST][static_cast<size_t>(row * WIDTH + at)] = normal(0.1);
        weights_[BIAS].assign(HIDDEN_COUNT, 0);
        weights_[INNER].resize(HIDDEN_COUNT * SECOND_COUNT);
        for (float& weight : weights_[INNER]) weight = normal(std::sqrt(2.0 / HIDDEN_COUNT));
        weights_[INNER_BIAS].assign(SECOND_COUNT, 0);
        weights_[OUT].resize(2 * SECOND_COUNT);
        for (float& weight : weights_[OUT]) weight = normal(0.1);
        weights_[OUT_BIAS].assign(2, 0);
        mean_ = weights_;
        for (int layer = 0; layer < LAYERS; layer++)
            for (Layers* zero : {&slope_, &square_, &gradient_}) (*zero)[layer].assign(weights_[layer].size(), 0);
    }

    // One step on a batch; returns the cross entropy of the win.
    double fit(const Samples& samples, const std::vector<uint32_t>& batch, double rate) {
        for (auto& layer : gradient_) std::fill(layer.begin(), layer.end(), 0.0f);
        double loss = 0;
        for (uint32_t sample : batch) loss += back(samples, sample, static_cast<float>(batch.size()));
        step(rate);
        return loss / static_cast<double>(batch.size());
    }

    // The mean cross entropy of what the model says of samples from `begin` on.
    double surprise(const Samples& samples, size_t begin) const {
        double total = 0;
        for (size_t sample = begin; sample < samples.size(); sample++)
            total += entropy(forward(samples, sample).win, samples.wins[sample]);
        return total / static_cast<double>(samples.size() - begin);
    }

    // The mean weights in whole numbers, in the order in which `Network` reads them.
    std::vector<int32_t> exported() const {
        const auto whole = [](float weight, int unit) {
            return static_cast<int32_t>(std::max(-32768.0, std::min(32767.0, std::rint(1.0 * weight * unit))));
        };
        std::vector<int32_t> found;
        const auto put = [&](const std::vector<float>& layer, size_t first = 0, size_t stride = 1) {
            for (size_t at = first; at < layer.size(); at += stride) found.push_back(whole(layer[at], ONE));
        };
        for (int row = 0; row < feature::COUNT_SIZE; row++)
            for (int at = 0; at < HIDDEN_COUNT + 2; at++)
                found.push_back(
                    whole(mean_[FIRST][static_cast<size_t>(row * WIDTH + at)], at < HIDDEN_COUNT ? ONE : FINE));
        put(mean_[BIAS]);
        found.insert(found.end(), 2, 0);
        put(mean_[INNER]);
        put(mean_[INNER_BIAS]);
        put(mean_[OUT], 0, 2);
        put(mean_[OUT], 1, 2);
        put(mean_[OUT_BIAS]);
        return found;
    }

    bool save(const std::string& file) const {
        return kept(file, "wb",
                    [&](void* data, size_t size, FILE* out) { return std::fwrite(data, size, 1, out) == 1; });
    }
    bool load(const std::string& file) const {
        return kept(file, "rb", [&](void* data, size_t size, FILE* in) { return std::fread(data, size, 1, in) == 1; });
    }

private:
    enum Layer { FIRST, BIAS, INNER, INNER_BIAS, OUT, OUT_BIAS, LAYERS };
    using Layers = std::array<std::vector<float>, LAYERS>;
    static constexpr float MARGIN_WEIGHT = 0.3f, DECAY = 3e-5f, STEADY = 0.003f;
    mutable Layers weights_, mean_, slope_, square_;
    Layers gradient_;
    mutable long steps_ = 0;

    struct Passed {
        float hidden[WIDTH], second[SECOND_COUNT], logit, margin, win;
    };

    static double entropy(float chance, float win) {
        return -(win * std::log(std::max(chance, 1e-6f)) + (1 - win) * std::log(std::max(1 - chance, 1e-6f)));
    }

    Passed forward(const Samples& samples, size_t sample) const {
        Passed passed;
        for (int at = 0; at < WIDTH; at++) passed.hidden[at] = at < HIDDEN_COUNT ? weights_[BIAS][at] : 0;
        for (uint32_t nth = samples.starts[sample]; nth < samples.starts[sample + 1]; nth++) {
            const float* row = &weights_[FIRST][static_cast<size_t>(samples.features[nth]) * WIDTH];
            for (int at = 0; at < WIDTH; at++) passed.hidden[at] += row[at];
        }
        for (int at = 0; at < SECOND_COUNT; at++) passed.second[at] = weights_[INNER_BIAS][at];
        for (int from = 0; from < HIDDEN_COUNT; from++)
            if (passed.hidden[from] > 0)
                for (int at = 0; at < SECOND_COUNT; at++)
                    passed.second[at] += passed.hidden[from] * weights_[INNER][from * SECOND_COUNT + at];
        passed.logit = weights_[OUT_BIAS][0] + passed.hidden[HIDDEN_COUNT];
        passed.margin = weights_[OUT_BIAS][1] + passed.hidden[HIDDEN_COUNT + 1];
        for (int at = 0; at < SECOND_COUNT; at++) {
            if (passed.second[at] <= 0) continue;
            passed.logit += passed.second[at] * weights_[OUT][2 * at];
            passed.margin += passed.second[at] * weights_[OUT][2 * at + 1];
        }
        passed.win = 1 / (1 + std::exp(-passed.logit));
        return passed;
    }

    double back(const Samples& samples, size_t sample, float count) {
        const Passed passed = forward(samples, sample);
        const float error =
            std::max(-2.0f, std::min(2.0f, passed.margin - samples.margins[sample] / static_cast<float>(MARGIN)));
        const float by_win = (passed.win - samples.wins[sample]) / count, by_margin = MARGIN_WEIGHT * error / count;
        float by_second[SECOND_COUNT], by_hidden[WIDTH] = {0};
        for (int at = 0; at < SECOND_COUNT; at++) {
            by_second[at] = 0;
            if (passed.second[at] <= 0) continue;
            gradient_[OUT][2 * at] += passed.second[at] * by_win;
            gradient_[OUT][2 * at + 1] += passed.second[at] * by_margin;
            by_second[at] = by_win * weights_[OUT][2 * at] + by_margin * weights_[OUT][2 * at + 1];
            gradient_[INNER_BIAS][at] += by_second[at];
        }
        gradient_[OUT_BIAS][0] += by_win;
        gradient_[OUT_BIAS][1] += by_margin;
        for (int from = 0; from < HIDDEN_COUNT; from++) {
            if (passed.hidden[from] <= 0) continue;
            for (int at = 0; at < SECOND_COUNT; at++) {
                by_hidden[from] += weights_[INNER][from * SECOND_COUNT + at] * by_second[at];
                gradient_[INNER][from * SECOND_COUNT + at] += passed.hidden[from] * by_second[at];
            }
            gradient_[BIAS][from] += by_hidden[from];
        }
        by_hidden[HIDDEN_COUNT] = by_win;
        by_hidden[HIDDEN_COUNT + 1] = by_margin;
        for (uint32_t nth = samples.starts[sample]; nth < samples.starts[sample + 1]; nth++) {
            float* row = &gradient_[FIRST][static_cast<size_t>(samples.features[nth]) * WIDTH];
            for (int at = 0; at < WIDTH; at++) row[at] += by_hidden[at];
        }
        return entropy(passed.win, samples.wins[sample]);
    }

    void step(double rate) {
        steps_++;
        const auto slope_scale = static_cast<float>(rate / (1 - std::pow(0.9, steps_)));
        const auto square_scale = static_cast<float>(1 / std::sqrt(1 - std::pow(0.999, steps_)));
        const float steady = std::max(STEADY, 1.0f / static_cast<float>(steps_));
        for (int layer = 0; layer < LAYERS; layer++) {
            for (size_t at = 0; at < weights_[layer].size(); at++) {
                const float gradient = gradient_[layer][at];
                float &slope = slope_[layer][at], &square = square_[layer][at], &weight = weights_[layer][at],
                      &mean = mean_[layer][at];
                slope += 0.1f * (gradient - slope);
                square += 0.001f * (gradient * gradient - square);
                weight -= slope_scale * slope / (std::sqrt(square) * square_scale + 1e-8f) + DECAY * weight;
                mean += steady * (weight - mean);
            }
        }
    }

    template <class Transfer>
    bool kept(const std::string& file, const char* mode, Transfer transfer) const {
        FILE* stream = std::fopen(file.c_str(), mode);
        if (!stream) return false;
        bool good = transfer(&steps_, sizeof steps_, stream);
        for (Layers* layers : {&weights_, &mean_, &slope_, &square_})
            for (auto& layer : *layers) good = good && transfer(layer.data(), layer.size() * sizeof(float), stream);
        return std::fclose(stream) == 0 && good;
    }
};
