/** The worker in which bots think, named after its game. It is sent views and nothing else. */
import { serveBots } from '@touchline/bots';
import { titleOf } from '../games/titles.ts';

const { game } = await titleOf(self.name);
serveBots(
  {
    onMessage: (hear) => self.addEventListener('message', ({ data }) => hear(data)),
    post: (message) => self.postMessage(message),
  },
  [game],
);
