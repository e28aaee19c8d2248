/** Why something cannot be chosen now, in English. */
import { nameOf } from '../../read/seen.ts';
import { priceIn } from '../atTable.ts';
import type { Args, TableWords } from '../vocabulary.ts';
import { price } from './terms.ts';
import { words } from './wording.ts';

const { dear } = words;
/** What it takes, as the rules count it. */
const needs = (x: Args): string => price(priceIn(x));

export const refusals: TableWords['refusals'] = {
  'ELV-304': (x) => (x.cost === undefined ? 'you cannot pay for it' : dear(x)),
  'ELV-310': () => 'rolling again takes a fan in your supply, or a Director who lets you',
  'ELV-315': () => 'what costs nothing is carried out',
  'ELV-501': () => 'you have used your Basic action of today',
  'ELV-502': () => 'you have used your Paid action of today',
  'ELV-601': () => 'only slots 3 to 5 can be had with a Basic action; slots 1 and 2 need an effect',
  'ELV-701': () => 'only slots 3 to 5 can be had with a Basic action; slots 1 and 2 need an effect',
  'ELV-721': () => 'only slots 3 to 5 can be had with a Basic action; slots 1 and 2 need an effect',
  'ELV-726': () => 'all your Adboards are taken',
  'ELV-727': () => 'you have a Kit Sponsor already',
  'ELV-803': () => 'all general spaces of your Stadium are taken',
  'ELV-804': () => 'it is built already',
  'ELV-810': () => 'your Office is on the last space',
  'ELV-814': () => 'this effect builds something else',
  'ELV-904': () => 'only the place of the last jersey is left to choose',
  'ELV-906': (x, say) => (x.fit === 0 ? 'you have no fitness left' : `${nameOf(say, x.card)} plays already`),
  'ELV-907': () => 'an injured or suspended Player cannot play',
  'ELV-908': () => 'the number is taken by another Player of this line-up',
  'ELV-909': (x) => `its effect costs ${needs(x)}: it is paid already, or you have not all of it`,
  'ELV-911': () => 'no Zone printed on this Player is free in this Formation',
  'ELV-913': () => 'you have a Goalkeeper in this line-up already',
  'ELV-307': () => 'effects that cost nothing are compulsory',
  'ELV-508': () => 'this card is exhausted: it has acted this week',
  'ELV-811': () => 'an injured or suspended card cannot act',
  'ELV-812': (x) => `it costs ${needs(x)}, and you have not all of it`,
  'ELV-1652': () => 'there is no Debt to repay',
  'ELV-R71': () => 'one Veteran joins Trained and one Untrained',
};
