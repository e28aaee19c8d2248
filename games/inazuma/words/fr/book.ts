/** The game in French: what its cards say. */
import type { Ability, AnyEffect, Cond, Lasting, Num, Sel } from '@touchline/engine';
import { type Clause, french as f, fr, type MarkWords, type Said, type Say, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { factsOf } from '../../read/seen.ts';
import { describe, eitherOf, fewerUnder, joins, ofPaid, perEach, termsOf, thingFor } from '../described.ts';
import type { InazumaWords, Keyword } from '../vocabulary.ts';
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
  reprendre,
  subir,
  tags,
  tireur,
  zones,
} from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { eachOf, those } from './things.ts';

const { grammar, de, er, vous } = f;
const { label, or, sentence, signed, some } = grammar;

const stated = (who: Who, verb: Verb, rest: string): Clause => ({ who, verb, rest, stated: true });
const order = (verb: Verb, rest: string): Clause => ({ who: vous, verb, rest });
const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });
const noMore: Verb = { inf: 'ne plus pouvoir', you: 'ne pouvez plus', it: 'ne peut plus', they: 'ne peuvent plus' };
const cannot: Verb = { inf: 'ne pas pouvoir', you: 'ne pouvez pas', it: 'ne peut pas', they: 'ne peuvent pas' };

/** Until the end of the phase goes without saying (INA-615). */
const tail = (x: { readonly until?: Lasting | readonly Lasting[] }): string => (x.until === 'turn' ? " jusqu'à la fin du tour" : '');

// ---------------------------------------------------------------- changes

const gets = (n: number): Verb => (n < 0 ? subir : gagner);

function gain(x: Spoken<'gain'>, say: Say): Said {
  const { to = {} } = x;
  if (x.stat === 'ap' && to.zone === 'hand') return stated(those(to), er('donn'), `${x.add} AP de plus en passe décisive`);
  if (x.stat !== 'sp' || x.add === undefined) return fr.kinds.gain(x, say);
  const paid = ofPaid(x.add);
  // « il » would be the discarded card.
  const who = paid && to.bound === 'it' ? { words: 'le personnage choisi' } : say.thing(to, 'all');
  const each = who.many ? ' chacun' : '';
  if (paid) return stated(who, gagner, `les ${paid.toUpperCase()} de la carte défaussée${paid === 'ap' ? ' comme SP' : ''}${tail(x)}`);
  const per = perEach(x.add);
  if (per) return stated(who, gets(per.one), `${signed(per.one)} SP pour ${eachOf(per.each, say)}${tail(x)}`);
  const either = eitherOf(x.add);
  if (either)
    return stated(
      who,
      gets(either.usual),
      `${signed(either.usual)} SP${each}, ou ${signed(either.other)} SP${each} ${f.si(say.cond(either.if))}${tail(x)}`,
    );
  if (typeof x.add === 'number') return stated(who, gets(x.add), `${signed(x.add)} SP${each}${tail(x)}`);
  return stated(who, gagner, `${say.value(x.add)} en plus${tail(x)}`);
}

/** « la somme des SP de David Samford et Jude Sharp sur votre terrain » */
function sumOf(n: Num, say: Say): string {
  if (typeof n !== 'object' || !('stat' in n)) return say.num(n);
  const { names } = describe(thingFor(n.of));
  return names.length > 0 ? `la somme des SP ${de(grammar.and(names))} sur votre terrain` : `les SP ${de(say.thing(n.of, 'all').words)}`;
}

const deeds: InazumaWords['deeds'] = {
  beFiredUp: fixed('être considéré comme enflammé'),
  joinAttack: fixed("attaquer hors du côté d'action"),
  joinDefence: fixed("défendre hors du côté d'action"),
  beChosen: fixed('être choisi'),
  payForAbility: fixed('utiliser de capacité qui a un coût'),
  assist: fixed('faire de passe décisive'),
};

// ---------------------------------------------------------------- choices

const sentences = (effects: readonly Spoken[], say: Say): string => effects.map((x) => label(say.effects([x]))).join('. ');
const chosen = (from: Sel, say: Say): string => say.thing({ ...from, chosen: { count: 1, upTo: false } }).words;

