/** The game in French: what its cards say. */
import { type Clause, french as f, fr, stated, type Verb } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { chooseBy, chosen, fixed, frameBy, gainBy, mark, sumBy, tailBy } from '../onCards.ts';
import type { InazumaWords } from '../vocabulary.ts';
import { log } from './log.ts';
import {
  attributeName,
  cardKinds,
  carte,
  choisir,
  defausser,
  devenir,
  gagner,
  joindre,
  keywords,
  kindNoun,
  piocher,
  regarder,
  remettre,
  subir,
  tags,
  tireur,
  zones,
} from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { eachOf, those } from './things.ts';

const { grammar, de, er, vous } = f;
const { label, signed, some } = grammar;

const order = (verb: Verb, rest: string): Clause => ({ who: vous, verb, rest });
const noMore: Verb = { inf: 'ne plus pouvoir', you: 'ne pouvez plus', it: 'ne peut plus', they: 'ne peuvent plus' };
const cannot: Verb = { inf: 'ne pas pouvoir', you: 'ne pouvez pas', it: 'ne peut pas', they: 'ne peuvent pas' };
const gets = (n: number): Verb => (n < 0 ? subir : gagner);

const tail = tailBy("jusqu'à la fin du tour");

// ---------------------------------------------------------------- effects

const gain = gainBy(grammar, {
  shared: fr.kinds.gain,
  tail,
  yours: those,
  give: er('donn'),
  moreAp: (n) => `${n} AP de plus en passe décisive`,
  chosenCharacter: 'le personnage choisi',
  each: ' chacun',
  gets,
  ofDiscarded: (stat) => `en plus les ${stat} de la carte défaussée${stat === 'SP' ? '' : ' comme SP'}`,
  forEach: (by, of, say) => `${by} pour ${eachOf(of, say)}`,
  either: (usual, other, cond) => `${usual}, ou ${other} ${f.si(cond)}`,
  onTop: (value) => `${value} en plus`,
});

const sumOf = sumBy(
  grammar,
  (names) => `la somme des SP ${de(names)} sur votre terrain`,
  (who) => `les SP ${de(who)}`,
);

const deeds: InazumaWords['deeds'] = {
  beFiredUp: fixed('être considéré comme enflammé'),
  joinAttack: fixed("attaquer hors du côté d'action"),
  joinDefence: fixed("défendre hors du côté d'action"),
  beChosen: fixed('être choisi'),
  payForAbility: fixed('utiliser de capacité qui a un coût'),
  assist: fixed('faire de passe décisive'),
};

const effects: InazumaWords['effects'] = {
  gain,
  chooseOne: chooseBy(
    grammar,
    (what) => `redressez ${what}`,
    (what) => grammar.order(order(er('ajout'), `${what} à votre main`)),
    (what) => grammar.order(order(choisir, what)),
  ),
  move: (x, say) => {
    const what = say.thing(x.what);
    if (x.to === 'discard') return order(defausser, what.words.replace(' de votre main', ''));
    if (x.to === 'underKeeper') return order(f.mettre, `${what.words} sous ce gardien`);
    return fr.kinds.move(x, say);
  },
  mayDiscard: (x, say) => {
    const what = chosen({ zone: 'hand', of: 'you', where: x.where }, say).replace(' de votre main', '');
    return `vous pouvez défausser ${what} ; si vous le faites, ${say.effects(x.then)}`;
  },
  becomeSp: (x, say) =>
    stated({ words: `les SP ${de(say.thing(x.to ?? {}, 'all').words)}`, many: true }, devenir, `${sumOf(x.n, say)}${tail(x)}`),
  lowerSp: (x, say) => order(er('baiss'), `de ${x.n} les SP ${de(say.thing({ self: true }).words)}`),
  exhaust: (_x, say) => order(er('épuis'), say.thing({ self: true }).words),
  ready: (x, say) => order(er('redress'), say.thing(x.to ?? {}, 'all').words),
  join: (x, say) => stated(say.thing(x.to ?? {}, 'all'), joindre, x.part === 'attacking' ? "à l'attaque" : 'à la défense'),
  fireUp: (x, say) => `${grammar.order(order(choisir, chosen(x.from, say)))}. Il est considéré comme enflammé${tail(x)}`,
  draw: (x) => order(piocher, some(Number(x.n), carte)),
  discardRandom: (x) => grammar.tell({ who: f.adversaire, verb: defausser, rest: `${some(Number(x.n), carte)} au hasard` }),
  arrange: (x, say) => {
    const what = say.thing({ zone: x.zone, of: 'you', top: x.top }).words;
    return `${grammar.order(order(regarder, what))} et ${remettre.you}-les dans l'ordre de votre choix`;
  },
  goalFever: () => '[Fièvre du but] Si vous marquez pendant cette phase, une autre phase de tir suit',
  endShooting: () => 'cette phase de tir se termine sans but',
  permit: (x, say) =>
    x.deed === 'beFiredUp' ? stated(say.thing(x.to ?? {}, 'all'), fixed('est considéré'), 'comme enflammé') : fr.kinds.permit(x, say),
  forbid: (x, say) => {
    if (x.deed === 'beChosen')
      return stated(
        f.adversaire,
        cannot,
        `choisir ${say.thing(x.to ?? {}, 'all').words} pour une technique spéciale ou une capacité${tail(x)}`,
      );
    const who = x.to ? say.thing(x.to ?? {}, 'all') : x.whose === 'opponent' ? f.adversaire : vous;
    const deed = x.deed === 'assist' ? 'faire de passe décisive' : 'utiliser de capacité qui a un coût';
    return grammar.tell({ who, verb: noMore, rest: `${deed}${tail(x)}` });
  },
};

