/** The board of Final Fantasy TCG: the opponent far away, you near, what waits on the stack between you. */
import type { Ask, AskOption, Seat, SeenCard, View } from '@touchline/engine';
import { foreseen } from '@touchline/host';
import { damageToLose, hasPriority, primedIn, stepOf } from '../../../games/fftcg/index.ts';
import { GLUE, spread } from '../../table/lines.ts';
import { acrossTheTable, edge, entries, row } from '../../table/rows.ts';
import { defOf, nameOf, type Scene, valueText, zoneAt } from '../../table/scene.ts';
import { type Own, stackLines } from './stack.ts';
import { type BoardWords, boardWords } from './words.ts';

const ownOf = (view: View): Own => view.own as Own;
const wordsOf = (s: Scene): BoardWords => boardWords(s.speaker.lang);
const markOf = (s: Scene, card: SeenCard, name: string): number => card.marks[s.game.spec.marks!.indexOf(name)] ?? 0;

export const board = (s: Scene): string[] => [...heading(s), ...acrossTheTable(s, (seat) => side(s, seat), middle(s))];

// ---------------------------------------------------------------- whose turn, which step, who is to act

function heading(s: Scene): string[] {
  const w = wordsOf(s);
  const { turns } = ownOf(s.view);
  const step = stepOf(s.view);
  const where = turns === 0 ? w.setUp : [w.turn(turns), step && !s.view.result ? s.speaker.phase(step) : ''].filter(Boolean).join(' · ');
  const [seat] = s.view.thinking;
  if (seat === undefined || s.view.result) return spread(where, '', s.width).map((line) => line.trimEnd());
  const who = s.speaker.seat(seat, s.view.viewer);
  return spread(where, hasPriority(s.view) ? w.priority(who) : w.decides(who), s.width);
}

// ---------------------------------------------------------------- one side, from the edge to the middle

function side(s: Scene, seat: Seat): string[][] {
  const w = wordsOf(s);
  const { turn, turns } = ownOf(s.view);
  const used = Object.entries(w.areas).filter(([zone]) => zone !== 'removed' || zoneAt(s, zone, seat).count > 0);
  return [
    edge(s, seat, turn === seat && turns > 0 && !s.view.result ? w.onTurn : '', Object.fromEntries(used)),
    hand(s, seat),
    damage(s, seat),
    broken(s, seat),
    limit(s, seat),
    warping(s, seat),
    primed(s, seat),
    ...['backup', 'monster', 'forward'].map((type) => characters(s, seat, type)),
  ];
}

/** `■■■□□□□ 3 of 7`, the newest card named: its EX Burst is what people ask for. */
function damage(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const most = damageToLose(s.view);
  const { count, cards } = zoneAt(s, 'damage', seat);
  const crystals = ownOf(s.view).crystals[seat];
  const names = s.dense ? [] : cards.map((card) => nameOf(s, card));
  const points = `${'■'.repeat(count)}${'□'.repeat(Math.max(0, most - count))}${GLUE}${w.of(count, most)}`;
  return row(
    s,
    w.damage,
    entries(s, [points, ...(crystals > 0 ? [w.crystals(crystals)] : []), ...(names.length > 0 ? [names.join(', ')] : [])]),
  );
}

const SHOWN = 3;

/** The cards that came last, the newest first. */
function broken(s: Scene, seat: Seat): string[] {
  const { cards } = zoneAt(s, 'breakZone', seat);
  if (cards.length === 0 || s.dense) return [];
  const w = wordsOf(s);
  const names = cards.slice(-SHOWN).reverse();
  const more = cards.length - names.length;
  return row(s, w.breakZone, entries(s, [...names.map((card) => nameOf(s, card)), ...(more > 0 ? [w.more(more)] : [])]));
}

/** Limit Break cards, where there are any: usable ones for their owner, spent ones for everybody. */
function limit(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const [usable, spent] = [zoneAt(s, 'limit', seat), zoneAt(s, 'limitSpent', seat)];
  if (usable.count + spent.count === 0) return [];
  const names = usable.cards.map((card) => cardText(s, card));
  const unseen = usable.count - names.length;
  const used = spent.cards.map((card) => nameOf(s, card)).join(', ');
  return row(
    s,
    w.limit,
    entries(s, [...counted(names), ...(unseen > 0 ? [w.cards(unseen)] : []), ...(used !== '' ? [w.spent(used)] : [])]),
  );
}

/** Removed cards that come back when their Warp counters are gone. */
function warping(s: Scene, seat: Seat): string[] {
  const cards = zoneAt(s, 'removed', seat).cards.filter((card) => markOf(s, card, 'warp') > 0);
  if (cards.length === 0) return [];
  return row(
    s,
    'Warp',
    entries(
      s,
      cards.map((card) => `${nameOf(s, card)} ×${markOf(s, card, 'warp')}`),
    ),
  );
}

/** Characters of several cards: what lies under which of them. */
function primed(s: Scene, seat: Seat): string[] {
  const pairs = primedIn(s.view).flatMap(({ character, beneath }) => {
    const on = zoneAt(s, 'field', seat).cards.find((card) => card.handle === character);
    const card = zoneAt(s, 'under', seat).cards.find(({ handle }) => handle === beneath);
    return on && card ? [`${nameOf(s, on)} (${nameOf(s, card)})`] : [];
  });
  return pairs.length === 0 ? [] : row(s, 'Priming', entries(s, pairs));
}

