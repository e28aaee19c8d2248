/** The game in French: what its cards say. */
import type { AnyCard } from '@touchline/engine';
import { type Clause, french as f, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { allOf, facesBy, frameBy, lineBy, offeredBy, type RuleWords, ruleBy, stepsOf } from '../onCards.ts';
import type { ElevenWords } from '../vocabulary.ts';
import { log } from './log.ts';
import { cardKinds, carte, titles, zones } from './nouns.ts';
import { notes, scout } from './reports.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { markers, terms } from './terms.ts';

const { er, grammar, verb, vous } = f;
const { and, signed, some } = grammar;

const gagner = er('gagn');
const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
const payer = verb('payer', 'payez', 'paie', 'paient');
const former = er('form');
const mettre = f.mettre;
const retirer = er('retir');
const defausser = er('défauss');
const recruter = er('recrut');
const piocher = er('pioch');
const construire = verb('construire', 'construisez', 'construit', 'construisent');
const recevoir = verb('recevoir', 'recevez', 'reçoit', 'reçoivent');
const marquer = er('marqu');
const couter = er('coût');
const garder = er('gard');
const pouvoir = f.pouvoir;
const monter = verb('faire monter', 'faites monter', 'fait monter', 'font monter');
const baisser = verb('faire baisser', 'faites baisser', 'fait baisser', 'font baisser');

const deed = (v: Verb, rest: string): Clause => ({ who: vous, verb: v, rest });
const state = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest, stated: true });
const vousPouvez = (rest: string): Clause => state(vous, pouvoir, rest);
const il = (words: string): Who => ({ words });
const ils = (words: string): Who => ({ words, many: true });

const self = il('ce joueur');
const pv = f.m('PV', 'PV');
const but = f.m('but');
const marqueur = f.m('marqueur');
const men = { A: 'attaquant', D: 'défenseur' } as const;
const force = (n: number): string => `${signed(n)} en force`;
const offered = offeredBy(grammar, { less: (n) => `pour ${n} argent de moins`, free: 'gratuitement' });

const tokens = (n: number, token: keyof typeof terms.token): string => some(n, terms.token[token]);
const upTo = (n: number, token: 'inj' | 'sus'): string => `${n > 1 ? "jusqu'à " : ''}${tokens(n, token)}`;
const hits = {
  self: 'à ce joueur',
  player: 'à 1 de vos joueurs',
  staff: 'à 1 membre de votre staff',
  director: 'à 1 de vos administrateurs',
};
/** Injuries and Suspensions. */
const hit = ({ n, whom }: Spoken<'injure' | 'suspend'>, token: 'inj' | 'sus'): Clause =>
  whom === 'd12'
    ? state(il('le joueur dont le dé à douze faces donne le numéro'), recevoir, tokens(n, token))
    : deed(verb('donner', 'donnez', 'donne', 'donnent'), `${tokens(n, token)} ${hits[whom]}`);

const places = {
  wing: 'sur une aile',
  L: "sur l'aile gauche",
  R: "sur l'aile droite",
  CD: "dans l'axe de la défense",
  CF: "dans l'axe de l'attaque",
};
const facing = { paired: ' du secteur face à ce joueur', any: '', CF: " dans l'axe de leur attaque" };
const trained = { player: f.m('joueur'), youngster: f.m('espoir'), other: f.m('autre joueur', 'autres joueurs') };
const on = { player: 'sur 1 joueur', two: 'sur chacun de 2 joueurs', otherAssigned: 'sur 1 autre joueur aligné' };
const faces = { 1: 'sur 1', 6: 'sur 6', even: 'sur un nombre pair', '3-6': 'de 3 à 6' } as const;

const timings: ElevenWords['timings'] = {
  bonus: 'bonus',
  action: 'action',
  production: 'production',
  before: 'avant le match',
  during: 'pendant le match',
  after: 'après le match',
  flip: 'quand la carte est retournée',
  ...terms.colour,
  ...terms.contract,
  tactic: 'effet',
};

