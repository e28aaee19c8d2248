/** Captain Tsubasa's moments: dice, totals counted up, re-rolls and saves, special cards shown together, and what came of the round. */
import type { SeenEvent } from '@touchline/engine';
import { inOwnKinds, runsOf } from '../../../games/tsubasa/index.ts';
import type { Banner, Die, Moment, SumSide, TurnedCard } from '../../match/moment.ts';
import { defOf, nameOf, numbersIn, whoIs, zoneIn } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { type Told, toldOf } from './told.ts';
import { toldWords } from './toldWords.ts';

const SIDES = 6;
const RANDOM = 'TSU-736';

const cardsIn = ({ cards }: SeenEvent): readonly string[] => cards.flatMap((card) => (card === 'hidden' ? [] : [card.def]));

export function moments({ at, events, before }: Happened): readonly Moment[] {
  const { moments: words } = toldWords[at.speaker.lang];
  const shown: Moment[] = [];
  const kicksOff = (seat: number) => words.kicksOff(whoIs(at, seat), seat === at.view.viewer);
  const titleOf = (action: unknown) => words.action[action === 'pass' ? 'pass' : 'shot'];
  // What lay there before: a die that is not rolled again, and what is tried.
  let dice: readonly number[] = toldOf(before).dice;
  let action = titleOf(toldOf(before).action);
  let save = toldOf(before).save;
  let compared = comparedIn(toldOf(before));
  const beaten: string[] = [];
  const both = (rolled: readonly number[]): Die[] =>
    dice.flatMap((n, seat) => (n > 0 ? [{ seat, sides: SIDES, n, ...(!rolled.includes(seat) && { kept: true as const }) }] : []));
  for (const event of events) {
    const { type, seat, clause, args } = event;
    switch (type) {
      case 'declare':
        action = titleOf(args.action);
        break;
      case 'dice':
        dice = numbersIn(args.dice);
        shown.push({ show: 'dice', title: action, dice: both([0, 1]) });
        break;
      case 'reroll': {
        const [card] = cardsIn(event);
        const die = Number(args.die);
        const note = words.again(card ? nameOf(at, card) : '', Number(args.was));
        const n = Number(args.n);
        if (args.saving === true) {
          save = n;
          shown.push({ show: 'dice', title: action, note, dice: [{ seat: die, sides: SIDES, n }] });
        } else {
          dice = dice.map((was, one) => (one === die ? n : was));
          shown.push({ show: 'dice', title: action, note, dice: both([die]) });
        }
        break;
      }
      case 'compare': {
        const sides = [Number(args.attacker), 1 - Number(args.attacker)].map((of): SumSide => sideOf(at, event, of));
        compared = sides.map(({ total }) => total);
        const note = args.why === 'tie' ? words.tie : args.why === 'assured' ? words.assured : '';
        shown.push({ show: 'sum', title: words.against[args.action === 'pass' ? 'pass' : 'shot'], note, sides: [sides[0], sides[1]] });
        break;
      }
      case 'saveRoll': {
        save = Number(args.n);
        const [card] = cardsIn(event);
        shown.push({
          show: 'dice',
          title: words.save(card ? nameOf(at, card) : ''),
          note: card ? tableOf(at, card) : '',
          dice: [{ seat, sides: SIDES, n: save }],
        });
        break;
      }
      case 'saved':
        if (args.result === 'goal') beaten.push(...cardsIn(event).map((card) => nameOf(at, card)));
        break;
      case 'duel': {
        const defender = Number(args.defender);
        const cards = cardsIn(event).map((def, i): TurnedCard => ({ seat: i === 0 ? seat : defender, def }));
        shown.push({ show: 'flip', title: words.duel, note: args.blocked === true ? words.sameSign : words.otherSign, cards });
        break;
      }
      case 'result':
        shown.push(resultOf(at, event, compared, beaten));
        break;
      case 'injuryTime':
        shown.push({ show: 'banner', tone: 'plain', title: words.injury, note: words.injuryEnds });
        break;
      case 'halfOver': {
        // Where it goes on, who kicks off is told with it.
        const next = events.find((other) => other.type === 'kickOff');
        shown.push({
          show: 'banner',
          tone: 'plain',
          title: words.halfOver[Number(args.half)] ?? '',
          score: numbersIn(args.goals),
          note: [words.why[String(args.why)], ...(next ? [words.shuffled, kicksOff(next.seat)] : [])].join(' · '),
        });
        break;
      }
      case 'book':
        shown.push({
          show: 'banner',
          tone: 'damage',
          title: args.red === true ? words.redCard : words.yellow,
          note: words.booked(whoIs(at, seat)),
          seat,
        });
        break;
      case 'move':
        if (clause === RANDOM && zoneIn(args.from) === 'hand')
          shown.push({ show: 'flip', title: words.random, cards: cardsIn(event).map((def) => ({ seat, def })) });
        break;
    }
  }
  return shown;
}