function hand(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const zone = zoneAt(s, 'hand', seat);
  if (seat !== s.view.viewer) {
    const known = zone.cards.map((card) => nameOf(s, card)).join(', ');
    return known === '' ? [] : row(s, w.hand, `${w.cards(zone.count)}, ${w.seen(known)}`);
  }
  const groups = Object.entries(w.types).flatMap(([type, label]) => {
    const cards = zone.cards.filter((card) => defOf(s.game, card.def).traits.type.includes(type));
    return cards.length === 0 ? [] : [`${label}${w.colon} ${entries(s, counted(cards.map((card) => cardText(s, card))))}`];
  });
  const looked = zoneAt(s, 'looked', seat).cards.map((card) => nameOf(s, card));
  const rows = groups.length === 0 ? row(s, w.hand, w.none) : groups.flatMap((text, i) => row(s, i === 0 ? w.hand : '', text));
  return looked.length === 0 ? rows : [...rows, ...row(s, w.looked, entries(s, looked))];
}

/** `Ember Recruit (2 Fire, 5000)` */
function cardText(s: Scene, card: SeenCard): string {
  const { traits, stats } = defOf(s.game, card.def);
  const cost = `${priceOf(s, card)} ${elementsOf(s, card)}`;
  return `${nameOf(s, card)} (${traits.type.includes('forward') ? `${cost}, ${stats.power}` : cost})`;
}

const priceOf = (s: Scene, card: SeenCard): number =>
  Math.max(0, s.numbers(card.handle, 'price').total, s.numbers(card.handle, 'leastPrice').total);

const elementsOf = (s: Scene, card: SeenCard): string =>
  s
    .traits(card.handle, 'element')
    .map((element) => wordsOf(s).elements[element])
    .join('/');

/** Equal ones once, with how many there are. */
function counted(list: readonly string[]): string[] {
  return [...new Set(list)].map((text) => {
    const n = list.filter((other) => other === text).length;
    return n === 1 ? text : `${n}× ${text}`;
  });
}

// ---------------------------------------------------------------- the field

/** What a Character counts as now: one that has become a Forward stands among them. */
const standsAs = (s: Scene, card: SeenCard): string => {
  const types = s.traits(card.handle, 'type');
  return types.includes('forward') ? 'forward' : types.includes('backup') ? 'backup' : 'monster';
};

function characters(s: Scene, seat: Seat, type: string): string[] {
  const w = wordsOf(s);
  const cards = zoneAt(s, 'field', seat).cards.filter((card) => standsAs(s, card) === type);
  if (cards.length === 0) return type === 'monster' ? [] : row(s, w.types[type], w.none);
  return row(s, w.types[type], entries(s, counted(cards.map((card) => characterText(s, seat, card, type)))));
}

/** `⟲ Ember Recruit 6000 (5000+1000) [3000 damage] attacking` */
function characterText(s: Scene, seat: Seat, card: SeenCard, type: string): string {
  const w = wordsOf(s);
  const hurt = markOf(s, card, 'damage');
  const power = type === 'forward' ? valueText(s, card, 'power').replaceAll(GLUE, ' ') : `(${elementsOf(s, card)})`;
  // Being new matters to who cannot attack for it now.
  const ready = s.traits(card.handle, 'keyword').includes('haste') || type === 'backup' || ownOf(s.view).turn !== seat;
  const marks = Object.keys(w.marks).filter((mark) => markOf(s, card, mark) > 0 && !(mark === 'fresh' && ready));
  const counters = s.game.spec.marks!.filter((name) => !NO_COUNTERS.includes(name) && markOf(s, card, name) > 0);
  return [
    markOf(s, card, 'dull') === 1 ? '⟲' : '',
    nameOf(s, card),
    power,
    hurt > 0 ? w.damaged(hurt) : '',
    ...marks.map((mark) => w.marks[mark]),
    ...counters.map((name) => `${name[0].toUpperCase()}${name.slice(1)} ×${markOf(s, card, name)}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Marks that are no counters of a card's text. */
const NO_COUNTERS = ['dull', 'damage', 'frozen', 'fresh', 'attacks', 'attacking', 'blocking', 'warp'];

// ---------------------------------------------------------------- between the two sides

const middle = (s: Scene): string[] => (['stack', 'burst'] as const).flatMap((zone) => stackLines(s, zone, wordsOf(s)));

// ---------------------------------------------------------------- beside an answer

/** What an answer comes to, where its words do not say it: a price, or what "pay for me" would use. */
export function beside(s: Scene, ask: Ask, option: AskOption): string {
  const w = wordsOf(s);
  if (option.verb === 'payForMe') return plan(s, ask, option, w);
  if (option.verb !== 'play' && option.verb !== 'cast') return '';
  const card = zoneAt(s, 'hand', ask.seat).cards.find(({ handle }) => option.on.includes(handle));
  return card ? w.cp(priceOf(s, card)) : '';
}

function plan(s: Scene, ask: Ask, option: AskOption, w: BoardWords): string {
  const events = foreseen(s.game, s.view, option.key);
  const paid = events.find((e) => e.type === 'pays')?.cards.flatMap((card) => (card === 'hidden' ? [] : [card])) ?? [];
  const inHand = zoneAt(s, 'hand', ask.seat).cards.map(({ handle }) => handle);
  const dulled = events.flatMap((e) => (e.type === 'dull' ? e.cards.flatMap((card) => (card === 'hidden' ? [] : [card.handle])) : []));
  const how = (handle: number) => (inHand.includes(handle) ? 'discard' : dulled.includes(handle) ? 'dull' : 'other');
  const said = Object.entries(w.plan).flatMap(([name, words]) => {
    const cards = paid.filter(({ handle }) => how(handle) === name);
    return cards.length === 0 ? [] : [words(counted(cards.map(({ def }) => s.speaker.card(defOf(s.game, def)).name)).join(', '))];
  });
  return said.length === 0 ? '' : `(${said.join(w.semicolon)})`;
}
