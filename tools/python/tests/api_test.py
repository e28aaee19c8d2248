"""PettingZoo's own test of an environment; `python api_test.py [game …]`. It says what it thinks of it as warnings, which fail this."""

import sys
import warnings

from pettingzoo.test import api_test, seed_test

from touchline.env import TouchlineEnv

# Environments that are not in its own list get these whatever they do: it knows no others with a mask.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
# An agent that has no turn has no legal action, as PettingZoo's documentation wants it; a match that is over has none either.
EXPECTED += ("Action mask numpy array is all zeros",)

for game in sys.argv[1:] or ["playca"]:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        env = TouchlineEnv(game)
        api_test(env, num_cycles=100)
        env.close()
        seed_test(lambda: TouchlineEnv(game), num_cycles=20)
    said = {str(one.message) for one in heard if not str(one.message).startswith(EXPECTED) and one.category is not ResourceWarning}
    for message in said:
        print("warning:", message)
    if said:
        sys.exit(1)
    print("passed", game)
