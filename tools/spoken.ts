// Whether a game can say everything: every card, and whatever comes up in some matches of random play, in one language.
import { asked, askFor, type Event, type Game, pick, seenEvent, type Viewer, view, whyNot } from '@touchline/engine';
import { matchSetup } from '@touchline/engine/conform';
import type { Speaker } from '@touchline/text';

const MATCHES = 12;

export function unspoken(game: Game, voice: Speaker, seed: string, matches = MATCHES): string[] {
  const missing = new Set<string>();
  const say = (what: string, words: () => string | readonly string[] | null) => {
    try {
      const said = words();
      for (const text of said === null ? [] : typeof said === 'string' ? [said] : said)
        if (text.trim() === '' || /\bundefined\b|\bNaN\b/.test(text)) missing.add(`${what}: "${text}"`);
    } catch (error) {
      missing.add(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const def of game.defs)
    say(`card ${def.id}`, () => {
      const { name, line, text } = voice.card(def);
      return [name, line, ...text];
    });
  for (const zone of Object.keys(game.spec.zones)) say(`area ${zone}`, () => voice.zone(zone));
  for (const name of Object.keys(game.spec.options)) say(`option ${name}`, () => voice.optionName(name));
  for (let match = 0; match < matches; match++) playAloud(game, voice, `${seed}/aloud`, match, say);
  return [...missing];
}

type Say = (what: string, words: () => string | readonly string[] | null) => void;

function playAloud(game: Game, speaker: Speaker, seed: string, match: number, say: Say): void {
  const { start, dice } = matchSetup(game, seed, match);
  const log: Event[] = [];
  let state = start(log);
  const voice = speaker.among(state.seats);
  const viewers: Viewer[] = [...Array(state.seats).keys(), 'spectator'];
  const tell = () => {
    for (const viewer of viewers)
      for (const e of log) say(`event ${e.type}`, () => voice.event(seenEvent(game, e, viewer, state.seats), viewer));
    log.length = 0;
  };
  tell();
  while (!state.result) {
    const seats = asked(game, state);
    const seat = seats[dice.below(seats.length)];
    const ask = askFor(game, state, seat)!;
    const seen = view(game, state, seat);
    say(`question ${ask.path}`, () => voice.ask(ask, seen));
    for (const option of ask.options) say(`answer ${option.verb} at ${ask.path}`, () => voice.option(ask, option, seen));
    state.handles?.[seat].forEach((handle, card) => {
      const refusal = handle > 0 ? whyNot(game, state, seat, card) : null;
      if (refusal) say(`refusal ${refusal.clause} at ${ask.path}`, () => voice.refusal(refusal));
    });
    state = pick(game, state, seat, dice.below(ask.options.length), log);
    tell();
  }
  for (const viewer of viewers) say(`result ${state.result.reason}`, () => voice.result(state.result!, viewer));
}
