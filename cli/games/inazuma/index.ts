/** The board of Inazuma Eleven TCG: the opponent far away, you near, both fields line by line, side A facing side A. */
import type { Ask, AskOption, Seat, SeenCard } from '@touchline/engine';
import { totalsAfter } from '../../../games/inazuma/index.ts';
import { GLUE, spread, widthOf, wrap } from '../../table/lines.ts';
import { acrossTheTable, COLUMN, edge, entries, row } from '../../table/rows.ts';
import { defOf, nameOf, nearSeat, type Scene, scopes, statText, valueText, zoneAt } from '../../table/scene.ts';

type Own = {
  readonly turn: number;
  readonly first: Seat;
  readonly side: number;
  readonly kicks: readonly number[];
};

type BoardWords = {
  readonly turn: (n: number) => string;
  readonly side: (name: string) => string;
  readonly attacks: string;
  readonly hand: string;
  readonly handCount: (n: number) => string;
  readonly bench: string;
  readonly pile: string;
  readonly keeper: string;
  readonly under: (n: number) => string;
  readonly exhausted: string;
  readonly firedUp: string;
  readonly part: { readonly attacking: string; readonly defending: string; readonly kicking: string };
  readonly level: (n: number) => string;
  readonly turnedUp: string;
  readonly attack: (attack: number, defence: number) => string;
  readonly shot: (kicker: string, shot: number, keeper: string, save: number) => string;
  readonly against: (own: string, other: string) => string;
  readonly areas: { readonly [zone: string]: string };
  readonly none: string;
};

const WORDS: { readonly [language: string]: BoardWords } = {
  en: {
    turn: (n) => `Turn ${n}`,
    side: (name) => `side ${name}`,
    attacks: 'attacker',
    hand: 'Hand',
    handCount: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
    bench: 'Bench',
    pile: 'To place',
    keeper: 'Keeper',
    under: (n) => `${n} under`,
    exhausted: 'exhausted',
    firedUp: 'fired-up',
    part: { attacking: 'attacks', defending: 'defends', kicking: 'kicker' },
    level: (n) => `level${GLUE}${n}`,
    turnedUp: 'Turned up',
    attack: (attack, defence) => `Attack ${attack} against defence ${defence}`,
    shot: (kicker, shot, keeper, save) => `${kicker} ${shot} against ${keeper} ${save}`,
    against: (own, other) => `(${own} against ${other})`,
    areas: { deck: 'deck', discard: 'discard', out: 'out' },
    none: '–',
  },
  fr: {
    turn: (n) => `Tour ${n}`,
    side: (name) => `côté ${name}`,
    attacks: 'attaquant',
    hand: 'Main',
    handCount: (n) => `${n} ${n === 1 ? 'carte' : 'cartes'}`,
    bench: 'Banc',
    pile: 'À placer',
    keeper: 'Gardien',
    under: (n) => `${n} dessous`,
    exhausted: 'épuisé',
    firedUp: 'enflammé',
    part: { attacking: 'attaque', defending: 'défend', kicking: 'tire' },
    level: (n) => `niveau${GLUE}${n}`,
    turnedUp: 'Dévoilées',
    attack: (attack, defence) => `Attaque ${attack} contre défense ${defence}`,
    shot: (kicker, shot, keeper, save) => `${kicker} ${shot} contre ${keeper} ${save}`,
    against: (own, other) => `(${own} contre ${other})`,
    areas: { deck: 'pioche', discard: 'défausse', out: 'sortis' },
    none: '–',
  },
};

const PHASES = ['strategy', 'attack', 'shooting', 'end', 'shootout'];
const LINES = ['DF', 'MF', 'FW'] as const;
const SIDES = ['A', 'B'] as const;

const ownOf = (s: Scene): Own => s.view.own as Own;
const wordsOf = (s: Scene): BoardWords => WORDS[s.speaker.lang] ?? WORDS.en;
const isMarked = (s: Scene, card: SeenCard, mark: string): boolean => card.marks[s.game.spec.marks!.indexOf(mark)] === 1;
const sp = (s: Scene, card: SeenCard): number => s.numbers(card.handle, 'sp').total;

function attackerOf(s: Scene): Seat {
  const { turn, first } = ownOf(s);
  return turn % 2 === 1 ? first : 1 - first;
}

