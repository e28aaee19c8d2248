/** PlayCa's nouns in English. The terms are those of `rules.en.md`. */
import { english as e, type Noun, type Phrases } from '@touchline/text';
import type { PlayCaWords } from '../vocabulary.ts';

const { noun, verb } = e;

export const card = noun('card');
const hissatsu = (type: string) => noun(`${type} Hissatsu`, `${type} Hissatsu`);

export const cardKinds: PlayCaWords['cardKinds'] = {
  character: noun('character'),
  goalkeeper: noun('goalkeeper'),
  licence: noun('licence'),
  shoot: hissatsu('Shoot'),
  dribble: hissatsu('Dribble'),
  block: hissatsu('Block'),
  catch: hissatsu('Catch'),
  support: noun('Support card'),
};

const named: Phrases<Noun> = cardKinds;
export const kindName = (kind: string | number): string => named[kind].one;

export const zones: PlayCaWords['zones'] = {
  deck: { area: noun('deck') },
  hissatsuHand: { area: noun('Hissatsu Hand') },
  field: { area: noun('Field Area'), label: 'Field Area, face-down', card: noun('face-down Field Area card') },
  active: { area: noun('Field Area'), label: 'Active character', card: noun('active character'), single: true },
  goalkeeper: { area: noun('Goalkeeper Area'), card: noun('goalkeeper'), single: true },
  licences: { area: noun('Licence Area'), card: noun('licence') },
  tp: { area: noun('TP Area') },
  hissatsuArea: { area: noun('Hissatsu Area'), put: 'without using it' },
  chance: { area: noun('Burning Chance Area'), card: noun('Burning Chance card'), here: 'in Burning Chance' },
  discard: { area: noun('discard pile'), verb: verb('discard') },
  score: { area: noun('Score Area') },
  pkRow: { area: noun('PK row') },
  aside: { area: noun('set-aside pile'), label: 'Set aside' },
  looking: { area: noun('cards being looked at', 'cards being looked at'), label: 'Looked at' },
};
