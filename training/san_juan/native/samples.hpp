// What seats knew, one after the other, and what became of it: the share of the win, and the margin in points.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

struct Samples {
    std::vector<uint16_t> features;
    std::vector<uint32_t> starts{0};
    std::vector<float> wins, margins;

    size_t size() const { return wins.size(); }

    void add(const std::vector<uint16_t>& on, double win, double margin) {
        features.insert(features.end(), on.begin(), on.end());
        starts.push_back(static_cast<uint32_t>(features.size()));
        wins.push_back(static_cast<float>(win));
        margins.push_back(static_cast<float>(margin));
    }

    bool write(const std::string& file) const {
        FILE* out = std::fopen(file.c_str(), "wb");
        if (!out) return false;
        const uint64_t sizes[2] = {size(), features.size()};
        const auto put = [&](const auto& items) {
            return std::fwrite(items.data(), sizeof items[0], items.size(), out) == items.size();
        };
        const bool good =
            std::fwrite(sizes, sizeof *sizes, 2, out) == 2 && put(starts) && put(features) && put(wins) && put(margins);
        return std::fclose(out) == 0 && good;
    }

    // Read those of a file in addition; false where it is none, or not whole.
    bool read(const std::string& file) {
        FILE* in = std::fopen(file.c_str(), "rb");
        if (!in) return false;
        uint64_t sizes[2];
        std::vector<uint32_t> others;
        const auto get = [&](auto& items, uint64_t count) {
            const size_t before = items.size();
            items.resize(before + count);
            return std::fread(items.data() + before, sizeof items[0], count, in) == count;
        };
        const auto offset = static_cast<uint32_t>(features.size());
        const bool good = std::fread(sizes, sizeof *sizes, 2, in) == 2 && get(others, sizes[0] + 1) &&
                          get(features, sizes[1]) && get(wins, sizes[0]) && get(margins, sizes[0]);
        for (size_t nth = 1; nth < others.size(); nth++) starts.push_back(offset + others[nth]);
        return std::fclose(in) == 0 && good;
    }
};
