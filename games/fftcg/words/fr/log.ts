/** The log in French: events, cards that move, how a match ends. */
import { type Clause, type EventAt, french as f, fr, type Moved, moveBy, stated, type Verb, type Who } from '@touchline/text';
import { changeBy, countIn, eventsBy, lostBy, movedCards, ofAll } from '../inLog.ts';
import { ways } from '../moves.ts';
import type { LogWords } from '../vocabulary.ts';
import * as n from './nouns.ts';

const { grammar, er, verb, de, own } = f;
const { some } = grammar;

const annoncer = verb('annoncer', 'annoncez', 'annonce', 'annoncent');
const seDefausser = verb('se défausser', 'vous défaussez', 'se défausse', 'se défaussent');
const aller = verb('aller', 'allez', 'va', 'vont');
const subir = verb('subir', 'subissez', 'subit', 'subissent');
const retourner = er('retourn');

const of =
  (v: Verb, rest: (x: EventAt) => string) =>
  (x: EventAt): Clause => ({ who: ofAll(grammar, x), verb: v, rest: rest(x) });
/** « X et Y sont dullés. » */
const is = (stem: string) => of(f.etre, (x) => f.agree(stem, ofAll(grammar, x)));
const by =
  (v: Verb, rest: (x: EventAt) => string) =>
  (x: EventAt): Clause => ({ who: x.who, verb: v, rest: rest(x) });
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'} de dégâts`;
/** « votre Main Phase 1 commence », « la Main Phase 1 de votre adversaire commence ». */
const phase =
  (noun: string, article: string, v: string) =>
  ({ who }: EventAt): string =>
    grammar.sentence(`${who.you ? `votre ${noun}` : `${article}${noun} ${de(who.words)}`} ${v}`);

const deed =
  (v: Verb, rest: (m: Moved) => string) =>
  (m: Moved): Clause => ({ who: m.who, verb: v, rest: rest(m) });
/** Cards nobody can name are feminine: « 2 cartes ». */
const cards = (m: Moved): Who => movedCards(m, { f: true });
const goes =
  (v: Verb, rest: (m: Moved) => string) =>
  (m: Moved): Clause => ({ who: cards(m), verb: v, rest: rest(m) });
const owner = (m: Moved): string => (m.n > 1 ? 'de leur propriétaire' : 'de son propriétaire');

/** Who has lost, as the viewer calls them, before a verb in both persons. */
const loser = (w: Who | null, it: string, you: string): string =>
  w?.words === 'votre adversaire' ? `vous ${you}` : `${w?.you ? "l'adversaire" : "l'autre joueur"} ${it}`;

/** A change that lasts, as the log tells it. */
export const change = changeBy(grammar, {
  shared: fr.change,
  gains: n.gagner,
  loses: n.perdre,
  keywords: n.keywords,
  type: (who, type) => stated(who, n.devenir, `aussi ${n.types[type] ? f.un(n.types[type]).words : type}`),
  element: (who, element) => stated(who, n.devenir, n.elements[element] ? n.ofElement(element) : element),
  controller: (who) => stated(who, er('chang'), 'de camp'),
  attacks: n.peut,
  onceMore: 'attaquer une fois de plus ce tour-ci',
  times: (count) => `attaquer ${count} fois dans le même tour`,
  isOfPower: (who, power) => stated(who, f.avoir, `${power} de force`),
  power: (count) => `${count} de force`,
});

