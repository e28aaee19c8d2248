/** How Characters and cards are named in French, and what is asked of them. */
import type { Cond, Effect, Num, Sel } from '@touchline/engine';
import { type Clause, french as f, fr, type Noun, type Say, type SharedBook, type Who } from '@touchline/text';
import { iconsOf, offerOf } from '../../read/seen.ts';
import { anyAbility, type Described, describe, perEach, type Thing, thingFor } from '../described.ts';
import { joining } from '../joining.ts';
import { capacite, carte, counterNoun, DULL, elements, itemKinds, keywords, lancer, ofElement, personnage, types, zones } from './nouns.ts';

const { de } = f;
const { or } = f.grammar;

export const UNTIL = "jusqu'à la fin du tour";
const grammar = joining(f.grammar, { tail: ` ${UNTIL}`, negative: /^ne / });

/** Icons of a cost. */
export const iconText = (cost: readonly Effect[]): string =>
  iconsOf(cost, (element) => `{${elements[element]}}`, { dull: DULL, special: '{S}', crystal: '{Cristal}' });

// ---------------------------------------------------------------- nouns

const either = (list: readonly Noun[]): Noun => ({
  one: or(list.map((n) => n.one)),
  many: or(list.map((n) => n.many)),
  ...(list.every((n) => n.f) && { f: true as const }),
});

export function nounFor(thing: Thing): Noun {
  const d = describe(thing.filters);
  if (d.items.length > 0) {
    if (!anyAbility(d.items)) return either(d.items.map((i) => itemKinds[i as 'auto']));
    return d.items.includes('summon') ? either([types.summon, capacite]) : capacite;
  }
  if (d.types.length > 0) return either(d.types.map((t) => types[t]));
  return thing.kind === 'character' || thing.zones.includes('field') ? personnage : carte;
}

function boundsText(d: Described, say: Say): string[] {
  return d.bounds.map((b) => {
    const name = b.stat === 'power' ? 'de force' : 'de coût';
    if (b.atLeast !== undefined && JSON.stringify(b.atLeast) === JSON.stringify(b.atMost))
      return typeof b.atLeast === 'number' ? `${name} ${b.atLeast}` : b.stat === 'power' ? 'de cette force' : 'de ce coût';
    return b.atLeast === undefined ? `${name} ${say.num(b.atMost!)} ou moins` : `${name} ${say.num(b.atLeast)} ou plus`;
  });
}

const marks: { readonly [mark: string]: string } = { dull: 'dullé', frozen: 'gelé', attacking: 'attaquant', blocking: 'bloqueur' };

function place(thing: Thing, agreed: (stem: string) => string): string {
  const [zone] = thing.zones;
  const held = { you: 'que vous contrôlez', opponent: `${agreed('contrôlé')} par l'adversaire`, them: "qu'il contrôle", any: '' }[thing.of];
  if (zone === 'field' || zone === undefined) return held;
  if (zone === 'stack') return `${held} dans la pile d'effets`.trim();
  const { area } = zones[zone as 'deck'];
  return zone === 'hand' ? de(f.whose(thing.of, area).words) : `dans ${f.whose(thing.of, area).words}`;
}

/** « Avants dullés de Feu de coût 3 ou moins contrôlés par l'adversaire », without number or article. */
export function group(thing: Thing, say: Say, many: boolean, placed = true): string {
  const d = describe(thing.filters);
  const n = nounFor(thing);
  const agreed = (stem: string) => f.agree(stem, { f: n.f, many });
  return [
    thing.other && thing.zones[0] !== 'stack' ? (many ? 'autres' : 'autre') : '',
    many ? n.many : n.one,
    ...d.marks.map((m) => agreed(marks[m] ?? m)),
    or(d.elements.map(ofElement)),
    d.category === '' ? '' : `de Catégorie ${d.category}`,
    d.job === '' ? '' : `de Job ${d.job}`,
    d.name === '' ? '' : `du nom ${de(d.name)}`,
    d.keyword === '' ? '' : `avec ${keywords[d.keyword]}`,
    ...boundsText(d, say),
    ...d.named.map((trait) => de(String(say.words.traits?.[trait]?.named))),
    d.notElements.length > 0 ? `qui ne ${many ? 'sont' : 'est'} pas ${or(d.notElements.map(ofElement))}`.replace('ne est', "n'est") : '',
    placed ? place(thing, agreed) : '',
  ]
    .filter((x) => x !== '')
    .join(' ');
}

function number(thing: Thing, say: Say): string {
  const { count, atLeast } = thing;
  if (typeof count === 'string') return nounFor(thing).f ? 'toutes les' : 'tous les';
  if (atLeast !== null && atLeast !== count) return `${say.num(atLeast)} ${count === Number(atLeast) + 1 ? 'ou' : 'à'} ${say.num(count)}`;
  return `${thing.upTo ? "jusqu'à " : ''}${say.num(count)}`;
}