const rules: RuleWords = {
  paidAction: ruleBy('action payée', (n) => state(il('votre action payée'), couter, markers(n, 'op'))),
  maintenance: ruleBy('entretien', (n) => state(vous, payer, `${n} argent de moins pour l'entretien`)),
  keepFan: ruleBy('supporters gardés', (n) => state(vous, garder, `jusqu'à ${markers(n, 'fan')} à la fin de la semaine`)),
  keepFit: ruleBy('forme gardée', (n) => state(vous, garder, `jusqu'à ${markers(n, 'fit')} à la fin de la semaine`)),
  firstBuild: ruleBy('première construction', (n) =>
    state(il('la première installation que vous payez chaque semaine'), couter, `${n} argent de moins`),
  ),
  freeAssign: ruleBy('joueurs alignés sans forme', (n) =>
    state((n === 1 ? il : ils)(`${n} de vos joueurs`), f.etre, `${n === 1 ? 'aligné' : 'alignés'} sans payer de forme à chaque match`),
  ),
  freeReroll: ruleBy('relances gratuites', (n) => vousPouvez(`relancer ${n === 1 ? 'un dé' : `${n} dés`} gratuitement chaque semaine`)),
  tacticPlays: ruleBy('tactiques pour leur effet', (n) =>
    vousPouvez(`jouer ${n} ${n === 1 ? 'tactique' : 'tactiques'} de plus pour ${n === 1 ? 'son' : 'leur'} effet`),
  ),
  injuryLess: ruleBy('blessures évitées', (n) =>
    state(il('une blessure parmi les suites du match'), mettre, `${n} ${n === 1 ? 'jeton' : 'jetons'} de moins sur chaque joueur`),
  ),
  meetingLess: ruleBy('suspensions évitées', (n) =>
    state(ils('les réunions du conseil'), mettre, `${n} ${n === 1 ? 'suspension' : 'suspensions'} de moins sur chacune de vos cartes`),
  ),
  soldOutPay: ruleBy('guichets fermés', (n) =>
    state(il('chaque tribune occupée par un supporter'), er('rapport'), `${n} argent de plus à guichets fermés`),
  ),
  fullSale: ruleBy('plein tarif', () =>
    state(
      ils('les blessures et les suspensions'),
      verb('ne pas réduire', 'ne réduisez', 'ne réduit', 'ne réduisent'),
      'pas de moitié le prix des joueurs que vous vendez',
    ),
  ),
  stands: ruleBy('tribunes', (n) => state(vous, f.avoir, `${n} tribune de plus`)),
  adboards: ruleBy('panneaux', (n) => state(vous, f.avoir, `${n} panneau de plus`)),
  standLimit: ruleBy('supporters en tribune', (n) => vousPouvez(`avoir au plus ${markers(n, 'fan')} en tribune`)),
  cardless: ruleBy('maillots sans carte', (n) => state(ils('vos maillots sans carte'), recevoir, force(n))),
  cardlessA: ruleBy('maillots offensifs sans carte', (n) => state(ils("vos maillots d'attaque sans carte"), recevoir, force(n))),
};

