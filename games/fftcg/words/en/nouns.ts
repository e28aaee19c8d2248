/** The game's nouns in English. */
import { english as e, type Noun, type Phrases } from '@touchline/text';
import type { FftcgWords, ItemKind } from '../vocabulary.ts';

export { elements, keywords } from './terms.ts';

const { noun } = e;

export const card = noun('card');
export const character = noun('Character');
export const types: { readonly [type: string]: Noun } = {
  forward: noun('Forward'),
  backup: noun('Backup'),
  monster: noun('Monster'),
  summon: noun('Summon'),
};
export const cardKinds: FftcgWords['cardKinds'] = { character, summon: types.summon, item: noun('ability', 'abilities') };

export const itemKinds: { readonly [K in ItemKind]: Noun } = {
  summon: types.summon,
  auto: noun('auto-ability', 'auto-abilities'),
  action: noun('action ability', 'action abilities'),
  special: noun('special ability', 'special abilities'),
  burst: noun('EX Burst'),
};

export const DULL = '{Dull}';

/** A counter by its name (FFT-2020). */
export const counterName = (name: string): string => `${e.grammar.label(name)} counter`;

export const zones: FftcgWords['zones'] = {
  deck: { area: noun('deck') },
  hand: { area: noun('hand') },
  field: { area: noun('field') },
  breakZone: { area: noun('Break Zone') },
  damage: { area: noun('Damage Zone') },
  removed: { area: noun('cards removed from the game', 'cards removed from the game'), label: 'Removed from the game' },
  stack: { area: noun('stack') },
  burst: { area: noun('EX Burst') },
  looked: { area: noun('cards being looked at', 'cards being looked at'), label: 'Looked at' },
  limit: { area: noun('LB deck') },
  under: { area: noun('cards under Characters', 'cards under Characters'), label: 'Under Characters' },
  limitSpent: { area: noun('used LB cards', 'used LB cards'), label: 'LB deck, used' },
};

const areas: Phrases<{ readonly area: Noun }> = zones;
export const areaOf = (zone: string): Noun => areas[zone].area;

const items: Phrases<Noun> = itemKinds;
export const itemNoun = (kind: string): Noun => items[kind];
