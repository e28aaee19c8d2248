/** What the log tells in French: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, french as f, minus, type Noun, type Verb, type Who } from '@touchline/text';
import { nameOf, numIn, numsIn, wordIn } from '../../read/seen.ts';
import {
  ballotBy,
  cardIn,
  countedIn,
  insteadBy,
  isSetUp,
  isToldWithPrice,
  markersIn,
  move,
  resourceIn,
  scoreIn,
  sectionBy,
  sheetBy,
  sourceBy,
  teamName,
  upkeepBy,
} from '../inLog.ts';
import { jerseyName } from '../terms.ts';
import type { LogWords } from '../vocabulary.ts';
import { price as cost, terms } from './terms.ts';

const { er, grammar, verb } = f;
const { and, sentence, signed, some } = grammar;

const agrandir = verb('agrandir', 'agrandissez', 'agrandit', 'agrandissent');
const batir = verb('bâtir', 'bâtissez', 'bâtit', 'bâtissent');
const gagner = er('gagn');
const jouer = er('jou');
const obtenir = verb('obtenir', 'obtenez', 'obtient', 'obtiennent');
const payer = verb('payer', 'payez', 'paie', 'paient');
const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
const piocher = er('pioch');
const recevoir = verb('recevoir', 'recevez', 'reçoit', 'reçoivent');
const recruter = er('recrut');
const regarder = er('regard');
const rembourser = er('rembours');
const remplacer = verb('remplacer', 'remplacez', 'remplace', 'remplacent');
const renoncer = verb('renoncer', 'renoncez', 'renonce', 'renoncent');
const produire = verb('produire', 'produisez', 'produit', 'produisent');
const reveler = verb('révéler', 'révélez', 'révèle', 'révèlent');
const signer = er('sign');
const utiliser = er('utilis');
const vendre = verb('vendre', 'vendez', 'vend', 'vendent');
const atteindre = verb('atteindre', 'atteignez', 'atteint', 'atteignent');

const deed = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest });
const card = (x: EventAt): Who => cardIn(x, 'un joueur adverse');
const victory: Noun = { one: 'PV', many: 'PV' };
const counted = (x: EventAt): string => {
  const of = countedIn(x);
  return some(numIn(x, 'n'), of === 'vp' ? victory : terms.marker[of]);
};
const from = sourceBy(
  {
    track: 'à la place, car la piste est au bout',
    reroll: 'pour relancer',
    assign: 'pour aligner un joueur',
    lineUp: 'pour la composition',
    office: 'pour le siège',
    stands: 'des tribunes',
    maintenance: "pour l'entretien",
    scenario: 'par le scénario',
    paidAction: 'pour une action payée',
    debt: 'de la dette',
    directors: 'par les administrateurs',
    consequence: 'après le match',
    served: 'en manquant ce match',
    played: 'pour avoir joué',
    scored: 'pour avoir marqué',
    match: 'après le match',
    vote: 'pour la réunion du conseil',
    injury: 'pour une blessure',
  },
  (name) => `(${name})`,
);
/** "votre piste de forme", "la piste de forme du joueur 3". */
const whose = (who: Who, noun: Noun): string => (who.you ? f.votre(noun).words : `${f.le(noun).words} ${f.de(who.words)}`);
const price = (n: number): string => (n === 0 ? 'gratuitement' : `pour ${n} argent`);
const contracts: { readonly [how: string]: string } = {
  small: 'un petit contrat',
  adboard: 'un panneau, pour le paiement',
  adboardBonus: 'un panneau, pour le bonus',
  kit: "l'équipement, paiement et bonus",
};
const rows: { readonly [row: string]: string } = { players: 'des joueurs', staff: 'du staff', sponsors: 'des sponsors' };
const tokenOf = (x: EventAt): Noun => {
  const token = wordIn(x, 'token');
  return token === 'vpM' || token === 'vpG' ? victory : terms.token[token as keyof typeof terms.token];
};
const votes = ballotBy(
  grammar,
  ['jaune', 'bleu', 'rouge'],
  (names, n) => `${names} ne ${n === 1 ? 'vote' : 'votent'} pas (${n === 1 ? 'suspension' : 'suspensions'})`,
);
const instead = insteadBy(grammar, (printed, by) => `au lieu de ${printed}${by}`, 'le scénario');
const dice: { readonly [colour: string]: string } = { red: 'rouge', blue: 'bleu', green: 'vert' };
const points = f.m('point');

