/** What is asked, answered and refused in the same way in every language, from the words of one. */
import type { AskWords, At, Grammar, OptionAt, Verb, Who } from '@touchline/text';
import {
  changesIn,
  consequenceNow,
  figure,
  formationText,
  hasFigure,
  isMan,
  leadingColour,
  markOn,
  ownOf,
  placeOf,
  seenCard,
  wearerOf,
} from '../read/seen.ts';
import type { Price } from '../resources.ts';
import { RESOURCES } from '../state.ts';
import { jerseyName, type Terms } from './terms.ts';
import type { Args } from './vocabulary.ts';

export interface TableWording {
  readonly terms: Terms;
  readonly win: Verb;
  readonly aCard: string;
  /** Price and purse of something that is too dear. */
  readonly tooDear: (cost: string, have: string) => string;
  /** What an answer costs and leaves, or brings and makes. */
  readonly leaves: (cost: string, left: number) => string;
  readonly gains: (gain: string, now: number) => string;
  readonly semicolon: string;
  readonly shows: (face: number) => string;
  readonly markers: (n: number, of: (typeof RESOURCES)[number]) => string;
  /** An opposing man, by where he stands, his Task and his Strength. */
  readonly foe: (place: string, task: string, strength: number) => string;
  /** A jersey, with who wears it. */
  readonly worn: (jersey: string, card: string) => string;
}

export function tableBy({ and, question, sentence, signed, tell, titled }: Grammar, w: TableWording) {
  const { terms } = w;
  /** "(3 cash, 2 left)", "(gain 4 cash, 9 in all)". */
  const after = (o: OptionAt): string => {
    const changes = changesIn(o).map(({ of, from, to }) =>
      to < from ? w.leaves(w.markers(from - to, of), to) : w.gains(w.markers(to - from, of), to),
    );
    return changes.length === 0 ? '' : ` (${changes.join(w.semicolon)})`;
  };
  const first = (o: OptionAt): string => o.names(o.option)[0] ?? w.aCard;
  return {
    after,
    first,
    /** An answer about a card, with what it costs. */
    about:
      (says: (card: string) => string) =>
      (o: OptionAt): string =>
        `${says(first(o))}${after(o)}`,
    plain: (words: string) => (o: OptionAt) => `${words}${after(o)}`,
    asks: (words: string, only: string): AskWords => ({ prompt: () => question(words), only }),
    wins: (who: Who | null, how: string, draw: string): string => (who ? tell({ who, verb: w.win, rest: how }) : draw),
    place: (n: number): string => terms.places[n],
    formation: formationText,
    resourceOf: (o: OptionAt): (typeof RESOURCES)[number] => RESOURCES[o.option.n],
    exchanged: (o: OptionAt) => {
      const { n } = o.option;
      return { from: RESOURCES[Math.floor(n / 100)], to: RESOURCES[Math.floor(n / 10) % 10], count: n % 10 };
    },
    /** The markers on the bench that show defence. */
    sides: (o: OptionAt): string => and(o.names(o.option)),
    jersey: (n: number): string => jerseyName(terms, n),
    /** A jersey on the pitch with its Player, or an opposing man with place, Task and Strength. */
    man: (o: OptionAt, i = 0): string => {
      const seen = seenCard(o.view, o.option.on[i] ?? 0);
      const name = o.names(o.option)[i] ?? w.aCard;
      if (seen === undefined) return name;
      if (isMan(seen.def)) {
        const task = markOn(seen, 'attack') === 1 ? 'A' : 'D';
        return w.foe(
          terms.places[placeOf(o.view, seen.handle)],
          terms.task[task],
          Math.max(0, markOn(seen, 'strength') + markOn(seen, 'boost')),
        );
      }
      const wearer = wearerOf(o, seen);
      return wearer === '' ? name : w.worn(name, wearer);
    },
    /** What fans on the Stands bring after the Match. */
    pays: (o: OptionAt): string => w.markers(hasFigure(o, 'pays') ? figure(o, 'pays') : o.option.n, 'cash'),
    /** "+1". */
    change: (o: OptionAt): string => signed(figure(o, 'n')),
    dear: (x: Args): string => w.tooDear(w.markers(Number(x.cost), 'cash'), w.markers(Number(x.cash), 'cash')),
    /** What the face that lies there brings: the decision of a meeting, the consequence of a match. */
    face: (o: At): string => {
      const { die } = ownOf(o.view);
      const colour = o.ask.clause === 'ELV-407' ? leadingColour(o) : null;
      const brings = o.ask.clause === 'ELV-1111' ? terms.consequence[consequenceNow(o)] : colour === null ? '' : terms.colour[colour];
      const shows = w.shows(die[o.ask.seat]);
      return sentence(brings === '' ? shows : titled(shows, brings));
    },
    /** "Tuesday: Basic action." */
    today: ({ view }: At, left: string): string => sentence(titled(terms.days[ownOf(view).day], left)),
  };
}

/** The price a refusal names: cash by `cost`, other markers by their kinds. */
export const priceIn = (x: Args): Price => ({
  cash: Number(x.cost ?? 0),
  fan: Number(x.fan ?? 0),
  op: Number(x.op ?? 0),
  fit: Number(x.fit ?? 0),
});
