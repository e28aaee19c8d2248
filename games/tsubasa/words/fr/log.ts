/** What the log tells in French: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, french as f, type Moved, type Verb, type Who } from '@touchline/text';
import { addendsIn, kindIn, nameOf, numsIn as nums, paidIn, score, sumOf } from '../../read/seen.ts';
import type { Kind } from '../../state.ts';
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
const { and, some } = grammar;

const say = (who: Who, v: Verb, rest: string): string => grammar.sentence(grammar.tell({ who, verb: v, rest }));
const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const seatOf = (x: EventAt, name: string): Who => x.seat(Number(x.e.args[name]));
const called = (x: EventAt) => (id: string) => (id === 'red' ? redCard : nameOf(x.say, id));
const halves = [
  'la première mi-temps',
  'la seconde mi-temps',
  'la première mi-temps de prolongation',
  'la seconde mi-temps de prolongation',
];
const form = (who: Who, v: Verb): string => (who.you ? v.you : v.it);

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

/** Why an ability was not used; '' : by choice. */
function whyNot(x: EventAt): string {
  const why = String(x.e.args.why);
  const { if: cond } = x.say.library.abilities[Number(x.e.args.ability)].spec;
  if (why === 'condition' && cond) return 'is' in cond && cond.is === 'behind' ? "l'équipe n'est pas menée" : roleOf(cond);
  return why === '' ? '' : 'elle ne ferait rien maintenant';
}
function roleOf(cond: object): string {
  if ('all' in cond) return "elle est pour l'attaquant de l'équipe de la carte";
  if ('exists' in cond) return "l'autre carte n'est pas là";
  return 'is' in cond && cond.is === 'attacking' ? "elle est pour l'attaquant" : 'elle est pour le défenseur';
}

function move(m: Moved): Clause | null | undefined {
  const names = and(m.seen.map((d) => d.name));
  const who = m.toOther ?? m.who;
  const what: Who = { words: names, many: m.seen.length > 1 };
  const deed = (v: Verb, rest: string): Clause => ({ who, verb: v, rest });
  switch (`${m.from}>${m.to}`) {
    case 'pitch>hand':
      return deed(prendre, `${names} sur le terrain`);
    case 'firstDeck>hand':
    case 'secondDeck>hand': {
      const half = m.from === 'firstDeck' ? 'première' : 'seconde';
      return deed(prendre, `une carte de la ${half} mi-temps sans la montrer${names === '' ? '' : ` : ${names}`}`);
    }
    case 'firstDeck>pitch':
    case 'secondDeck>pitch':
      return { who: what, verb: arriver, rest: 'sur le terrain' };
    case 'unsigned>signings':
      return { who: what, verb: peuvent, rest: 'être recrutés' };
    case 'hand>discard':
      return deed(defausser, `de ${f.own(who, main)} : ${names}`);
    case 'playArea>discard':
      return m.clause === 'TSU-912' ? { who: what, verb: aller, rest: `dans ${who.you ? 'votre défausse' : 'la défausse adverse'}` } : null;
    case 'fatigue>discard':
      return deed(prendre, some(m.n, cardKinds.fatigue));
    case 'playArea>box':
      // What is replaced is told of with the card that comes.
      return ['TSU-302', 'TSU-R23', 'TSU-R57'].includes(m.clause) ? null : { who: what, verb: aller, rest: 'dans la boîte' };
    case 'hand>box':
    case 'discard>box':
    case 'shots>box':
    case 'blocks>box':
      return { who: what, verb: aller, rest: 'dans la boîte' };
  }
  return null;
}

