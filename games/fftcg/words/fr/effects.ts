/** What effects and costs of the cards say in French. */

import type { Num, Sel } from '@touchline/engine';
import { type Clause, french as f, type Said, type Say, stated, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { type Spending, spendsIn } from '../../read/seen.ts';
import { describe, isBound } from '../described.ts';
import { fixed, gainBy, grantBy, laidOn as laid, lookBy, playerOf, lasting as tail, whenDoneBy } from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import * as n from './nouns.ts';
import { damageText, forEach, iconText, one, those, WHEN_DONE } from './things.ts';

const { grammar, er, verb, vous, de } = f;
const { and, or, some } = grammar;

const order = (v: Verb, rest: string): Clause => ({ who: vous, verb: v, rest });
const player = (x: Parameters<typeof playerOf>[0]): Who => playerOf(x, grammar);
const cards = (count: Num | undefined, say: Say): string =>
  typeof count === 'object' ? `${say.num(count)} cartes` : some(Number(count ?? 1), n.carte);
const several = (sel: Sel, say: Say): boolean => say.named(sel.bound ?? '') === 'several';

/** A deed done to what the text has named, or to others. */
function done(v: Verb, sel: Sel, rest: string, say: Say, feminine = false): Clause {
  const behind = rest === '' ? '' : ` ${rest}`;
  if (isBound(sel)) return order(n.clitic(v, several(sel, say) ? 'les' : feminine ? 'la' : 'le'), rest);
  return order(v, `${say.thing(sel, 'all').words}${behind}`);
}

const laidOn = laid((sel, say) => `les ${those(sel, say)}`);

const TRAITS: readonly string[] = ['type', 'element', 'name', 'job', 'category', 'keyword'];
const valueWord = (trait: string, word: string): string => {
  if (trait === 'type' && n.types[word]) return `${n.types[word].f ? 'une' : 'un'} ${n.types[word].one}`;
  return trait === 'element' ? n.ofElement(word) : trait === 'keyword' ? (n.keywords[word] ?? word) : word;
};

const gain = gainBy(grammar, {
  laidOn,
  youCast: (sel, say) => `les ${those(sel, say)} que vous lancez`,
  subject: (who) => who,
  gains: n.gagner,
  loses: n.perdre,
  becomes: n.devenir,
  can: n.peut,
  costs: er('coût'),
  powerOf: (who) => (who === 'il' ? 'sa force' : `la force ${de(who)}`),
  power: (by) => `${by} de force`,
  powerBy: (by) => `une force égale ${f.a(by)}`,
  is: f.etre,
  atLeast: (by) => `au moins ${by}`,
  atMost: (by) => `au plus ${by}`,
  value: (stat, who, how, by, say) => {
    const { name } = say.find('stats', stat);
    if (how === 'also') return stated(who, f.etre, `aussi ${valueWord(stat, by)}`);
    if (how === 'set') return stated(who, n.devenir, TRAITS.includes(stat) ? `${valueWord(stat, by)} et rien d'autre` : `de ${name} ${by}`);
    return how === 'add'
      ? stated(who, n.gagner, `${by} de ${name}`)
      : stated(who, f.avoir, `${how === 'atLeast' ? 'au moins' : 'au plus'} ${by} de ${name}`);
  },
  forEach,
  keywords: n.keywords,
  cpOf: (list) => `produire 1 CP ${list === null ? "de n'importe quel Élément" : or(list.map(n.ofElement))}`,
  attackOnceMore: 'attaquer une fois de plus ce tour-ci',
  attackTimes: (times) => `attaquer ${times === '2' ? 'deux' : times} fois dans le même tour`,
  less: (cp) => `${cp} CP de moins`,
  noLess: (who, cp) => stated(who, n.nePeutPas, `coûter moins de ${cp} CP`),
});

export const deeds: FftcgWords['deeds'] = {
  attack: er('attaqu'),
  block: er('bloqu'),
  blockThis: fixed('le bloquer'),
  castSummon: fixed("lancer d'Invocation"),
  play: fixed('jouer de Personnage'),
  break: fixed('être détruit'),
  battleDamage: fixed('infliger de dégâts de combat'),
  chosenBySummon: fixed('être choisi'),
  chosenByAbility: fixed('être choisi'),
  enterDull: fixed('entrer dullé sur le terrain'),
  anyParty: fixed("former une équipe avec des Avants de n'importe quel Élément"),
};

const deedText = (x: { readonly deed: string }, say: Say): string => say.find('deeds', x.deed).inf;

function forbid(x: Spoken<'forbid'>, say: Say): Said {
  const { deed, to = {} } = x;
  const self = say.thing({ self: true }).words;
  if (deed === 'blockThis') {
    const d = describe(to.where ?? []);
    if (d.bounds.length + d.elements.length + d.marks.length === 0)
      return stated({ words: 'aucun Avant' }, verb('ne pouvoir', 'ne pouvez', 'ne peut', 'ne peuvent'), `bloquer ${self}${tail(x, say)}`);
    return stated({ words: `les ${those(to, say, false)}`, many: true }, n.nePeutPas, `bloquer ${self}${tail(x, say)}`);
  }
  const who = x.to ? laidOn(x, say) : player(x);
  if (deed === 'chosenBySummon' || deed === 'chosenByAbility') {
    const by = `les ${deed === 'chosenBySummon' ? 'Invocations' : 'compétences'} de l'adversaire`;
    if (!isBound(x.to)) return stated({ words: by, many: true }, n.nePeutPas, `choisir ${who.words}${tail(x, say)}`);
    return stated(who, fixed('ne peut pas être choisi par'), `${by}${tail(x, say)}`);
  }
  return stated(who, n.nePeutPas, `${deedText(x, say)}${tail(x, say)}`);
}

// ---------------------------------------------------------------- costs

const spendVerb: { readonly [S in Spending]: readonly [Verb, (what: string) => string] } = {
  dull: [n.duller, (what) => what],
  put: [f.mettre, (what) => `${what} dans la Break Zone`],
  discard: [n.seDefausser, (what) => de(what)],
  remove: [n.retirer, (what) => `du jeu ${what}`],
  return: [n.renvoyer, (what) => `${what} dans la main de son propriétaire`],
  turn: [er('retourn'), (what) => `${what} face visible`],
  counters: [n.retirer, (what) => what],
};

export function spendClause(x: Spoken<'spend'>, say: Say): Clause {
  const from = x.from;
  const count = x.count ?? 1;
  const what = from.self
    ? say.thing(from).words
    : x.namesake
      ? '1 carte du même nom'
      : say.thing({ ...from, chosen: { count, upTo: false } }).words;
  const [v, rest] = spendVerb[x.how];
  if (x.how === 'counters') return order(v, rest(`${some(x.n ?? 1, n.counterNoun(x.counter ?? ''))} ${de(what)}`));
  return order(v, rest(x.how === 'discard' ? what.replace(/ de votre main$/, '') : what));
}

// ---------------------------------------------------------------- effects

export const effects: FftcgWords['effects'] = {
  gain,
  forbid,
  require: (x, say) =>
    x.deed === 'enterDull'
      ? stated(laidOn(x, say), er('entr'), 'dullé sur le terrain')
      : stated(laidOn(x, say), n.doit, `${deedText(x, say)} à chacun de vos tours si possible${tail(x, say)}`),
  permit: (x, say) => stated(x.to ? laidOn(x, say) : player(x), n.peut, `${deedText(x, say)}${tail(x, say)}`),
  mute: (x, say) => {
    const who = laidOn(x, say);
    return stated(who, n.perdre, `toutes ${who.many ? 'leurs' : 'ses'} compétences${tail(x, say)}`);
  },
  grant: grantBy(
    grammar,
    (x, text, say) => stated(laidOn(x, say), n.gagner, text),
    (to, less, say) => {
      const what = isBound(to)
        ? "qu'il devrait subir ce tour-ci"
        : `que devrait subir ce tour-ci ${say.thing(to, 'all').words.replace(/^tous les /, 'chacun des ')}`;
      const who: Who = { words: `les prochains dégâts ${what}`, many: true };
      return less === null ? stated(who, n.devenir, '0 à la place') : stated(who, f.etre, `réduits de ${less}`);
    },
  ),
  whenDone: whenDoneBy(WHEN_DONE),
  split: (x, say) =>
    order(
      verb('répartir', 'répartissez', 'répartit', 'répartissent'),
      `${say.num(x.total)} dégâts entre ${several({ bound: x.among }, say) ? 'eux' : 'ces Avants'} par milliers, au moins ${say.num(x.step)} chacun`,
    ),
  show: (x, say) => {
    const { zone, of } = x.what;
    if (zone === 'hand')
      return { who: of === 'opponent' ? f.adversaire : vous, verb: n.reveler, rest: of === 'opponent' ? 'sa main' : 'votre main' };
    return order(x.to === 'you' ? er('regard') : n.reveler, say.thing(x.what).words);
  },
  move: (x, say) => {
    const sel = x.what;
    const many = isBound(sel) ? several(sel, say) : say.thing(sel, 'all').many === true;
    const owner = many ? 'de leur propriétaire' : 'de son propriétaire';
    if (x.to === 'removed') return done(n.retirer, sel, 'du jeu', say);
    if (x.to === 'deck') return done(f.mettre, sel, `${x.at === 'bottom' ? 'sous' : 'sur'} le Deck ${owner}`, say);
    if (sel.zone === 'breakZone' || sel.zone === 'looked') return done(n.ajouter, sel, 'à votre main', say);
    return done(n.renvoyer, sel, `dans la main ${owner}`, say);
  },
  damage: (x, say) => {
    if (x.share !== undefined) return '';
    if (isBound(x.to)) return order(n.clitic(n.infliger, several(x.to, say) ? 'leur' : 'lui'), damageText(x.n ?? 1, say));
    return order(n.infliger, `${damageText(x.n ?? 1, say)} ${f.a(say.thing(x.to, 'all').words)}`);
  },
  fight: (x, say) =>
    stated(
      { words: `${say.thing(x.one).words} et cet Avant`, many: true },
      verb("s'infliger", 'vous infligez', "s'inflige", "s'infligent"),
      "l'un à l'autre des dégâts égaux à leur propre force",
    ),
  break: (x, say) => done(n.detruire, x.what, '', say),
  put: (x, say) => done(f.mettre, x.what, 'dans la Break Zone', say),
  dull: (x, say) => done(n.duller, x.what, '', say),
  activate: (x, say) => done(n.activer, x.what, '', say),
  freeze: (x, say) => done(n.geler, x.what, '', say),
  enter: (x, say) => done(n.jouer, x.what, `${x.dull ? 'dullé ' : ''}sur le terrain`, say),
  arriveByWarp: (_x, say) => order(n.jouer, `${say.thing({ self: true }).words} sur le terrain sans payer son coût`),
  control: (x, say) =>
    isBound(x.what)
      ? order(n.clitic(verb('prendre', 'prenez', 'prend', 'prennent'), 'en'), `le contrôle${tail(x, say)}`)
      : order(verb('prendre', 'prenez', 'prend', 'prennent'), `le contrôle ${de(say.thing(x.what, 'all').words)}${tail(x, say)}`),
  become: (x, say) => {
    const words = (x.keywords ?? []).map((k) => n.keywords[k]);
    const same = typeof x.power === 'object' && 'stat' in x.power && x.power.of.bound !== undefined;
    const power =
      typeof x.power === 'number'
        ? `avec ${x.power} de force`
        : same
          ? 'avec la même force que cet Avant'
          : `avec une force égale ${f.a(say.num(x.power))}`;
    return stated(say.thing(x.to), f.etre, `aussi un Avant ${power}${words.length > 0 ? ` et ${and(words)}` : ''}${tail(x, say)}`);
  },
  counter: (x, say) => {
    if (typeof x.n === 'object')
      return order(
        verb('placer', 'placez', 'place', 'placent'),
        `${say.num(x.n)} ${n.counterNoun(x.counter ?? '').many} sur ${say.thing(x.to).words}`,
      );
    const count = Number(x.n ?? 1);
    const what = some(Math.abs(count), n.counterNoun(x.counter ?? ''));
    const on = say.thing(x.to).words;
    return count < 0 ? order(n.retirer, `${what} ${de(on)}`) : order(verb('placer', 'placez', 'place', 'placent'), `${what} sur ${on}`);
  },
  cancel: (x, say) => done(n.annuler, x.what, '', say, true),
  draw: (x, say) => ({ who: player(x), verb: n.piocher, rest: cards(x.n, say) }),
  discard: (x, say) => {
    const what = x.where ? `1 ${one({ where: x.where }, say)}` : cards(x.n, say);
    return { who: player(x), verb: n.seDefausser, rest: `de ${what}${x.random ? ' au hasard' : ''}` };
  },
  mill: (x, say) => {
    const top = Number(x.n ?? 1) === 1 ? 'la première carte' : `les ${say.num(x.n ?? 1)} premières cartes`;
    return { who: player(x), verb: f.mettre, rest: `${top} ${de(f.own(player(x), n.deck))} dans la Break Zone` };
  },
  search: (x, say) => {
    const what = one({ where: x.for }, say);
    const pronoun = /^(Invocation|carte)/.test(what) ? 'la' : 'le';
    const found =
      x.to === 'field'
        ? { verb: n.clitic(n.jouer, pronoun), rest: 'sur le terrain' }
        : { verb: n.clitic(n.ajouter, pronoun), rest: 'à votre main' };
    return { ...order(er('cherch'), `${x.count === undefined ? 1 : say.num(x.count)} ${what} dans votre Deck`), and: found };
  },
  lookTop: lookBy(one, {
    reveal: (count) => `révélez les ${count} premières cartes de votre Deck`,
    look: (count) => `regardez les ${count} premières cartes de votre Deck`,
    mayTake: (what) => `Vous pouvez prendre ${what} parmi elles et`,
    mayReveal: (what) => `Vous pouvez révéler ${what} parmi elles et`,
    toField: 'la jouer sur le terrain',
    toHand: "l'ajouter à votre main",
    restBroken: 'Mettez le reste dans la Break Zone',
    restUnder: "Mettez le reste sous votre Deck dans l'ordre de votre choix",
  }),
  eachSelects: (x, say) =>
    stated({ words: 'chaque joueur' }, er('sélectionn'), `1 ${one({ ...x.from, of: undefined }, say)} qu'il contrôle`),
  castFree: (x, say) => done(n.lancer, x.what, 'sans payer son coût', say, true),
  gainCrystals: (x, say) => order(n.gagner, typeof x.n === 'object' ? `${say.num(x.n)} {Cristal}` : '{Cristal}'.repeat(Number(x.n))),
  wound: (x, say) => {
    const points = `${x.n === undefined ? 1 : say.num(x.n)} ${Number(x.n ?? 1) === 1 ? 'point' : 'points'} de dégâts`;
    const you = player(x).you === true;
    return stated(
      say.thing({ self: true }),
      you ? verb('vous infliger', 'vous infligez', 'vous inflige', 'vous infligent') : n.infliger,
      you ? points : `${points} à l'adversaire`,
    );
  },
  cp: (x) => ({ who: player(x), verb: n.payer, rest: iconText([x]) }),
  spend: spendClause,
  crystals: (x) => order(n.payer, '{Cristal}'.repeat(Number(x.n))),
  extra: (x, say) => {
    const cost = x.cost;
    const pay = iconText(cost);
    return `en coût supplémentaire, vous pouvez ${and([...(pay === '' ? [] : [`payer ${pay}`]), ...spendsIn(cost).map((s) => grammar.bare(spendClause(s, say)))])}`;
  },
  x: () => 'donnez un nombre X et payez en plus autant de CP',
};