type Part = Partial<LogWords['events']>;

const week = {
  firstPlayer: (x) => sentence(`${x.who.words} ${x.who.you ? 'êtes' : 'est'} premier joueur`),
  directors: (x) => deed(x.who, reveler, `les administrateurs ${and(x.names)}`),
  bonus: (x) => sentence(`bonus ${f.de(x.named)}`),
  week: (x) => sentence(`semaine ${numIn(x, 'week')} sur ${numIn(x, 'of')}`),
  monday: () => sentence('lundi : la production, puis une réunion du conseil'),
  turn: (x) => sentence(`${terms.days[numIn(x, 'day')]} : ${x.who.you ? 'à vous' : `au tour ${f.de(x.who.words)}`}`),
  matchday: (x) => sentence(`jour de match de la semaine ${numIn(x, 'week')}`),
  production: (x) => deed(x.who, produire, cost(markersIn(x))),
  keepLimit: (x) => deed(x.who, perdre, `${cost(markersIn(x))} en fin de semaine`),
  meeting: (x) => sentence(`réunion du conseil ${x.who.you ? 'chez vous' : `(${x.who.words})`} : ${grammar.quote(x.named)}`),
  tie: (x) => sentence(`${votes(x)} sur un ${numIn(x, 'die')} : aucune couleur n'est en tête, le dé est relancé gratuitement`),
  vote: (x) =>
    sentence(
      wordIn(x, 'colour') === ''
        ? `${whose(x.who, f.m('conseil'))} ne décide rien : tout le conseil est suspendu`
        : `${votes(x)} sur un ${numIn(x, 'die')} : ${whose(x.who, f.m('conseil'))} choisit ${terms.colour[wordIn<'red'>(x, 'colour')]}`,
    ),
  action: (x) => deed(x.who, utiliser, `${x.named}${numIn(x, 'paid') > 0 ? ' avec une action payée' : ''}`),
  repay: (x) => deed(x.who, rembourser, `${numIn(x, 'n')} ; il reste ${numIn(x, 'left')} de dette`),
  objective: (x) =>
    deed(x.who, atteindre, `l'objectif ${grammar.quote(x.named)}${numIn(x, 'level') === 2 ? ', et même à la perfection' : ''}`),
  maintenance: upkeepBy(grammar, {
    players: f.m('joueur'),
    stadium: f.f('installation'),
    staff: { one: 'membre du staff', many: 'membres du staff' },
    less: (n, by) => `moins ${n} grâce à ${by}`,
    part: (many, pays) => `${pays} pour ${many}`,
    due: (who, sum, total, missing) =>
      sentence(`${whose(who, f.m('entretien'))} est de ${total} argent (${sum})${missing > 0 ? ` ; il en manque ${missing}` : ''}`),
  }),
  debtOverdue: (x) => sentence(`seulement ${numIn(x, 'repaid')} sur ${numIn(x, 'need')} est remboursé : le conseil s'impatiente`),
  refresh: (x) => deed(x.who, remplacer, `toute la rangée ${rows[wordIn(x, 'row')]}`),
  aim: (x) =>
    sentence(
      `${x.e.args.met === true ? 'but atteint' : 'but manqué'} : ${terms.aim[wordIn<'vp'>(x, 'goal')](numIn(x, 'need'))} (${minus(numIn(x, 'now'))})`,
    ),
  rank: (x) => sentence(`avec ${minus(numIn(x, 'vp'))} PV, ${x.who.words} ${x.who.you ? 'êtes' : 'est'} ${terms.rank[numIn(x, 'rank')]}`),
  sheet: sheetBy({
    terms,
    league: (position, vp) => `${vp} pour la place ${position}`,
    tokens: 'jetons',
    experience: 'expérience',
    infrastructure: 'installations',
    office: 'siège',
    suspensions: 'suspensions',
    scenario: 'scénario',
    total: (who, lines, total) => sentence(`${who.words} ${who.you ? 'avez' : 'a'} ${total} PV : ${lines}`),
  }),
} satisfies Part;

