/** Dice as they lie: each has tumbled for a while, unless it was kept. */
import { useEffect, useState } from 'react';
import type { Die } from '../match/moment.ts';

/** Where the pips of a face lie, in a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** Milliseconds a tumbling face is seen. */
const TUMBLE = 80;

interface Props {
  readonly dice: readonly Die[];
  /** Milliseconds until they lie still; 0: they do already. */
  readonly moves: number;
}

export function Dice({ dice, moves }: Props) {
  const [turn, setTurn] = useState(0);
  const [rolling, setRolling] = useState(moves > 0);
  useEffect(() => {
    setRolling(moves > 0);
    if (moves <= 0) return;
    const tumble = setInterval(() => setTurn((n) => n + 1), TUMBLE);
    const lie = setTimeout(() => {
      clearInterval(tumble);
      setRolling(false);
    }, moves);
    return () => {
      clearInterval(tumble);
      clearTimeout(lie);
    };
  }, [moves]);
  return (
    <ul className="dice">
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <li key={i} className={rolling && !die.kept ? 'rolling' : 'lies'}>
          {rolling && !die.kept ? (
            // What tumbles says nothing of what comes: each face after the other.
            <Face die={{ ...die, n: ((turn + i * 2 + die.seat * 3) % die.sides) + 1, face: undefined }} />
          ) : (
            <Face die={die} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ die: { sides, n, face } }: { readonly die: Omit<Die, 'face'> & { readonly face?: string | undefined } }) {
  const pips = face === undefined && sides <= 6 ? PIPS[n] : undefined;
  if (!pips) return <b>{face ?? n}</b>;
  return pips.map((at) => <i key={at} style={{ gridArea: `${Math.ceil(at / 3)} / ${((at - 1) % 3) + 1}` }} />);
}