function compared(x: EventAt): string {
  const attacker = Number(x.e.args.attacker);
  const why = String(x.e.args.why);
  const [cards, spent, dice, values] = ['cards', 'spent', 'dice', 'values'].map((name) => nums(x, name));
  const sum = (seat: number, kind: Kind) =>
    `${kindName[kind]} ${minus(values[seat])} = ${minus(cards[seat])}${spent[seat] > 0 ? ` + ${points(spent[seat], kind)}` : ''} + dé ${dice[seat]}`;
  const has = `${x.who.words} ${x.who.you ? 'avez' : 'a'}`;
  const reason = {
    higher: `${has} la plus grande valeur`,
    tie: "à égalité, l'attaquant l'emporte",
    assured: `${has} un succès assuré, 6 contre 1`,
  }[why];
  return grammar.sentence(`${sum(attacker, kindIn(x, 'action'))}, contre ${sum(1 - attacker, 'defence')} : ${reason}`);
}

const scored = (x: EventAt): string => grammar.sentence(`le score est de ${score(nums(x, 'goals'), x.viewer)}`);

const outcomes: { readonly [outcome: string]: (x: EventAt) => string } = {
  goal: (x) => `${say(x.who, marquer, 'un but')} ${scored(x)}`,
  kept: (x) => say(x.who, garder, 'le ballon'),
  stolen: (x) => say(seatOf(x, 'ball'), prendre, 'le ballon'),
  corner: (x) => say(x.who, garder, 'le ballon après un corner'),
  caught: (x) => say(seatOf(x, 'ball'), recuperer, "le ballon après l'arrêt"),
  blocked: (x) => say(seatOf(x, 'ball'), recuperer, 'le ballon après la parade'),
};