function chooseOne(x: Spoken<'chooseOne'>, say: Say): Said {
  const { then } = x;
  const what = chosen(x.from, say);
  const [first, ...rest] = then;
  const more = rest.length === 0 ? '' : `. ${sentences(rest, say)}`;
  if (first.do === 'ready') return `redressez ${what}${more}`;
  if (first.do === 'move' && first.to === 'hand') return `${grammar.order(order(reprendre, `${what} en main`))}${more}`;
  return `${grammar.order(order(choisir, what))}. ${sentences(then, say)}`;
}

const effects: InazumaWords['effects'] = {
  gain,
  chooseOne,
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

// ---------------------------------------------------------------- how a text is printed

function demand(c: Cond, say: Say): string {
  if ('is' in c && c.is === 'kicking') return 'Seulement comme tireur';
  const n = fewerUnder(c);
  if (n !== null) return n === 1 ? 'Seulement sans carte sous ce gardien' : `Seulement avec moins de ${n} cartes sous ce gardien`;
  return `Seulement ${f.si(say.cond(c))}`;
}

/** « tant que … et que … » */
const asLongAs = (conds: readonly string[]): string => `tant ${grammar.and(conds.map(f.que))}`;

function always(a: Ability<AnyEffect>, demands: readonly Cond[], say: Say): string {
  const self = say.thing({ self: true }).words;
  const parts = joins(a);
  if (parts.length > 0)
    return sentence(`${self} peut ${or(parts.map((p) => (p === 'attacking' ? 'attaquer' : 'défendre')))} hors du côté d'action`);
  const { keyword, n } = (a.notes ?? {}) as { readonly keyword?: Keyword; readonly n?: number };
  const does = say.effects(a.do);
  if (demands.length === 0) return sentence(does);
  const until = { dribbler: 'il attaque', defender: 'il défend', striker: 'il est le tireur' };
  if (keyword) return `[${label(`${keywords[keyword]} : ${n}`)}] ${sentence(`${does} ${asLongAs([until[keyword]])}`)}`;
  return sentence(`${asLongAs(demands.map((c) => say.cond(c)))}, ${does}`);
}

/** Two deeds of one subject: « X subit −300 SP et ne peut plus … ». */
const once = (text: string): string => text.replace(/(Le gardien adverse [^.]*)\. Le gardien adverse /, '$1 et ');

function frame(a: Ability<AnyEffect>, given: string, say: Say): string {
  const { tags: found, demands } = termsOf(a);
  const name = a.notes?.name ? label(`${a.notes.name} : `) : '';
  const when = found.map((tag) => tags[tag]).join('');
  if (!('use' in a.when)) return `${name}${when === '' ? '' : `${when} `}${'always' in a.when ? always(a, demands, say) : given}`;
  const cost = (a.cost ?? []).length === 0 ? [] : [`[${label(say.effects(a.cost!))}]`];
  const brackets = [...(a.limit ? ['[Une fois par tour]'] : []), ...demands.map((c) => `[${demand(c, say)}]`), ...cost];
  return `${name}${[when, ...brackets, once(given)].filter((x) => x !== '').join(' ')}`;
}

// ---------------------------------------------------------------- the book

const mark = (says: string): MarkWords => ({ beside: () => `qui ${says}`, says: () => says });

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
        how === 'become'
          ? { who: { words: `les SP ${de(who.words)}`, many: true }, verb: fixed('passent à'), rest: String(by) }
          : { who, verb: gets(Number(by)), rest: `${signed(Number(by))} SP` },
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
    exhausted: mark('est épuisé'),
    attacking: mark('attaque'),
    defending: mark('défend'),
    attacked: mark('a attaqué pendant ce tour'),
    kicking: mark('est le tireur'),
  },
  deeds,
  effects,
  conditions: {
    behind: () => "vous avez moins de buts que l'adversaire",
    firedUp: (_v, say) => `${say.thing({ self: true }).words} est enflammé`,
    kicking: (_v, say) => `${say.thing({ self: true }).words} est le tireur`,
    ownTurn: () => "c'est votre tour",
    opponentTurn: () => "c'est le tour de l'adversaire",
    inPhase: (phase) =>
      `c'est la ${{ strategy: 'phase de stratégie', attack: "phase d'attaque", shooting: 'phase de tir' }[phase] ?? 'phase'}`,
  },
  frame,
  line: (def) =>
    [
      label(kindNoun(def.kind).one),
      ...factsOf(def, { attribute: attributeName, none: 'sans attribut', level: 'Niveau', needs: 'exige' }),
    ].join(' · '),
  ...table,
  ...setUp,
  ...log,
};
