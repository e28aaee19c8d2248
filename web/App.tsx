/** Which screen is shown. */
import { useState } from 'react';
import type { Start } from './match/useMatch.ts';
import { Home } from './screens/Home.tsx';
import { MatchScreen } from './screens/MatchScreen.tsx';
import { useSettings } from './settings.ts';

const newSeed = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

export function App() {
  const { stop } = useSettings();
  const [start, setStart] = useState<{ readonly start: Start; readonly n: number } | null>(null);
  const begin = (game: string, opponent: string) => {
    const match = { game, options: {}, players: ['person', opponent], decks: [], seed: newSeed(), stop };
    setStart({ start: { begin: match }, n: Date.now() });
  };
  if (!start) return <Home onPlay={begin} onResume={(key) => setStart({ start: { resume: key }, n: Date.now() })} />;
  const again = () => {
    if ('begin' in start.start) begin(start.start.begin.game, start.start.begin.players[1]);
    else setStart(null);
  };
  return <MatchScreen key={start.n} start={start.start} onHome={() => setStart(null)} onAgain={again} />;
}
