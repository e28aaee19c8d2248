/**
 * The smallest other world: two cards a viewer cannot see have changed places, or two that show different backs lie the other way round in
 * a pile whose order nobody sees. Shares nothing with `sample`.
 */

import { copy, type Game, options, type State, type Stream, type Viewer } from '../index.ts';
import { viewerIndex } from '../secrets/view.ts';

/** Nothing of the card shows to this viewer: not its identity, not a face. */
function unseen(game: Game, s: State, viewer: Viewer, card: number): boolean {
  const v = viewerIndex(s.seats, viewer);
  if (s.zone[card] < 0 || s.known[card] & (1 << v)) return false;
  const { spec, seat } = game.layouts[s.seats].zones[s.zone[card]];
  const pile = s.zones[s.zone[card]];
  const sight = spec.top && pile[pile.length - 1] === card ? spec.top : seat === v ? spec.owner : spec.others;
  return !sight.startsWith('face:');
}

/** Null: there are no two such cards, or what somebody else has picked meanwhile would no longer be possible. */
export function swapped(game: Game, s: State, viewer: Viewer, dice: Stream): State | null {
  // What others have answered in their strands was answered with the cards they had.
  if (s.fork?.picks.some((list, seat) => seat !== viewer && list.length > 0)) return null;
  if (dice.below(2) === 0) {
    const turned = otherOrder(game, s, viewer, dice);
    if (turned) return turned;
  }
  const hidden = s.def.map((_, card) => card).filter((card) => unseen(game, s, viewer, card));
  if (hidden.length === 0) return null;
  const a = hidden[dice.below(hidden.length)];
  const back = (card: number) => game.defs[s.def[card]].back;
  const partners = hidden.filter((b) => s.def[b] !== s.def[a] && s.owner[b] === s.owner[a] && back(b) === back(a));
  if (partners.length === 0) return null;
  const b = partners[dice.below(partners.length)];
  const other = copy(s);
  other.def = s.def.slice();
  other.def[a] = s.def[b];
  other.def[b] = s.def[a];
  // Strands are seen from where they began.
  if (s.fork) other.fork = { ...s.fork, base: { ...s.fork.base, def: other.def } };
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.pending[seat] < 0) continue;
    const asking = copy(other);
    asking.pending[seat] = -1;
    if (options(game, asking, seat).length <= s.pending[seat]) return null;
  }
  return other;
}

/** Two cards of different backs below the top of a pile have changed places. Null: there are none. */
function otherOrder(game: Game, s: State, viewer: Viewer, dice: Stream): State | null {
  const { zones, sight } = game.layouts[s.seats];
  const looks = (card: number) => `${s.owner[card]}/${game.defs[s.def[card]].back}`;
  const pairs = zones.flatMap(({ spec }, z) => {
    if (!spec.mixed) return [];
    const below = [...s.zones[z].keys()].slice(0, -1);
    const open = below.filter((i) => unseen(game, s, viewer, s.zones[z][i]) && s.known[s.zones[z][i]] === sight[z]);
    return open.flatMap((i) => open.filter((j) => j > i && looks(s.zones[z][i]) !== looks(s.zones[z][j])).map((j) => [z, i, j]));
  });
  if (pairs.length === 0 || s.fork) return null;
  const [z, i, j] = pairs[dice.below(pairs.length)];
  const other = copy(s);
  [other.zones[z][i], other.zones[z][j]] = [other.zones[z][j], other.zones[z][i]];
  return other;
}