/** What a text has named: object pronouns stand at the verb, so this is the subject. */
function thing(t: Thing, say: Say): Who {
  if (t.is === 'self') return { words: say.self?.name ?? 'ce Personnage' };
  if (t.is === 'event' || t.is === 'named') return t.many ? { words: 'ils', many: true } : { words: 'il' };
  if (t.is === 'top') return fr.thing(t, say);
  return { words: `${number(t, say)} ${group(t, say, t.many)}`, many: t.many, ...(nounFor(t).f && { f: true }) };
}

export const those = (sel: unknown, say: Say, placed = true): string => group(thingFor(sel), say, true, placed);
export const one = (sel: unknown, say: Say): string => group(thingFor(sel), say, false);
/** « un Avant », « une Invocation ». */
export const any = (sel: unknown, say: Say): string => `${nounFor(thingFor(sel)).f ? 'une' : 'un'} ${one(sel, say)}`;

// ---------------------------------------------------------------- numbers

export function counted(n: Num, say: Say): string {
  if (typeof n === 'number') return String(n);
  if ('mark' in n) return `${counterNoun(n.mark).one} posé dessus`;
  if ('count' in n) return one(n.count, say);
  return 'event' in n ? "membre de l'équipe" : say.num(n);
}

/** « 4000 dégâts », « 1000 dégâts pour chaque … », « des dégâts égaux à … ». */
export function damageText(n: unknown, say: Say): string {
  const per = perEach(n);
  if (per) return `${per.one} dégâts pour chaque ${counted(per.each, say)}`;
  return typeof n === 'number' ? `${n} dégâts` : `des dégâts égaux ${f.a(say.num(n as Num))}`;
}

// ---------------------------------------------------------------- conditions

function controls(sel: Sel, atLeast: string, say: Say): string {
  const t = thingFor(sel);
  const placed = t.zones[0] !== 'field';
  const what =
    atLeast === '1' ? `${nounFor(t).f ? 'une' : 'un'} ${group(t, say, false, placed)}` : `${atLeast} ${group(t, say, true, placed)}`;
  if (t.of === 'any') return `il y a ${what}`;
  if (t.of === 'you') return `vous ${placed ? 'avez' : 'contrôlez'} ${what}`;
  return `l'adversaire ${placed ? 'a' : 'contrôle'} ${what}`;
}

function exists(c: { readonly exists: Sel; readonly atLeast?: Num }, say: Say): string {
  const { exists: sel, atLeast } = c;
  const mark = sel.self && (sel.where ?? []).find((f) => 'mark' in f);
  if (mark) {
    const on = say.thing({ self: true }).words;
    return mark.is === 0
      ? `il ne reste aucun ${counterNoun(mark.mark).one} sur ${on}`
      : `il y a un ${counterNoun(mark.mark).one} sur ${on}`;
  }
  const n = atLeast === undefined ? '1' : say.num(atLeast);
  if (sel.bound === undefined) return controls(sel, n === '1' ? n : `au moins ${n}`, say);
  const is = any({ where: sel.where }, say);
  return say.named(sel.bound) === 'several' ? `au moins ${n} d'entre elles est ${is}` : `c'est ${is}`;
}

function not(c: Cond, say: Say): string {
  if (!('exists' in c)) return `il est faux ${f.que(say.cond(c))}`;
  const { atLeast = 1, exists: sel } = c;
  if (atLeast !== 1) return controls(sel, `moins de ${say.num(atLeast)}`, say);
  const t = thingFor(sel);
  const none = `${nounFor(t).f ? 'aucune' : 'aucun'} ${group(t, say, false, t.zones[0] !== 'field')}`;
  return t.of === 'you' ? `vous ne contrôlez ${none}` : t.of === 'opponent' ? `l'adversaire ne contrôle ${none}` : `il n'y a ${none}`;
}

function compare(c: readonly [Num, '<' | '<=' | '=' | '>=' | '>', Num], say: Say): string {
  const [left, sign, right] = c;
  if (typeof left === 'object' && 'bound' in left && sign === '>=') return 'vous avez payé le coût supplémentaire';
  if (typeof left === 'object' && 'count' in left && typeof right === 'object' && 'count' in right && sign === '>') {
    const { of, ...theirs } = left.count;
    const { of: whose, ...yours } = right.count;
    if (JSON.stringify(theirs) === JSON.stringify(yours) && of === 'opponent' && whose === 'you')
      return `l'adversaire contrôle plus ${de(those(left.count, say, false))} que vous`;
  }
  return fr.conds.compare({ compare: c }, say);
}

/** FFT-2010: printed before the text. */
const inDamage = /^Dégâts (\d+)$/;
const statName = (stat: string): string => (stat === 'power' ? 'la force' : 'le coût');

