/** Moments of a game that tells none of its own: dice that are rolled, cards turned up from a pile or shown together, and a score that grows. */
import type { SeenEvent } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import type { Moment, TurnedCard } from '../../match/moment.ts';
import type { Language } from '../../match/scene.ts';
import { whoIs, zoneIn } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { plainOf } from './told.ts';

const words: { readonly [L in Language]: { readonly dice: string; readonly together: string } } = {
  en: { dice: 'Dice', together: 'Shown together' },
  fr: { dice: 'Dés', together: 'Montrées ensemble' },
};

export const plainMoments =
  (pack: Pick<GamePackage, 'score'>) =>
  (happened: Happened): readonly Moment[] => {
    const { at, events } = happened;
    const runs = inRuns(events, (one) => (one.type === 'roll' ? 'roll' : turnedUp(at, one).length > 0 ? 'flip' : ''));
    return [...runs.flatMap((run) => (run[0].type === 'roll' ? rolled(at, run) : flipped(at, run))), ...scored(pack, happened)];
  };

/** Events of one sort that follow each other; '' is none. */
function inRuns(events: readonly SeenEvent[], sortOf: (one: SeenEvent) => string): readonly (readonly SeenEvent[])[] {
  const runs: SeenEvent[][] = [];
  let last = '';
  for (const one of events) {
    const sort = sortOf(one);
    if (sort !== '' && sort === last) runs.at(-1)!.push(one);
    else if (sort !== '') runs.push([one]);
    last = sort;
  }
  return runs;
}

function rolled({ speaker, view }: Position, run: readonly SeenEvent[]): readonly Moment[] {
  const dice = run.map(({ seat, args }) => ({ seat, sides: Number(args.sides), n: Number(args.n) }));
  const note = speaker.event(run.at(-1)!, view.viewer);
  return [{ show: 'dice', title: words[speaker.lang].dice, dice, ...(note && run.length === 1 && { note }) }];
}

/** Somebody's cards that went from where not everybody sees them to where everybody does. A row of the table's that is filled up decides nothing. */
function turnedUp({ game }: Position, { type, seat, cards, args }: SeenEvent): readonly TurnedCard[] {
  if (type !== 'move' || seat < 0) return [];
  const { zones } = game.spec;
  const [from, to] = [zones[zoneIn(args.from)], zones[zoneIn(args.to)]];
  if (!from || from.others === 'card' || to?.others !== 'card') return [];
  return cards.flatMap((card) => (card === 'hidden' ? [] : [{ seat, def: card.def }]));
}

/** A card somebody plays from the hand is nothing to be turned up; cards of several seats at once are. */
function flipped(at: Position, run: readonly SeenEvent[]): readonly Moment[] {
  const cards = run.flatMap((one) => turnedUp(at, one));
  const fromPile = run.some(({ args }) => at.game.spec.zones[zoneIn(args.from)].owner !== 'card');
  if (!fromPile && new Set(cards.map(({ seat }) => seat)).size < 2) return [];
  return [{ show: 'flip', title: fromPile ? at.speaker.zone(zoneIn(run[0].args.to)) : words[at.speaker.lang].together, cards }];
}

function scored({ score }: Pick<GamePackage, 'score'>, { at, before }: Happened): readonly Moment[] {
  const now = score?.(at.view) ?? [];
  const then = plainOf(before).score;
  const gained = now.flatMap((n, seat) => (n > (then[seat] ?? n) ? [{ seat, by: n - then[seat] }] : []));
  if (gained.length === 0) return [];
  const title = gained.map(({ seat, by }) => `${whoIs(at, seat)} +${by}`).join(', ');
  return [{ show: 'banner', tone: 'score', title, score: now, ...(gained.length === 1 && { seat: gained[0].seat }) }];
}
