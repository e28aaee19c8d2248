/** Final Fantasy TCG where the match is kept: what lies on the stack in words, and what an answer costs. */
import type { Ask, AskOption } from '@touchline/engine';
import { foreseen } from '@touchline/host';
import pack, { damageToLose, hasPriority, paidWith, primedIn, type StackItem, stackItems } from '../../../games/fftcg/index.ts';
import type { Position, Teller } from '../teller.ts';
import { moments } from './moments.ts';
import { outlookOf } from './outlook.ts';
import type { Told, ToldItem } from './told.ts';
import { toldWords } from './toldWords.ts';

const { game } = pack;

export const teller: Teller = {
  stats: ['price'],
  tell(look) {
    const items = (zone: 'stack' | 'burst') => stackItems(game, look.view, zone).map((item) => itemOf(look, item));
    const { view } = look;
    const told: Told = {
      most: damageToLose(view),
      priority: hasPriority(view),
      stack: items('stack'),
      burst: items('burst'),
      primed: primedIn(view),
    };
    return told;
  },
  short: (_look, { verb, n }) => (verb === 'share' ? String(n) : ''),
  beside,
  moments,
  ends: ({ speaker }) => ({ title: toldWords[speaker.lang].moments.ends }),
};

// ---------------------------------------------------------------- the stack

const cardName = ({ speaker }: Position, id: string): string => speaker.card(game.defs[game.defIndex.get(id)!]).name;

function itemOf(look: Position, { handle, kind, ability, seat, targets }: StackItem): ToldItem {
  const words = toldWords[look.speaker.lang];
  const source = game.defs[game.abilities[ability].def];
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
function targetName(look: Position, handle: number): string | undefined {
  const marker = stackItems(game, look.view, 'stack').find((item) => item.handle === handle);
  const source = marker && game.defs[game.abilities[marker.ability].def];
  if (source) return cardName(look, source.id);
  const found = look.view.zones.flatMap(({ cards }) => cards).find((card) => card.handle === handle);
  return found && cardName(look, found.def);
}

// ---------------------------------------------------------------- what an answer comes to

/** A price, or what "pay for me" would use. */
function beside(look: Position, ask: Ask, option: AskOption): string {
  const { key, verb, on } = option;
  const words = toldWords[look.speaker.lang];
  if (verb === 'payForMe') {
    const paid = paidWith(look.view, ask.seat, foreseen(game, look.view, key));
    const parts = (['dull', 'discard', 'other'] as const).flatMap((how) =>
      paid[how].length === 0 ? [] : [words.plan[how](counted(paid[how].map((id) => cardName(look, id))).join(', '))],
    );
    return parts.join(words.semicolon);
  }
  if ((verb !== 'play' && verb !== 'cast') || on.length === 0) return outlookOf(look, ask, option);
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
