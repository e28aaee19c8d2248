/** What effects and costs of the cards say in French. */

import type { Lasting, Num, Players, Sel } from '@touchline/engine';
import { type Clause, french as f, need, type Said, type Say, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { type Spending, spendsIn } from '../../read/seen.ts';
import { describe, isBound, perEach, reduction, shieldOf, wordsIn } from '../described.ts';
import type { FftcgWords } from '../vocabulary.ts';
import * as n from './nouns.ts';
import { counted, damageText, iconText, one, those } from './things.ts';

const { grammar, er, verb, vous, de } = f;
const { and, or, signed, some } = grammar;

const tail = (x: { readonly until?: Lasting | readonly Lasting[] }, say: Say): string =>
  x.until === undefined ? '' : ` ${say.until(x.until)}`;
const order = (v: Verb, rest: string): Clause => ({ who: vous, verb: v, rest });
const stated = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest, stated: true });
const player = (x: { readonly whose?: Players; readonly by?: Players }): Who =>
  x.whose === 'opponent' || x.by === 'opponent' ? f.adversaire : vous;
const cards = (count: Num | undefined, say: Say): string =>
  typeof count === 'object' ? `${say.num(count)} cartes` : some(Number(count ?? 1), n.carte);
const several = (sel: Sel, say: Say): boolean => say.named(sel.bound ?? '') === 'several';

/** A deed done to what the text has named, or to others. */
function done(v: Verb, sel: Sel, rest: string, say: Say, feminine = false): Clause {
  const behind = rest === '' ? '' : ` ${rest}`;
  if (isBound(sel)) return order(n.clitic(v, several(sel, say) ? 'les' : feminine ? 'la' : 'le'), rest);
  return order(v, `${say.thing(sel, 'all').words}${behind}`);
}

interface Laid {
  readonly to?: Sel;
  readonly until?: Lasting | readonly Lasting[];
}

/** Those a change is laid on: named or chosen ones, or all that fit as long as it lasts. */
function laidOn(x: Laid, say: Say): Who {
  const sel = x.to ?? {};
  if (sel.self || sel.bound !== undefined || x.until !== undefined) return say.thing(sel, 'all');
  return { words: `les ${those(sel, say)}`, many: true };
}

// ---------------------------------------------------------------- changes

const changes: { readonly [stat: string]: (x: Spoken<'gain'>, who: Who, say: Say) => Said } = {
  power: (x, who, say) => {
    if (x.set !== undefined)
      return stated(
        { words: who.words === 'il' ? 'sa force' : `la force ${de(who.words)}` },
        n.devenir,
        `${say.value(x.set)}${tail(x, say)}`,
      );
    const per = perEach(x.add);
    if (per) return stated(who, n.gagner, `${signed(per.one)} de force pour chaque ${counted(per.each, say)}${tail(x, say)}`);
    const by = Number(x.add);
    return stated(who, by < 0 ? n.perdre : n.gagner, `${by < 0 ? -by : signed(by)} de force${tail(x, say)}`);
  },
  keyword: (x, who, say) => stated(who, n.gagner, `${n.keywords[String(x.also)]}${tail(x, say)}`),
  cp: (x, who) => {
    const list = wordsIn(x.also);
    return stated(who, n.peut, `produire 1 CP ${list.length === 8 ? "de n'importe quel Élément" : or(list.map(n.ofElement))}`);
  },
  attacks: (x, who, say) =>
    stated(
      who,
      n.peut,
      x.set === undefined
        ? 'attaquer une fois de plus ce tour-ci'
        : `attaquer ${x.set === 2 ? 'deux' : say.value(x.set)} fois dans le même tour`,
    ),
  price: (x, who, say) => {
    const by = reduction(x.add);
    return stated(who, er('coût'), typeof by === 'number' ? `${by} CP de moins` : `1 CP de moins pour chaque ${counted(by, say)}`);
  },
  leastPrice: (x, who) => stated(who, n.nePeutPas, `coûter moins de ${x.set} CP`),
};

function gain(x: Spoken<'gain'>, say: Say): Said {
  const { to = {} } = x;
  const cast = to.zone !== undefined && (x.stat === 'price' || x.stat === 'leastPrice');
  const who = cast ? { words: `les ${those({ where: to.where }, say)} que vous lancez`, many: true } : laidOn(x, say);
  return changes[x.stat ?? x.trait ?? ''](x, who, say);
}

