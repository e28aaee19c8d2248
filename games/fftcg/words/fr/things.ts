/** How Characters and cards are named in French, and what is asked of them. */
import type { AnyEffect, EventFilter, Happened, Num, Sel } from '@touchline/engine';
import {
  type Clause,
  french as f,
  fr,
  type Noun,
  type Say,
  type SharedBook,
  type Thing,
  thingFor,
  type Verb,
  type Who,
} from '@touchline/text';
import { isRecord } from '../../paidRecord.ts';
import { iconsOf } from '../../read/seen.ts';
import { bookBy } from '../bookBy.ts';
import { alternatives, anyAbility, clauseBy, type Described, describe } from '../described.ts';
import { joining } from '../joining.ts';
import { amountBy, barely, countedBy, isCalled } from '../onCards.ts';
import { areaOf, capacite, carte, counterNoun, DULL, elements, itemNoun, keywords, lancer, ofElement, personnage, types } from './nouns.ts';

const { de } = f;
const { or } = f.grammar;

export const UNTIL = "jusqu'à la fin du tour";
export const WHEN_DONE = 'lorsque vous le faites';
export const IS_YOUR_TURN = "c'est votre tour";
/** FFT-2010. */
export const DAMAGE = 'Dégâts';
const grammar = joining(f.grammar, {
  tail: ` ${UNTIL}`,
  negative: /^ne /,
  then: { after: /^piochez /, before: /^défaussez-vous /, words: ', puis ' },
});

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
  const kinds = alternatives(thing.filters);
  if (kinds) return either(kinds.map((filters) => nounFor({ ...thing, filters })));
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
      return typeof b.atLeast === 'number'
        ? `${name} ${b.atLeast}`
        : isCalled(b.atLeast, say)
          ? `${name} égal${b.stat === 'power' ? 'e' : ''} ${f.a(say.num(b.atLeast))}`
          : b.stat === 'power'
            ? 'de cette force'
            : 'de ce coût';
    if (b.atLeast === undefined) return `${name} ${say.num(b.atMost!)} ou moins`;
    return b.atMost === undefined ? `${name} ${say.num(b.atLeast)} ou plus` : `${name} ${say.num(b.atLeast)} à ${say.num(b.atMost)}`;
  });
}

const marks: { readonly [mark: string]: string } = {
  active: 'actif',
  dull: 'dullé',
  frozen: 'gelé',
  attacking: 'attaquant',
  blocking: 'bloqueur',
};

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

/** FFT-R95: « a été lancé », « a été payé avec des CP d'au moins 3 Éléments différents ». */
function recordText(mark: string, least: number, most: number | null, who: { readonly f?: boolean; readonly many?: boolean }): string {
  const was = most === 0 ? (who.many ? "n'ont pas été" : "n'a pas été") : who.many ? 'ont été' : 'a été';
  const what = mark.slice('paid:'.length);
  if (what === 'cast') return `${was} ${f.agree('lancé', who)}`;
  if (what === 'extra') return `${was} ${f.agree('lancé', who)} pour un coût supplémentaire ou un autre coût`;
  const paid = f.agree('payé', who);
  if (what === 'backups') return `${was} ${paid} seulement avec des CP de Soutiens`;
  if (what !== 'elements') return `${was} ${paid} seulement avec des CP ${ofElement(what)}`;
  const n =
    most === null ? `d'au moins ${least} Éléments différents` : `d'exactement ${most} ${most < 2 ? 'Élément' : 'Éléments différents'}`;
  return `${who.many ? 'ont été' : 'a été'} ${paid} avec des CP ${n}`;
}

