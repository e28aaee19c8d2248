/** Final Fantasy TCG where the match is kept: what lies on the stack in words, and what an answer costs. */
import type { Ask, AskOption, Json } from '@touchline/engine';
import { damageToLose, decks, game, paidWith, passable, type StackItem, stackItems } from '@touchline/fftcg';
import { foreseen } from '@touchline/host';
import type { Look, Title } from '../title.ts';
import { voicesOf } from '../voices.ts';
import type { Told, ToldItem } from './told.ts';
import { toldWords } from './toldWords.ts';

const asGame = game;

export const title: Title = {
  id: 'fftcg',
  game: asGame,
  decks,
  ...voicesOf(game, { en: () => import('@touchline/fftcg/words/en'), fr: () => import('@touchline/fftcg/words/fr') }),
  told: ['pass', 'payForMe', 'charge', 'stop', 'useBurst', 'yes', 'noExtra', 'done', 'takeBack'],
  declines: ['pass', 'stop', 'noBlock', 'charge', 'noExtra', 'no'],
  passable: (view, ask) => passable(asGame, view, ask),
  stats: ['price'],
  score: ({ zones }) => [0, 1].map((of) => zones.find(({ zone, seat }) => zone === 'damage' && seat === of)!.count),
  tell(look) {
    const items = (zone: 'stack' | 'burst') => stackItems(asGame, look.view, zone).map((item) => itemOf(look, item));
    const told: Told = { most: damageToLose(look.view), stack: items('stack'), burst: items('burst') };
    return told as unknown as Json;
  },
  beside,
};

// ---------------------------------------------------------------- the stack

const cardName = ({ speaker }: Look, id: string): string => speaker.card(asGame.defs[asGame.defIndex.get(id)!]).name;

function itemOf(look: Look, { handle, kind, ability, seat, targets }: StackItem): ToldItem {
  const words = toldWords[look.speaker.lang];
  const source = asGame.defs[asGame.abilities[ability].def];
  return {
    handle,
    source: source?.id ?? '',
    name: source ? cardName(look, source.id) : words.items[kind],
    kind: words.items[kind],
    seat,
    text: look.speaker.ability(ability),
    targets: targets.map((target) => ({ handle: target, name: targetName(look, target) ?? words.gone })),
  };
}

/** What was chosen may be an ability on the stack: it is called by its card. */
function targetName(look: Look, handle: number): string | undefined {
  const marker = stackItems(asGame, look.view, 'stack').find((item) => item.handle === handle);
  const source = marker && asGame.defs[asGame.abilities[marker.ability].def];
  if (source) return cardName(look, source.id);
  const found = look.view.zones.flatMap(({ cards }) => cards).find((card) => card.handle === handle);
  return found && cardName(look, found.def);
}

// ---------------------------------------------------------------- what an answer comes to

/** A price, or what "pay for me" would use. */
function beside(look: Look, ask: Ask, { key, verb, on }: AskOption): string {
  const words = toldWords[look.speaker.lang];
  if (verb === 'payForMe') {
    const paid = paidWith(look.view, ask.seat, foreseen(asGame, look.view, key));
    const parts = (['dull', 'discard', 'other'] as const).flatMap((how) =>
      paid[how].length === 0 ? [] : [words.plan[how](counted(paid[how].map((id) => cardName(look, id))).join(', '))],
    );
    return parts.join(words.semicolon);
  }
  if ((verb !== 'play' && verb !== 'cast') || on.length === 0) return '';
  const value = (stat: string) => look.numbers(on[0], stat).total;
  return words.cp(Math.max(0, value('price'), value('leastPrice')));
}

/** Equal ones once, with how many there are. */
function counted(list: readonly string[]): string[] {
  return [...new Set(list)].map((text) => {
    const n = list.filter((other) => other === text).length;
    return n === 1 ? text : `${n}× ${text}`;
  });
}
