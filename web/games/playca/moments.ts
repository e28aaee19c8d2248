/** PlayCa's moments: Burning Chance cards turned up, the powers counted, and what came of the battle, the shot or the penalty kick. */

import type { Seat, SeenEvent } from '@touchline/engine';
import { signed } from '@touchline/text';
import type { Moment, SumSide, TurnedCard } from '../../match/moment.ts';
import { defOf, fitting, movedFrom, nameOf, numbersIn, type Part, unsigned, whoIs } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { type Told, toldOf } from './told.ts';
import { toldWords } from './toldWords.ts';

const LOST = 'EPC-708';

export function moments({ at, events, before }: Happened): readonly Moment[] {
  const { moments: words } = toldWords[at.speaker.lang];
  const shown: Moment[] = [];
  const parts = partsIn(toldOf(before));
  const used: [string[], string[]] = [[], []];
  /** Cards that were turned up and say that they are worth more. */
  const raised: [string[], string[]] = [[], []];
  let turned: TurnedCard[] = [];
  let powers: readonly [number, number] | null = null;
  const turn = () => {
    if (turned.length > 0) shown.push({ show: 'flip', title: words.burningChance, cards: turned });
    turned = [];
  };
  for (const event of events) {
    const { type, seat, clause, args } = event;
    for (const def of movedFrom(event, 'deck', 'chance')) {
      const { bcp } = defOf(at, def).stats;
      turned.push({ seat, def, note: signed(bcp) });
      parts[seat].push({ from: nameOf(at, def), by: bcp });
      if (changesBcp(at, def)) raised[seat].push(words.ownText(nameOf(at, def)));
    }
    switch (type) {
      case 'use':
      case 'effect':
        used[seat].push(...namesIn(at, event));
        break;
      case 'powers': {
        turn();
        powers = [Number(args.attack), Number(args.defence)];
        const side = (of: Seat, total: number): SumSide => ({
          seat: of,
          total,
          parts: fitting(parts[of], total, [...used[of], ...raised[of]].join(', ') || words.effects),
        });
        shown.push({
          show: 'sum',
          title: words.compared,
          note: powers[0] === powers[1] ? words.level : '',
          sides: [side(seat, powers[0]), side(1 - seat, powers[1])],
        });
        break;
      }
      case 'goal':
        turn();
        shown.push({
          show: 'banner',
          tone: 'goal',
          title: words.goal,
          seat,
          score: numbersIn(args.goals),
          note: beaten(at, seat, powers),
        });
        break;
      case 'save':
        turn();
        shown.push({ show: 'banner', tone: 'save', title: words.save, seat, note: beaten(at, seat, powers) });
        break;
      case 'penalty':
        shown.push(penalty(at, event));
        break;
      case 'move':
        // Whoever loses a battle takes the card off the field.
        if (clause !== LOST || !powers) break;
        shown.push({
          show: 'banner',
          tone: 'plain',
          title: words.wins(whoIs(at, 1 - seat), 1 - seat === at.view.viewer),
          seat: 1 - seat,
          note: words.out(namesIn(at, event)),
        });
        powers = null;
        break;
    }
  }
  turn();
  return shown;
}

const changesBcp = (at: Position, id: string) => JSON.stringify(defOf(at, id).abilities).includes('"bcp"');

/** By seat, as the board told them before. */
function partsIn({ duel }: Told): [Part[], Part[]] {
  const of = (seat: Seat) => duel?.[seat].parts.map(({ from, by }) => ({ from, by: unsigned(by) })) ?? [];
  return [of(0), of(1)];
}

const namesIn = (at: Position, { cards }: SeenEvent) => cards.flatMap((card) => (card === 'hidden' ? [] : [nameOf(at, card.def)]));

function beaten(at: Position, seat: Seat, powers: readonly [number, number] | null): string {
  const who = whoIs(at, seat);
  const { against } = toldWords[at.speaker.lang];
  return powers ? `${who} · ${against(String(Math.max(...powers)), String(Math.min(...powers)))}` : who;
}

/** Both cards of a kick, and how many were the higher so far. */
function penalty(at: Position, { cards, args }: SeenEvent): Moment {
  const [bcp, up] = [numbersIn(args.bcp), numbersIn(args.up)];
  const seats = [0, 1].filter((seat) => bcp[seat] >= 0);
  const turned = cards.flatMap((card, i): TurnedCard[] =>
    card === 'hidden' ? [] : [{ seat: seats[i], def: card.def, note: String(bcp[seats[i]]) }],
  );
  return { show: 'flip', title: toldWords[at.speaker.lang].moments.penalties, note: up.join(' : '), cards: turned };
}
