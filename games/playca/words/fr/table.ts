/** What is said at PlayCa's table in French: questions, answers, the log, refusals, results. */
import { type Clause, french as f, type Moved, moveBy, problemBy, sized, type Verb } from '@touchline/text';
import { endOf, typeNow } from '../../read/seen.ts';
import { ways } from '../moves.ts';
import { demanding, inOrder, scoring, using } from '../said.ts';
import type { MistakeWords, TableWords } from '../vocabulary.ts';
import {
  cardKinds,
  carte,
  defausser,
  devoiler,
  kindNoun,
  marquer,
  payer,
  pioche,
  rangee,
  remettre,
  utiliser,
  zoneHissatsu,
} from './nouns.ts';

const { grammar, er, verb, de, un, own } = f;
const { and, quote, some } = grammar;

const team = (name: string): string => `de l'équipe ${quote(name)}`;

const { active, fighter, useText, effectText, usable } = using(grammar, {
  use: (name, price, power) => `utiliser ${name} (${price} PT${power})`,
  useCard: 'utiliser une carte',
  yourCharacter: 'votre personnage',
  yourGoalkeeper: 'votre gardien',
  nothingToUse: `Vous n'avez rien à utiliser maintenant. ${grammar.question('continuer')}`,
  useOrGoOn: (things) => `utiliser ${things}, ou continuer`,
});

// ---------------------------------------------------------------- moves between areas

const deed =
  (v: Verb, rest: (m: Moved) => string) =>
  (m: Moved): Clause => ({ who: m.who, verb: v, rest: rest(m) });

const move = moveBy(ways, {
  draw: deed(er('pioch'), (m) => m.listed(some(m.n, cardKinds.character))),
  addTp: deed(er('ajout'), (m) => `${m.n} PT`),
  flip: deed(er('retourn'), (m) => m.names),
  turnUp: deed(devoiler, (m) => and(m.seen.map((d) => `${d.name} (BCP ${d.stats.bcp ?? 0})`))),
  pass: deed(verb('faire', 'faites', 'fait', 'font'), (m) => `une passe et ${m.names} sort`),
  lose: deed(verb('perdre', 'perdez', 'perd', 'perdent'), (m) => `le duel et ${m.names} sort`),
  discard: deed(defausser, (m) => m.names),
  payTp: deed(payer, (m) => m.listed(`${m.n} PT`)),
  layUnused: deed(er('pos'), (m) => `${m.names} dans ${own(m.who, zoneHissatsu)} sans l'utiliser`),
  takeBack: deed(verb('reprendre', 'reprenez', 'reprend', 'reprennent'), (m) => m.names),
  newDeck: deed(
    verb('refaire', 'refaites', 'refait', 'refont'),
    (m) => `${own(m.who, pioche)} avec ${some(m.n, carte)} ${de(own(m.who, f.f('défausse')))}`,
  ),
  returnTp: deed(remettre, (m) => `${m.n} PT dans ${own(m.who, pioche)}`),
  returnRow: deed(remettre, (m) => `${own(m.who, rangee)} dans ${own(m.who, pioche)}`),
  look: deed(er('regard'), (m) => `${m.n === 1 ? 'la première carte' : `les ${m.n} premières cartes`} ${de(own(m.who, pioche))}`),
  putUnder: deed(f.mettre, (m) => `${m.cards} sous ${own(m.who, pioche)}`),
  setAside: deed(f.mettre, (m) => `${m.cards} de côté`),
});

// ---------------------------------------------------------------- refusals and mistakes

/** When each type of card can be used (EPC-404, EPC-506). */
const useTime: { readonly [type: string]: string } = {
  shoot: 'par le tireur, pendant la phase de tir',
  dribble: "par l'attaquant, pendant la phase de percée",
  block: 'par le défenseur, pendant la phase de percée',
  catch: 'par le camp du gardien, pendant la phase de tir',
  support: 'pendant la phase de stratégie',
};

