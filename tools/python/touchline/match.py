"""Matches over standard input and output: `touchline bot --stdio <game> --again`. Standard library only.

    with Match("playca", seed="one") as match:
        while not match.over:
            match.answer(key=random.choice(match.keys))
        print(match.returns)
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Sequence


class Refused(Exception):
    """The answer is not one of those that are offered. The same question is still open."""


def found_command() -> list[str]:
    """How the program is started: $TOUCHLINE, the checkout this package is part of, or `touchline` on the path."""
    if os.environ.get("TOUCHLINE"):
        return os.environ["TOUCHLINE"].split()
    root = Path(__file__).resolve().parents[3]
    script = root / "cli" / "bin" / "touchline.mjs"
    if script.exists():
        own = root / "node_modules" / "node" / "bin" / "node"
        return [str(own) if own.exists() else "node", str(script)]
    found = shutil.which("touchline")
    if found:
        return [found]
    raise FileNotFoundError("touchline was not found: put it on the path, or its command into TOUCHLINE")


class Match:
    """One process, one match after another. The seat that is asked answers with a key, or with its place in the list."""

    def __init__(self, game: str, seats: int | None = None, seed: str | None = None, command: Sequence[str] | None = None):
        args = [*(command or found_command()), "bot", "--stdio", game, "--again"]
        args += ["--seats", str(seats)] if seats is not None else []
        args += ["--seed", seed] if seed is not None else []
        self._process = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.seats = 0
        self.seed = ""
        #: The ids of all cards of the game, in a fixed order.
        self.cards: list[str] = []
        #: The seat that is asked, and what it sees; -1 and None when the match is over.
        self.seat = -1
        self.view: dict[str, Any] | None = None
        self.over = False
        self.returns: list[float] = []
        self.record: dict[str, Any] | None = None
        self._hear()

    @property
    def keys(self) -> list[str]:
        """The answers that can be given now."""
        return [option["key"] for option in self.view["ask"]["options"]] if self.view else []

    def answer(self, action: int | None = None, key: str | None = None) -> None:
        """Gives an answer for the seat that is asked. Raises `Refused` if it is not offered."""
        self._say({"key": key} if key is not None else {"action": action})
        self._hear()

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat sees now, whether it is asked or not, and when the match is over, too."""
        self._say({"t": "view", "seat": seat})
        return self._line()["view"]

    def again(self, seed: str | None = None) -> None:
        """Another match, whether this one is over or not. The same seed deals the same match."""
        self._say({"t": "again"} if seed is None else {"t": "again", "seed": seed})
        self._hear()

    def close(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _line(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise ChildProcessError(f"touchline ended with code {self._process.wait()}")
        return json.loads(line)

    def _hear(self) -> None:
        """Up to the next question, or the end."""
        refused = False
        while True:
            told = self._line()
            if told["t"] == "begin":
                self.seats, self.seed, self.cards = told["seats"], told["seed"], told["cards"]
                self.over, self.returns, self.record = False, [0.0] * self.seats, None
            elif told["t"] == "no":
                refused = True
            elif told["t"] == "ask":
                self.seat, self.view = told["seat"], told["view"]
                break
            elif told["t"] == "over":
                self.seat, self.view, self.over = -1, None, True
                self.returns, self.record = told["returns"], told["record"]
                break
        if refused:
            raise Refused("not one of the answers that are offered")
