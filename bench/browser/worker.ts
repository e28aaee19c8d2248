/** Bots in a worker of a browser. */
import { serveBots } from '@touchline/bots';
import type { Game } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';

/** What a worker's scope has; the project is checked without a browser's types. */
interface Scope {
  onmessage: (event: { readonly data: unknown }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
serveBots(
  {
    onMessage: (hear) => {
      scope.onmessage = ({ data }) => hear(data);
    },
    post: (message) => scope.postMessage(message),
  },
  [playca, fftcg, inazuma] as Game[],
);
