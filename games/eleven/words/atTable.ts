/** What is asked, answered and refused in the same way in every language, from the words of one. */
import type { AskWords, At, Grammar, Noun, OptionAt, Verb, Who } from '@touchline/text';
import { SUGGESTIONS, type Suggestion } from '../lineUp/model.ts';
import {
  changesIn,
  consequenceNow,
  figure,
  formationText,
  hasFigure,
  hitNow,
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
import { jerseyName, type Terms, TOKENS } from './terms.ts';
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
  /** A price with the printed one. */
  readonly instead: (cost: string, printed: number) => string;
  readonly free: string;
  readonly semicolon: string;
  readonly shows: (face: number) => string;
  readonly nobody: string;
  /** A suggested line-up by everything it is. */
  readonly lineUp: (names: readonly Suggestion[]) => string;
  readonly some: (n: number, of: Noun) => string;
  readonly markers: (n: number, of: (typeof RESOURCES)[number]) => string;
  /** An opposing man, by where he stands, his Task and his Strength. */
  readonly foe: (place: string, task: string, strength: number) => string;
  /** A jersey, with who wears it. */
  readonly worn: (jersey: string, card: string) => string;
}

export function tableBy({ and, or, question, sentence, signed, tell, titled }: Grammar, w: TableWording) {
  const { terms } = w;
  /** "(3 cash, 2 left)", "(gain 4 cash, 9 in all)". */
  const after = (o: OptionAt): string => {
    const printed = figure(o, 'printed') > figure(o, 'cost') ? figure(o, 'printed') : 0;
    const changes = changesIn(o).map(({ of, from, to }) => {
      const n = Math.abs(to - from);
      if (to > from) return w.gains(w.markers(n, of), to);
      return w.leaves(of === 'cash' && printed > 0 ? w.instead(w.markers(n, of), printed) : w.markers(n, of), to);
    });
    const free = printed > 0 && figure(o, 'cost') === 0 ? [w.instead(w.free, printed)] : [];
    return changes.length + free.length === 0 ? '' : ` (${[...free, ...changes].join(w.semicolon)})`;
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
    /** "Costa: 1 Injury". */
    tokens: (o: OptionAt): string => {
      const what = tokensIn(o.option.figures ?? {}, w);
      return what === '' ? first(o) : titled(first(o), what);
    },
    /** What whoever is chosen gets, where every answer means the same; '': not known. */
    given: (o: At): string => tokensIn(o.ask.options[0]?.figures ?? {}, w),
    lineUp: (o: OptionAt): string => w.lineUp(SUGGESTIONS.filter((name) => hasFigure(o, name))),
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
    /** The face that lies there, what it is rolled for and what it brings: a decision, a consequence, whom it hits. */
    face: (o: At): string => {
      const shows = w.shows(ownOf(o.view).die[o.ask.seat]);
      if (o.ask.clause === 'ELV-1111') return sentence(titled(shows, terms.consequence[consequenceNow(o)]));
      if (o.ask.clause === 'ELV-407') {
        const colour = leadingColour(o);
        return sentence(colour === null ? shows : titled(shows, terms.colour[colour]));
      }
      const { sides = 0, card = -1, scenario = 0 } = o.ask.options[0].figures ?? {};
      const cause = card >= 0 ? o.say.library.defs[card].name : scenario > 0 ? terms.scenario[scenario] : terms.consequence.injury;
      const hit = hitNow(o);
      const whom = hit.length === 0 ? w.nobody : or(hit);
      return sentence(titled(cause, sides === 12 ? `${shows} (${whom})` : shows));
    },
    /** "Tuesday: Basic action." */
    today: ({ view }: At, left: string): string => sentence(titled(terms.days[ownOf(view).day], left)),
  };
}

/** How many tokens of which kind. */
function tokensIn(figures: { readonly [name: string]: number }, { some, terms }: TableWording): string {
  const kind = TOKENS.find((name) => figures[name] !== undefined);
  return kind === undefined ? '' : some(figures[kind], terms.token[kind]);
}

/** The price a refusal names: cash by `cost`, other markers by their kinds. */
export const priceIn = (x: Args): Price => ({
  cash: Number(x.cost ?? 0),
  fan: Number(x.fan ?? 0),
  op: Number(x.op ?? 0),
  fit: Number(x.fit ?? 0),
});
