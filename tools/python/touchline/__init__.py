"""Touchline's games for Python programs. `Match` needs nothing but the standard library; `touchline.env` needs PettingZoo."""

from .match import Match, Refused

__all__ = ["Match", "Refused"]
