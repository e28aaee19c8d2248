"""What `Match` promises, with nothing but the standard library."""

import random
import unittest

from touchline import Match, Refused


def played(match: Match, seed: str):
    chance = random.Random(seed)
    seats = set()
    while not match.over:
        seats.add(match.seat)
        match.answer(action=chance.randrange(len(match.keys)))
    return match.record, seats


class Matches(unittest.TestCase):
    def test_match(self):
        with Match("playca", seed="one") as match:
            # Whoever is not asked sees the table all the same, and not the other's cards.
            other = match.seen_by(1 - match.seat)
            self.assertEqual(other["viewer"], 1 - match.seat)
            self.assertNotEqual(other["zones"], match.view["zones"])
            question = match.view
            for wrong in ({"action": -1}, {"action": len(match.keys)}, {"key": "no such answer"}):
                with self.assertRaises(Refused):
                    match.answer(**wrong)
            self.assertEqual(match.view, question)
            first, seats = played(match, "chance")
            self.assertEqual(seats, {0, 1})
            self.assertEqual(sum(match.returns), 0)
            self.assertEqual(match.seen_by(0)["result"] is not None, True)
            # In the same process: the same seed and answers again, then another match that is left in the middle.
            match.again("one")
            self.assertEqual(played(match, "chance")[0], first)
            match.again("two")
            match.answer(key=match.keys[0])
            match.again("two")
            self.assertFalse(match.over)


if __name__ == "__main__":
    unittest.main()