/** The values that were compared before a save was asked about, the Attacker's first; none before the dice. */
function comparedIn({ attacker, action, dice, sums, tokens }: Told): readonly number[] {
  if (dice[attacker] === 0 || action === '') return [];
  const value = (seat: number, kind: 'shot' | 'pass' | 'defence') => sums[seat][kind].total + tokens[seat][kind].spent + dice[seat];
  return [value(attacker, action), value(1 - attacker, 'defence')];
}

/** Cards, points and the die make the value. */
function sideOf(at: Position, { args }: SeenEvent, seat: number): SumSide {
  const { moments: words } = toldWords[at.speaker.lang];
  const [cards, spent, dice, values] = [args.cards, args.spent, args.dice, args.values].map((list) => numbersIn(list)[seat]);
  return {
    seat,
    total: values,
    parts: [{ from: words.cards, by: cards }, ...(spent > 0 ? [{ from: words.points, by: spent }] : []), { from: words.die, by: dice }],
  };
}

/** What the faces of a save bring, in runs. */
function tableOf(at: Position, card: string): string {
  const { moments: words } = toldWords[at.speaker.lang];
  const table = defOf(at, card).abilities.flatMap((one) =>
    inOwnKinds(one.do).flatMap((effect) => (effect.do === 'save' ? effect.table : [])),
  );
  return runsOf(table)
    .map(({ from, to, result }) => words.faces(from, to, result))
    .join(' · ');
}

function resultOf(at: Position, { seat, args }: SeenEvent, compared: readonly number[], beaten: readonly string[]): Banner {
  const { moments: words } = toldWords[at.speaker.lang];
  const ball = Number(args.ball);
  const gets = (to: number) => words.stolen(whoIs(at, to), to === at.view.viewer);
  switch (args.outcome) {
    case 'goal':
      return {
        show: 'banner',
        tone: 'goal',
        title: words.goal,
        seat,
        score: numbersIn(args.goals),
        note: compared.length === 0 ? whoIs(at, seat) : `${whoIs(at, seat)} · ${words.beats(compared[0], compared[1], beaten)}`,
      };
    case 'kept':
      return { show: 'banner', tone: 'plain', title: words.kept(whoIs(at, seat), seat === at.view.viewer), seat };
    case 'corner':
      return {
        show: 'banner',
        tone: 'save',
        title: words.corner,
        seat: 1 - seat,
        note: words.kept(whoIs(at, seat), seat === at.view.viewer),
      };
    case 'caught':
      return { show: 'banner', tone: 'save', title: words.caught, seat: ball, note: gets(ball) };
    case 'blocked':
      return { show: 'banner', tone: 'save', title: words.blocked, seat: ball, note: gets(ball) };
    default:
      return args.action === 'shot'
        ? { show: 'banner', tone: 'save', title: words.stopped, seat: ball, note: gets(ball) }
        : { show: 'banner', tone: 'plain', title: gets(ball), seat: ball };
  }
}