const demanded = (of: 'role' | 'licences') =>
  demanding(
    of,
    (card) => `ce que demande l'effet ${de(card)} n'est pas rempli`,
    (card, demand) => `l'effet ${de(card)} n'est utilisable que ${f.si(demand)}`,
  );

const groupName: { readonly [group: string]: string } = {
  deck: f.le(pioche).words,
  hissatsu: 'la main Hissatsu',
  goalkeeper: 'la zone Gardien',
  licences: 'la zone Licence',
};

const groupNeeds: { readonly [group: string]: string } = {
  deck: 'il faut exactement 30 personnages dans la pioche',
  hissatsu: 'il faut exactement 8 cartes dans la main Hissatsu',
  goalkeeper: 'il faut exactement 1 gardien',
  licences: 'on peut avoir 3 licences au plus',
};

const problem = problemBy({
  group: (x) => `une liste n'a pas de partie ${quote(String(x.group))} ; utilisez ${x.groups}`,
  size: sized(
    (x, remedy) => `${groupNeeds[x.group]}, et cette liste en a ${x.count} ; ${remedy}`,
    (n) => `retirez-en ${n}`,
    (n) => `ajoutez-en ${n}`,
  ),
  unknown: (_x, id) => `il n'y a pas de carte ${quote(id)} ; vérifiez son identifiant`,
  place: (x, id) =>
    `${id} est ${un(kindNoun(x.kind)).words} et ne peut pas commencer dans ${groupName[x.group]} ; déplacez ou retirez cette carte`,
  set: (_x, id) => `${id} n'est pas une carte maison ; retirez cette carte ou jouez avec des cartes importées`,
} satisfies MistakeWords);

