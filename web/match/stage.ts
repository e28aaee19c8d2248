/** A view made ready to be drawn: names, sums and sentences beside the cards. */
import type { Result, SeenCard, SeenZone, View } from '@touchline/engine';
import { type LogEntry, type Player, Reader } from '@touchline/host';
import { seatChoices } from '@touchline/kit';
import type { Speaker } from '@touchline/text';
import type { Position, TableGame } from '../games/teller.ts';
import { momentsOf } from './moments.ts';
import type { Face, Language, Scene, ShownAsk, ShownCard, ShownOption, ShownResult, ShownZone, Sum } from './scene.ts';

export interface Seating {
  readonly pack: TableGame;
  readonly language: Language;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
}

/** Every card of the game as it is printed. */
export function facesOf({ game, speak }: TableGame, language: Language): Face[] {
  const speaker = speak(language);
  const marks = (game.spec.marks ?? []).map((mark) => [mark, speaker.value(mark)]);
  return game.defs.map((def) => {
    const { id, kind, stats, traits, notes, back } = def;
    const names = Object.fromEntries([...Object.keys(stats).map((stat) => [stat, speaker.stat(stat)]), ...marks]);
    return { id, kind, ...speaker.card(def), stats, names, traits, notes: notes ?? null, back };
  });
}

const resultOf = ({ winners, ranks, scores, clause }: Result, text: string): ShownResult => ({
  winners,
  ...(ranks && { ranks }),
  ...(scores && { scores }),
  clause,
  text,
});

/** What a viewer sees after a step, and what they are told of it. */
export interface Seen {
  readonly step: number;
  readonly view: View;
  readonly entries: readonly LogEntry[];
  readonly practice: number;
  /** What the viewer was shown before; absent where nothing was, or something was taken back. */
  readonly before?: Scene | undefined;
}

export function sceneOf({ pack, language, players, decks }: Seating, { step, view, entries, practice, before }: Seen): Scene {
  const { viewer } = view;
  const reader = new Reader(pack, view, language);
  const { speaker } = reader;
  const look: Position = { game: pack.game, view, speaker, ...reader.values };
  const scopes = view.at.scopes.map(([path]) => path.slice(path.lastIndexOf('/') + 1));
  return {
    game: pack.id,
    language,
    step,
    viewer,
    seats: players.map((player, seat) => ({
      name: speaker.seat(seat, viewer),
      player,
      deck: decks[seat] || seatChoices(pack.game, view.options, seat, speaker),
    })),
    zones: view.zones.map((zone) => zoneOf(look, pack, zone)),
    own: view.own,
    told: pack.tell?.(look) ?? null,
    scopes,
    // Whatever is asked in the middle of something belongs to it.
    phase: speaker.phase([...view.at.scopes.map(([path]) => path), view.at.at].join('/')),
    ask: askOf(look, pack, reader),
    thinking: view.thinking,
    log: reader.linesByStep(entries),
    moments: momentsOf(pack, look, entries, before),
    result: view.result && resultOf(view.result, speaker.result(view.result, viewer)),
    practice,
  };
}

function zoneOf(look: Position, pack: TableGame, { zone, seat, place, count, cards, hidden }: SeenZone): ShownZone {
  const shown: (ShownCard | null)[] = [];
  const faces: (string | null)[] = [];
  const ordered = [...cards, ...hidden].every((card) => card.place >= 0);
  const lay = (at: number, card: ShownCard | null, face: string | null) => {
    shown[at] = card;
    faces[at] = face;
  };
  cards.forEach((card, i) => lay(ordered ? card.place : i, cardOf(look, pack, card, zone), null));
  hidden.forEach(({ place: at, face }, i) =>
    lay(ordered ? at : cards.length + i, null, face === undefined ? null : look.speaker.face(face)),
  );
  return { zone, seat, place, name: look.speaker.zone(zone), kind: kindOf(look, zone), count, cards: shown, faces };
}

function kindOf({ game }: Position, zone: string): ShownZone['kind'] {
  const { active, owner, others } = game.spec.zones[zone];
  return active ? 'table' : owner === 'card' && others !== 'card' ? 'hand' : 'pile';
}

function cardOf(look: Position, pack: TableGame, { handle, def, owner, marks }: SeenCard, zone: string): ShownCard {
  const { game } = look;
  const names = game.spec.marks ?? [];
  const { stats, traits } = game.defs[game.defIndex.get(def)!];
  // Where no text works on a card its values are the printed ones, which the page knows.
  const kind = kindOf(look, zone);
  const wanted = kind !== 'pile' ? [...Object.keys(stats), ...(pack.stats ?? [])] : [];
  return {
    handle,
    def,
    owner,
    marks: Object.fromEntries(marks.flatMap((n, i) => (n === 0 ? [] : [[names[i], n]]))),
    sums: Object.fromEntries(wanted.map((stat) => [stat, sumOf(look, handle, stat)])),
    traits: kind === 'table' ? Object.fromEntries(Object.keys(traits).map((trait) => [trait, look.traits(handle, trait)])) : {},
  };
}

export function sumOf(look: Position, handle: number, stat: string): Sum {
  const { printed, total, parts } = look.numbers(handle, stat);
  return {
    value: total,
    printed,
    // What each makes of the number, so that they add up.
    parts: parts.map(({ source, makes }) => ({
      from: source === null ? '' : nameOf(look, source),
      by: `${makes >= 0 ? '+' : '−'}${Math.abs(makes)}`,
    })),
  };
}

const nameOf = ({ game, speaker }: Pick<Position, 'game'> & { readonly speaker: Speaker }, id: string): string =>
  speaker.card(game.defs[game.defIndex.get(id)!]).name;

const wordsOf = (whole: string, short: string): Pick<ShownOption, 'label' | 'whole'> =>
  short === '' ? { label: whole } : { label: short, whole };

/** Of equal cards a question names one; which are equal only the rules know, so each that looks alike is asked about. */
function twinsOf({ zones, ask }: View, reader: Reader): ShownAsk['twins'] {
  const named = new Set(ask!.options.flatMap(({ on }) => on));
  const alike = (a: SeenCard, b: SeenCard) => a.def === b.def && a.marks.every((n, i) => n === b.marks[i]);
  const pairs = zones.flatMap(({ cards }) =>
    cards.flatMap((card) => {
      const twin = named.has(card.handle) ? undefined : cards.find((other) => named.has(other.handle) && alike(card, other));
      return twin && reader.refusal(card.handle) === null ? [[card.handle, twin.handle]] : [];
    }),
  );
  return Object.fromEntries(pairs);
}

function askOf(look: Position, pack: TableGame, reader: Reader): ShownAsk | null {
  const { view, speaker } = look;
  const { ask } = view;
  if (!ask) return null;
  return {
    seat: ask.seat,
    name: ask.name,
    question: speaker.ask(ask, view),
    clause: ask.clause,
    secret: ask.secret,
    group: ask.group,
    options: ask.options.map((option) => {
      const menu = pack.menu?.(look, ask, option) ?? '';
      return {
        key: option.key,
        verb: option.verb,
        ...wordsOf(speaker.option(ask, option, view), pack.short?.(look, option, ask) ?? ''),
        beside: pack.beside?.(look, ask, option) ?? '',
        on: option.on,
        n: option.n,
        ...(menu !== '' && { menu }),
        declines: pack.declines.includes(option.verb),
      };
    }),
    twins: twinsOf(view, reader),
  };
}