const clauseOf = (say: Say, feminine: boolean) =>
  clauseBy(
    {
      or,
      and: f.grammar.and,
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
        if (isRecord(mark)) return recordText(mark, least, most, { f: feminine, many });
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
  const n = nounFor(thing);
  const agreed = (stem: string) => f.agree(stem, { f: n.f, many });
  const kinds = alternatives(thing.filters);
  if (kinds)
    return [or(kinds.map((filters) => group({ ...thing, filters }, say, many, false))), placed ? place(thing, agreed) : '']
      .join(' ')
      .trim();
  const d = describe(thing.filters);
  return [
    thing.other && thing.zones[0] !== 'stack' ? (many ? 'autres' : 'autre') : '',
    many ? n.many : n.one,
    ...d.marks.map((m) => (m === 'active' && n.f ? agreed('activ') : agreed(marks[m] ?? m))),
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

const whoever = (sel: Sel, say: Say): Who => ({ words: any(sel, say), ...(nounFor(thingFor(sel)).f && { f: true }) });

// ---------------------------------------------------------------- numbers

const counted = countedBy(
  one,
  (counter) =>
    counter === 'paid:elements' ? 'Élément différent parmi les CP payés pour cette carte' : `${counterNoun(counter).one} posé dessus`,
  "membre de l'équipe",
  {
    tallied: (tally) => `${tally === 'summons' ? 'Invocation' : 'carte'} que vous avez lancée ce tour-ci`,
    time: (n, say) => `fois où ${hasHappened(n.happened, say, null)}`,
    different: (n, say) => `${oneValue[n.different] ?? n.different} parmi les ${those(n.of, say)}`,
  },
);
const oneValue: { readonly [value: string]: string } = {
  element: 'Élément différent',
  name: 'nom différent',
  job: 'Job différent',
  category: 'Catégorie différente',
  type: 'type différent',
  cost: 'coût différent',
  power: 'force différente',
};
export const forEach = (what: string, of: Num, say: Say): string => `${what} pour chaque ${counted(of, say)}`;
export const damageText = amountBy(
  (n) => `${n} dégâts`,
  forEach,
  (n) => `des dégâts égaux ${f.a(n)}`,
);

// ---------------------------------------------------------------- conditions

/** Where a card lies that speaks of itself. */
export const inArea = (zone: string): string => {
  if (zone === 'field') return 'sur le terrain';
  return zone === 'removed' ? 'retiré du jeu' : `dans ${zone === 'stack' ? 'la' : 'votre'} ${areaOf(zone).one}`;
};

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

const kindOfValue: { readonly [value: string]: string } = {
  element: 'Éléments différents',
  name: 'noms différents',
  job: 'Jobs différents',
  category: 'Catégories différentes',
  type: 'types différents',
  cost: 'coûts différents',
  power: 'forces différentes',
};

/** Past participles that are not formed with é; those with "être" agree with their subject. */
const PARTICIPLES: { readonly [verb: string]: string } = {
  être: 'été',
  subir: 'subi',
  recevoir: 'reçu',
  détruire: 'détruit',
  finir: 'fini',
};
const participle = (inf: string): string => PARTICIPLES[inf] ?? inf.replace(/er$/, 'é');

/** « vous avez lancé une Invocation ce tour-ci ». */
function hasHappened(w: Happened['happened'], say: Say, atLeast: string | null, times = ''): string {
  const { who, verb, rest } = happening(w.on, w, say, atLeast);
  const form = (v: Verb) => (who.you ? v.you : who.many ? v.they : v.it);
  const behind = `${rest === '' ? '' : ` ${rest}`}${times} ce tour-ci`;
  if (verb.inf === 'se défausser') return `${who.words} ${who.you ? 'vous êtes' : "s'est"} défaussé${behind}`;
  if (verb.inf === 'entrer') return `${who.words} ${form(f.etre)} ${f.agree('entré', who)}${behind}`;
  return `${who.words} ${form(f.avoir)} ${participle(verb.inf)}${behind}`;
}

/** Of one card, or of whatever is no card: so often. */
const isOneThing = ({ on, card }: Happened['happened']): boolean =>
  card === undefined ? !['move', 'cast'].includes(on) : card.self === true || card.bound !== undefined;

const statName = (stat: string): string => (stat === 'power' ? 'la force' : 'le coût');

export const shared: SharedBook = bookBy(
  {
    shared: fr,
    grammar,
    thisCharacter: 'ce Personnage',
    // Object pronouns stand at the verb, so these are subjects.
    it: (t) => (nounFor(t).f ? 'elle' : 'il'),
    them: (t) => (nounFor(t).f ? 'elles' : 'ils'),
    all: (t) => (nounFor(t).f ? 'toutes les' : 'tous les'),
    or: 'ou',
    to: 'à',
    upTo: "jusqu'à ",
    group,
    gender: (t) => (nounFor(t).f ? { f: true } : {}),
    clause: (filter, say) => clauseOf(say, false)(filter, false),
    oneOf: any,
    inArea,
    lies: (card, there, so) => `${card} ${so ? 'est' : "n'est pas"} ${there}`,
    noCounter: (counter, on) => `il ne reste aucun ${counterNoun(counter).one} sur ${on}`,
    aCounter: (counter, on) => `il y a un ${counterNoun(counter).one} sur ${on}`,
    isOne: (called, sel, say) => `${called ? `${called.words} est` : "c'est"} ${any(sel, say)}`,
    someAre: (n, called, sel, say) => `au moins ${n} ${called ? de(called.words) : "d'entre elles"} est ${any(sel, say)}`,
    controls,
    orMore: (n) => `au moins ${n}`,
    none,
    fewerThan: (n) => `moins de ${n}`,
    untrue: (cond) => `il est faux ${f.que(cond)}`,
    happened: (c, say) => {
      const n = c.atLeast === undefined ? '1' : say.num(c.atLeast);
      if (n === '1') return hasHappened(c.happened, say, null);
      return isOneThing(c.happened) ? hasHappened(c.happened, say, null, ` au moins ${n} fois`) : hasHappened(c.happened, say, n);
    },
    paidExtra: 'vous avez payé le coût supplémentaire',
    moreThanYou: (sel, say) => `l'adversaire contrôle plus ${de(those(sel, say, false))} que vous`,
    nums: {
      count: (n, say) => `le nombre ${de(those(n.count, say))}`,
      stat: (n, say) =>
        n.of.bound !== undefined && say.called(n.of.bound) === null
          ? n.stat === 'power'
            ? 'sa force'
            : 'son coût'
          : `${statName(n.stat)} ${de(say.thing(n.of).words)}`,
      highest: (n, say) => `${n.highest === 'power' ? 'la plus haute force' : 'le plus haut coût'} parmi les ${those(n.of, say)}`,
      different: (n, say) => `le nombre ${de(kindOfValue[n.different] ?? n.different)} parmi les ${those(n.of, say)}`,
      happened: (n, say) => `le nombre de fois où ${hasHappened(n.happened, say, null)}`,
      mark: (n, say) => {
        const who = say.thing(n.of).words;
        if (n.mark === 'paid:elements') return `le nombre d'Éléments différents parmi les CP payés pour ${who}`;
        return isRecord(n.mark) ? `1 si ${who} ${recordText(n.mark, 1, null, {})}` : `le nombre ${de(counterNoun(n.mark).many)} sur ${who}`;
      },
    },
    order: `${f.grammar.question("quelle compétence auto va d'abord dans la pile d'effets")} Elle prend effet en dernier.`,
    useThis: "l'utilisez-vous",
    pay: (icons) => `payez-vous ${icons}`,
    doThis: 'le faites-vous',
    icons: iconText,
    damage: DAMAGE,
    itIsYourTurn: IS_YOUR_TURN,
    notYourTurn: "ce n'est pas votre tour",
    duringYourTurn: (text) => `pendant votre tour, ${text}`,
    if: f.si,
    unless: (cond) => {
      const untrue = /^il est faux qu(?:e |')(?!.* et )(.+)$/.exec(cond);
      return untrue && `sauf ${f.si(untrue[1])}`;
    },
    otherwise: 'Sinon',
    whenDone: WHEN_DONE,
    so: (theirs) => (theirs ? "S'il le fait" : 'Si vous le faites'),
    notSo: (theirs) => (theirs ? "S'il ne le fait pas" : 'Si vous ne le faites pas'),
    happens: happening,
    whens: {
      on: (w, say) => {
        const begins = begin[w.on];
        if (begins) return begins(w.seat === 'you' ? 'votre' : w.seat === 'opponent' ? '' : 'chaque');
        return `lors${f.que(f.grammar.tell(happening(w.on, w, say, w.together === undefined ? null : String(w.together))))}`;
      },
    },
    aForward: 'un Avant',
    dealer: (by, why, say) => {
      const whose = by?.of === 'opponent' ? " de l'adversaire" : by?.of === 'you' ? ' à vous' : '';
      const plain = by === undefined || Object.keys(by).every((field) => field === 'of');
      if (!plain)
        return `${any(by, say)}${why === 'battle' ? ' au combat' : why === 'effect' ? ' par une Invocation ou une compétence' : ''}`;
      if (why === 'effect') return `une Invocation ou une compétence${whose}`;
      if (why === 'battle') return `une attaque ou un blocage${whose}`;
      return `une source${whose}`;
    },
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

/** How something comes about. */
const reasons: { readonly [why: string]: string } = {
  battle: 'au combat',
  effect: 'par une Invocation ou une compétence',
  damage: 'comme dégâts',
  draw: 'par une pioche',
  found: 'par une recherche',
  mill: 'depuis le dessus du Deck',
  play: 'en étant lancé',
  put: 'sans être détruit',
  warp: 'par Rapatriement',
  dull: 'comme coût',
  remove: 'comme coût',
  return: 'comme coût',
  turn: 'comme coût',
};

/** « à cause de vos Invocations ou de vos compétences », « à cause d'un Avant que vous contrôlez ». */
function because(by: Sel | undefined, say: Say): string {
  if (by === undefined) return '';
  if (by.self) return ` à cause ${de(say.thing(by).words)}`;
  const plain = Object.keys(by).every((field) => field === 'of');
  if (!plain) return ` à cause ${de(any(by, say))}`;
  if (by.of === 'any') return '';
  return by.of === 'you'
    ? ' à cause de vos Invocations ou de vos compétences'
    : " à cause des Invocations ou des compétences de l'adversaire";
}

const defausser = f.verb('se défausser', 'vous défaussez', 'se défausse', 'se défaussent');

/** `number`: at least so many at once, or so often. */
function happening(type: string, w: EventFilter, say: Say, number: string | null = null): Clause {
  const player: Who = w.seat === 'you' ? f.vous : w.seat === 'opponent' ? f.adversaire : { words: 'un joueur' };
  const some = (sel: Sel): Who => {
    if (number === null) return whoever(sel, say);
    const feminine = nounFor(thingFor(sel)).f ? { f: true } : {};
    return number === '1'
      ? { words: `au moins 1 ${one(sel, say)}`, ...feminine }
      : { words: `au moins ${number} ${those(sel, say)}`, many: true, ...feminine };
  };
  const card = (): Who => (w.card?.self || w.card?.bound !== undefined ? say.thing(w.card) : some(w.card ?? {}));
  const ofSomebody = (): Who => {
    if (w.seat === undefined || w.seat === 'any') return some({});
    const [article, many] = number === null ? ['une', {}] : [`au moins ${number}`, number === '1' ? {} : { many: true }];
    return { words: `${article} ${w.seat === 'you' ? 'de vos cartes' : "des cartes de l'adversaire"}`, f: true, ...many };
  };
  const who: Who = w.card ? card() : type === 'move' ? ofSomebody() : player;
  const theirs =
    w.card && type !== 'cast' && w.seat !== undefined && w.seat !== 'any'
      ? ` sous ${w.seat === 'you' ? 'votre contrôle' : "le contrôle de l'adversaire"}`
      : '';
  const told = (clause: Clause, why = w.why === undefined ? '' : ` ${reasons[w.why] ?? `(« ${w.why} »)`}`): Clause => {
    const and = `${why}${because(w.by, say)}${theirs}`;
    return { ...clause, rest: `${clause.rest}${clause.rest === '' ? and.trim() : and}` };
  };
  if (type === 'cast') return told({ who: player, verb: lancer, rest: card().words });
  if (type === 'use' && w.why !== undefined) return told({ who, verb: f.er('utilis'), rest: f.un(itemNoun(w.why)).words }, '');
  if (type === 'counter' && w.why !== undefined)
    return told(
      {
        who: { words: `un ${counterNoun(w.why).one}` },
        verb: f.etre,
        rest: w.why === 'warp' ? `retiré ${de(who.words)}` : `placé sur ${who.words} ou en est retiré`,
      },
      '',
    );
  if (type !== 'move') return told(say.words.happenings![type](who, '', say));
  if (w.why === 'discard' && !w.card) return told({ who: player, verb: defausser, rest: `d'${some({}).words}` }, '');
  if (w.why === 'discard' || w.why === 'break') {
    const way = w.why === 'discard' ? ['hand', 'breakZone'] : ['field', 'breakZone'];
    const usual = (w.from ?? way[0]) === way[0] && (w.to ?? way[1]) === way[1];
    if (usual) return told({ who, verb: f.etre, rest: f.agree(w.why === 'discard' ? 'défaussé' : 'détruit', who) }, '');
  }
  const area = (zone: string) => f.le(areaOf(zone));
  const from = w.from === undefined ? '' : ` depuis ${area(w.from).words}`;
  if (w.to === undefined) return told({ who, verb: f.er('quitt'), rest: area(w.from ?? 'field').words });
  if (w.to === 'field') return told({ who, verb: f.er('entr'), rest: `sur le terrain${from}` });
  const out = w.from === 'field' ? ' du terrain' : from;
  return told({ who, verb: f.etre, rest: `${f.agree('mis', { ...who, many: false })}${out} dans ${area(w.to).words}` });
}
