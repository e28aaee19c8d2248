/** Inazuma Eleven TCG in the worker: the sums of attack and shot, and what each answer makes of them. */
import type { Ask, AskOption, CardDef, Json, Seat, View } from '@touchline/engine';
import pack, { comingFlip, type FightSide, fightOf, standingOf } from '../../../games/inazuma/index.ts';
import type { Position, Teller } from '../teller.ts';
import { ahead, bySeat, fieldedBy, totalsOf } from './foresight.ts';
import { moments } from './moments.ts';
import { stepOf } from './steps.ts';
import type { DuelSide, Fighter, Part, Told, Totals } from './told.ts';
import { type ToldWords, toldWords } from './toldWords.ts';

const { game } = pack;

/** Answers that change the totals, or decide whose SP count. */
const WEIGHED = ['side', 'join', 'kicker', 'play', 'assist', 'use', 'choose', 'yes'];

/** Asked for by the board and by every answer; worked out once a view. */
const weighed = new WeakMap<View, { readonly [key: string]: Totals }>();

function afterOf(look: Position): { readonly [key: string]: Totals } {
  const { view } = look;
  const found = weighed.get(view);
  if (found) return found;
  const now = duelOf(look)?.sides.map(({ total }) => total);
  const after: { [key: string]: Totals } = {};
  for (const { key, verb } of view.ask?.options ?? []) {
    const totals = WEIGHED.includes(verb) ? totalsOf(game, view, key) : null;
    const changed = totals?.some((total, seat) => total !== now?.[seat]);
    if (totals && changed) after[key] = totals;
  }
  weighed.set(view, after);
  return after;
}

// ---------------------------------------------------------------- the sums

const defOf = (id: string): CardDef => game.defs[game.defIndex.get(id)!];

/** A keyword of the character's own is told by its name, any other text of its own as such. */
function sourceOf(look: Position, source: string | null, by: number, own: CardDef, words: ToldWords): string {
  if (source === null) return words.textGone;
  if (source !== own.id) return look.speaker.card(defOf(source)).name;
  const keyword = own.abilities.find(({ notes }) => notes?.n === by)?.notes?.keyword;
  return typeof keyword === 'string' ? words.keywords[keyword] : words.ownText(look.speaker.card(own).name);
}

function fighterOf(look: Position, handle: number): Fighter {
  const words = toldWords[look.speaker.lang];
  const def = defOf(look.view.zones.flatMap(({ cards }) => cards).find((card) => card.handle === handle)!.def);
  const { printed, total, parts } = look.numbers(handle, 'sp');
  const further = parts.map(({ source, makes }): Part => ({ from: sourceOf(look, source, makes, def, words), by: makes }));
  return { handle, total, parts: [{ from: look.speaker.card(def).name, by: printed }, ...further] };
}

function duelOf(look: Position): Told['duel'] {
  const { view } = look;
  const fight = fightOf(game, view);
  if (!fight) return null;
  const toCome = fight.phase === 'shooting' && stepOf(view) === 'shotActions';
  const side = ({ seat, total, characters }: FightSide): DuelSide => ({
    total,
    fighters: characters.map((handle) => fighterOf(look, handle)),
    flip: toCome ? comingFlip(game, view, seat) : null,
  });
  return { of: fight.phase, sides: bySeat(fight.attack.seat, side(fight.attack), side(fight.defence)) };
}

/** The team most of a side's starting characters play for, as far as they are known. */
function clubOf(view: View, seat: Seat): string {
  const seen = view.zones.flatMap(({ cards }) => cards.filter(({ owner }) => owner === seat).map(({ def }) => def));
  const teams = new Map<string, number>();
  for (const { kind, traits } of [...seen, ...view.unseen[seat]].map(defOf))
    if (kind === 'starting') teams.set(traits.team[0], (teams.get(traits.team[0]) ?? 0) + 1);
  return [...teams].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const LINE_UP = 'lineUpA';

function tell(look: Position): Json {
  const { view } = look;
  const { attacker, attackers, opensRound } = standingOf(view);
  const lineUp = view.ask?.options.find(({ verb }) => verb === LINE_UP);
  const told: Told = {
    clubs: [clubOf(view, 0), clubOf(view, 1)],
    attacker,
    attackers,
    step: stepOf(view),
    newRound: opensRound,
    duel: duelOf(look),
    tieWins: (view.options as { readonly attackTie: string }).attackTie === 'attack',
    after: afterOf(look),
    suggested: lineUp ? fieldedBy(game, view, lineUp.key) : [],
  };
  return told;
}

// ---------------------------------------------------------------- what an answer comes to

/** An ability that has a name is called by it: what it does stands on its card. */
function short({ speaker, view }: Position, { verb, on, n }: AskOption): string {
  const name = verb === 'use' ? game.abilities[n].spec.notes?.name : undefined;
  if (name === undefined) return '';
  const { def } = view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0])!;
  return `${speaker.card(defOf(def)).name} – ${name}`;
}

/** The totals after it, the own side first, or what going on leads to. */
function beside(look: Position, ask: Ask, { key, verb }: AskOption): string {
  const words = toldWords[look.speaker.lang];
  const totals = afterOf(look)[key];
  if (totals) return words.against(totals[ask.seat], totals[1 - ask.seat]);
  if (!pack.declines.includes(verb) || ask.secret || ask.group !== null) return '';
  const from = stepOf(look.view);
  const { step, seat, broke } = ahead(game, look.view, key);
  const mine = seat === ask.seat;
  if (from === 'attackActions' && step !== from) return words.compared(broke, standingOf(look.view).attacker === ask.seat);
  if (from === 'shotActions' && step !== from) return words.thenFlip;
  return step === 'shootout' || step === 'end' ? '' : words.then[step](mine);
}

export const teller: Teller = {
  short,
  beside,
  tell,
  moments,
  ends: ({ view, speaker }) => ({ title: toldWords[speaker.lang].moments.ends, score: pack.score!(view) }),
};
