import { Sigil } from '../../art/Sigil.tsx';
import type { Face, ShownCard } from '../../match/scene.ts';
import type { Drawing } from '../drawing.ts';

/** A colour of its own for every kind of card. */
const HUES = ['#2b77c9', '#25854a', '#d03a28', '#8a54c4', '#a8710b', '#2c86a8'];
function hueOf(kind: string): string {
  let sum = 0;
  for (const letter of kind) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return HUES[sum % HUES.length];
}

/** The numbers that are printed, as they are now. */
const numbersOf = (face: Face, card: ShownCard | null): [string, number, number][] =>
  Object.entries(face.stats).map(([stat, printed]) => [stat, card?.sums[stat]?.value ?? printed, printed]);

export function drawPlain(face: Face, card: ShownCard | null): Drawing {
  const numbers = numbersOf(face, card);
  const marks = Object.entries(card?.marks ?? {});
  return {
    className: `plain${card?.marks.dull ? ' dull' : ''}`,
    style: { '--el': hueOf(face.kind) },
    art: <Sigil id={face.id} name={face.name} frame="forward" />,
    stats: numbers.slice(0, 3).map(([stat, value, printed]) => (
      <b key={stat} className={`sp ${value === printed ? '' : 'mod'}`}>
        {value}
      </b>
    )),
    extra: marks.length > 0 && <span className="marks">{marks.map(([mark, n]) => `${mark}${n > 1 ? ` ${n}` : ''}`).join(', ')}</span>,
    spoken: [face.line, ...numbers.map(([stat, value]) => `${stat} ${value}`), ...marks.map(([mark, n]) => `${mark} ${n}`)].join(', '),
  };
}