const inf = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });
export const deeds: FftcgWords['deeds'] = {
  attack: er('attaqu'),
  block: er('bloqu'),
  blockThis: inf('le bloquer'),
  castSummon: inf("lancer d'Invocation"),
  play: inf('jouer de Personnage'),
  break: inf('être détruit'),
  battleDamage: inf('infliger de dégâts de combat'),
  chosenBySummon: inf('être choisi'),
  chosenByAbility: inf('être choisi'),
  enterDull: inf('entrer dullé sur le terrain'),
  anyParty: inf("former une équipe avec des Avants de n'importe quel Élément"),
};

const deedText = (x: { readonly deed: string }): string => need<Verb>(deeds, x.deed, 'deed', 'fr').inf;

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
    return stated(who, inf('ne peut pas être choisi par'), `${by}${tail(x, say)}`);
  }
  return stated(who, n.nePeutPas, `${deedText(x)}${tail(x, say)}`);
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
      : stated(laidOn(x, say), n.doit, `${deedText(x)} à chacun de vos tours si possible${tail(x, say)}`),
  permit: (x, say) => stated(x.to ? laidOn(x, say) : player(x), n.peut, `${deedText(x)}${tail(x, say)}`),
  mute: (x, say) => {
    const who = laidOn(x, say);
    return stated(who, n.perdre, `toutes ${who.many ? 'leurs' : 'ses'} compétences${tail(x, say)}`);
  },
  grant: (x, say) => {
    const shield = shieldOf(typeof x.ability === 'number' ? say.library.abilities[x.ability].spec : x.ability);
    if (!shield) return stated(laidOn(x, say), n.gagner, `${grammar.quote(say.ability(x.ability).replace(/\.$/, ''))}${tail(x, say)}`);
    const what = isBound(x.to)
      ? `qu'il devrait subir ce tour-ci`
      : `que devrait subir ce tour-ci ${say.thing(x.to, 'all').words.replace(/^tous les /, 'chacun des ')}`;
    const who: Who = { words: `les prochains dégâts ${what}`, many: true };
    return shield.less === null ? stated(who, n.devenir, '0 à la place') : stated(who, f.etre, `réduits de ${shield.less}`);
  },
  whenDone: (x, say) =>
    `lorsque vous le faites, ${say
      .ability(x.ability)
      .replace(/\.$/, '')
      .replace(/^\p{Lu}/u, (l) => l.toLowerCase())}`,
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
    const power = typeof x.power === 'number' ? `avec ${x.power} de force` : 'avec la même force que cet Avant';
    return stated(say.thing(x.to), f.etre, `aussi un Avant ${power}${words.length > 0 ? ` et ${and(words)}` : ''}${tail(x, say)}`);
  },
  counter: (x, say) => {
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
  mill: (x) => {
    const top = Number(x.n ?? 1) === 1 ? 'la première carte' : `les ${x.n} premières cartes`;
    return { who: player(x), verb: f.mettre, rest: `${top} ${de(f.own(player(x), n.deck))} dans la Break Zone` };
  },
  search: (x, say) => {
    const what = one({ where: x.for }, say);
    const pronoun = /^(Invocation|carte)/.test(what) ? 'la' : 'le';
    const found =
      x.to === 'field'
        ? { verb: n.clitic(n.jouer, pronoun), rest: 'sur le terrain' }
        : { verb: n.clitic(n.ajouter, pronoun), rest: 'à votre main' };
    return { ...order(er('cherch'), `${x.count ?? 1} ${what} dans votre Deck`), and: found };
  },
  lookTop: (x, say) =>
    `${x.reveal ? 'révélez' : 'regardez'} les ${x.n} premières cartes de votre Deck. Vous pouvez ${x.reveal ? 'prendre' : 'révéler'} ${x.count ?? 1} ${one({ where: x.take }, say)} parmi elles et ${x.to === 'field' ? 'la jouer sur le terrain' : "l'ajouter à votre main"}. Mettez le reste ${x.rest === 'breakZone' ? 'dans la Break Zone' : "sous votre Deck dans l'ordre de votre choix"}`,
  eachSelects: (x, say) =>
    stated({ words: 'chaque joueur' }, er('sélectionn'), `1 ${one({ ...x.from, of: undefined }, say)} qu'il contrôle`),
  castFree: (x, say) => done(n.lancer, x.what, 'sans payer son coût', say, true),
  gainCrystals: (x) => order(n.gagner, '{Cristal}'.repeat(Number(x.n))),
  wound: (x, say) => {
    const points = `${x.n ?? 1} ${Number(x.n ?? 1) === 1 ? 'point' : 'points'} de dégâts`;
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