export const table: TableWords = {
  asks: {
    passDecision: {
      prompt: (o) => grammar.question(`faire une passe, ou garder ${active(o)} comme carte active`),
      only: "il s'agit seulement de décider de la passe",
    },
    uses: {
      prompt: (o) => usable(o, un(kindNoun(typeNow(o.view, o.ask.seat))).words, `un effet ${de(fighter(o))}`),
      only: "pendant l'étape d'utilisation, seules les cartes de votre main Hissatsu et les effets de la carte qui combat pour vous sont utilisables",
    },
    chanceEffects: {
      prompt: (o) => usable(o, '', 'un effet {Chance brûlante}'),
      only: 'seuls des effets {Chance brûlante} sont utilisables maintenant',
    },
    nextCharacter: {
      prompt: grammar.question('quel personnage retournez-vous'),
      only: 'il faut retourner une de vos cartes face cachée',
    },
    automatic: {
      prompt: (o) =>
        grammar.question(o.ask.options.some((x) => x.verb === 'apply') ? "quel effet s'applique en premier" : 'quel effet utilisez-vous'),
      only: 'seuls les effets de la carte retournée ou de celle qui fait la passe sont en jeu maintenant',
    },
    recycled: {
      prompt: grammar.question('quelles cartes avec Recyclage reprenez-vous dans votre main Hissatsu'),
      only: 'seules les cartes avec Recyclage de votre zone Hissatsu peuvent revenir',
    },
    arrange: {
      prompt: `${grammar.question('dans quel ordre posez-vous vos personnages')} Le premier est retourné au coup d'envoi.`,
      only: "il s'agit seulement de choisir l'ordre de vos personnages",
    },
    support: {
      prompt: (o) => usable(o, 'une carte Soutien', 'un effet {Soutien}'),
      only: 'pendant la phase de stratégie, seules les cartes Soutien et les effets {Soutien} sont utilisables',
    },
  },
  verbs: {
    pass: 'faire une passe',
    done: (o) => ({ noMore: 'ne rien utiliser de plus', nothing: 'continuer', enough: "c'est tout" })[endOf(o)],
    stay: (o) => `garder ${active(o)}`,
    use: useText,
    support: useText,
    effect: effectText,
    apply: effectText,
    decline: "n'utiliser aucun de ces effets",
    flip: (o) => `retourner ${o.named()}`,
    takeAll: 'les reprendre toutes',
    arrange: inOrder,
  },
  events: {
    toss: (x) => ({ who: x.who, verb: er('commenc'), rest: 'avec le ballon' }),
    use: (x) => ({ who: x.who, verb: utiliser, rest: `${x.named} pour ${x.e.args.cost} PT` }),
    effect: (x) => ({ who: x.who, verb: utiliser, rest: `l'effet ${de(x.named)}` }),
    save: (x) => ({ who: x.who, verb: er('arrêt'), rest: 'le tir' }),
    ...scoring(grammar, {
      powers: (attack, defence) => `attaque ${attack} contre défense ${defence}`,
      shoots: er('tir'),
      level: ' : égalité, donc une carte de plus chacun',
      score: marquer,
      aGoal: 'un but',
      standing: (goals) => `Le score est de ${goals}.`,
      bothStay: 'les deux cartes restent face visible',
      penalty: (bcp, result, count) => `tir au but, BCP ${bcp} : ${result} ; le compte est de ${count}`,
    }),
  },
  move,
  refusals: {
    'EPC-402': 'vous avez déjà utilisé une carte Soutien dans cette phase',
    'EPC-404': (x) => `${x.card} est une carte Soutien, utilisable seulement pendant la phase de stratégie`,
    'EPC-502': (x) => `${x.card} coûte ${x.cost} PT et vous en avez ${x.tp}`,
    'EPC-506': (x) => `${x.card} est ${un(kindNoun(x.type)).words}, utilisable seulement ${useTime[x.type]}`,
    'EPC-508': (x) => `vous avez déjà utilisé un Hissatsu dans ce duel ; ${x.card} devra attendre le suivant`,
    'EPC-509': (x) => `l'effet ${de(String(x.card))} a déjà servi dans ce duel`,
    'EPC-512': (x) => `${x.card} n'a aucun effet utilisable à ce moment`,
    'EPC-513': demanded('role'),
    'EPC-529': demanded('licences'),
    'EPC-602': "vous n'avez aucune carte face cachée à qui faire la passe",
    'EPC-606': 'vous avez déjà fait une passe dans ce duel',
    'EPC-R2': "ce match se joue dans l'ordre du rangement : c'est la carte suivante qui est retournée",
    'EPC-R4': 'ce match permet un seul effet par camp et par duel, et vous avez utilisé le vôtre',
    'EPC-R36': "un effet sans coût s'applique de lui-même et ne se refuse pas",
    'EPC-R39': (x) => `vous ne pouvez pas payer en entier le coût de l'effet ${de(String(x.card))}, ou cet effet ne changerait rien`,
    'EPC-R49': (x) => `${x.card} n'est utilisable que si votre carte active est ${team(String(x.team))}`,
  },
  problem,
  results: {
    goals: { win: 'avec plus de buts après deux mi-temps', draw: "autant de buts de part et d'autre après deux mi-temps" },
    overtime: { win: 'avec plus de buts après la prolongation', draw: "autant de buts de part et d'autre après la prolongation" },
    level: { win: 'aux buts', draw: 'les deux camps ont autant de buts' },
    penalties: { win: 'aux tirs au but', draw: "les tirs au but n'ont rien décidé" },
    penaltiesLevel: { win: 'aux tirs au but', draw: "les tirs au but n'ont rien décidé" },
  },
  phases: {
    period: 'Période',
    kickOff: "Phase de coup d'envoi",
    strategy: 'Phase de stratégie',
    breakthrough: 'Phase de percée',
    battle: 'Duel',
    fight: 'Duel',
    passing: 'Passe',
    uses: "Étape d'utilisation",
    burningChance: 'Chance brûlante',
    nextCharacter: 'Retournement',
    flipEffects: 'Retournement',
    passEffects: 'Passe',
    shoot: 'Phase de tir',
    recycling: 'Recyclage',
    penalties: 'Tirs au but',
    ability: 'Effet',
  },
};