/** Who stands in a slot: a line, on a side. */
function standing(s: Scene, seat: Seat, line: (typeof LINES)[number], side: number): SeenCard | undefined {
  const slot = ['FW', 'MF', 'DF'].indexOf(line) * 2 + side;
  return s.view.zones.find((z) => z.zone === 'field' && z.seat === seat && z.place === slot)?.cards.at(-1);
}

const everybody = (s: Scene, seat: Seat): SeenCard[] => [
  ...LINES.flatMap((line) => SIDES.flatMap((_, side) => standing(s, seat, line, side) ?? [])),
  ...zoneAt(s, 'goal', seat).cards,
];

export const board = (s: Scene): string[] => [...heading(s, nearSeat(s)), ...acrossTheTable(s, (seat) => side(s, seat), middle(s))];

// ---------------------------------------------------------------- turn, score, what the sides come to

function heading(s: Scene, near: Seat): string[] {
  const w = wordsOf(s);
  const { turn, side, kicks } = ownOf(s);
  const open = scopes(s.view).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const phase = PHASES.find((name) => open.includes(name));
  const inPlay = phase !== undefined && !s.view.result;
  const shootout = phase === 'shootout' || kicks.some((n) => n > 0);
  const where = [
    shootout ? '' : w.turn(Math.max(1, turn)),
    inPlay || shootout ? s.speaker.phase(shootout ? 'shootout' : phase!) : '',
    side >= 0 && inPlay && !shootout ? w.side(SIDES[side]) : '',
  ];
  const goals = (seat: Seat) => zoneAt(s, 'goals', seat).count;
  const name = (seat: Seat) => s.speaker.seat(seat, s.view.viewer);
  const score = `${goals(near)} – ${goals(1 - near)}${shootout ? ` (${kicks[near]} – ${kicks[1 - near]})` : ''}`;
  return spread(where.filter(Boolean).join(' · '), `${name(near)} ${score} ${name(1 - near)}`, s.width);
}

/** The totals of the attack, or the two who stand in the shot. */
function middle(s: Scene): string[] {
  const w = wordsOf(s);
  const attacker = attackerOf(s);
  const kicker = everybody(s, attacker).find((card) => isMarked(s, card, 'kicking'));
  const [keeper] = zoneAt(s, 'goal', 1 - attacker).cards;
  if (kicker && keeper) return wrap(w.shot(nameOf(s, kicker), sp(s, kicker), nameOf(s, keeper), sp(s, keeper)), s.width);
  const total = (seat: Seat, part: string) =>
    everybody(s, seat)
      .filter((card) => isMarked(s, card, part))
      .reduce((sum, card) => sum + sp(s, card), 0);
  const inAttack = scopes(s.view).some((path) => path.endsWith('/attack')) && ownOf(s).side >= 0;
  return inAttack && !s.view.result ? [w.attack(total(attacker, 'attacking'), total(1 - attacker, 'defending'))] : [];
}

// ---------------------------------------------------------------- one side, from the edge to the middle

function side(s: Scene, seat: Seat): string[][] {
  const w = wordsOf(s);
  const attacks = ownOf(s).turn > 0 && attackerOf(s) === seat && !s.view.result;
  return [
    edge(s, seat, attacks ? w.attacks : '', w.areas),
    hand(s, seat),
    pile(s, seat),
    bench(s, seat),
    keeper(s, seat),
    ...LINES.map((line) => lineUp(s, seat, line)),
    turnedUp(s, seat),
  ];
}

function hand(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { cards, count } = zoneAt(s, 'hand', seat);
  const known = cards.map((card) => handText(s, card));
  if (count === 0) return row(s, w.hand, w.none);
  return row(s, w.hand, entries(s, seat === s.view.viewer ? known : [w.handCount(count), ...known]));
}

/** A card in hand: when it can be used, and what it adds as an assist. */
function handText(s: Scene, card: SeenCard): string {
  const { kind, stats } = defOf(s.game, card.def);
  const assist = kind === 'reserve' ? `, ${statText(s, card, 'ap')}` : '';
  return `${nameOf(s, card)} (${wordsOf(s).level(stats.level ?? 0)}${assist})`;
}

/** Starting characters still to be placed: their owner sees them while line-ups are chosen. */
function pile(s: Scene, seat: Seat): string[] {
  const { cards } = zoneAt(s, 'starting', seat);
  if (cards.length === 0 || s.view.ask?.name !== 'place') return [];
  const position = (card: SeenCard) => defOf(s.game, card.def).traits.position[0];
  return row(
    s,
    wordsOf(s).pile,
    entries(
      s,
      cards.map((card) => `${position(card)} ${nameOf(s, card)} ${valueText(s, card, 'sp')}`),
    ),
  );
}

