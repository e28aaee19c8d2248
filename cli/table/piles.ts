/** `piles`, and `zoom` with the name of one: what lies where, as far as it can be seen. */
import type { SeenZone } from '@touchline/engine';
import { facesDown } from '@touchline/kit';
import { plain } from './lookup.ts';
import { nameOf, type Scene } from './scene.ts';

function nameOfPile(s: Scene, { zone, seat }: SeenZone): string {
  const { viewer, seats } = s.view;
  if (seat < 0) return s.speaker.zone(zone);
  const who = s.speaker.seat(seat, viewer);
  // Within a line only names have a capital.
  const named = who !== s.pack.speak(s.speaker.lang, seats, []).seat(seat, viewer);
  return s.words.ofSeat(s.speaker.zone(zone), named ? who : who.toLowerCase());
}

/** Every pile, those of one kind together. */
export function piles(s: Scene): string[] {
  const zones = s.view.zones.filter(({ count }) => count > 0);
  const kinds = Map.groupBy(zones, ({ zone, seat }) => `${zone}/${seat}`);
  return [...kinds.values()].map(([first, ...rest]) =>
    s.words.deed(nameOfPile(s, first), s.words.cards([first, ...rest].reduce((n, { count }) => n + count, 0))),
  );
}

/** The cards of the piles somebody names, the newest first; nothing if there is no such pile. */
export function pileNamed(s: Scene, text: string): string[] {
  const wanted = plain(text);
  const named = s.view.zones.filter((zone) => [s.speaker.zone(zone.zone), nameOfPile(s, zone)].some((name) => plain(name) === wanted));
  return named.map((zone) => {
    const seen = zone.cards.map((card) => nameOf(s, card)).reverse();
    const faces = facesDown(zone, s.speaker);
    const unseen = zone.count - zone.cards.length - faces.length;
    const cards = [...seen, ...faces, ...(unseen > 0 ? [s.words.unseen(unseen)] : [])];
    return s.words.deed(nameOfPile(s, zone), cards.length > 0 ? cards.join(', ') : s.words.cards(0));
  });
}
