/** ELEVEN's moments: dice, line-ups that are shown, and the own Match pair by pair of Sections, with goals held. */
import type { Json, SeenEvent } from '@touchline/engine';
import type { Banner, Moment } from '../../match/moment.ts';
import { nameOf, numbersIn } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { type ToldWords, toldWords } from './toldWords.ts';

const SIDES = 6;

/** One attacker as an event tells of him. */
interface Shot {
  readonly id: string;
  readonly card: string;
  readonly strength: number;
  readonly by: string;
  readonly byCard: string;
  readonly end: string;
}

const textIn = (from: object, name: string): string => String(Object.entries(from).find(([one]) => one === name)?.[1] ?? '');
const shotsIn = (told: Json | undefined): readonly Shot[] =>
  Array.isArray(told)
    ? told.flatMap((one) =>
        typeof one === 'object' && one !== null && !Array.isArray(one)
          ? [
              {
                id: textIn(one, 'id'),
                card: textIn(one, 'card'),
                strength: Number(textIn(one, 'strength')),
                by: textIn(one, 'by'),
                byCard: textIn(one, 'byCard'),
                end: textIn(one, 'end'),
              },
            ]
          : [],
      )
    : [];

/** Only the viewer's own Match is shown: the others are told in the log. */
export function moments({ at, events }: Happened): readonly Moment[] {
  const { viewer } = at.view;
  const words = toldWords[at.speaker.lang];
  return events.flatMap((event): Moment[] => {
    const { type, seat, args, cards } = event;
    if (seat !== viewer) return [];
    switch (type) {
      case 'reveal': {
        const defs = cards.flatMap((card) => (card === 'hidden' ? [] : [card.def]));
        return [{ show: 'flip', title: words.lineUps, cards: defs.map((def) => ({ seat, def })) }];
      }
      case 'section':
        return [sectionOf(at, event, words)];
      case 'goal':
        return [goalOf(at, event, words)];
      case 'result': {
        const [own, their] = numbersIn(args.score);
        const title = `${words.result[String(args.result)] ?? ''} ${own}–${their}`;
        return [{ show: 'banner', tone: args.result === 'win' ? 'score' : 'plain', title, seat }];
      }
      case 'tie':
        return [{ show: 'dice', title: words.vote, note: words.tie, dice: [{ seat, sides: SIDES, n: Number(args.die) }] }];
      case 'vote':
        return [{ show: 'dice', title: words.vote, dice: [{ seat, sides: SIDES, n: Number(args.die) }] }];
      case 'consequence':
        return [{ show: 'dice', title: words.consequence, dice: [{ seat, sides: SIDES, n: Number(args.face) }] }];
      default:
        return [];
    }
  });
}

/** Who is meant: the Player, or the marker by its number; of theirs, an attacker. */
function called(at: Position, id: string, card: string, words: ToldWords): string {
  if (card !== '') return nameOf(at, card);
  const number = /^m(\d+)$/.exec(id)?.[1];
  return number === undefined ? words.opponent : nameOf(at, id);
}

function sectionOf(at: Position, { args, seat }: SeenEvent, words: ToldWords): Banner {
  const [own, their] = [shotsIn(args.own), shotsIn(args.their)];
  const goals = (shots: readonly Shot[]) => shots.filter(({ end }) => end === 'goal').length;
  const [ours, theirs] = [goals(own), goals(their)];
  const score = numbersIn(args.score).join('–');
  const section = words.sections[Number(args.pair)] ?? '';
  const keeperOf = (side: string) => Number(typeof args.keepers === 'object' && args.keepers !== null ? textIn(args.keepers, side) : 0);
  const faced = [...own.map((shot) => ({ shot, keeper: keeperOf('their') })), ...their.map((shot) => ({ shot, keeper: keeperOf('own') }))];
  const lines = faced.map(({ shot: { id, card, strength, by, byCard, end }, keeper }) => {
    const name = called(at, id, card, words);
    if (end === 'goal') return words.scores(name, strength, keeper);
    return end === 'saved' ? words.saved(name) : words.blocked(name, called(at, by, byCard, words));
  });
  const outcome = [...(ours > 0 ? [words.goals(ours)] : []), ...(theirs > 0 ? [words.against(theirs)] : [])].join(' ');
  return {
    show: 'banner',
    tone: ours > 0 ? 'goal' : theirs > 0 ? 'damage' : own.concat(their).some(({ end }) => end === 'saved') ? 'save' : 'plain',
    title: `${section} · ${outcome || words.noGoal} ${score}`,
    note: lines.join(' · '),
    seat,
  };
}

/** A goal more or fewer by a text. */
function goalOf(at: Position, { args, seat }: SeenEvent, words: ToldWords): Banner {
  const own = args.side === 'own';
  const score = numbersIn(args.score).join('–');
  const why = String(args.why);
  return {
    show: 'banner',
    tone: Number(args.n) > 0 ? (own ? 'goal' : 'damage') : 'save',
    title: `${own ? words.goals(Math.abs(Number(args.n))) : words.against(Number(args.n))} ${score}`,
    note: at.game.defIndex.has(why) ? nameOf(at, why) : '',
    seat,
  };
}