/** Cards of its name lie beneath it. */
const isStack = (s: Scene, card: SeenCard, zone: 'covered' | 'benchCovered', seat: Seat): boolean =>
  zoneAt(s, zone, seat).cards.some((other) => nameOf(s, other) === nameOf(s, card));

function bench(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { cards } = zoneAt(s, 'bench', seat);
  const text = (card: SeenCard) => {
    const states = [
      w.level(defOf(s.game, card.def).stats.level ?? 0),
      ...(isStack(s, card, 'benchCovered', seat) ? [w.firedUp] : []),
      ...(isMarked(s, card, 'exhausted') ? [w.exhausted] : []),
    ];
    return `${defOf(s.game, card.def).traits.position[0]} ${nameOf(s, card)} ${valueText(s, card, 'sp')} (${states.join(', ')})`;
  };
  return cards.length === 0 ? [] : row(s, w.bench, entries(s, cards.map(text)));
}

function keeper(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const under = zoneAt(s, 'underKeeper', seat).count;
  const cards = zoneAt(s, 'goal', seat).cards.map((card) => fielded(s, card, seat));
  return row(s, w.keeper, [...cards, ...(under > 0 ? [w.under(under)] : [])].join(' · '));
}

/** `Axel Blaze 700 (500+200) ● attacks` */
function fielded(s: Scene, card: SeenCard, seat: Seat): string {
  const w = wordsOf(s);
  const parts = (['attacking', 'defending', 'kicking'] as const).filter((part) => isMarked(s, card, part)).map((part) => w.part[part]);
  const fired = isStack(s, card, 'covered', seat) ? `, ${w.firedUp}` : '';
  return `${nameOf(s, card)} ${valueText(s, card, 'sp')}${fired}${parts.length > 0 ? ` ● ${parts.join(', ')}` : ''}`;
}

/** One line of a field, its sides beside one another where there is room. */
function lineUp(s: Scene, seat: Seat, line: (typeof LINES)[number]): string[] {
  const [a, b] = SIDES.map((name, side) => {
    const card = standing(s, seat, line, side);
    return `${name}${GLUE}${card ? fielded(s, card, seat) : wordsOf(s).none}`;
  });
  const half = Math.floor((s.width - COLUMN) / 2);
  const fits = widthOf(a) < half && widthOf(b) <= half;
  return row(s, line, fits ? `${a.padEnd(half).replaceAll(' ', GLUE)}${b.replaceAll(' ', GLUE)}` : entries(s, [a, b]));
}

function turnedUp(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const cards = [...zoneAt(s, 'lastChance', seat).cards, ...zoneAt(s, 'shootout', seat).cards];
  const text = (card: SeenCard) => `${nameOf(s, card)} (${w.level(defOf(s.game, card.def).stats.level ?? 0)})`;
  return cards.length === 0 ? [] : row(s, w.turnedUp, entries(s, cards.map(text)));
}

// ---------------------------------------------------------------- beside an answer

/** What an answer comes to, where its words do not say it: who would fight on a side, what an assist adds. */
export function beside(s: Scene, ask: Ask, option: AskOption): string {
  if (option.verb === 'side') return fight(s, ask.seat, option);
  if (option.verb !== 'assist') return '';
  const card = zoneAt(s, 'hand', ask.seat).cards.find(({ handle }) => handle === option.on[0]);
  return card ? `(+${s.numbers(card.handle, 'ap').total} ${s.speaker.stat('sp')})` : '';
}

/** Who would fight on that side, and what they come to by the rules. */
function fight(s: Scene, seat: Seat, { n: side, key }: AskOption): string {
  const w = wordsOf(s);
  const names = (whose: Seat, lines: readonly (typeof LINES)[number][]) => {
    const cards = lines.flatMap((line) => standing(s, whose, line, side) ?? []);
    return cards.length === 0 ? w.none : cards.map((card) => `${nameOf(s, card)}${GLUE}${sp(s, card)}`).join(' + ');
  };
  const [attack, defence] = totalsAfter(s.game, s.view, key) ?? [];
  const sum = (text: string, total: number | undefined) => (total === undefined ? text : `${text} = ${total}`);
  return w.against(sum(names(seat, ['FW', 'MF']), attack), sum(names(1 - seat, ['MF', 'DF']), defence));
}
