/** What an answer comes to: the totals it makes, the chance it has, or what it leads to. From public numbers only. */
import type { Ask, AskOption, CardDef, Json, View } from '@touchline/engine';
import { chanceOf, game, helpersOf, KINDS, type Kind, ownOf, prospectsOf, tokensOf, totalsOf } from '../../../games/tsubasa/index.ts';
import { defOf } from '../reading.ts';
import type { Position } from '../teller.ts';
import type { Told } from './told.ts';
import { toldWords } from './toldWords.ts';

/** What the match is played with. */
export const optionIn = ({ options }: View, name: string): Json | undefined =>
  typeof options === 'object' && options !== null ? Object.entries(options).find(([one]) => one === name)?.[1] : undefined;

const cardsIn = (view: View, name: string, seat: number) =>
  view.zones.flatMap(({ zone, seat: whose, cards }) => (zone === name && whose === seat ? cards : []));
const defAt = (at: Position, handle: number): CardDef | null => {
  const found = at.view.zones.flatMap(({ cards }) => cards).find((card) => card.handle === handle);
  return found ? defOf(at, found.def) : null;
};

/** The card whose place a new one takes: the goalkeeper that is named, or the same player's initial card. */
function replacedBy(at: Position, seat: number, { verb, on }: AskOption): number {
  if (verb === 'sign') return on[1] ?? 0;
  const player = defAt(at, on[0])?.traits.player?.[0];
  const base = cardsIn(at.view, 'playArea', seat).find(({ def }) => defOf(at, def).traits.player?.[0] === player);
  return verb === 'motivate' ? (base?.handle ?? 0) : 0;
}

/** Asked for by the board and by every answer; worked out once a view. */
const known = new WeakMap<View, Told['after']>();

/** What the totals of whoever is asked would be with a card played, motivated or signed, before any ability of it. */
export function afterOf(at: Position): Told['after'] {
  const found = known.get(at.view);
  if (found) return found;
  const { ask } = at.view;
  const after: { [key: string]: { readonly [K in Kind]: number } } = {};
  if (ask) {
    const now = totalsOf(game, at.view)[ask.seat];
    for (const option of ask.options) {
      const def = ['play', 'motivate', 'sign'].includes(option.verb) ? defAt(at, option.on[0]) : null;
      if (!def) continue;
      const gone = replacedBy(at, ask.seat, option);
      const of = (kind: Kind) => now[kind].total + (def.stats[kind] ?? 0) - (gone > 0 ? at.numbers(gone, kind).total : 0);
      after[option.key] = { shot: of('shot'), pass: of('pass'), defence: of('defence') };
    }
  }
  known.set(at.view, after);
  return after;
}

const percent = (chance: number): string => String(Math.round(chance * 100));

/** In how many of six faces the Attacker wins if this die is rolled again and the other one stays. */
function chanceAgain(view: View, die: number): number {
  const { attacker, dice } = ownOf(view);
  const [{ total, defence }] = prospectsOf(game, view);
  const lead = total - defence;
  const other = dice[1 - die];
  const wins = (a: number, d: number) => (optionIn(view, 'assuredSuccess') === true && Math.abs(a - d) === 5 ? a > d : lead + a >= d);
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.filter((n) => (die === attacker ? wins(n, other) : wins(other, n))).length / faces.length;
}

/** The save that is being tried again: of several that were used, only if they are alike. */
function tableNow(view: View): readonly string[] {
  const [first = [], ...more] = helpersOf(game, view).flatMap((one) => (one.does === 'save' && one.used ? [one.table] : []));
  return more.every((table) => table.join() === first.join()) ? first : [];
}

function ofSave(view: View, handle: number): readonly string[] {
  return helpersOf(game, view).find((one) => one.does === 'save' && one.handle === handle)?.table ?? [];
}
const kept = (table: readonly string[]): number => table.filter((result) => result !== 'goal').length / Math.max(table.length, 1);

export function beside(at: Position, ask: Ask, option: AskOption): string {
  const { view } = at;
  const words = toldWords[at.speaker.lang];
  const { attacker, save } = ownOf(view);
  const attacks = ask.seat === attacker;
  switch (option.verb) {
    case 'play':
    case 'motivate':
    case 'sign': {
      const after = afterOf(at)[option.key];
      if (!after) return '';
      return attacks ? words.attackThen(after.shot, after.pass) : words.defenceThen(after.defence);
    }
    case 'pass':
      return ask.name === 'turn' ? words.noMoreCards : words.diceStay;
    case 'take': {
      const def = defAt(at, option.on[0]);
      return def ? KINDS.map((kind) => words.value(kind, def.stats[kind])).join(', ') : '';
    }
    case 'blind':
      return words.onlyYouSee;
    case 'gain': {
      const kind = KINDS.find((one) => option.key.endsWith(one));
      const have = kind ? tokensOf(game, view)[ask.seat][kind].have : 0;
      return kind ? words.fromTo(have, have + 1) : '';
    }
    case 'shoot':
    case 'passBall': {
      const of = prospectsOf(game, view).find((one) => one.action === (option.verb === 'shoot' ? 'shot' : 'pass'));
      const [none, ...more] = of?.chances ?? [];
      if (!none) return '';
      return words.chance(percent(none.best), more.length > 0 ? words.withPoints(percent(more[more.length - 1].best), more.length) : '');
    }
    case 'spend': {
      const [prospect] = prospectsOf(game, view);
      if (!attacks) {
        const chance = chanceOf(prospect.total - prospect.defence - option.n, optionIn(view, 'assuredSuccess') === true);
        return words.theirChance(percent(chance));
      }
      const chance = prospect.chances[option.n];
      return chance ? words.chance(percent(chance.best), chance.worst < chance.best ? words.atWorst(percent(chance.worst)) : '') : '';
    }
    case 'reroll': {
      if (save > 0) {
        const table = tableNow(view);
        return table.length > 0 ? words.noGoal(percent(kept(table))) : '';
      }
      const chance = chanceAgain(view, option.n);
      return attacks ? words.chance(percent(chance), '') : words.theirChance(percent(chance));
    }
    case 'save':
      return words.noGoal(percent(kept(ofSave(view, option.on[0]))));
    case 'decline':
      return words.goalStands;
    case 'done':
      return ask.name === 'motivation' ? words.thenAction : '';
    default:
      return '';
  }
}
