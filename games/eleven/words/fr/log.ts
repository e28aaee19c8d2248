/** What the log tells in French: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, french as f, minus, type Verb, type Who } from '@touchline/text';
import { nameOf, numIn, numsIn, wordIn } from '../../read/seen.ts';
import { countedIn, move, resourceIn, sourceBy } from '../inLog.ts';
import { jerseyName } from '../terms.ts';
import type { LogWords } from '../vocabulary.ts';
import { terms } from './terms.ts';

const { er, grammar, verb } = f;
const { and, sentence, some } = grammar;

const gagner = er('gagn');
const payer = verb('payer', 'payez', 'paie', 'paient');
const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
const recevoir = verb('recevoir', 'recevez', 'reçoit', 'reçoivent');
const piocher = er('pioch');
const batir = verb('bâtir', 'bâtissez', 'bâtit', 'bâtissent');
const agrandir = verb('agrandir', 'agrandissez', 'agrandit', 'agrandissent');
const signer = er('sign');
const rembourser = er('rembours');
const recruter = er('recrut');
const vendre = verb('vendre', 'vendez', 'vend', 'vendent');
const renoncer = verb('renoncer', 'renoncez', 'renonce', 'renoncent');
const regarder = er('regard');
const jouer = er('jou');
const obtenir = verb('obtenir', 'obtenez', 'obtient', 'obtiennent');

const deed = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest });
const victory = { one: 'PV', many: 'PV' };
const counted = (x: EventAt, n = numIn(x, 'n')): string => {
  const of = countedIn(x);
  return some(n, of === 'vp' ? victory : terms.marker[of]);
};
const source = sourceBy(
  {
    production: 'de la production',
    track: 'car la piste est au bout',
    reroll: 'pour relancer',
    assign: 'pour aligner un joueur',
    office: 'pour le siège',
    stands: 'des tribunes',
    maintenance: "pour l'entretien",
    scenario: 'par le scénario',
    objective: "pour l'objectif",
  },
  (card) => `(${card})`,
);
const from = (x: EventAt): string => {
  const why = source(x);
  return why === '' ? '' : ` ${why}`;
};
const now = (x: EventAt): string => ` ; maintenant ${numIn(x, 'now')}`;
const price = (n: number): string => (n === 0 ? 'rien' : `${n} argent`);
const yours = (who: Who, thing: string): string => (who.you ? `votre ${thing}` : `la ${thing} ${f.de(who.words)}`);

const contracts: { readonly [how: string]: string } = {
  small: 'un petit contrat',
  adboard: 'un panneau, pour le paiement',
  adboardBonus: 'un panneau, pour le bonus',
  kit: 'le maillot, paiement et bonus',
};
function tokenOf(x: EventAt) {
  const token = wordIn(x, 'token');
  if (token === 'vpM' || token === 'vpG') return victory;
  return terms.token[token as 'inj'];
}

export const events: LogWords['events'] = {
  gain: (x) => deed(x.who, gagner, `${counted(x)}${from(x)}${now(x)}`),
  lose: (x) => deed(x.who, perdre, `${counted(x)}${from(x)}${now(x)}`),
  pay: (x) => deed(x.who, payer, `${counted(x)}${from(x)} ; il en reste ${numIn(x, 'now')}`),
  stat: (x) => {
    const [was, is] = [numIn(x, 'from'), numIn(x, 'to')];
    const name = yours(x.who, terms.stat[resourceIn(x)]);
    return sentence(was === is ? `${name} reste à ${is}${from(x)}` : `${name} passe de ${was} à ${is}${from(x)}`);
  },
  token: (x) => deed({ words: x.named }, recevoir, `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  tokenGone: (x) => deed({ words: x.named }, perdre, `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  dealt: null,
  thrownOut: (x) => sentence(`${x.named} quitte le mercato`),
  drawTactics: (x) => deed(x.who, piocher, grammar.listed(some(numIn(x, 'n'), f.f('tactique')), and(x.names), true)),
  build: (x) => deed(x.who, batir, `${x.named} pour ${price(numIn(x, 'price'))}`),
  fanOnStand: (x) => sentence(`un supporter de la réserve prend place (${x.named})`),
  office: (x) => deed(x.who, agrandir, `le siège : étage ${numIn(x, 'space')}, pour ${price(numIn(x, 'price'))}`),
  contract: (x) => deed(x.who, signer, `avec ${x.named} : ${contracts[wordIn(x, 'how')]}`),
  sponsorLost: (x) => ({ ...deed(x.who, perdre, x.named), and: { verb: rembourser, rest: 'son contrat' } }),
  hire: (x) => deed(x.who, recruter, `${x.named} pour ${price(numIn(x, 'price'))}`),
  sell: (x) =>
    deed(x.who, vendre, `${x.named} pour ${price(numIn(x, 'price'))}${numIn(x, 'vp') > 0 ? ` et ${some(numIn(x, 'vp'), victory)}` : ''}`),
  turned: (x) =>
    sentence(x.e.args.trained === true ? `${x.named} est maintenant formé` : `${x.named} montre de nouveau sa face non formée`),
  joins: (x) =>
    sentence(
      `${x.named} rejoint ${x.who.you ? 'votre effectif' : `l'effectif ${f.de(x.who.words)}`}, ${x.e.args.trained === true ? 'formé' : 'non formé'}`,
    ),
  discarded: (x) => sentence(`${x.named} est défaussé`),
  discardPlayer: (x) => deed(x.who, renoncer, `à ${x.named}`),
  discardTactic: (x) => deed(x.who, renoncer, 'à une tactique'),
  ready: (x) => sentence(`de nouveau prêts : ${and(x.names)}`),
  nobody: (x) => sentence(`personne n'est touché (${terms.token[wordIn(x, 'token') as 'inj'].one})`),
  look: (x) => deed(x.who, regarder, `les ${numIn(x, 'n')} premiers ${x.e.args.deck === 'veterans' ? 'vétérans' : 'espoirs'} de la pioche`),
  search: (x) =>
    deed(
      x.who,
      regarder,
      `toute la pioche ${x.e.args.deck === 'staff' ? 'du staff' : 'des tactiques'} (${some(numIn(x, 'n'), f.f('carte'))})`,
    ),
  swapIn: (x) => sentence(`${x.names[0]} entre, ${x.names[1]} va sur le banc`),
  jerseys: (x) =>
    sentence(
      `${x.who.you ? 'vos maillots' : `les maillots ${f.de(x.who.words)}`} en défense : ${and(numsIn(x, 'd').map((n) => jerseyName(terms, n)))}`,
    ),
  lineUp: (x) => {
    const keeper = nameOf(x.say, x.e.args.keeper);
    const tactic = nameOf(x.say, x.e.args.tactic);
    const plays = x.names.length === 0 ? "personne n'est aligné" : `alignés : ${and(x.names)}`;
    return `${sentence(grammar.tell(deed(x.who, jouer, `en ${wordIn(x, 'formation')} (${tactic})`)))} ${sentence(`${plays}${keeper === '' ? ' ; pas de carte de gardien' : ''}`)}`;
  },
  roll: (x) => deed(x.who, obtenir, minus(numIn(x, 'n'))),
  shuffle: null,
  arrange: null,
  reveal: null,
};

export const log: LogWords = { events, move };
