// Numbers by name, as the command line gives them: NAME=NUMBER.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

[[noreturn]] inline void fail(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(2);
}

struct Settings {
    std::map<std::string, int*> whole;
    std::map<std::string, double*> real;

    void read(int count, char** words) const {
        for (int nth = 0; nth < count; nth++) {
            const std::string word = words[nth], name = word.substr(0, word.find('='));
            if (word.find('=') == std::string::npos) fail("NAME=NUMBER is expected, not " + word);
            const double number = std::atof(word.c_str() + name.size() + 1);
            if (real.count(name))
                *real.at(name) = number;
            else if (whole.count(name))
                *whole.at(name) = static_cast<int>(number);
            else
                fail("there is no setting " + name);
        }
    }
};