// ---------------------------------------------------------------- the book

const isOrDoes = (says: string) => mark(`qui ${says}`, says);
/** « tant que … et que … » */
const asLongAs = (conds: readonly string[]): string => `tant ${grammar.and(conds.map(f.que))}`;

export const inazumaFr: InazumaWords = {
  lang: 'fr',
  title: 'Inazuma Eleven TCG',
  card: carte,
  cardKinds,
  zones,
  stats: {
    sp: {
      name: 'SP',
      change: (who, how, by) =>
        how === 'become' || how === 'set'
          ? { who: { words: `les SP ${de(who.words)}`, many: true }, verb: fixed('passent à'), rest: String(by) }
          : how === 'add'
            ? { who, verb: gets(typeof by === 'number' ? by : 1), rest: `${typeof by === 'number' ? signed(by) : `+${by}`} SP` }
            : { who, verb: f.avoir, rest: `${how === 'atLeast' ? 'au moins' : 'au plus'} ${by} SP`, stated: true },
      // Nobody was there to be changed.
      changeFor: () => null,
    },
    fsp: { name: 'FSP' },
    ap: { name: 'AP' },
    level: { name: 'niveau' },
  },
  traits: {
    name: { after: (v) => `du nom ${de(v)}`, says: (v) => `est ${v}` },
    attribute: { after: attributeName, says: (v) => `est une carte ${attributeName(v)}` },
    team: { after: de, says: (v) => `est ${de(v)}` },
    position: { after: (v) => v, says: (v) => `a le poste ${v}` },
  },
  roles: { kicker: tireur },
  timings: { strategy: '{Stratégie}', attack: '{Attaque}', shooting: '{Tir}' },
  scopes: {
    strategy: "jusqu'à la fin de la phase",
    attack: "jusqu'à la fin de la phase",
    shooting: "jusqu'à la fin de la phase",
    turn: "jusqu'à la fin du tour",
    'per turn': 'par tour',
  },
  marks: {
    exhausted: isOrDoes('est épuisé'),
    attacking: isOrDoes('attaque'),
    defending: isOrDoes('défend'),
    attacked: isOrDoes('a attaqué pendant ce tour'),
    kicking: isOrDoes('est le tireur'),
  },
  deeds,
  effects,
  conditions: {
    behind: "vous avez moins de buts que l'adversaire",
    firedUp: (_v, say) => `${say.thing({ self: true }).words} est enflammé`,
    kicking: (_v, say) => `${say.thing({ self: true }).words} est le tireur`,
    ownTurn: "c'est votre tour",
    opponentTurn: "c'est le tour de l'adversaire",
    inPhase: (phase) =>
      `c'est la ${{ strategy: 'phase de stratégie', attack: "phase d'attaque", shooting: 'phase de tir' }[phase] ?? 'phase'}`,
  },
  frame: frameBy(grammar, {
    tags,
    keywords,
    asKicker: 'Seulement comme tireur',
    fewerUnder: (n) => (n === 1 ? 'Seulement sans carte sous ce gardien' : `Seulement avec moins de ${n} cartes sous ce gardien`),
    onlyIf: (cond) => `Seulement ${f.si(cond)}`,
    oncePerTurn: 'Une fois par tour',
    parts: { attacking: 'attaquer', defending: 'défendre' },
    mayJoin: (self, parts) => `${self} peut ${parts} hors du côté d'action`,
    does: { dribbler: 'il attaque', defender: 'il défend', striker: 'il est le tireur' },
    whileIt: (text, does) => `${text} ${asLongAs([does])}`,
    while: (conds, text) => `${asLongAs(conds)}, ${text}`,
    once: (text) => text.replace(/(Le gardien adverse [^.]*)\. Le gardien adverse /, '$1 et '),
  }),
  line: (def) =>
    [
      label(kindNoun(def.kind).one),
      ...factsOf(def, { attribute: attributeName, none: 'sans attribut', level: 'Niveau', needs: 'exige' }),
    ].join(' · '),
  ...table,
  ...setUp,
  ...log,
};
