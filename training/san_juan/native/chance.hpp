// Random numbers: SplitMix64 (Steele, Lea and Flood 2014), small and the same on every machine.
#pragma once

#include <cstdint>
#include <utility>

struct Chance {
    uint64_t state;

    explicit Chance(uint64_t seed = 1) : state(seed * 0x9E3779B97F4A7C15ull + 0x1234567) {
        next();
        next();
    }
    uint64_t next() {
        uint64_t mixed = (state += 0x9E3779B97F4A7C15ull);
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
        return mixed ^ (mixed >> 31);
    }
    double uniform() { return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0); }
    int below(int count) { return static_cast<int>(uniform() * count); }

    template <class Item>
    void shuffle(Item* items, int count) {
        for (int last = count - 1; last > 0; last--) std::swap(items[last], items[below(last + 1)]);
    }
};