const club = {
  gain: (x) => deed(x.who, gagner, `${counted(x)}${from(x)} ; maintenant ${numIn(x, 'now')}`),
  lose: (x) => (wordIn(x, 'why') === 'stands' ? null : deed(x.who, perdre, `${counted(x)}${from(x)} ; maintenant ${numIn(x, 'now')}`)),
  pay: (x) => (isToldWithPrice(x) ? null : deed(x.who, payer, `${counted(x)}${from(x)} ; il en reste ${numIn(x, 'now')}`)),
  stat: (x) => {
    const [was, is] = [numIn(x, 'from'), numIn(x, 'to')];
    const name = whose(x.who, { one: terms.stat[resourceIn(x)], many: '', f: true });
    return sentence(was === is ? `${name} reste à ${is}${from(x)}` : `${name} passe de ${was} à ${is}${from(x)}`);
  },
  token: (x) => deed(card(x), recevoir, `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  spared: (x) => sentence(`${card(x).words} s'en sort${from(x)} : pas de ${tokenOf(x).one}`),
  nothingLost: (x) =>
    sentence(`${x.who.words} n'${x.who.you ? 'avez' : 'a'} rien à perdre${from(x)} : ${some(0, terms.marker[resourceIn(x)])}`),
  tokenGone: (x) => deed(card(x), perdre, `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  dealt: (x) => (isSetUp(x) ? null : sentence(`${x.named} arrive sur le mercato`)),
  thrownOut: (x) => sentence(`${x.named} quitte le mercato`),
  youngsterOut: (x) => sentence(`un espoir quitte la pioche (${x.say.words.faces?.[wordIn(x, 'face')] ?? ''})`),
  drawTactics: (x) => deed(x.who, piocher, grammar.listed(some(numIn(x, 'n'), f.f('tactique')), and(x.names), true)),
  build: (x) => deed(x.who, batir, `${x.named} ${price(numIn(x, 'price'))}${instead(x)}`),
  fanOnStand: (x) => sentence(`un supporter de la réserve prend place (${x.named})`),
  office: (x) => deed(x.who, agrandir, `le siège : étage ${numIn(x, 'space')}, ${price(numIn(x, 'price'))}${instead(x)}`),
  contract: (x) => deed(x.who, signer, `avec ${x.named} : ${contracts[wordIn(x, 'how')]}`),
  sponsorLost: (x) => ({ ...deed(x.who, perdre, x.named), and: { verb: rembourser, rest: 'son contrat' } }),
  hire: (x) => deed(x.who, recruter, `${x.named} ${price(numIn(x, 'price'))}${instead(x)}`),
  sell: (x) => {
    const vp = numIn(x, 'vp');
    return deed(x.who, vendre, `${x.named} ${price(numIn(x, 'price'))}${vp > 0 ? ` et ${some(vp, victory)}` : ''}`);
  },
  turned: (x) =>
    sentence(x.e.args.trained === true ? `${x.named} est maintenant formé` : `${x.named} montre de nouveau sa face non formée`),
  joins: (x) => sentence(`${x.named} rejoint ${whose(x.who, f.m('effectif'))}, ${x.e.args.trained === true ? 'formé' : 'non formé'}`),
  discarded: (x) => sentence(`${x.named} est défaussé`),
  discardPlayer: (x) => deed(x.who, renoncer, `à ${x.named}`),
  discardTactic: (x) => deed(x.who, renoncer, 'à une tactique'),
  ready: (x) => sentence(`de nouveau prêts : ${and(x.names)}`),
  nobody: (x) => sentence(`personne n'est touché : pas de ${terms.token[wordIn<'inj'>(x, 'token')].one}`),
  look: (x) => deed(x.who, regarder, `les ${numIn(x, 'n')} premiers ${x.e.args.deck === 'veterans' ? 'vétérans' : 'espoirs'} de la pioche`),
  search: (x) =>
    deed(
      x.who,
      regarder,
      `toute la pioche ${x.e.args.deck === 'staff' ? 'du staff' : 'des tactiques'} (${some(numIn(x, 'n'), f.f('carte'))})`,
    ),
  swapIn: (x) => sentence(`${x.names[0]} entre, ${x.names[1]} va sur le banc`),
  jerseys: (x) =>
    sentence(`en défense ${x.who.you ? 'chez vous' : `(${x.who.words})`} : ${and(numsIn(x, 'd').map((n) => jerseyName(terms, n)))}`),
} satisfies Part;

const match = {
  lineUp: (x) => {
    const tactic = nameOf(x.say, x.e.args.tactic);
    const plays = x.names.length === 0 ? "personne n'est aligné" : `alignés : ${and(x.names)}`;
    const keeper = wordIn(x, 'keeper') === '' ? ' ; pas de carte de gardien' : '';
    return `${sentence(grammar.tell(deed(x.who, jouer, `en ${wordIn(x, 'formation')} (${tactic})`)))} ${sentence(`${plays}${keeper}`)}`;
  },
  use: (x) => deed(x.who, utiliser, `l'effet ${f.de(x.named)}`),
  stands: (x) =>
    sentence(
      `${some(numIn(x, 'n'), f.m('supporter'))} en tribune ${x.who.you ? 'chez vous' : `(${x.who.words})`}${x.e.args.soldOut === true ? ' : guichets fermés' : ''}`,
    ),
  // What else is shown is told of by what it is shown for.
  reveal: (x) => (x.e.clause === 'ELV-1001' ? sentence(`la composition ${f.de(x.named)} est révélée`) : null),
  boost: (x) => deed(card(x), recevoir, `${signed(numIn(x, 'n'))} en force${from(x)}`),
  glove: (x) => sentence(`${whose(x.who, f.m('gardien'))} a maintenant ${some(numIn(x, 'left'), f.m('gant'))}${from(x)}`),
  blockTwo: (x) => sentence(`${x.named} peut contrer deux attaquants${from(x)}`),
  goal: (x) => {
    const own = x.e.args.side === 'own';
    const what =
      numIn(x, 'n') > 0
        ? `un but pour ${own ? x.who.words : "l'adversaire"}`
        : own
          ? 'un but de moins'
          : "un but de l'adversaire est annulé";
    return sentence(`${what}${from(x)} : ${scoreIn(x)}`);
  },
  section: sectionBy(grammar, {
    terms,
    head: (own, their) => `${own} contre ${their}`,
    attacker: 'leur attaquant',
    defender: 'leur défenseur',
    goal: (man, why) =>
      `${man} passe, ${why === 'noGlove' ? 'il ne reste pas de gant' : why === 'letIn' ? 'le gardien laisse passer' : `le gardien (${why.weak}) est trop faible`} : but`,
    saved: (man, keeper) => `${man} passe, et le gardien (${keeper}) arrête`,
    blocked: (man, by) => `${man} est contré par ${by}`,
    gloves: (own, their) => `gants restants : ${own} ici, ${their} en face`,
    quiet: "personne n'attaque",
    score: (score) => `le score est de ${score}`,
  }),
  result: (x) => {
    const how = { win: 'gagné', draw: 'fait match nul', loss: 'perdu' }[wordIn(x, 'result')];
    return sentence(`${x.who.words} ${x.who.you ? 'avez' : 'a'} ${how} ${scoreIn(x)}`);
  },
  league: (x) =>
    sentence(
      `${x.who.words} ${x.who.you ? 'recevez' : 'reçoit'} ${some(numIn(x, 'own'), points)} (maintenant ${numIn(x, 'points')}), ${x.named} ${numIn(x, 'their')} (maintenant ${numIn(x, 'foePoints')})`,
    ),
  inactive: (x) =>
    sentence(
      x.e.args.inactive === true
        ? `${teamName(x.say, x.e.args.team)} a rencontré plusieurs clubs et devient inactif`
        : `${teamName(x.say, x.e.args.team)} redevient actif, sans lancer de dé`,
    ),
  opponentDie: (x) =>
    sentence(
      `${teamName(x.say, x.e.args.team)} ${numIn(x, 'n') === 0 ? 'ne reçoit aucun point' : `reçoit ${some(numIn(x, 'n'), points)}`} au dé ${dice[wordIn(x, 'colour')]} (maintenant ${numIn(x, 'points')})`,
    ),
  consequence: (x) => sentence(`après le match, ${numIn(x, 'face')} au dé : ${terms.consequence[wordIn<'injury'>(x, 'outcome')]}`),
  rolled: (x) => deed(x.who, obtenir, `${numIn(x, 'n')} au dé${numIn(x, 'sides') === 12 ? ' à douze faces' : ''}${from(x)}`),
  // Every die is told with what it is for: an own one above, those of Opponents with what they bring.
  roll: null,
  shuffle: null,
  show: null,
  make: null,
  finished: null,
} satisfies Part;

export const log: LogWords = { events: { ...week, ...club, ...match }, move };
