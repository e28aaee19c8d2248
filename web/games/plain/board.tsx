/** Any game, from its zone table alone: playable on its first day. */
import type { CSSProperties } from 'react';
import { Sigil } from '../../art/Sigil.tsx';
import type { Face, ShownCard, ShownZone } from '../../match/scene.ts';
import { ZoneRow } from '../../pieces/ZoneRow.tsx';
import type { BoardProps, Drawing, Look } from '../drawing.ts';
import './plain.css';

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
    style: { '--el': hueOf(face.kind) } as CSSProperties,
    art: <Sigil id={face.id} name={face.name} frame="forward" />,
    tag: face.kind,
    meta: '',
    stats: numbers.slice(0, 3).map(([stat, value, printed]) => (
      <b key={stat} className={`sp ${value === printed ? '' : 'mod'}`}>
        {value}
      </b>
    )),
    extra: marks.length > 0 && <span className="marks">{marks.map(([mark, n]) => `${mark}${n > 1 ? ` ${n}` : ''}`).join(', ')}</span>,
    spoken: [face.line, ...numbers.map(([stat, value]) => `${stat} ${value}`), ...marks.map(([mark, n]) => `${mark} ${n}`)].join(', '),
  };
}

/** Where texts work comes first; what lies in piles takes little room. */
const byKind = (zones: readonly ShownZone[]) => [
  ...zones.filter(({ kind }) => kind === 'table'),
  ...zones.filter(({ kind }) => kind !== 'table'),
];

const Rows = ({ zones }: { readonly zones: readonly ShownZone[] }) => (
  <div className="zones">
    {byKind(zones).map((zone) => (
      <ZoneRow key={`${zone.zone}/${zone.place}`} zone={zone} size={zone.kind === 'pile' ? 'xs' : 's'} />
    ))}
  </div>
);

function PlainBoard({ scene }: BoardProps) {
  const near = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const others = scene.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const rows = (seat: number) => scene.zones.filter((zone) => zone.seat === seat && zone.count > 0);
  const side = (seat: number) => (
    <section key={seat} className={`side ${seat === near ? 'you' : 'opp'}`} aria-label={scene.seats[seat].name}>
      <h3>{scene.seats[seat].name}</h3>
      <Rows zones={rows(seat).filter((zone) => seat !== near || zone.kind !== 'hand')} />
    </section>
  );
  return (
    <div className="plain-board">
      {others.map(side)}
      {rows(-1).length > 0 && (
        <section className="side middle">
          <Rows zones={rows(-1)} />
        </section>
      )}
      {side(near)}
    </div>
  );
}

/** Without knowing the game: everybody's name, and the phase as the match calls it. */
export const plain = (id: string, hand: readonly string[] = []): Look => ({
  id,
  draw: drawPlain,
  Board: PlainBoard,
  hand,
  score: ({ seats }) => seats.map((_, seat) => ({ seat, badge: null, value: '' })),
  period: ({ phase }) => phase,
  phases: ({ phase }) => [{ name: phase, at: 'now', steps: [] }],
});
