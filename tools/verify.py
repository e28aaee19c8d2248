#!/usr/bin/env python3
"""Checks how an online match of Touchline was dealt, with nothing but Python's standard library and none of Touchline's own code.

    python3 tools/verify.py record.json

The file is what GET /api/match/<id>/record answers, or a saved match. Checked are what everybody had committed to, the key that
follows from it, every shuffle and die, and the links of the record. Which cards the rules move is not checked here: that needs the
rules, and `touchline verify` has them. What nobody can check: whoever runs the server can see the cards during the match.
"""
import hashlib
import hmac
import json
import struct
import sys


def canonical(value):
    """JSON without spaces, keys in order of UTF-16 units: the same text everywhere."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(canonical(key) + ":" + canonical(value[key]) for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def mac(key, text):
    return hmac.new(key, text.encode("utf-8"), hashlib.sha256).digest()


# ---------------------------------------------------------------- chance

def words(key, kind, n):
    """The 32-bit words of the nth shuffle, roll or pick."""
    block = 0
    while True:
        yield from struct.unpack(">8I", mac(key, f"touchline/chance/1|{kind}|{n}|{block}"))
        block += 1


def below(stream, n):
    """A number from 0 to n - 1; words of the last incomplete stretch are drawn again."""
    if n <= 1:
        return 0
    while True:
        word = next(stream)
        rest = word % n
        if word - rest <= 2**32 - n:
            return rest


def order(stream, size):
    """Fisher and Yates, from the end."""
    cards = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def drawn(key, kind, n, size):
    stream = words(key, kind, n)
    if kind == "shuffle":
        return order(stream, size)
    return below(stream, size)


# ---------------------------------------------------------------- commitments

def key_of(opened):
    decks = [deck["hash"] for deck in opened["decks"]]
    nonces = [one["nonce"] if one else None for one in opened["nonces"]]
    text = canonical(["touchline/key/1", opened["match"], decks, nonces])
    return mac(bytes.fromhex(opened["seed"]), text)


def commitments(opened):
    about = ["touchline/fair/1", opened["match"], opened["game"], opened["options"], opened["seed"]]
    if sha256(canonical(about)) != opened["commit"]:
        yield "The server's seed is not the one it had committed to."
    for seat, one in enumerate(opened["nonces"]):
        if one and sha256(canonical(["touchline/nonce/1", opened["match"], seat, one["nonce"]])) != one["commit"]:
            yield f"The number of seat {seat + 1} is not the one it had committed to."


def draws(opened):
    key = key_of(opened)
    seats = len(opened["decks"])
    keys = [mac(key, f"touchline/seat/1|{who}") for who in [*range(seats), "table"]]
    count = {}
    for who, kind, n, size, out in opened.get("draws", []):
        if kind not in ("shuffle", "roll", "pick") or not -1 <= who < seats:
            yield f"There is no chance of the kind {kind} of {who}."
            continue
        # Numbered without gaps: nothing was drawn twice until it fitted.
        if n != count.get((who, kind), 0):
            yield f"A {kind} of {'the table' if who < 0 else f'seat {who + 1}'} has the number {n}, not {count.get((who, kind), 0)}."
        count[who, kind] = n + 1
        if drawn(keys[who], kind, n, size) != out:
            yield f"The {kind} number {n} of {'the table' if who < 0 else f'seat {who + 1}'} does not follow from the key."


# ---------------------------------------------------------------- the record

def decks(opened, record):
    for seat, deck in enumerate(opened["decks"]):
        if sha256(canonical(["touchline/deck/1", deck["salt"], record["lists"][seat]])) != deck["hash"]:
            yield f"The deck of seat {seat + 1} is not the one it had committed to."
    if record["seed"] != "key:" + key_of(opened).hex():
        yield "The match was not played with the key that follows from the numbers."
    if record["game"] != opened["game"] or canonical(record["options"]) != canonical(opened["options"]):
        yield "The match was played with other options than were committed to."


def links(record):
    start = {name: record[name] for name in ("touchline", "game", "options", "lists", "seed")}
    link = sha256(canonical(start))
    known = {0: link}
    for step, entry in enumerate(record["picks"], 1):
        link = sha256(link + canonical(entry))
        known[step] = link
    for check in record["checks"]:
        if known.get(check["step"]) != check["link"]:
            yield f"The record was changed at or before step {check['step']}."
            return


def main():
    if len(sys.argv) != 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        return 2
    with open(sys.argv[1], encoding="utf-8") as file:
        given = json.load(file)
    opened = given.get("opened") or given.get("fair")
    saved = given.get("saved") if "opened" in given else given
    record = saved.get("record") if saved else None
    if not opened:
        print("This match was not dealt by commitments: there is nothing to check.")
        return 2
    found = [*commitments(opened), *draws(opened)]
    if record:
        found += [*decks(opened, record), *links(record)]
    for fault in found:
        print(fault)
    if found:
        return 1
    people = sum(1 for one in opened["nonces"] if one)
    print(f"Fair: the server and {people} seats kept to their numbers; {len(opened.get('draws', []))} shuffles and dice follow from them.")
    print(f"The record has {len(record['picks'])} steps, and nobody has changed it." if record else "The lists and the steps are not shown.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
