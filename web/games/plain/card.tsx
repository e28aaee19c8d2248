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
const numbersOf = (face: Face, card: ShownCard | null) =>
  Object.entries(face.stats).map(([stat, printed]) => ({ name: face.names[stat], value: card?.sums[stat]?.value ?? printed, printed }));

export function drawPlain(face: Face, card: ShownCard | null): Drawing {
  const numbers = numbersOf(face, card);
  const lying = Object.entries(card?.marks ?? {}).filter(([mark]) => face.names[mark] !== '');
  const marks = lying.map(([mark, n]) => `${face.names[mark]}${n > 1 ? ` ${n}` : ''}`);
  return {
    className: `plain${card?.marks.dull ? ' dull' : ''}`,
    style: { '--el': hueOf(face.kind) },
    art: <Sigil id={face.id} name={face.name} frame="forward" />,
    stats: numbers.slice(0, 3).map(({ name, value, printed }) => (
      <b key={name} className={`sp ${value === printed ? '' : 'mod'}`}>
        {value}
      </b>
    )),
    extra: marks.length > 0 && <span className="marks">{marks.join(', ')}</span>,
    // Its line has the numbers as they are printed.
    spoken: [face.line, ...numbers.flatMap(({ name, value, printed }) => (value === printed ? [] : `${name} ${value}`)), ...marks].join(
      ', ',
    ),
  };
}
