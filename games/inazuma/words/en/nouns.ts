/** The nouns of the game in English. The terms are those of `rules.en.md`. */
import { english as e, type Noun, type Phrases } from '@touchline/text';
import type { Tag } from '../described.ts';
import type { Attribute, InazumaWords, Keyword } from '../vocabulary.ts';

const { noun, verb } = e;

export const card = noun('card');
export const character = noun('character');

export const cardKinds: InazumaWords['cardKinds'] = {
  starting: noun('starting character'),
  reserve: noun('reserve character'),
  goalkeeper: noun('goalkeeper'),
  technique: noun('super technique'),
};

const named: Phrases<Noun> = cardKinds;
export const kindNoun = (kind: string | number): Noun => named[kind];

export const attributes: { readonly [A in Attribute]: string } = { power: 'Power', speed: 'Speed', teamwork: 'Teamwork', tactic: 'Tactic' };
const byAttribute: Phrases<string> = attributes;
export const attributeName = (value: string | number): string => byAttribute[value] ?? String(value);

export const keywords: { readonly [K in Keyword]: string } = { dribbler: 'Dribbler', defender: 'Defender', striker: 'Striker' };

export const tags: { readonly [T in Tag]: string } = {
  bench: '{Bench}',
  firedUp: '{Fired-up}',
  strategy: '{Strategy}',
  attack: '{Attack}',
  shooting: '{Shooting}',
  ownTurn: '{Your turn}',
  opponentTurn: "{Opponent's turn}",
};

export const zones: InazumaWords['zones'] = {
  deck: { area: noun('deck') },
  hand: { area: noun('hand') },
  starting: { area: noun('starting pile'), card: cardKinds.starting },
  field: { area: noun('field'), card: character },
  covered: { area: noun('field'), label: 'Covered on the field' },
  bench: { area: noun('bench', 'benches'), card: character },
  benchCovered: { area: noun('bench', 'benches'), label: 'Covered on the bench' },
  goal: { area: noun('goal zone'), card: cardKinds.goalkeeper, single: true },
  underKeeper: { area: noun('pile under the goalkeeper', 'piles under the goalkeeper'), label: 'Under the goalkeeper' },
  technique: { area: noun('technique in use', 'techniques in use') },
  discard: { area: noun('discard pile'), verb: verb('discard') },
  out: { area: noun('out pile') },
  goals: { area: noun('goal markers', 'goal markers') },
  lastChance: { area: noun('last chance', 'last chances') },
  shootout: { area: noun('shootout') },
  looking: { area: noun('cards being looked at', 'cards being looked at'), label: 'Looked at' },
};

const areas: Phrases<{ readonly area: Noun }> = zones;
export const areaOf = (zone: string): Noun => areas[zone].area;
