"""A match as an environment of PettingZoo (AEC): agents take turns, as the game asks them.

    from touchline.env import TouchlineEnv
    env = TouchlineEnv("playca")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
    env.close()

`observation["observation"]` counts what the agent sees: a row for each zone of the table, a column for each card of the game, and a last
column for cards it cannot tell. `info["view"]` is all of it, as our own bots get it, and `info["keys"]` names the answers: an action is
the place of an answer in that list, so the same number means something else at another question. The reward comes with the end: those
who win share 1, the others -1; before that it is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .match import Match

#: What is counted is not counted further.
MOST = 1000


class TouchlineEnv(AECEnv):
    metadata = {"render_modes": ["ansi"], "name": "touchline_v0", "is_parallelizable": False}

    def __init__(self, game: str, seats: int | None = None, max_actions: int = 512, render_mode: str | None = None):
        super().__init__()
        self.render_mode = render_mode
        self._max_actions = max_actions
        self._match = Match(game, seats, seed="0")
        self._columns = {card: column for column, card in enumerate(self._match.cards)}
        self.possible_agents = [f"player_{seat}" for seat in range(self._match.seats)]
        rows = len(self._match.seen_by(0)["zones"])
        shape = (rows, len(self._columns) + 1)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low=0, high=MOST, shape=shape, dtype=np.int16),
                    "action_mask": spaces.Box(low=0, high=1, shape=(max_actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(max_actions) for agent in self.possible_agents}
        self._begin()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match.again(None if seed is None else str(seed))
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()

    def _turn(self) -> None:
        """The agent that is asked is next; when the match is over, all of them hear of it."""
        match = self._match
        self.infos = {agent: {} for agent in self.agents}
        if match.over:
            self.agent_selection = self.agents[0]
            return
        if len(match.keys) > self._max_actions:
            raise ValueError(f"there are {len(match.keys)} answers: give the environment a larger max_actions")
        self.agent_selection = self.possible_agents[match.seat]
        self.infos[self.agent_selection] = {"view": match.view, "keys": match.keys}

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        match = self._match
        seat = self.possible_agents.index(agent)
        asked = not match.over and seat == match.seat
        view = match.view if asked else match.seen_by(seat)
        counts = np.zeros(self.observation_spaces[agent]["observation"].shape, dtype=np.int16)
        for row, zone in enumerate(view["zones"]):
            for card in zone["cards"]:
                counts[row, self._columns[card["def"]]] += 1
            counts[row, -1] = min(MOST, zone["count"] - len(zone["cards"]))
        mask = np.zeros(self._max_actions, dtype=np.int8)
        # Nobody may act but the agent that is asked.
        if asked:
            mask[: len(match.keys)] = 1
        return {"observation": counts, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.answer(action=int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._match.over:
            self.rewards = {one: float(self._match.returns[seat]) for seat, one in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str:
        """Where how many cards lie, as the agent sees it that is asked."""
        view = self._match.seen_by(max(0, self._match.seat))
        return "\n".join(f"{zone['zone']} {zone['seat']}: {zone['count']}" for zone in view["zones"] if zone["count"] > 0)

    def close(self) -> None:
        self._match.close()
