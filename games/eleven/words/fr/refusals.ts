/** Why something cannot be chosen now, in French. */
import { nameOf } from '../../read/seen.ts';
import { priceIn } from '../atTable.ts';
import type { Args, TableWords } from '../vocabulary.ts';
import { price } from './terms.ts';
import { words } from './wording.ts';

const { dear } = words;
/** What it takes, as the rules count it. */
const needs = (x: Args): string => price(priceIn(x));
const slots = "une action de base ne donne accès qu'aux places 3 à 5 ; les places 1 et 2 demandent un effet";

export const refusals: TableWords['refusals'] = {
  'ELV-304': (x) => (x.cost === undefined ? 'vous ne pouvez pas le payer' : dear(x)),
  'ELV-310': () => 'relancer demande un supporter dans votre réserve, ou un administrateur qui le permet',
  'ELV-315': () => 'ce qui ne coûte rien se fait',
  'ELV-501': () => "vous avez fait votre action de base d'aujourd'hui",
  'ELV-502': () => "vous avez fait votre action payée d'aujourd'hui",
  'ELV-601': () => slots,
  'ELV-701': () => slots,
  'ELV-721': () => slots,
  'ELV-726': () => 'tous vos panneaux sont pris',
  'ELV-727': () => "vous avez déjà un sponsor d'équipement",
  'ELV-803': () => 'toutes les places générales de votre stade sont prises',
  'ELV-804': () => 'cela est déjà bâti',
  'ELV-810': () => 'votre siège est au dernier étage',
  'ELV-814': () => 'cet effet bâtit autre chose',
  'ELV-904': () => 'il ne reste à choisir que la place du dernier maillot',
  'ELV-906': (x, say) => (x.fit === 0 ? "vous n'avez plus de forme" : `${nameOf(say, x.card)} joue déjà`),
  'ELV-907': () => 'un joueur blessé ou suspendu ne peut pas jouer',
  'ELV-908': () => 'son numéro est pris par un autre joueur de cette composition',
  'ELV-909': (x) => `son effet coûte ${needs(x)} : il est déjà payé, ou il vous en manque`,
  'ELV-911': () => "aucune zone inscrite sur ce joueur n'est libre dans ce dispositif",
  'ELV-913': () => 'vous avez déjà un gardien dans cette composition',
  'ELV-307': () => 'les effets qui ne coûtent rien sont obligatoires',
  'ELV-508': () => 'cette carte est épuisée : elle a agi cette semaine',
  'ELV-811': () => 'une carte blessée ou suspendue ne peut pas agir',
  'ELV-812': (x) => `cela coûte ${needs(x)}, et il vous en manque`,
  'ELV-1652': () => "il n'y a pas de dette à rembourser",
  'ELV-R71': () => 'un vétéran arrive formé et un non formé',
};
