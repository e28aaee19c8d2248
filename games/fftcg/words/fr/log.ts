/** The log in French: events, cards that move, how a match ends. */
import { type Clause, type EventAt, french as f, fr, type Moved, type SharedBook, type Verb, type Who } from '@touchline/text';
import type { LogWords } from '../vocabulary.ts';
import * as n from './nouns.ts';

const { grammar, er, verb, de } = f;
const { and, signed, some } = grammar;

const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause).trimEnd());
const name = (x: EventAt): string => x.names[0] ?? 'une carte';
const of = (x: EventAt, v: Verb, rest: string): string => sentence({ who: whoOf(x), verb: v, rest });
const whoOf = (x: EventAt) => ({ words: x.names.length > 1 ? grammar.and(x.names) : name(x), many: x.names.length > 1 });
/** « X et Y sont dullés. » */
const is = (x: EventAt, stem: string): string => of(x, f.etre, f.agree(stem, { many: x.names.length > 1 }));
const by = (x: EventAt, v: Verb, rest: string): string => sentence({ who: x.who, verb: v, rest });
const count = (x: EventAt): number => Number(x.e.args.n ?? 1);
const points = (k: number): string => `${k} ${k < 2 ? 'point' : 'points'} de dégâts`;
/** « votre Main Phase 1 commence », « la Main Phase 1 de votre adversaire commence ». */
const phase = (x: EventAt, noun: string, article: string, v: string): string =>
  grammar.sentence(`${x.who.you ? `votre ${noun}` : `${article}${noun} ${de(x.who.words)}`} ${v}`);

const subir = verb('subir', 'subissez', 'subit', 'subissent');
const annoncer = verb('annoncer', 'annoncez', 'annonce', 'annoncent');
const seDefausser = verb('se défausser', 'vous défaussez', 'se défausse', 'se défaussent');
const aller = verb('aller', 'allez', 'va', 'vont');
const retourner = er('retourn');

/** The card an ability is printed on. */
const printedOn = (x: EventAt): string => {
  const { defs, abilities } = x.say.library;
  return defs[abilities[Number(x.e.args.ability)].def]?.name ?? '';
};
const abilityOf = (x: EventAt): string => (printedOn(x) === '' ? 'une compétence' : `la compétence ${de(printedOn(x))}`);
const isSummon = (x: EventAt): boolean => x.say.library.defs[x.say.library.abilities[Number(x.e.args.ability)].def]?.kind === 'summon';
const kindOf = (x: EventAt): string => {
  const [seen] = x.e.cards;
  const { defs, defIndex } = x.say.library;
  return seen && seen !== 'hidden' ? (defs[defIndex.get(seen.def) ?? -1]?.kind ?? '') : '';
};

/** A marker on the stack stands for an ability. */
const onStack = (x: EventAt): string => (kindOf(x) === 'item' ? "une compétence de la pile d'effets" : name(x));

/** Only some may look. */
const isLook = (x: EventAt): boolean => Number(x.e.args.to) !== (1 << (x.say.seats + 1)) - 1;

const wins = (w: Who | null, how: string) => (w ? grammar.tell({ who: w, verb: n.gagner, rest: how }) : `match nul : ${how}`);
/** Who has lost, as the viewer calls them, before a verb in both persons. */
const loser = (w: Who | null, it: string, you: string): string =>
  w?.words === 'votre adversaire' ? `vous ${you}` : `${w?.you ? "l'adversaire" : "l'autre joueur"} ${it}`;

