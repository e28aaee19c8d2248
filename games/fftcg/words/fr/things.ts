/** How Characters and cards are named in French, and what is asked of them. */
import type { AnyEffect, Num, Sel } from '@touchline/engine';
import { type Clause, french as f, fr, type Noun, type Say, type SharedBook, type Thing, thingFor, type Who } from '@touchline/text';
import { iconsOf } from '../../read/seen.ts';
import { bookBy } from '../bookBy.ts';
import { anyAbility, clauseBy, type Described, describe } from '../described.ts';
import { joining } from '../joining.ts';
import { amountBy, barely, countedBy } from '../onCards.ts';
import { areaOf, capacite, carte, counterNoun, DULL, elements, itemNoun, keywords, lancer, ofElement, personnage, types } from './nouns.ts';

const { de } = f;
const { or } = f.grammar;

export const UNTIL = "jusqu'à la fin du tour";
export const WHEN_DONE = 'lorsque vous le faites';
export const IS_YOUR_TURN = "c'est votre tour";
/** FFT-2010. */
export const DAMAGE = 'Dégâts';
const grammar = joining(f.grammar, { tail: ` ${UNTIL}`, negative: /^ne / });

/** Icons of a cost. */
export const iconText = (cost: readonly AnyEffect[]): string =>
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
    if (!anyAbility(d.items)) return either(d.items.map(itemNoun));
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
    if (b.atLeast === undefined) return `${name} ${say.num(b.atMost!)} ou moins`;
    return b.atMost === undefined ? `${name} ${say.num(b.atLeast)} ou plus` : `${name} ${say.num(b.atLeast)} à ${say.num(b.atMost)}`;
  });
}

const marks: { readonly [mark: string]: string } = { dull: 'dullé', frozen: 'gelé', attacking: 'attaquant', blocking: 'bloqueur' };

function place(thing: Thing, agreed: (stem: string) => string): string {
  const [zone] = thing.zones;
  // At a table for two, whoever is another is the opponent.
  const theirs = `${agreed('contrôlé')} par l'adversaire`;
  const held = {
    you: 'que vous contrôlez',
    opponent: theirs,
    opponents: theirs,
    next: theirs,
    that: theirs,
    them: "qu'il contrôle",
    any: '',
  }[thing.of];
  if (zone === 'field' || zone === undefined) return held;
  if (zone === 'stack') return `${held} dans la pile d'effets`.trim();
  const area = areaOf(zone);
  return zone === 'hand' ? de(f.whose(thing.of, area).words) : `dans ${f.whose(thing.of, area).words}`;
}

const sont = (many: boolean): string => (many ? 'sont' : 'est');
const ont = (many: boolean): string => (many ? 'ont' : 'a');
const pas = (many: boolean): string => (many ? 'ne sont pas' : "n'est pas");

const clauseOf = (say: Say, feminine: boolean) =>
  clauseBy(
    {
      or,
      is: (trait, values, many) => {
        if (trait === 'type')
          return `${sont(many)} ${or(values.map((v) => `${many ? 'des' : types[v].f ? 'une' : 'un'} ${many ? types[v].many : types[v].one}`))}`;
        if (trait === 'element') return `${sont(many)} ${or(values.map(ofElement))}`;
        if (trait === 'name') return `${many ? 'portent' : 'porte'} le nom ${or(values)}`;
        if (trait === 'keyword') return `${ont(many)} ${or(values.map((v) => keywords[v] ?? v))}`;
        const what = trait === 'job' ? 'de Job' : trait === 'category' ? 'de Catégorie' : `marqués ${trait}`;
        return `${sont(many)} ${what} ${or(values)}`;
      },
      has: (stat, low, high, many) =>
        `${ont(many)} ${stat === 'power' ? 'une force' : stat === 'cost' ? 'un coût' : say.find('stats', stat).name} de ${low === '' ? `${high} ou moins` : high === '' ? `${low} ou plus` : low === high ? low : `${low} à ${high}`}`,
      marked: (mark, least, most, many) => {
        const word = { ...marks, damage: 'endommagé', fresh: 'nouveau sur le terrain' }[mark];
        if (mark === 'attacks') return most === 0 ? `${many ? "n'ont" : "n'a"} pas attaqué ce tour-ci` : `${ont(many)} attaqué ce tour-ci`;
        if (word !== undefined) return `${most === 0 ? pas(many) : sont(many)} ${f.agree(word, { f: feminine, many })}`;
        const noun = counterNoun(mark);
        if (most === 0) return `${many ? "n'ont" : "n'a"} aucun ${noun.one}`;
        const n = most === null ? `${least} ou plus` : String(least);
        return `${ont(many)} ${n} ${n === '1' ? noun.one : noun.many}`;
      },
      named: (trait, many) => `${sont(many)} ${de(String(say.words.traits?.[trait]?.named))}`,
      ofKind: (kind, many) =>
        `${sont(many)} ${kind === 'summon' ? (many ? 'des Invocations' : 'une Invocation') : many ? 'des Personnages' : 'un Personnage'}`,
      not: (clause, many) => `${pas(many)} de ${feminine ? 'celles' : 'ceux'} qui ${clause}`,
    },
    (n) => say.num(n),
  );

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
    d.categories.length === 0 ? '' : `de Catégorie ${or(d.categories)}`,
    d.jobs.length === 0 ? '' : `de Job ${or(d.jobs)}`,
    d.names.length === 0 ? '' : `du nom ${or(d.names.map(de))}`,
    d.keywords.length === 0 ? '' : `avec ${or(d.keywords.map((word) => keywords[word] ?? word))}`,
    ...boundsText(d, say),
    ...d.named.map((trait) => de(String(say.words.traits?.[trait]?.named))),
    d.notElements.length > 0 ? `qui ne ${many ? 'sont' : 'est'} pas ${or(d.notElements.map(ofElement))}`.replace('ne est', "n'est") : '',
    ...d.rest.map((filter) => `qui ${clauseOf(say, n.f === true)(filter, many)}`),
    placed ? place(thing, agreed) : '',
  ]
    .filter((x) => x !== '')
    .join(' ');
}

