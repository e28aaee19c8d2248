/** The board of Captain Tsubasa: the opponent far away, you near, both Play Areas with their totals, the Pitch between them. */
import type { Seat, SeenCard } from '@touchline/engine';
import { game, helpersOf, KINDS, runsOf, standingOf, sumOf, tokensOf, totalsOf } from '../../../games/tsubasa/index.ts';
import { GLUE, spread } from '../../table/lines.ts';
import { acrossTheTable, edge, entries, row } from '../../table/rows.ts';
import { defOf, nameOf, nearSeat, type Scene, zoneAt } from '../../table/scene.ts';
import { cardText, isMarked, isOffered, offeredText, phaseOf, valuesText, wordsOf } from './cards.ts';
import { middle } from './middle.ts';
import type { BoardWords } from './words.ts';

export { beside } from './beside.ts';

export const board = (s: Scene): string[] => [...heading(s), ...acrossTheTable(s, (seat) => side(s, seat), middle(s))];

// ---------------------------------------------------------------- half, round, phase, score

function heading(s: Scene): string[] {
  const w = wordsOf(s);
  const near = nearSeat(s);
  const { half, round, rounds, injury, cap, goals } = standingOf(game, s.view);
  const phase = phaseOf(s);
  const where = [
    ...(round > 0 ? [w.halves[half], injury > 0 ? w.injury(injury, cap) : w.round(round, rounds)] : []),
    ...(phase === '' ? [] : [s.speaker.phase(phase)]),
  ];
  const name = (seat: Seat) => s.speaker.seat(seat, s.view.viewer);
  return spread(where.join(' · '), `${name(near)} ${goals[near]} – ${goals[1 - near]} ${name(1 - near)}`, s.width);
}

// ---------------------------------------------------------------- one side, from the edge to the middle

function side(s: Scene, seat: Seat): string[][] {
  return [
    edgeOf(s, seat),
    onDeck(s, seat),
    hand(s, seat),
    points(s, seat),
    bench(s, seat),
    specials(s, seat),
    booking(s, seat),
    played(s, seat),
    totals(s, seat),
  ];
}

function edgeOf(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { attacker, whistle, passed } = standingOf(game, s.view);
  const [team] = [...zoneAt(s, 'shots', seat).cards, ...zoneAt(s, 'blocks', seat).cards].map(
    (card) => defOf(s.game, card.def).traits.team[0],
  );
  const on = !s.view.result && whistle >= 0;
  const marks = [w.teams[team], ...(on && attacker === seat ? [w.ball] : []), ...(on && passed[seat] ? [w.passed] : [])];
  return edge(s, seat, marks.join(', '), w.areas);
}

function hand(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { cards, count } = zoneAt(s, 'hand', seat);
  const held = seat === s.view.viewer ? cards.map((card) => cardText(s, card)) : handOfOther(s, seat);
  return row(s, w.hand, entries(s, count === 0 ? [w.none] : held));
}

/** Backs differ: how many Match cards and how much Fatigue somebody holds shows. */
function handOfOther(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { cards, count, hidden } = zoneAt(s, 'hand', seat);
  const backs = [...cards.map((card) => defOf(s.game, card.def).back), ...hidden.map(({ back }) => back)];
  const kinds = Object.entries(w.backs).flatMap(([back, name]) => {
    const n = backs.filter((other) => other === back).length;
    return n === 0 ? [] : [`${n} ${name}`];
  });
  const known = cards.length > 0 ? [w.seen(cards.map((card) => nameOf(s, card)).join(', '))] : [];
  return [`${w.cards(count)} (${kinds.join(', ')})`, ...known];
}

/** The back on top of a deck, where it is not that of the team: the next card is no player of it. */
function onDeck(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { count, hidden } = zoneAt(s, 'deck', seat);
  const top = hidden.find(({ place }) => place === count - 1);
  return top === undefined || top.back in w.teams ? [] : row(s, w.deck, w.onTop(w.backs[top.back]));
}

function points(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const tokens = tokensOf(game, s.view)[seat];
  const spent = KINDS.reduce((sum, kind) => sum + tokens[kind].spent, 0);
  const each = KINDS.map((kind) => w.token(w.kinds[kind], tokens[kind].have, tokens[kind].pool));
  return row(s, w.points, entries(s, [...each, ...(spent > 0 ? [w.spent(spent)] : [])]));
}

function bench(s: Scene, seat: Seat): string[] {
  const { cards } = zoneAt(s, 'bench', seat);
  if (cards.length === 0 || (s.dense && !(seat === s.view.viewer && isOffered(s, 'motivate')))) return [];
  return row(
    s,
    wordsOf(s).bench,
    entries(
      s,
      cards.map((card) => offeredText(s, card)),
    ),
  );
}

/** What a coach chooses from in a duel: faces are known to everybody, only the choice is secret. */
function specials(s: Scene, seat: Seat): string[] {
  if (phaseOf(s) !== 'duel') return [];
  const w = wordsOf(s);
  const zone = standingOf(game, s.view).attacker === seat ? 'shots' : 'blocks';
  const cards = zoneAt(s, zone, seat).cards.map((card) => `${nameOf(s, card)} (${w.colours[defOf(s.game, card.def).traits.key[0]]})`);
  return row(s, w.specials[zone], entries(s, cards));
}

function booking(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  return zoneAt(s, 'booking', seat).cards.flatMap((card) =>
    row(s, w.booking, `${isMarked(s, card, 'red') ? w.red : w.yellow} ${valuesText(s, card)}`.replaceAll(' ', GLUE)),
  );
}

function played(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { cards } = zoneAt(s, 'playArea', seat);
  if (cards.length === 0) return row(s, w.played, w.none);
  const helpers = helpersOf(game, s.view);
  const text = (card: SeenCard) => {
    const helps = helpers
      .filter(({ handle }) => handle === card.handle)
      .map(({ does, used, table }) => {
        if (used) return w.used[does];
        return does === 'save' && !s.dense ? w.saveOf(facesText(w, table)) : w.ready[does];
      });
    const notes = [...helps, ...(isMarked(s, card, 'parting') ? [w.parting] : [])];
    return `${cardText(s, card)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
  };
  return row(s, w.played, entries(s, cards.map(text)));
}

/** `1 catch, 2–3 corner, 4–6 goal` */
const facesText = (w: BoardWords, table: readonly string[]): string =>
  runsOf(table)
    .map(({ from, to, result }) => `${from === to ? from : `${from}–${to}`} ${w.faces[result]}`)
    .join(', ');

/** Shot and Pass of the Attacker, Defence of the Defender, each as a sum of all its parts. */
function totals(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { attacker, round } = standingOf(game, s.view);
  if (round === 0 || phaseOf(s) === 'duel') return [];
  const sums = totalsOf(game, s.view)[seat];
  const name = (id: string) => (id === 'red' ? w.red : s.speaker.card(defOf(s.game, id)).name);
  const kinds = attacker === seat ? (['shot', 'pass'] as const) : (['defence'] as const);
  return kinds.flatMap((kind) => row(s, w.kinds[kind], sumOf(sums[kind].addends, name)));
}
