/** Inazuma's moments: attack against defence, the cards of the last chance, the shot, the goal, and the kicks of a shootout. */

import type { Seat, SeenEvent } from '@touchline/engine';
import { signed } from '@touchline/text';
import type { Moment, SumSide, TurnedCard } from '../../match/moment.ts';
import { defOf, fitting, movedFrom, nameOf, numbersIn, type Part, whoIs } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { type Told, toldOf } from './told.ts';
import { toldWords } from './toldWords.ts';

/** What a card that was turned up is worth is told by a change of its own. */
const FLIP = 'INA-806';

export function moments({ at, events, before }: Happened): readonly Moment[] {
  const { moments: words } = toldWords[at.speaker.lang];
  const shown: Moment[] = [];
  const parts = { attack: partsIn(toldOf(before), 'attack'), shooting: partsIn(toldOf(before), 'shooting') };
  const used: [string[], string[]] = [[], []];
  let turned: TurnedCard[] = [];
  let totals: readonly [number, number] = [0, 0];
  const side = (of: 'attack' | 'shooting', seat: Seat, total: number): SumSide => {
    const known = parts[of][seat];
    const rest = used[seat].join(', ') || (total === 0 ? words.nobody : known.length > 0 ? words.effects : whoIs(at, seat));
    return { seat, total, parts: fitting(known, total, rest) };
  };
  const turn = (title: string, note = '') => {
    if (turned.length > 0) shown.push({ show: 'flip', title, cards: turned, ...(note && { note }) });
    turned = [];
  };
  for (const event of events) {
    const { type, seat, clause, args } = event;
    for (const def of movedFrom(event, 'deck', 'lastChance')) turned.push({ seat, def });
    for (const def of movedFrom(event, 'deck', 'shootout')) turned.push({ seat, def, note: String(defOf(at, def).stats.level) });
    switch (type) {
      case 'play':
      case 'use':
        used[seat].push(...event.cards.flatMap((card) => (card === 'hidden' ? [] : [nameOf(at, card.def)])));
        break;
      case 'change': {
        const last = turned.findLast((card) => card.seat === seat);
        if (clause !== FLIP || !last) break;
        turned[turned.indexOf(last)] = { ...last, note: signed(Number(args.by)) };
        parts.shooting[seat].push({ from: nameOf(at, last.def), by: Number(args.by) });
        break;
      }
      case 'attack': {
        totals = [Number(args.attack), Number(args.defence)];
        const sides = [side('attack', seat, totals[0]), side('attack', 1 - seat, totals[1])] as const;
        const winner = args.broke ? seat : 1 - seat;
        shown.push({ show: 'sum', title: words.attack, note: '', sides });
        shown.push({
          show: 'banner',
          tone: 'plain',
          title: args.broke ? words.broke : words.stopped,
          seat: winner,
          note: against(at, winner, totals),
        });
        used[0].length = used[1].length = 0;
        break;
      }
      case 'shot': {
        turn(words.lastChance);
        totals = [Number(args.shot), Number(args.save)];
        const sides = [side('shooting', seat, totals[0]), side('shooting', 1 - seat, totals[1])] as const;
        shown.push({ show: 'sum', title: words.shot, note: totals[0] === totals[1] ? words.level : '', sides });
        break;
      }
      case 'goal':
        turn(words.lastChance);
        shown.push({
          show: 'banner',
          tone: 'goal',
          title: words.goal,
          seat,
          score: numbersIn(args.goals),
          note: against(at, seat, totals),
        });
        break;
      case 'save':
        turn(words.lastChance);
        shown.push({
          show: 'banner',
          tone: 'save',
          title: args.stopped ? words.noShot : words.save,
          seat,
          note: args.stopped ? '' : against(at, seat, totals),
        });
        break;
      case 'kick':
        turn(words.shootout, kicksIn(event));
        break;
    }
  }
  turn(words.lastChance);
  return shown;
}

/** By seat, as the board told them before: of a side with several, what each of them brings. */
function partsIn({ duel }: Told, of: 'attack' | 'shooting'): [Part[], Part[]] {
  const side = (seat: Seat): Part[] => {
    const fighters = duel?.of === of ? duel.sides[seat].fighters : [];
    return fighters.length > 1
      ? fighters.map(({ total, parts }) => ({ from: parts[0].from, by: total }))
      : fighters.flatMap((one) => one.parts);
  };
  return [side(0), side(1)];
}

const against = (at: Position, seat: Seat, totals: readonly [number, number]) =>
  `${whoIs(at, seat)} · ${toldWords[at.speaker.lang].against(Math.max(...totals), Math.min(...totals))}`;

const kicksIn = ({ args }: SeenEvent) => numbersIn(args.kicks).join(' : ');
