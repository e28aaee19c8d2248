/** The board of any game, drawn from its zones and public values alone: a new game is playable on its first day. */
import type { Seat, SeenCard, SeenZone } from '@touchline/engine';
import { facesDown, publicValues } from '@touchline/kit';
import { banner, GLUE, rule, spread } from '../table/lines.ts';
import { entries, row } from '../table/rows.ts';
import { defOf, nameOf, nearSeat, type Scene, statText } from '../table/scene.ts';

/** The others from the next seat on, the common part of the table, and the viewer nearest. */
export function board(s: Scene): string[] {
  const near = nearSeat(s);
  const others = Array.from({ length: s.view.seats - 1 }, (_, i) => (near + 1 + i) % s.view.seats);
  const middle = rowsOf(s, -1);
  return [
    ...heading(s),
    ...others.flatMap((seat) => side(s, seat)),
    rule(s.width),
    ...middle,
    ...(middle.length > 0 ? [rule(s.width)] : []),
    ...side(s, near),
  ];
}

const valuesOf = (s: Scene, of: Seat): string[] =>
  publicValues(s.game, s.view, s.speaker).flatMap(({ name, seat, value }) => (seat === of ? [`${name}${GLUE}${value}`] : []));

function heading(s: Scene): string[] {
  const [seat] = s.view.thinking;
  const who = seat === undefined || s.view.result ? '' : s.speaker.seat(seat, s.view.viewer);
  return spread([s.speaker.phase(s.view.at.at), ...valuesOf(s, -1)].join(' · ').replaceAll(GLUE, ' '), who, s.width).map((line) =>
    line.trimEnd(),
  );
}

function side(s: Scene, seat: Seat): string[] {
  const score = s.pack.score?.(s.view)[seat];
  const name = s.speaker.seat(seat, s.view.viewer) + (score === undefined ? '' : ` ● ${score}`);
  return [...banner(name, valuesOf(s, seat).join(' · ').replaceAll(GLUE, ' '), s.width), ...rowsOf(s, seat)];
}

/** More cards in the open than this are a pile of which only the newest are told; `zoom` tells the rest. */
const MANY = 8;
const NEWEST = 3;

/** What is held or lies open comes in rows of its own; piles share one. */
function rowsOf(s: Scene, seat: Seat): string[] {
  const zones = s.view.zones.filter((zone) => zone.seat === seat && zone.count > 0);
  const held = ({ zone }: SeenZone) => seat === s.view.viewer && s.game.spec.zones[zone].others !== 'card';
  const isPile = (zone: SeenZone) => zone.cards.length < zone.count || (zone.count > MANY && !held(zone));
  const piles = zones.filter((zone) => isPile(zone)).map((zone) => `${label(s, zone)}${GLUE}${pile(s, zone)}`);
  const open = zones.filter((zone) => !isPile(zone));
  return [
    ...(piles.length > 0 ? row(s, '', entries(s, piles)) : []),
    ...open.flatMap((zone) =>
      row(
        s,
        label(s, zone),
        entries(
          s,
          zone.cards.map((card) => cardText(s, card)),
        ),
      ),
    ),
  ];
}

const label = (s: Scene, { zone, place }: SeenZone): string =>
  (s.game.spec.zones[zone].places ?? 1) > 1 ? `${s.speaker.zone(zone)}${GLUE}${place + 1}` : s.speaker.zone(zone);

function pile(s: Scene, zone: SeenZone): string {
  const shown = [
    ...zone.cards
      .slice(-NEWEST)
      .reverse()
      .map((card) => nameOf(s, card)),
    ...facesDown(zone, s.speaker),
  ];
  return shown.length === 0 ? `${zone.count}` : `${zone.count} (${shown.join(', ')}${zone.cards.length > NEWEST ? ', …' : ''})`;
}

/** Its name, its numbers, and what lies on it. */
function cardText(s: Scene, card: SeenCard): string {
  const stats = Object.keys(defOf(s.game, card.def).stats).map((stat) => statText(s, card, stat));
  const marks = card.marks.flatMap((n, i) => (n === 0 ? [] : [`${s.game.spec.marks![i]}${n > 1 ? ` ${n}` : ''}`]));
  return [nameOf(s, card), ...stats, ...(marks.length > 0 ? [`[${marks.join(', ')}]`] : [])].join(' ');
}