export const log: LogWords = {
  events: {
    flip: (x) => grammar.sentence(`le marqueur montre ${team[String(x.e.args.team)]}`),
    kickOff: (x) => say(x.who, donner, `le coup d'envoi de ${halves[Number(x.e.args.half)]}`),
    round: (x) =>
      grammar.sentence(
        `manche ${x.e.args.round} de ${halves[Number(x.e.args.half)]} : ${grammar.tell({ who: x.who, verb: er('attaqu'), rest: '' }).trimEnd()}`,
      ),
    draw: (x) => say(x.who, piocher, `${some(x.e.cards.length, carte)}${x.names.length > 0 ? ` : ${and(x.names)}` : ''}`),
    reshuffle: (x) =>
      say(
        x.who,
        melanger,
        x.e.args.all
          ? `${f.own(x.who, pioche)}, ${f.own(x.who, defausse)} et ${f.own(x.who, main)} en une nouvelle pioche de ${x.e.args.n}`
          : `${f.own(x.who, defausse)} en une nouvelle pioche de ${x.e.args.n}`,
      ),
    injuryTime: (x) => {
      const why = Number(x.e.args.half) < 2 ? 'les dernières cartes Match sont prises' : "c'est la dernière manche";
      const cap = Number(x.e.args.cap);
      const ends = `le prochain but ou ballon perdu met fin à la mi-temps${cap > 0 ? `, ou la manche ${cap} du temps additionnel` : ''}`;
      return `${grammar.sentence(`temps additionnel : ${why}`)} ${grammar.sentence(ends)}`;
    },
    play: (x) =>
      say(
        x.who,
        jouer,
        `${x.names[0] ?? 'une carte'}${x.e.args.by === '' ? '' : `, grâce à une autre carte (${nameOf(x.say, x.e.args.by)})`}`,
      ),
    use: (x) =>
      grammar.label(`${grammar.tell({ who: x.who, verb: utiliser, rest: x.names[0] })} : ${x.say.ability(Number(x.e.args.ability))}`),
    unused: (x) => {
      const why = whyNot(x);
      return grammar.sentence(`une capacité n'est pas utilisée (${x.names[0]})${why === '' ? '' : ` : ${why}`}`);
    },
    gain: (x) => say(x.who, gagner, `${points(1, kindIn(x, 'kind'))} et en ${x.who.you ? 'avez' : 'a'} maintenant ${x.e.args.have}`),
    motivate: (x) =>
      say(x.who, payer, `${price(paidIn(x.e.args))} et ${form(x.who, motiver)} ${x.names[0]} ; la carte de départ va dans la boîte`),
    sign: (x) =>
      say(
        x.who,
        payer,
        `${price(paidIn(x.e.args))} et ${form(x.who, recruter)} ${x.names[0]}${x.names[1] ? ` à la place de ${x.names[1]}, qui va dans la boîte` : ''}`,
      ),
    pass: (x) => say(x.who, passer, `et ${form(x.who, garder)} ${some(Number(x.e.args.hand), carte)} en main`),
    attackOver: (x) =>
      grammar.sentence(
        x.e.args.why === 'limit'
          ? `la limite de ${x.e.args.limit} cartes jouées est atteinte`
          : `les deux entraîneurs ont passé, avec ${some(Number(x.e.args.count), carte)} en jeu`,
      ),
    totals: (x) =>
      grammar.sentence(
        (['shot', 'pass', 'defence'] as const).map((kind) => `${kindName[kind]} ${sumOf(addendsIn(x, kind), called(x))}`).join(' ; '),
      ),
    declare: (x) => say(x.who, annoncer, `${oneOf[kindIn(x, 'action')]} de ${minus(Number(x.e.args.total))}`),
    spend: (x) => say(x.who, depenser, `${points(Number(x.e.args.n), kindIn(x, 'kind'))} ; il en reste ${x.e.args.left}`),
    dice: (x) => {
      const [a, d] = [nums(x, 'dice')[Number(x.e.args.attacker)], nums(x, 'dice')[1 - Number(x.e.args.attacker)]];
      return grammar.sentence(`les dés sont jetés : ${a} pour l'attaque, ${d} pour la défense`);
    },
    reroll: (x) => {
      const { was, n, saving, die } = x.e.args;
      const which = saving ? "le dé de l'arrêt" : x.seat(Number(die)).you ? 'votre dé' : 'le dé adverse';
      return say(x.who, relancer, `${which} avec ${x.names[0]} : ${was} devient ${n}`);
    },
    compare: compared,
    saveRoll: (x) => say(x.who, tenter, `un arrêt avec ${x.names[0]} et ${x.who.you ? 'obtenez' : 'obtient'} ${x.e.args.n}`),
    saved: (x) => grammar.sentence(`le ${x.e.args.n} donne ${saved[String(x.e.args.result)]} (${x.names[0]})`),
    duel: (x) => {
      const [shot, block] = x.names;
      const meets = block ? `${shot} contre ${block}` : `${shot} sans parade en face`;
      const blocked = x.e.args.blocked
        ? 'le tir est bloqué'
        : `seule la parade de couleur ${colours[String(x.e.args.key)]} l'aurait bloqué`;
      return grammar.sentence(`${meets} : ${blocked}`);
    },
    advance: (x) => say(x.who, er('maîtris'), `le ballon et ${x.who.you ? 'montez' : 'monte'}`),
    book: (x) =>
      x.e.args.red
        ? grammar.sentence(`${x.who.you ? 'votre carton jaune' : 'le carton jaune adverse'} devient rouge`)
        : say(x.who, recevoir, 'un carton jaune'),
    forgive: (x) => say(x.who, retirer, `${x.who.you ? 'votre' : 'son'} carton jaune`),
    result: (x) => outcomes[String(x.e.args.outcome)](x),
    clear: (x) => grammar.sentence(`dans ${x.who.you ? 'votre défausse' : 'la défausse adverse'} : ${and(x.names)}`),
    returned: () => 'Les points dépensés retournent dans les réserves.',
    halfOver: (x) => {
      const why = {
        goal: 'un but dans le temps additionnel',
        lost: 'le ballon est perdu dans le temps additionnel',
        cap: 'le temps additionnel a assez duré',
      }[String(x.e.args.why)];
      return `${grammar.sentence(`${halves[Number(x.e.args.half)]} est terminée : ${why}`)} ${scored(x)}`;
    },
    roll: () => null,
    shuffle: () => null,
    arrange: () => null,
    reveal: () => null,
  },
  move,
};
