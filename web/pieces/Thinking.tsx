/** How far a bot is with its time, and how many are still to answer. */
import { boxOf, calledBy } from '@touchline/bots';
import type { CSSProperties } from 'react';
import type { Scene } from '../match/scene.ts';
import { botOf } from '../match/seen.ts';
import { useTable } from './table.ts';
import './thinking.css';

export function Thinking({ scene: { step, seats, thinking, result } }: { readonly scene: Scene }) {
  const { words } = useTable();
  const bots = thinking.filter((seat) => botOf(seats[seat].player));
  if (result || bots.length === 0) return null;
  const { player } = seats[bots[0]];
  // A bot may be done sooner; it is never much later.
  const style = { '--box': `${boxOf(player, seats.length)}ms` } as CSSProperties;
  return (
    <span className="thinks">
      <i key={`${step} ${bots[0]}`} role="progressbar" aria-label={words.thinking(calledBy(player, words.opponents))} style={style} />
      {bots.length > 1 && <small>{words.botsLeft(bots.length)}</small>}
    </span>
  );
}
