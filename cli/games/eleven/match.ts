/** Matchday: the Scout Report, your men in their Lines, and once the line-up is revealed the five pairs of Sections. */
import type { Seat } from '@touchline/engine';
import { formationText } from '../../../games/eleven/read/seen.ts';
import type { ShownMan } from '../../../games/eleven/read/shown.ts';
import { entries, row } from '../../table/rows.ts';
import { defOf, nearSeat, type Scene, zoneAt } from '../../table/scene.ts';
import { own, shown, wordsOf } from './cards.ts';

export function match(s: Scene, seat: Seat): string[] {
  const { pairs } = shown(s).matches[seat];
  return pairs.length > 0 ? [...keepers(s, seat), ...sections(s, seat)] : [...scout(s, seat), ...pitch(s, seat)];
}

/** ELV-902: what is known of the next Opponent. */
export function scout(s: Scene, seat: Seat): string[] {
  const { hidden, count } = zoneAt(s, 'opponents', seat);
  const top = hidden.find(({ place }) => place === count - 1);
  return top?.face === undefined ? [] : row(s, wordsOf(s).scout, s.speaker.face(top.face));
}

/** `A2 Achebe`, or `D1 7` for a jersey without a card. */
function manText(s: Scene, { attacks, strength, def }: ShownMan): string {
  const w = wordsOf(s);
  const name = def === '' ? '' : ` ${s.speaker.card(defOf(s.game, def)).name}`;
  return `${attacks ? w.tasks.A : w.tasks.D}${strength}${name}`;
}

/** The men by Lines, Forwards first as they stand towards the Opponent's goal. */
function pitch(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { men, keeper } = shown(s).matches[seat];
  const { shape } = own(s);
  if (men.every(({ place }) => place < 0 || place > 8)) return [];
  const lines = [2, 1, 0].flatMap((line) => {
    const zones = [0, 1, 2].map((side) => {
      const there = men.filter(({ place }) => place === line * 3 + side);
      return `${w.zones[line * 3 + side]} ${there.length === 0 ? w.none : there.map((man) => manText(s, man)).join(', ')}`;
    });
    return row(s, w.lines[line], entries(s, zones));
  });
  const name = keeper.def === '' ? '' : `${s.speaker.card(defOf(s.game, keeper.def)).name} `;
  const formation = shape[seat] > 0 ? [w.formation(formationText(shape[seat]))] : [];
  return [...lines, ...row(s, w.keeper, entries(s, [`${name}${w.tasks.GK}${keeper.strength} ${w.gloves(keeper.gloves)}`, ...formation]))];
}

function keepers(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { keeper, foeKeeper } = shown(s).matches[seat];
  const { goals, against, foeGloves } = own(s);
  const text = (who: string, strength: number, gloves: number) => `${who} ${w.tasks.GK}${strength} ${w.gloves(gloves)}`;
  const met = zoneAt(s, 'met', seat).cards.map((card) => s.speaker.card(defOf(s.game, card.def)).name);
  return [
    ...row(s, w.score, entries(s, [`${goals[seat]}–${against[seat]}`, ...met])),
    ...row(
      s,
      w.keeper,
      entries(s, [
        text(seat === nearSeat(s) ? w.yours : shown(s).clubs[seat].name, keeper.strength, keeper.gloves),
        ...(foeKeeper === null ? [] : [text(w.theirs, foeKeeper.strength, foeGloves[seat])]),
      ]),
    ),
  ];
}

/** What would happen is told while it can still be changed. */
const isOpen = (s: Scene, seat: Seat): boolean =>
  seat === nearSeat(s) && s.view.ask !== null && s.view.ask.path.includes('resolve') && !['save', 'scorer'].includes(s.view.ask.name);

/** ELV-1007: the pairs in their order, who stands there, and what would come of it. */
function sections(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  return shown(s).matches[seat].pairs.flatMap(({ own: ours, their, ours: attack, theirs }, i) => {
    const men = (list: readonly ShownMan[]) => (list.length === 0 ? w.none : list.map((man) => manText(s, man)).join(', '));
    const head = w.against(w.terms.sections[i], w.terms.theirSections[i]);
    const would = isOpen(s, seat) ? `: ${w.would(attack.goals, theirs.goals)}` : '';
    return row(s, '', `${head}: ${men(ours)} | ${men(their)}${would}`);
  });
}