function move(m: Moved): Clause | null | undefined {
  const { who, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  const withNames = (what: string) => (seen.length === 0 ? what : seen.length < m.n ? `${what}, dont ${names}` : `${what} : ${names}`);
  const what = seen.length < m.n ? withNames(some(m.n, n.carte)) : names;
  const cards: Who = { words: what, many: m.n > 1, ...(seen.length < m.n && { f: true }) };
  const deed = (v: Verb, rest: string): Clause => ({ who, verb: v, rest });
  const owner = m.n > 1 ? 'de leur propriétaire' : 'de son propriétaire';
  const own = (noun: typeof n.deck) => f.own(who, noun);
  switch (`${m.from}>${m.to}`) {
    case 'deck>hand':
      return clause === 'FFT-1311' || clause === 'FFT-418'
        ? deed(n.ajouter, `${what} à ${own(n.main)}`)
        : deed(n.piocher, withNames(some(m.n, n.carte)));
    case 'hand>field':
    case 'limit>field':
      return deed(n.jouer, what);
    case 'hand>stack':
    case 'limit>stack':
    case 'breakZone>stack':
      return deed(annoncer, what);
    case 'stack>hand':
    case 'stack>limit':
      return deed(verb('reprendre', 'reprenez', 'reprend', 'reprennent'), what);
    case 'hand>breakZone':
      return deed(seDefausser, de(what));
    case 'field>breakZone':
      return clause === 'FFT-1324'
        ? { who: cards, verb: f.etre, rest: f.agree('détruit', cards) }
        : { who: cards, verb: aller, rest: 'dans la Break Zone' };
    case 'deck>breakZone':
      return deed(f.mettre, `${what} du dessus ${de(own(n.deck))} dans la Break Zone`);
    case 'deck>damage':
      return deed(retourner, `${what} comme dégâts`);
    case 'limit>limitSpent':
      return deed(retourner, `${what} face visible`);
    case 'deck>field':
    case 'removed>field':
    case 'breakZone>field':
    case 'looked>field':
      return { who: cards, verb: er('entr'), rest: 'sur le terrain' };
    case 'field>hand':
      return { who: cards, verb: retourner, rest: `dans la main ${owner}` };
    case 'breakZone>hand':
    case 'looked>hand':
      return deed(n.ajouter, `${what} à ${own(n.main)}`);
    case 'hand>deck':
    case 'looked>deck':
      return deed(f.mettre, `${what} sous ${own(n.deck)}`);
    case 'field>deck':
      return { who: cards, verb: aller, rest: `dans le Deck ${owner}` };
    case 'deck>looked':
      return deed(er('regard'), `${m.n === 1 ? 'la première carte' : `les ${m.n} premières cartes`} ${de(own(n.deck))}`);
    case 'field>removed':
    case 'breakZone>removed':
    case 'hand>removed':
      return { who: cards, verb: f.etre, rest: `${f.agree('retiré', cards)} du jeu` };
    case 'stack>breakZone':
      return null;
  }
  return m.to === 'limitSpent' ? { who: cards, verb: aller, rest: 'dans le Deck LB face visible' } : undefined;
}

/** A change that lasts, as the log tells it. */
export const change: SharedBook['change'] = (who, stat, how, amount, say) => {
  const stated = (v: Verb, rest: string): Clause => ({ who, verb: v, rest, stated: true });
  if (stat === 'keyword') return stated(n.gagner, n.keywords[amount] ?? String(amount));
  if (stat === 'type') return stated(n.devenir, `aussi ${n.types[amount] ? f.un(n.types[amount]).words : amount}`);
  if (stat === 'element') return stated(n.devenir, n.elements[amount] ? n.ofElement(String(amount)) : String(amount));
  if (stat === 'controller') return stated(er('chang'), 'de camp');
  if (stat === 'attacks')
    return stated(n.peut, `attaquer ${how === 'add' ? 'une fois de plus ce tour-ci' : `${amount} fois dans le même tour`}`);
  if (stat === 'power' && how === 'set') return stated(f.avoir, `${amount} de force`);
  if (stat === 'power')
    return stated(Number(amount) < 0 ? n.perdre : n.gagner, `${Number(amount) < 0 ? -Number(amount) : signed(Number(amount))} de force`);
  return fr.change(who, stat, how, amount, say);
};

export const log: LogWords = {
  events: {
    // FFT-519: what is paid with has been stated.
    dull: (x) => (x.e.clause === 'FFT-519' ? null : is(x, 'dullé')),
    activate: (x) => is(x, 'activé'),
    freeze: (x) => is(x, 'gelé'),
    damage: (x) => of(x, subir, `${count(x)} dégâts`),
    wound: (x) => by(x, subir, points(count(x))),
    control: (x) => sentence({ who: x.seat(Number(x.e.args.to)), verb: er('contrôl'), rest: `maintenant ${name(x)}` }),
    counter: (x) =>
      of(x, count(x) < 0 ? n.perdre : verb('recevoir', 'recevez', 'reçoit', 'reçoivent'), some(Math.abs(count(x)), f.m('Compteur'))),
    attack: (x) => of(x, er('attaqu'), count(x) > 1 ? 'en équipe' : ''),
    party: () => null,
    block: (x) => of(x, er('bloqu'), ''),
    blocked: () => null,
    hit: () => null,
    deals: () => null,
    breaks: () => null,
    wounded: (x) => by(x, f.avoir, `${some(count(x), n.carte)} dans ${f.own(x.who, n.damageZone)}`),
    burst: (x) => by(x, er('utilis'), `l'EX Burst ${de(name(x))}`),
    cast: (x) => (kindOf(x) === 'summon' ? by(x, n.lancer, name(x)) : null),
    use: (x) => by(x, er('utilis'), `une compétence ${de(name(x))}`),
    chosen: (x) => by(x, verb('choisir', 'choisissez', 'choisit', 'choisissent'), onStack(x)),
    main1Begins: (x) => phase(x, 'Main Phase 1', 'la ', 'commence'),
    main2Begins: (x) => phase(x, 'Main Phase 2', 'la ', 'commence'),
    attackBegins: (x) => phase(x, 'Attack Phase', "l'", 'commence'),
    turnEnds: (x) => phase(x, 'tour', 'le ', 'se termine'),
    state: () => null,
    /** What is dulled for CP; what is discarded is stated when it is. */
    pays: (x) => (Number(x.e.args.dulled) === 0 ? null : by(x, n.duller, and(x.names.slice(0, Number(x.e.args.dulled))))),
    noTarget: (x) => grammar.sentence(`une compétence ${de(name(x))} n'a rien à choisir et disparaît`),
    cancel: (x) => by(x, n.annuler, onStack(x)),
    triggers: (x) => grammar.sentence(`${abilityOf(x)} se déclenche`),
    resolves: (x) => grammar.sentence(`${isSummon(x) ? printedOn(x) : abilityOf(x)} prend effet`),
    make: () => null,
    unmake: () => null,
    show: (x) => {
      if (x.e.clause === 'FFT-708' && x.names.length > 0) return by(x, annoncer, name(x));
      // A search looks at the whole deck; only what is found is stated.
      return x.e.clause === 'FFT-1311' && isLook(x) ? null : fr.events.show(x);
    },
    roll: () => null,
  },
  move,
  results: {
    damage: (w) => wins(w, `: ${loser(w, 'a', 'avez')} subi trop de dégâts`),
    noDraw: (w) => wins(w, `: ${loser(w, "n'avait", "n'aviez")} plus de carte à piocher`),
    noCard: (w) => wins(w, `: ${loser(w, "n'avait", "n'aviez")} plus de carte pour subir des dégâts`),
    bothLost: (w) => wins(w, 'les deux joueurs ont perdu au même moment'),
  },
};
