/** What the log tells in French: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, french as f, minus, type Verb, type Who } from '@touchline/text';
import { kindIn, nameOf } from '../../read/seen.ts';
import { movedCards, movesBy, ownerOf, payingBy, scoreIn, seatIn, sumsBy, whyUnused } from '../inLog.ts';
import type { LogWords } from '../vocabulary.ts';
import {
  aller,
  cardKinds,
  carte,
  colours,
  defausse,
  defausser,
  gagner,
  garder,
  jouer,
  kindName,
  main,
  oneOf,
  payer,
  pioche,
  piocher,
  points,
  prendre,
  price,
  recevoir,
  redCard,
  relancer,
  retirer,
  saved,
  team,
} from './nouns.ts';

const { er, grammar, verb } = f;
const { and, sentence, some } = grammar;

const halves = [
  'la première mi-temps',
  'la seconde mi-temps',
  'la première mi-temps de prolongation',
  'la seconde mi-temps de prolongation',
];
const half = (x: EventAt): string => halves[Number(x.e.args.half)];
const deed = (who: Who, verb: Verb, rest: string): Clause => ({ who, verb, rest });

const melanger = verb('mélanger', 'mélangez', 'mélange', 'mélangent');
const donner = er('donn');
const marquer = er('marqu');
const annoncer = verb('annoncer', 'annoncez', 'annonce', 'annoncent');
const depenser = er('dépens');
const tenter = er('tent');
const utiliser = er('utilis');
const motiver = er('motiv');
const recruter = er('recrut');
const passer = er('pass');
const arriver = er('arriv');
const recuperer = verb('récupérer', 'récupérez', 'récupère', 'récupèrent');
const peuvent = verb('pouvoir', 'pouvez', 'peut', 'peuvent');

const attaquer = er('attaqu');
const maitriser = er('maîtris');
const monter = er('mont');
const obtenir = verb('obtenir', 'obtenez', 'obtient', 'obtiennent');

const pile = (who: Who): string => (who.you ? 'votre défausse' : 'la défausse adverse');

const whyNot = whyUnused({
  notBehind: "l'équipe n'est pas menée",
  attackerOfTeam: "elle est pour l'attaquant de l'équipe de la carte",
  otherMissing: "l'autre carte n'est pas là",
  forAttacker: "elle est pour l'attaquant",
  forDefender: 'elle est pour le défenseur',
  idle: 'elle ne ferait rien maintenant',
});

const move = movesBy({
  take: (m) => deed(ownerOf(m), prendre, `${m.names} sur le terrain`),
  takeUnseen: (m) => {
    const half = m.from === 'firstDeck' ? 'première' : 'seconde';
    return deed(ownerOf(m), prendre, `une carte de la ${half} mi-temps sans la montrer${m.names === '' ? '' : ` : ${m.names}`}`);
  },
  turnUp: (m) => deed(movedCards(m), arriver, 'sur le terrain'),
  layOut: (m) => deed(movedCards(m), peuvent, 'être recrutés'),
  discard: (m) => deed(ownerOf(m), defausser, `de ${f.own(ownerOf(m), main)} : ${m.names}`),
  toPile: (m) => deed(movedCards(m), aller, `dans ${pile(ownerOf(m))}`),
  tire: (m) => deed(ownerOf(m), prendre, some(m.n, cardKinds.fatigue)),
  toBox: (m) => deed(movedCards(m), aller, 'dans la boîte'),
});

const scored = (x: EventAt): string => sentence(`le score est de ${scoreIn(x)}`);

const outcomes: { readonly [outcome: string]: (x: EventAt) => Clause | string } = {
  goal: (x) => `${sentence(grammar.tell(deed(x.who, marquer, 'un but')))} ${scored(x)}`,
  kept: (x) => deed(x.who, garder, 'le ballon'),
  stolen: (x) => deed(seatIn(x, 'ball'), prendre, 'le ballon'),
  corner: (x) => deed(x.who, garder, 'le ballon après un corner'),
  caught: (x) => deed(seatIn(x, 'ball'), recuperer, "le ballon après l'arrêt"),
  blocked: (x) => deed(seatIn(x, 'ball'), recuperer, 'le ballon après la parade'),
};

export const log: LogWords = {
  events: {
    flip: (x) => sentence(`le marqueur montre ${team[String(x.e.args.team)]}`),
    kickOff: (x) => deed(x.who, donner, `le coup d'envoi de ${half(x)}`),
    round: (x) => sentence(`manche ${x.e.args.round} de ${half(x)} : ${grammar.tell(deed(x.who, attaquer, ''))}`),
    draw: (x) => deed(x.who, piocher, grammar.listed(some(x.e.cards.length, carte), and(x.names), true)),
    reshuffle: (x) => {
      const pile = f.own(x.who, defausse);
      const what = x.e.args.all ? `${f.own(x.who, pioche)}, ${pile} et ${f.own(x.who, main)}` : pile;
      return deed(x.who, melanger, `${what} en une nouvelle pioche de ${x.e.args.n}`);
    },
    injuryTime: (x) => {
      const why = Number(x.e.args.half) < 2 ? 'les dernières cartes Match sont prises' : "c'est la dernière manche";
      const cap = Number(x.e.args.cap);
      const ends = `le prochain but ou ballon perdu met fin à la mi-temps${cap > 0 ? `, ou la manche ${cap} du temps additionnel` : ''}`;
      return `${sentence(`temps additionnel : ${why}`)} ${sentence(ends)}`;
    },
    play: (x) => deed(x.who, jouer, `${x.named}${x.e.args.by === '' ? '' : `, grâce à une autre carte (${nameOf(x.say, x.e.args.by)})`}`),
    use: (x) => grammar.label(`${grammar.tell(deed(x.who, utiliser, x.names[0]))} : ${x.say.ability(Number(x.e.args.ability))}`),
    unused: (x) => {
      const why = whyNot(x);
      return sentence(`une capacité n'est pas utilisée (${x.names[0]})${why === null ? '' : ` : ${why}`}`);
    },
    gain: (x) => deed(x.who, gagner, `${points(1, kindIn(x, 'kind'))} et en ${x.who.you ? 'avez' : 'a'} maintenant ${x.e.args.have}`),
    ...payingBy({
      price,
      pay: payer,
      motivate: motiver,
      motivated: (card) => `${card} ; la carte de départ va dans la boîte`,
      sign: recruter,
      signed: (card, place) => `${card}${place ? ` à la place de ${place}, qui va dans la boîte` : ''}`,
    }),
    pass: (x) => ({ ...deed(x.who, passer, ''), and: { verb: garder, rest: `${some(Number(x.e.args.hand), carte)} en main` } }),
    attackOver: (x) =>
      sentence(
        x.e.args.why === 'limit'
          ? `la limite de ${x.e.args.limit} cartes jouées est atteinte`
          : `les deux entraîneurs ont passé, avec ${some(Number(x.e.args.count), carte)} en jeu`,
      ),
    declare: (x) => deed(x.who, annoncer, `${oneOf[kindIn(x, 'action')]} de ${minus(Number(x.e.args.total))}`),
    spend: (x) => deed(x.who, depenser, `${points(Number(x.e.args.n), kindIn(x, 'kind'))} ; il en reste ${x.e.args.left}`),
    reroll: (x) => {
      const { was, n, saving } = x.e.args;
      const which = saving ? "le dé de l'arrêt" : seatIn(x, 'die').you ? 'votre dé' : 'le dé adverse';
      return deed(x.who, relancer, `${which} avec ${x.names[0]} : ${was} devient ${n}`);
    },
    ...sumsBy(grammar, {
      kindName,
      points,
      redCard,
      semicolon: ' ; ',
      die: 'dé',
      has: (who) => `${who.words} ${who.you ? 'avez' : 'a'}`,
      reasons: (has) => ({
        higher: `${has} la plus grande valeur`,
        tie: "à égalité, l'attaquant l'emporte",
        assured: `${has} un succès assuré, 6 contre 1`,
      }),
      compared: (attack, defence, reason) => `${attack}, contre ${defence} : ${reason}`,
      dice: (attack, defence) => `les dés sont jetés : ${attack} pour l'attaque, ${defence} pour la défense`,
    }),
    saveRoll: (x) => ({ ...deed(x.who, tenter, `un arrêt avec ${x.names[0]}`), and: { verb: obtenir, rest: String(x.e.args.n) } }),
    saved: (x) => sentence(`le ${x.e.args.n} donne ${saved[String(x.e.args.result)]} (${x.names[0]})`),
    duel: (x) => {
      const [shot, block] = x.names;
      const meets = block ? `${shot} contre ${block}` : `${shot} sans parade en face`;
      const blocked = x.e.args.blocked
        ? 'le tir est bloqué'
        : `seule la parade de couleur ${colours[String(x.e.args.key)]} l'aurait bloqué`;
      return sentence(`${meets} : ${blocked}`);
    },
    advance: (x) => ({ ...deed(x.who, maitriser, 'le ballon'), and: { verb: monter, rest: '' } }),
    book: (x) =>
      x.e.args.red
        ? sentence(`${x.who.you ? 'votre carton jaune' : 'le carton jaune adverse'} devient rouge`)
        : deed(x.who, recevoir, 'un carton jaune'),
    forgive: (x) => deed(x.who, retirer, `${x.who.you ? 'votre' : 'son'} carton jaune`),
    result: (x) => outcomes[String(x.e.args.outcome)](x),
    clear: (x) => sentence(`dans ${pile(x.who)} : ${and(x.names)}`),
    returned: () => 'Les points dépensés retournent dans les réserves.',
    halfOver: (x) => {
      const why = {
        goal: 'un but dans le temps additionnel',
        lost: 'le ballon est perdu dans le temps additionnel',
        cap: 'le temps additionnel a assez duré',
      }[String(x.e.args.why)];
      return `${sentence(`${half(x)} est terminée : ${why}`)} ${scored(x)}`;
    },
    roll: null,
    shuffle: null,
    arrange: null,
    reveal: null,
  },
  move,
};