export const elevenFr: ElevenWords = {
  lang: 'fr',
  title: 'ELEVEN: Football Manager',
  card: carte,
  titles,
  cardKinds,
  zones,
  stats: {
    cost: { name: 'coût' },
    strength: { name: 'force', f: true },
    strengthT: { name: 'force une fois formé', f: true },
    gloves: { name: 'gants' },
    glovesT: { name: 'gants une fois formé' },
    jersey: { name: 'numéro' },
    jerseyT: { name: 'numéro une fois formé' },
    m: { name: 'cases de match', f: true },
    g: { name: 'cases de but', f: true },
    cash: { name: terms.stat.cash, f: true },
    fan: { name: terms.stat.fan, f: true },
    op: { name: terms.stat.op, f: true },
    fit: { name: terms.stat.fit, f: true },
    vp: { name: 'PV' },
    number: { name: 'numéro' },
    ...rules,
  },
  traits: {},
  timings,
  scopes: { week: 'cette semaine' },
  effects: {
    receive: (x) =>
      deed(
        gagner,
        allOf(x, and, ({ n, of }) => markers(n, of)),
      ),
    receiveAny: (x) => deed(gagner, `${some(x.n, marqueur)} au choix${x.cashless ? ", sauf de l'argent" : ''}`),
    lose: (x) =>
      deed(
        perdre,
        allOf(x, and, ({ n, of }) => markers(n, of)),
      ),
    pay: (x) => deed(payer, markers(x.n, x.of)),
    exchange: (x) =>
      deed(er('échang'), `jusqu'à ${some(x.n, marqueur)} d'une sorte contre autant d'une autre, mais pas contre de l'argent`),
    raise: (x) =>
      deed(
        monter,
        stepsOf(x, and, (of, n) => `votre ${terms.stat[of]} de ${n}`),
      ),
    lower: (x) =>
      deed(
        baisser,
        stepsOf(x, and, (of, n) => `votre ${terms.stat[of]} de ${n}`),
      ),
    raiseChosen: (x) => deed(monter, `${x.n === 1 ? '1 piste' : `${x.n} pistes différentes`} de votre choix de 1`),
    victoryPoints: (x) => deed(gagner, some(x.n, pv)),

    train: ({ who, n = 1 }) => deed(former, who === 'hired' ? "1 d'entre eux" : `${n > 1 ? "jusqu'à " : ''}${some(n, trained[who])}`),
    flip: () => deed(er('retourn'), 'cette carte'),
    place: (x) => deed(mettre, `${tokens(x.n, x.token)} ${on[x.on]}`),
    injure: (x) => hit(x, 'inj'),
    suspend: (x) => hit(x, 'sus'),
    heal: ({ n, on }) => {
      if (on === 'two') return deed(retirer, `${tokens(n, 'inj')} à chacun de 2 joueurs`);
      return deed(retirer, `${upTo(n, 'inj')} ${on === 'one' || n === 1 ? 'à 1 joueur' : 'à vos joueurs'}`);
    },
    pardon: ({ n }) => deed(retirer, n === undefined ? 'toutes les suspensions de vos cartes' : `${upTo(n, 'sus')} à 1 de vos cartes`),
    discardPlayer: (x) => ({
      ...deed(defausser, '1 de vos joueurs'),
      and: { verb: gagner, rest: `${x.plus} argent, plus autant que la force de ce joueur` },
    }),
    ready: () => deed(er('redress'), 'toutes vos cartes épuisées'),

    hire: (x) => offered(x, deed(recruter, "1 joueur de n'importe quelle place")),
    hireStaff: (x) =>
      offered(
        x,
        deed(er('engag'), `1 membre du staff${x.dearest ? ` d'un coût imprimé de ${x.dearest} ou moins` : ''} de n'importe quelle place`),
      ),
    hireYoungsters: ({ n }) => deed(recruter, `${n === 1 ? "l'espoir du dessus" : `les ${n} espoirs du dessus`} gratuitement`),
    scoutYoungsters: ({ n }) =>
      `regardez les ${n} espoirs du dessus : vous pouvez en recruter 1 ; remettez les autres dans l'ordre de votre choix`,
    replaceRow: () => ({
      ...deed(defausser, 'tous les joueurs de la rangée'),
      and: { verb: verb('distribuer', 'distribuez-en', 'en distribue', 'en distribuent'), rest: '5 nouveaux' },
    }),
    sell: ({ who, more }) =>
      grammar.may(deed(verb('vendre', 'vendez', 'vend', 'vendent'), `1 ${trained[who].one}${more ? ` pour ${more} argent de plus` : ''}`)),
    contract: () => deed(er('sign'), "1 sponsor de n'importe quelle place"),
    loseSponsor: () => ({
      ...deed(perdre, '1 sponsor'),
      and: { verb: verb('rembourser', 'remboursez', 'rembourse', 'remboursent'), rest: 'ce que son contrat a rapporté' },
    }),
    build: (x) =>
      offered(
        x,
        deed(construire, x.what === 'stand' ? 'la tribune 3 ou la tribune 4' : '1 installation'),
        x.fan ? ' avec 1 supporter de la réserve dessus' : '',
      ),
    office: (x) => offered(x, deed(construire, '1 étage du siège')),
    searchStaff: ({ profession }) => ({
      ...deed(er('cherch'), `1 ${terms.profession[profession]} dans la pioche du staff, engagez-le gratuitement`),
      and: { verb: er('mélang'), rest: 'la pioche' },
    }),
    drawTactics: (x) => deed(piocher, some(x.n, cardKinds.tactic)),
    takeTactic: () => 'cherchez 1 carte de votre choix dans la pioche des tactiques, puis mélangez-la',
    discardTactic: () => deed(defausser, "1 tactique, sauf si c'est votre dernière"),
    drawVeteran: () => deed(piocher, '1 vétéran non formé pour votre effectif'),
    pickVeterans: () => 'piochez 3 vétérans : défaussez-en 1 ; des deux autres, 1 rejoint votre effectif formé et 1 non formé',
    repeatBonus: () => deed(verb('appliquer', 'appliquez', 'applique', 'appliquent'), 'à nouveau le bonus de 1 de vos administrateurs'),

    goal: (x) => state(self, marquer, some(x.n, but)),
    concede: ({ n }) => (n > 0 ? state(il("l'adversaire"), marquer, some(n, but)) : deed(er('annul'), `${some(-n, but)} de l'adversaire`)),
    strengthen: (x) => state(self, recevoir, force(x.n)),
    ally: (x) => state(il(`1 autre de vos ${men[x.task]}s${x.where === 'section' ? ' du même secteur' : ''}`), recevoir, force(x.n)),
    youngster: (x) => state(il('1 espoir aligné'), recevoir, force(x.n)),
    boost: (x) => state(il(`${x.each ? 'chacun' : '1'} de vos ${men[x.task]}s ${places[x.where]}`), recevoir, force(x.n)),
    section: (x) =>
      `choisissez un de vos secteurs : chaque attaquant y reçoit ${force(x.attack)}, et chaque défenseur qui a une carte y reçoit ${force(x.defence)}`,
    foe: (x) => state(il(`${x.each ? 'chaque' : '1'} ${men[x.task]} adverse${facing[x.where]}`), recevoir, force(x.n)),
    glove: (x) => state(il('votre gardien'), recevoir, `${x.n} ${x.n === 1 ? 'gant' : 'gants'} de plus`),
    blockTwo: () => state(self, verb('arrêter', 'arrêtez', 'arrête', 'arrêtent'), "jusqu'à deux attaquants"),
    moveMarker: () =>
      deed(verb('déplacer', 'déplacez', 'déplace', 'déplacent'), 'ce joueur dans une autre zone libre imprimée sur sa carte'),
    swapMarkers: () => deed(verb('échanger', 'échangez', 'échange', 'échangent'), 'les zones de 2 de vos maillots'),
    roll: (x, say) =>
      `lancez un dé : ${faces[x.on]}, ${say.effects(x.then)}${x.else === undefined ? '' : ` ; sinon, ${say.effects(x.else)}`}`,
  },
  conditions: {
    serving: () => "aucun jeton n'écarte cette carte",
    won: () => 'vous avez gagné',
    lost: () => 'vous avez perdu',
    drawn: () => 'le match est nul',
    goals: (n) => `vous avez marqué au moins ${some(Number(n), but)}`,
    wonBy: (n) => `vous avez gagné d'au moins ${some(Number(n), but)}`,
    scored: () => 'ce joueur a marqué',
    soldOut: () => 'le stade est à guichets fermés',
    cleanSheet: () => "l'adversaire n'a pas marqué",
  },
  frame: frameBy(grammar, {
    timings,
    feature: 'avantage permanent',
    face: { untrained: 'non formé', trained: 'formé' },
    cost: (parts) => and(parts.map(({ n, of }) => markers(n, of))),
  }),
  line: lineBy(grammar, {
    terms,
    kinds: cardKinds,
    sort: { regular: 'joueur confirmé', youngster: 'espoir', veteran: 'vétéran' },
    number: (n) => `numéro ${n}`,
    numberTrained: (n) => `numéro ${n} une fois formé`,
    noNumber: 'sans numéro',
    cost: (n) => `coût ${n}`,
    strength: (n) => `force ${n}`,
    gloves: f.m('gant'),
    trained: (values) => `formé : ${values}`,
    experience: (m, g) => `expérience : ${and([...(m > 0 ? [some(m, f.m('match', 'matchs'))] : []), ...(g > 0 ? [some(g, but)] : [])])}`,
    more: 'à trois ou quatre managers',
    end: 'vérifié après le dernier match',
    now: 'vérifié à tout moment',
    band: (band) => `niveau ${band}`,
    die: (colour) => `dé ${colour}`,
    dice: { red: 'rouge', blue: 'bleu', green: 'vert' },
    keeper: 'gardien :',
    space: { general: 'emplacement général', own: 'emplacement réservé' },
    vp: pv,
  }),
  notes,
  problem: () => 'ce jeu se joue sans paquets',
  ...table,
  ...log,
  ...setUp,
};

/** What these cards show face down. */
export const facesOf = (cards: readonly AnyCard[]): NonNullable<ElevenWords['faces']> =>
  facesBy(grammar, cards, scout, (task, line) => `Espoir · ${task === 'GK' ? '' : `${terms.task[task as 'A']} · `}${terms.line[line]}`);
