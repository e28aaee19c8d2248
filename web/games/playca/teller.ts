/** PlayCa in the worker: the sums of the battle, and what each answer makes of them. */
import type { Ask, AskOption, Json, Seat, View } from '@touchline/engine';
import pack, { clubOf, comingFlip, fightersOf, type PlayCa, type Powers, powersAfter, powersOf } from '../../../games/playca/index.ts';
import { sumOf } from '../../match/stage.ts';
import type { Position, Teller } from '../teller.ts';
import { moments } from './moments.ts';
import { span } from './span.ts';
import type { DuelSide, Told } from './told.ts';
import { toldWords } from './toldWords.ts';

const { game } = pack;
const ownOf = (view: View) => view.own as PlayCa;

/** Answers that change the power of a side, or bring somebody to fight. */
const WEIGHED = ['use', 'effect', 'apply', 'support', 'flip'];

/** Asked for by the board and by every answer; worked out once a view. */
const weighed = new WeakMap<View, { readonly [key: string]: Powers }>();

function afterOf({ view }: Position): { readonly [key: string]: Powers } {
  const found = weighed.get(view);
  if (found) return found;
  const now = powersOf(game, view);
  const after: { [key: string]: Powers } = {};
  for (const { key, verb } of view.ask?.options ?? []) {
    const powers = WEIGHED.includes(verb) ? powersAfter(game, view, key) : null;
    const changed = powers?.some(([low, high], seat) => low !== now[seat] || high !== now[seat]);
    if (powers && (changed || verb === 'flip')) after[key] = powers;
  }
  weighed.set(view, after);
  return after;
}

function duelOf(look: Position): Told['duel'] {
  const { view, numbers } = look;
  const fighters = fightersOf(view);
  if (fighters.includes(0)) return null;
  const { attacker, flips } = ownOf(view);
  const powers = powersOf(game, view);
  const side = (seat: Seat): DuelSide => {
    const value = seat === attacker ? 'of' : 'df';
    const { printed, parts } = sumOf(look, fighters[seat], value);
    const name = nameOf(look, 'active', seat, fighters[seat]) ?? nameOf(look, 'goalkeeper', seat, fighters[seat]) ?? '';
    const turned = cardsOf(view, 'chance', seat).map(({ handle, def }) => ({
      from: look.speaker.card(game.defs[game.defIndex.get(def)!]).name,
      by: `+${numbers(handle, 'bcp').total}`,
    }));
    return {
      total: powers[seat],
      value,
      parts: [{ from: name, by: String(printed) }, ...parts, ...turned],
      flip: flips === 0 ? comingFlip(game, view, seat) : null,
    };
  };
  return [side(0), side(1)];
}

const cardsOf = (view: View, area: string, seat: Seat) =>
  view.zones.filter(({ zone, seat: whose }) => zone === area && whose === seat).flatMap(({ cards }) => cards);

function nameOf({ view, speaker }: Position, area: string, seat: Seat, handle: number): string | undefined {
  const card = cardsOf(view, area, seat).find((one) => one.handle === handle);
  return card && speaker.card(game.defs[game.defIndex.get(card.def)!]).name;
}

function tell(look: Position): Json {
  const { view } = look;
  const { overtime, pk } = view.options as { readonly overtime: boolean; readonly pk: boolean };
  const told: Told = {
    clubs: [clubOf(game, view, 0), clubOf(game, view, 1)],
    overtime,
    penalties: pk,
    duel: duelOf(look),
    after: afterOf(look),
  };
  return told;
}

/** What an answer comes to: the powers after it, the own side first, or what going on leads to. */
function beside(look: Position, ask: Ask, option: AskOption): string {
  const words = toldWords[look.speaker.lang];
  const { seat, name } = ask;
  const powers = afterOf(look)[option.key];
  if (powers) return words.against(span(powers[seat]), span(powers[1 - seat]));
  const { attacker, shooting } = ownOf(look.view);
  const attacks = seat === attacker;
  switch (option.verb) {
    case 'pass':
      return words.passing(cardsOf(look.view, 'active', seat).length > 0 ? (nameOfActive(look, seat) ?? '') : '');
    case 'done':
      if (name === 'support') return attacks ? words.thenTheirSupport : words.thenBattle;
      if (name === 'uses') return attacks ? words.thenTheyAnswer(shooting) : words.thenFlip;
      return name === 'chanceEffects' ? words.thenCompare : '';
    default:
      return '';
  }
}

const nameOfActive = (look: Position, seat: Seat) => nameOf(look, 'active', seat, cardsOf(look.view, 'active', seat).at(-1)?.handle ?? 0);

export const teller: Teller = {
  beside,
  tell,
  moments,
  ends: ({ view, speaker }) => ({ title: toldWords[speaker.lang].moments.ends, score: ownOf(view).goals }),
};