/** The shared book with this game's way of naming things and joining deeds. */
export const shared: SharedBook = {
  ...fr,
  grammar,
  thing,
  conds: { ...fr.conds, exists, not: (c, say) => not(c.not, say), compare: (c, say) => compare(c.compare, say) },
  nums: {
    ...fr.nums,
    count: (n, say) => `le nombre ${de(those(n.count, say))}`,
    stat: (n, say) =>
      n.of.bound !== undefined ? (n.stat === 'power' ? 'sa force' : 'son coût') : `${statName(n.stat)} ${de(say.thing(n.of).words)}`,
    highest: (n, say) => `${n.highest === 'power' ? 'la plus haute force' : 'le plus haut coût'} parmi les ${those(n.of, say)}`,
    mark: (n, say) => `le nombre ${de(counterNoun(n.mark).many)} sur ${say.thing(n.of).words}`,
  },
  asks: {
    ...fr.asks,
    // FFT-903: the newest resolves first.
    order: () => `${f.grammar.question("quelle compétence auto va d'abord dans la pile d'effets")} Elle prend effet en dernier.`,
    may: (at) => {
      const { card: name, cost, text } = offerOf(at);
      const offer =
        cost.length === 0 ? "l'utilisez-vous" : cost.every((x) => x.do === 'cp') ? `payez-vous ${iconText(cost)}` : 'le faites-vous';
      return `${f.grammar.question(`${name} : ${offer}`)} ${text}`;
    },
  },
  shape: {
    ...fr.shape,
    if: (cond, then, otherwise) => `${f.si(cond)}, ${then}${otherwise === '' ? '' : `. Sinon, ${otherwise}`}`,
    onlyIf: (text, cond) => {
      const damage = inDamage.exec(cond);
      if (damage) return `Dégâts ${damage[1]} — ${f.grammar.label(text)}`;
      return cond === "c'est votre tour" ? `pendant votre tour, ${text}` : `${f.si(cond)}, ${text}`;
    },
    may: (offer, then, otherwise, theirs) => {
      const so =
        then === ''
          ? ''
          : then.startsWith('lorsque vous le faites')
            ? `. ${f.grammar.label(then)}`
            : `. ${theirs ? "S'il le fait" : 'Si vous le faites'}, ${then}`;
      return `${offer}${so}${otherwise === '' ? '' : `. ${theirs ? "S'il ne le fait pas" : 'Si vous ne le faites pas'}, ${otherwise}`}`;
    },
  },
  whens: {
    ...fr.whens,
    on: (w, say) => {
      const begins = begin[w.on];
      if (begins) return begins(w.seat === 'you' ? 'votre' : w.seat === 'opponent' ? '' : 'chaque');
      return `lors${f.que(f.grammar.tell(happening(w, say)))}`;
    },
    instead: (w, say) => {
      if (w.instead !== 'damage' || w.less === undefined) return fr.whens.instead(w, say);
      const target = w.card ? say.thing(w.card).words : 'un Avant';
      const source = w.by?.of === 'opponent' ? "une Invocation ou une compétence de l'adversaire" : 'une source';
      return `si ${source} devait infliger des dégâts à ${target}, elle en inflige ${Math.abs(w.less)} de ${w.less < 0 ? 'plus' : 'moins'} à la place`;
    },
  },
};

const theirs = (name: string, whose: string): string =>
  whose === '' ? `${de(f.le(f.m(name)).words)} de l'adversaire` : `de ${whose} ${name}`;
const phase = (name: string, whose: string): string => (whose === '' ? `de la ${name} de l'adversaire` : `de ${whose} ${name}`);
const begin: { readonly [event: string]: (whose: string) => string } = {
  main1Begins: (whose) => `au début ${phase('Main Phase 1', whose)}`,
  main2Begins: (whose) => `au début ${phase('Main Phase 2', whose)}`,
  attackBegins: (whose) => `au début ${phase('Attack Phase', whose)}`,
  turnEnds: (whose) => `à la fin ${theirs('tour', whose)}`,
};

type Waits = Parameters<SharedBook['whens']['on']>[0];

function happening(w: Waits, say: Say): Clause {
  const player: Who = w.seat === 'you' ? f.vous : w.seat === 'opponent' ? f.adversaire : { words: 'un joueur' };
  if (w.on === 'cast') return { who: player, verb: lancer, rest: w.card ? any(w.card, say) : 'une carte' };
  const who: Who = !w.card ? player : w.card.self ? say.thing(w.card) : { words: any(w.card, say) };
  if (w.on === 'counter' && w.why === 'warp')
    return { who: { words: 'un Compteur Rapatriement' }, verb: f.etre, rest: `retiré ${de(who.words)}` };
  if (w.on !== 'move') return say.words.happenings![w.on](who, '', say);
  if (w.why === 'discard') {
    const by = w.by?.of === 'you' ? ' à cause de vos Invocations ou de vos compétences' : '';
    return { who, verb: f.verb('se défausser', 'vous défaussez', 'se défausse', 'se défaussent'), rest: `d'une carte${by}` };
  }
  const area = (zone: string) => f.le(zones[zone as 'deck'].area).words;
  if (w.to === 'field') return { who, verb: f.er('entr'), rest: 'sur le terrain' };
  return { who, verb: f.er('quitt'), rest: `${area(w.from ?? 'field')}${w.to === undefined ? '' : ` pour ${area(w.to)}`}` };
}
