/** How characters and cards are named in French, and what is asked of them. */
import type { Num, Sel } from '@touchline/engine';
import { french as f, fr, type Noun, type Say, type Thing, thingFor, type Who } from '@touchline/text';
import { type Described, describe, inPlay, isKeeper, onField } from '../described.ts';
import { bookBy } from '../onCards.ts';
import { areaOf, attributeName, carte, gardien, kindNoun, personnage, tireur } from './nouns.ts';

const { de } = f;
const { or } = f.grammar;

// ---------------------------------------------------------------- nouns

/** « DF », « FW ou MF », « remplaçant », « carte ». */
export function nounFor(d: Described, thing: Thing): Noun {
  if (thing.kind !== '') return kindNoun(thing.kind);
  if (isKeeper(thing)) return gardien;
  if (d.positions.length > 0 && inPlay(thing)) return { one: or(d.positions), many: or(d.positions) };
  return inPlay(thing) ? personnage : carte;
}

const takesPart = {
  attacking: { it: 'attaque', they: 'attaquent' },
  defending: { it: 'défend', they: 'défendent' },
  either: { it: 'participe', they: 'participent' },
  neither: { it: 'ne participe pas', they: 'ne participent pas' },
} as const;

/** « personnages Collectif qui attaquent »: the noun and what stands after it. */
function group(thing: Thing, many: boolean): { readonly noun: Noun; readonly rest: string } {
  const d = describe(thing);
  const noun = nounFor(d, thing);
  const rest = [
    d.positions.length > 0 && noun.one !== or(d.positions) ? or(d.positions) : '',
    or(d.attributes.map(attributeName)),
    d.teams.length > 0 ? de(or(d.teams)) : '',
    d.names.length > 0 ? `du nom ${de(or(d.names))}` : '',
    d.exhausted ? f.agree('épuisé', { f: noun.f, many }) : '',
  ];
  return { noun, rest: rest.filter((x) => x !== '').join(' ') };
}

/** What comes last: where they are, the part they take, and what else is asked of them. */
function place(thing: Thing, say: Say, many: boolean, field = 'le terrain'): string {
  const { part, more } = describe(thing);
  const [zone] = thing.zones;
  const takes = part === null ? '' : `qui ${takesPart[part][many ? 'they' : 'it']}`;
  const where = onField(thing)
    ? `sur ${field}`
    : zone === 'bench'
      ? 'sur le banc'
      : inPlay(thing) || zone === undefined
        ? ''
        : de(f.whose(thing.of, areaOf(zone)).words);
  return joined(where, takes, say.beside(more).after);
}

const joined = (...words: readonly string[]): string => words.filter((x) => x !== '').join(' ');

/** « ce personnage », « ce gardien », « cette carte ». */
function selfName({ self }: Say): Who {
  if (self?.kind === 'goalkeeper') return { words: 'ce gardien' };
  return self?.kind === 'technique' ? { words: 'cette carte', f: true } : { words: 'ce personnage' };
}

function thing(t: Thing, say: Say): Who {
  if (t.is === 'self') return selfName(say);
  if (t.is === 'event' || t.is === 'named') return { words: 'il' };
  if (t.is === 'top' || t.is === 'shown') return fr.thing(t, say);
  if (t.is === 'role') return f.whose(t.of === 'any' ? 'you' : t.of, tireur);
  const many = typeof t.count === 'string' ? !isKeeper(t) : t.many;
  const { noun, rest } = group(t, many || inPlay(t));
  const other = t.other ? { ...noun, one: `autre ${noun.one}`, many: `autres ${noun.many}` } : noun;
  const gender = noun.f ? { f: true } : {};
  if (typeof t.count === 'string') {
    const who = inPlay(t)
      ? f.whose(t.of, other, many, rest)
      : { words: `${noun.f ? 'toutes' : 'tous'} ${f.le(other, true, rest).words}`, many };
    return { ...who, words: joined(who.words, place(t, say, many)) };
  }
  const number = `${t.upTo ? "jusqu'à " : ''}${t.atLeast === null ? '' : `${say.num(t.atLeast)} à `}${say.num(t.count)}`;
  if (inPlay(t)) return { words: joined(number, de(f.whose(t.of, other, true, rest).words), place(t, say, true)), many: t.many, ...gender };
  return { words: joined(number, t.many ? other.many : other.one, rest, place(t, say, t.many)), many: t.many, ...gender };
}

/** What one of those is that are counted: « chaque autre personnage de Raimon sur votre terrain ». */
export function eachOf(sel: Sel, say: Say): string {
  const t = thingFor(sel);
  if (inPlay(t) && !onField(t)) return joined('chacun', de(thing(t, say).words));
  const { noun, rest } = group(t, false);
  const field = t.of === 'opponent' ? 'le terrain adverse' : 'votre terrain';
  return joined('chaque', t.other ? 'autre' : '', noun.one, rest, place(t, say, false, field));
}

/** All of them with their owner: « vos remplaçants Collectif ». */
export function those(sel: Sel): Who {
  const t = thingFor(sel);
  const { noun, rest } = group(t, true);
  return f.whose(t.of, noun, true, rest);
}

// ---------------------------------------------------------------- conditions

/** Characters or cards that are there; those that take part, by what they do. */
function thereAre(t: Thing, atLeast: Num, say: Say): string {
  const { part } = describe(t);
  const n = say.num(atLeast);
  const { noun, rest } = group(t, atLeast !== 1);
  if (part !== null && part !== 'neither') {
    if (part === 'attacking' && t.of === 'opponent') return `l'adversaire attaque avec ${joined(n, noun.many, rest)} ou plus`;
    const owned = f.whose(t.of, noun, true, rest).words;
    return atLeast === 1 ? `un ${de(owned)} ${takesPart[part].it}` : `au moins ${n} ${de(owned)} ${takesPart[part].they}`;
  }
  const one = t.other ? { ...noun, one: `autre ${noun.one}` } : noun;
  const what = atLeast === 1 ? f.un(one, rest).words : `au moins ${joined(n, t.other ? 'autres' : '', noun.many, rest)}`;
  const where = place(t, say, atLeast !== 1).replace(/^(de|du|d') ?/, 'dans ');
  return joined(t.of === 'you' ? 'vous avez' : t.of === 'opponent' ? "l'adversaire a" : 'il y a', what, where);
}

/** The shared book with this game's way of naming things. */
export const shared = bookBy(f.grammar, {
  shared: fr,
  thing,
  self: (say) => selfName(say).words,
  takesPart: (part) => takesPart[part].it,
  kickerIs: (of, names) => `${f.whose(of, tireur).words} est ${names}`,
  thereAre,
  fewerUnder: (n, self) => (n === 1 ? `aucune carte n'est sous ${self}` : `moins de ${n} cartes sont sous ${self}`),
  counted: (sel) => `le nombre ${de(those(sel).words)}`,
  nums: {
    // Points are several: les SP.
    stat: (n, say) => (n.stat === 'level' ? fr.nums.stat(n, say) : `les ${n.stat.toUpperCase()} ${de(say.thing(n.of, 'all').words)}`),
  },
  ofLevel: (levels) => `de niveau ${levels}`,
  is: 'est',
  orLess: (n) => `${n} ou moins`,
  orMore: (n) => `${n} ou plus`,
  between: (low, high) => `${low} à ${high}`,
  discardOne: 'défausser une carte',
  whichDiscard: 'quelle carte défaussez-vous',
  who: (question) => question.replace(/Quelle carte(?=\u00a0\?$)/, 'Qui'),
});
