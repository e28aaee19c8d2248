/** Bots in a worker of a browser. */
import { serveBots } from '@touchline/bots';
import type { Game } from '@touchline/engine';

/** What a worker's scope has, and the games whoever bundles it has found; the project is checked without a browser's types. */
interface Scope {
  readonly games: readonly Game[];
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
  scope.games,
);