export const log: LogWords = {
  events: {
    activate: is('activé'),
    freeze: is('gelé'),
    damage: of(subir, (x) => `${countIn(x)} dégâts`),
    wound: by(subir, (x) => points(countIn(x))),
    control: (x) => ({ who: x.seat(Number(x.e.args.to)), verb: er('contrôl'), rest: `maintenant ${x.named}` }),
    counter: (x) => ({
      who: ofAll(grammar, x),
      verb: countIn(x) < 0 ? n.perdre : verb('recevoir', 'recevez', 'reçoit', 'reçoivent'),
      rest: some(Math.abs(countIn(x)), f.m('Compteur')),
    }),
    attack: of(er('attaqu'), (x) => (countIn(x) > 1 ? 'en équipe' : '')),
    block: of(er('bloqu'), () => ''),
    wounded: by(f.avoir, (x) => `${some(countIn(x), n.carte)} dans ${own(x.who, n.damageZone)}`),
    burst: by(er('utilis'), (x) => `l'EX Burst ${de(x.named)}`),
    primed: by(er('utilis'), (x) => `le Priming pour ${x.named}`),
    use: by(er('utilis'), (x) => `une compétence ${de(x.named)}`),
    main1Begins: phase('Main Phase 1', 'la ', 'commence'),
    main2Begins: phase('Main Phase 2', 'la ', 'commence'),
    attackBegins: phase('Attack Phase', "l'", 'commence'),
    turnEnds: phase('tour', 'le ', 'se termine'),
    noTarget: (x) => grammar.sentence(`une compétence ${de(x.named)} n'a rien à choisir et disparaît`),
    ...eventsBy(grammar, {
      shared: fr.events,
      anAbility: 'une compétence',
      abilityOf: (name) => `la compétence ${de(name)}`,
      onStack: "une compétence de la pile d'effets",
      dulled: (who) => ({ who, verb: f.etre, rest: f.agree('dullé', who) }),
      casts: n.lancer,
      chooses: verb('choisir', 'choisissez', 'choisit', 'choisissent'),
      cancels: n.annuler,
      dulls: n.duller,
      announces: annoncer,
      triggers: (ability) => `${ability} se déclenche`,
      resolves: (item) => `${item} prend effet`,
    }),
  },
  move: moveBy(ways, {
    draw: deed(n.piocher, (m) => m.listed(some(m.n, n.carte))),
    toHand: deed(n.ajouter, (m) => `${m.cards} à ${own(m.who, n.main)}`),
    play: deed(n.jouer, (m) => m.cards),
    announce: deed(annoncer, (m) => m.cards),
    takeBack: deed(verb('reprendre', 'reprenez', 'reprend', 'reprennent'), (m) => m.cards),
    discard: deed(seDefausser, (m) => de(m.cards)),
    toBreakZone: goes(aller, () => 'dans la Break Zone'),
    broken: goes(f.etre, (m) => f.agree('détruit', cards(m))),
    mill: deed(f.mettre, (m) => `${m.cards} du dessus ${de(own(m.who, n.deck))} dans la Break Zone`),
    damage: deed(retourner, (m) => `${m.cards} comme dégâts`),
    turnFaceUp: deed(retourner, (m) => `${m.cards} face visible`),
    toLimit: goes(aller, () => 'dans le Deck LB face visible'),
    enter: goes(er('entr'), () => 'sur le terrain'),
    return: goes(retourner, (m) => `dans la main ${owner(m)}`),
    toDeck: goes(aller, (m) => `dans le Deck ${owner(m)}`),
    putUnder: deed(f.mettre, (m) => `${m.cards} sous ${own(m.who, n.deck)}`),
    look: deed(er('regard'), (m) => `${m.n === 1 ? 'la première carte' : `les ${m.n} premières cartes`} ${de(own(m.who, n.deck))}`),
    found: deed(verb('prendre', 'prenez', 'prend', 'prennent'), (m) => `${m.cards} dans ${own(m.who, n.deck)}`),
    removed: goes(f.etre, (m) => `${f.agree('retiré', cards(m))} du jeu`),
  }),
  results: {
    damage: lostBy(fr, (w) => `: ${loser(w, 'a', 'avez')} subi trop de dégâts`),
    noDraw: lostBy(fr, (w) => `: ${loser(w, "n'avait", "n'aviez")} plus de carte à piocher`),
    noCard: lostBy(fr, (w) => `: ${loser(w, "n'avait", "n'aviez")} plus de carte pour subir des dégâts`),
    bothLost: lostBy(fr, () => 'les deux joueurs ont perdu au même moment'),
  },
};