export const { those, one } = barely(group);
/** « un Avant », « une Invocation ». */
export const any = (sel: Sel, say: Say): string => `${nounFor(thingFor(sel)).f ? 'une' : 'un'} ${one(sel, say)}`;

// ---------------------------------------------------------------- numbers

const counted = countedBy(one, (counter) => `${counterNoun(counter).one} posé dessus`, "membre de l'équipe");
export const forEach = (what: string, of: Num, say: Say): string => `${what} pour chaque ${counted(of, say)}`;
export const damageText = amountBy(
  (n) => `${n} dégâts`,
  forEach,
  (n) => `des dégâts égaux ${f.a(n)}`,
);

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

function none(sel: Sel, say: Say): string {
  const t = thingFor(sel);
  const no = `${nounFor(t).f ? 'aucune' : 'aucun'} ${group(t, say, false, t.zones[0] !== 'field')}`;
  return t.of === 'you' ? `vous ne contrôlez ${no}` : t.of === 'opponent' ? `l'adversaire ne contrôle ${no}` : `il n'y a ${no}`;
}

const statName = (stat: string): string => (stat === 'power' ? 'la force' : 'le coût');

export const shared: SharedBook = bookBy(
  {
    shared: fr,
    grammar,
    thisCharacter: 'ce Personnage',
    // Object pronouns stand at the verb, so these are subjects.
    it: 'il',
    them: 'ils',
    all: (t) => (nounFor(t).f ? 'toutes les' : 'tous les'),
    or: 'ou',
    to: 'à',
    upTo: "jusqu'à ",
    group,
    gender: (t) => (nounFor(t).f ? { f: true } : {}),
    noCounter: (counter, on) => `il ne reste aucun ${counterNoun(counter).one} sur ${on}`,
    aCounter: (counter, on) => `il y a un ${counterNoun(counter).one} sur ${on}`,
    isOne: (sel, say) => `c'est ${any(sel, say)}`,
    someAre: (n, sel, say) => `au moins ${n} d'entre elles est ${any(sel, say)}`,
    controls,
    orMore: (n) => `au moins ${n}`,
    none,
    fewerThan: (n) => `moins de ${n}`,
    untrue: (cond) => `il est faux ${f.que(cond)}`,
    paidExtra: 'vous avez payé le coût supplémentaire',
    moreThanYou: (sel, say) => `l'adversaire contrôle plus ${de(those(sel, say, false))} que vous`,
    nums: {
      count: (n, say) => `le nombre ${de(those(n.count, say))}`,
      stat: (n, say) =>
        n.of.bound !== undefined ? (n.stat === 'power' ? 'sa force' : 'son coût') : `${statName(n.stat)} ${de(say.thing(n.of).words)}`,
      highest: (n, say) => `${n.highest === 'power' ? 'la plus haute force' : 'le plus haut coût'} parmi les ${those(n.of, say)}`,
      mark: (n, say) => `le nombre ${de(counterNoun(n.mark).many)} sur ${say.thing(n.of).words}`,
    },
    order: `${f.grammar.question("quelle compétence auto va d'abord dans la pile d'effets")} Elle prend effet en dernier.`,
    useThis: "l'utilisez-vous",
    pay: (icons) => `payez-vous ${icons}`,
    doThis: 'le faites-vous',
    icons: iconText,
    damage: DAMAGE,
    itIsYourTurn: IS_YOUR_TURN,
    duringYourTurn: (text) => `pendant votre tour, ${text}`,
    if: f.si,
    otherwise: 'Sinon',
    whenDone: WHEN_DONE,
    so: (theirs) => (theirs ? "S'il le fait" : 'Si vous le faites'),
    notSo: (theirs) => (theirs ? "S'il ne le fait pas" : 'Si vous ne le faites pas'),
    whens: {
      on: (w, say) => {
        const begins = begin[w.on];
        if (begins) return begins(w.seat === 'you' ? 'votre' : w.seat === 'opponent' ? '' : 'chaque');
        return `lors${f.que(f.grammar.tell(happening(w, say)))}`;
      },
    },
    aForward: 'un Avant',
    theirText: "une Invocation ou une compétence de l'adversaire",
    anything: 'une source',
    dealsInstead: (source, target, by, more) =>
      `si ${source} devait infliger des dégâts à ${target}, elle en inflige ${by} de ${more ? 'plus' : 'moins'} à la place`,
  },
  f.grammar,
);

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
  const area = (zone: string) => f.le(areaOf(zone)).words;
  if (w.to === 'field') return { who, verb: f.er('entr'), rest: 'sur le terrain' };
  return { who, verb: f.er('quitt'), rest: `${area(w.from ?? 'field')}${w.to === undefined ? '' : ` pour ${area(w.to)}`}` };
}
