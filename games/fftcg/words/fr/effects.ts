/** What effects and costs of the cards say in French. */

import type { Num, Sel } from '@touchline/engine';
import { type Clause, french as f, type Said, type Say, stated, thingFor, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { type Spending, spendsIn } from '../../read/seen.ts';
import { isBound } from '../described.ts';
import { capital } from '../joining.ts';
import {
  areTwo,
  calledBy,
  causeOf,
  fixed,
  gainBy,
  grantBy,
  laidOn as laid,
  laterBy,
  lookBy,
  playerOf,
  lasting as tail,
  whenDoneBy,
} from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import * as n from './nouns.ts';
import { damageText, forEach, iconText, nounFor, one, those, WHEN_DONE } from './things.ts';

const { grammar, er, verb, vous, de } = f;
const { and, or, some } = grammar;

const order = (v: Verb, rest: string): Clause => ({ who: vous, verb: v, rest });
const player = (x: Parameters<typeof playerOf>[0]): Who => playerOf(x, grammar, { words: 'chaque joueur' });
const cards = (count: Num | undefined, say: Say): string =>
  typeof count === 'object' ? `un nombre de cartes égal ${f.a(say.num(count))}` : some(Number(count ?? 1), n.carte);
const several = (sel: Sel, say: Say): boolean => say.named(sel.bound ?? '') === 'several';

/** Is what was named a card or a Summon, not a Forward? */
const isFeminine = (sel: Sel, say: Say): boolean => nounFor(thingFor(say.namedFrom(sel.bound ?? ''))).f === true;

/** A deed done to what the text has named, or to others. */
function done(v: Verb, sel: Sel, rest: string, say: Say, feminine = false): Clause {
  const behind = rest === '' ? '' : ` ${rest}`;
  if (isBound(sel) && say.called(sel.bound ?? '') === null)
    return order(n.clitic(v, several(sel, say) ? 'les' : feminine || isFeminine(sel, say) ? 'la' : 'le'), rest);
  return order(v, `${say.thing(sel, 'all').words}${behind}`);
}

const laidOn = laid((sel, say) => `les ${those(sel, say)}`, ', maintenant ou plus tard,');

/** What a card is or has: « est aussi de Feu », « a seulement le Job Garde ». */
const trait = (who: Who, name: string, words: readonly string[], besides: boolean): Clause => {
  const also = besides ? 'aussi' : 'seulement';
  if (name === 'type')
    return stated(who, f.etre, `${also} ${and(words.map((word) => (n.types[word] ? f.un(n.types[word]).words : word)))}`);
  if (name === 'element') return stated(who, f.etre, `${also} ${and(words.map(n.ofElement))}`);
  if (name === 'category') return stated(who, f.etre, `${also} de Catégorie ${and(words)}`);
  if (name === 'keyword') return stated(who, f.avoir, `${also} ${and(words.map((word) => n.keywords[word] ?? word))}`);
  if (name === 'cp') return stated(who, n.peut, `produire ${besides ? '' : 'seulement '}1 CP ${or(words.map(n.ofElement))}`);
  const noun = name === 'job' ? 'le Job' : name === 'name' ? 'le nom' : name === 'icon' ? "l'icône" : `la marque ${name}`;
  return stated(who, f.avoir, `${also} ${noun} ${and(words)}`);
};

const gain = gainBy(grammar, {
  laidOn,
  casts: ({ of = 'you', where, other }, next, say) => {
    const cast = of === 'you' ? 'que vous lancez' : of === 'any' ? 'à lancer' : "que l'adversaire lance";
    const f = nounFor(thingFor({ where })).f === true;
    if (next === null) return { words: `les ${those({ where, other }, say)} ${cast}`, many: true, f };
    return next === 1
      ? { words: `${f ? 'la prochaine' : 'le prochain'} ${one({ where, other }, say)} ${cast}`, f }
      : { words: `les ${next} ${f ? 'prochaines' : 'prochains'} ${those({ where, other }, say)} ${cast}`, many: true, f };
  },
  subject: (who) => who,
  gains: n.gagner,
  loses: n.perdre,
  becomes: n.devenir,
  can: n.peut,
  costs: er('coût'),
  powerOf: (who) => (who === 'il' || who === 'elle' ? 'sa force' : `la force ${de(who)}`),
  power: (by) => `${by} de force`,
  powerBy: (by) => `une force égale ${f.a(by)}`,
  is: f.etre,
  atLeast: (by) => `au moins ${by}`,
  atMost: (by) => `au plus ${by}`,
  value: (name, who, how, by) => {
    if (how === 'set') return stated(who, n.devenir, `de ${name} ${by}`);
    return how === 'add'
      ? stated(who, n.gagner, `${by} de ${name}`)
      : stated(who, f.avoir, `${how === 'atLeast' ? 'au moins' : 'au plus'} ${by} de ${name}`);
  },
  trait,
  rule: (name, whose, how, by) => {
    const who: Who = { words: `${name} ${whose === 'you' ? 'de votre côté' : whose === 'any' ? 'de chaque joueur' : "de l'adversaire"}` };
    if (how !== 'add') return stated(who, f.etre, `${how === 'atLeast' ? 'au moins ' : how === 'atMost' ? 'au plus ' : ''}${by}`);
    return stated(who, typeof by === 'number' && by < 0 ? er('diminu') : er('augment'), `de ${typeof by === 'number' ? Math.abs(by) : by}`);
  },
  forEach,
  keywords: n.keywords,
  cpOf: (list) => `produire 1 CP ${list === null ? "de n'importe quel Élément" : or(list.map(n.ofElement))}`,
  attackOnceMore: 'attaquer une fois de plus',
  attackTimes: (times) => `attaquer ${times === '2' ? 'deux' : times} fois dans le même tour`,
  less: (cp) => `${cp} CP de moins`,
  noLess: (who, cp, until) => stated(who, n.nePeutPas, `coûter moins de ${cp} CP${until}`),
});

export const deeds: FftcgWords['deeds'] = {
  attack: er('attaqu'),
  block: er('bloqu'),
  blockThis: fixed('le bloquer'),
  castSummon: fixed("lancer d'Invocation"),
  play: fixed('jouer de Personnage'),
  break: fixed('être détruit'),
  battleDamage: fixed('infliger de dégâts de combat'),
  choose: fixed('être choisi'),
  dull: fixed('être dullé'),
  activate: fixed('être activé'),
  freeze: fixed('être gelé'),
  put: fixed('être mis dans la Break Zone'),
  return: fixed('être renvoyé dans la main de son propriétaire'),
  remove: fixed('être retiré du jeu'),
  enterDull: fixed('entrer dullé sur le terrain'),
  anyParty: fixed("former une équipe avec des Avants de n'importe quel Élément"),
  several: fixed('être ensemble sur le terrain'),
};

const deedText = (x: { readonly deed: string }, say: Say): string => say.find('deeds', x.deed).inf;

function forbid(x: Spoken<'forbid'>, say: Say): Said {
  const { deed, to = {} } = x;
  const self = say.thing({ self: true }).words;
  if (deed === 'blockThis') {
    const isAny = (to.where ?? []).every((f) => 'trait' in f && f.trait === 'type' && f.is === 'forward');
    if (isAny)
      return stated({ words: 'aucun Avant' }, verb('ne pouvoir', 'ne pouvez', 'ne peut', 'ne peuvent'), `bloquer ${self}${tail(x, say)}`);
    return stated({ words: `les ${those(to, say, false)}`, many: true }, n.nePeutPas, `bloquer ${self}${tail(x, say)}`);
  }
  // "All of them cannot" could mean that some can.
  const who = x.to ? laidOn(x.live ? x : { to: x.to }, say) : player(x);
  const words = agree(deedText(x, say), who);
  if (x.to && (deed === 'play' || deed === 'castSummon'))
    return stated(who, n.nePeutPas, `${agree(deed === 'play' ? 'être joué' : 'être lancé', who)}${tail(x, say)}`);
  if (x.by) {
    const by = causeText(x.by, say);
    if (deed === 'choose' && !isBound(x.to)) return stated({ words: by, many: true }, n.nePeutPas, `choisir ${who.words}${tail(x, say)}`);
    return stated(who, fixed(`${who.many ? 'ne peuvent' : 'ne peut'} pas ${words} par`), `${by}${tail(x, say)}`);
  }
  return stated(who, n.nePeutPas, `${words}${tail(x, say)}`);
}

/** « être renvoyés dans la main de leur propriétaire ». */
const agree = (words: string, who: Who): string =>
  who.many ? words.replace(/^être (\S*[éit])(?=$| )/, 'être $1s').replace('de son propriétaire', 'de leur propriétaire') : words;

/** « les Invocations ou compétences de l'adversaire ». */
function causeText(by: Sel, say: Say): string {
  const what = { summons: 'Invocations', abilities: 'compétences', both: 'Invocations ou compétences' };
  const cause = causeOf(by);
  if (by.self) return `les Invocations ou compétences ${de(say.thing(by).words)}`;
  if (cause === null) return `les Invocations ou compétences des ${those(by, say)}`;
  if (by.of === 'you') return `vos ${by.other ? 'autres ' : ''}${what[cause]}`;
  return `les ${by.other ? 'autres ' : ''}${what[cause]}${by.of === 'opponent' ? " de l'adversaire" : ''}`;
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

const taken: { readonly [S in Spending]: string } = {
  dull: 'dullée',
  put: 'mise dans la Break Zone',
  discard: 'défaussée',
  remove: 'retirée',
  return: 'renvoyée',
  turn: 'retournée',
  counters: 'concernée',
};
/** FFT-R98. */
export const called = calledBy((how, many) => ({
  words: many ? `les cartes ${taken[how].replace('ée', 'ées').replace('mise', 'mises')}` : `la carte ${taken[how]}`,
  many,
  f: true,
}));

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

/** What was chosen, told from something else that was. */
function chosen(sel: Sel, say: Say): Who {
  const from = say.namedFrom(sel.bound ?? '');
  if (several(sel, say)) return { words: `ces ${those(from, say)}`, many: true };
  const what = one(from, say);
  const feminine = isFeminine(sel, say);
  return { words: `${feminine ? 'cette' : /^[aâeéèêiîoôuû]/i.test(what) ? 'cet' : 'ce'} ${what}`, ...(feminine && { f: true }) };
}

/** What becomes of a card that was found. */
function goesTo(
  to: 'hand' | 'field' | 'breakZone' | 'removed' | 'deck' = 'hand',
  dull: boolean,
  many: boolean,
  carte = false,
): [Verb, string] {
  if (to === 'field') return [n.jouer, `${dull ? `dullé${carte ? 'e' : ''}${many ? 's' : ''} ` : ''}sur le terrain`];
  if (to === 'breakZone') return [f.mettre, 'dans la Break Zone'];
  if (to === 'removed') return [n.retirer, 'du jeu'];
  return to === 'deck' ? [f.mettre, "sur votre Deck après l'avoir mélangé"] : [n.ajouter, 'à votre main'];
}

const agreeing = (from: Sel, many: boolean): { readonly f?: true; readonly many?: true } => ({
  ...(nounFor(thingFor(from)).f && { f: true }),
  ...(many && { many: true }),
});

export const effects: FftcgWords['effects'] = {
  gain,
  forbid,
  require: (x, say) =>
    x.deed === 'enterDull'
      ? stated(x.to ? laidOn(x, say) : player(x), er('entr'), 'dullé sur le terrain')
      : stated(x.to ? laidOn(x, say) : player(x), n.doit, `${deedText(x, say)} à chacun de vos tours si possible${tail(x, say)}`),
  permit: (x, say) =>
    x.deed === 'several'
      ? stated(vous, n.peut, `avoir 2 ${those(x.to ?? {}, say, false)} ou plus sur le terrain${tail(x, say)}`)
      : stated(x.to ? laidOn(x, say) : player(x), n.peut, `${deedText(x, say)}${tail(x, say)}`),
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
  later: laterBy((head) =>
    head
      .replace(/^Lors(qu)/, 'la prochaine fois $1')
      .replace(/^À la fin de chaque tour/, 'à la fin du tour')
      .replace(/^Au début de chaque /, 'au début de la prochaine '),
  ),
  whenDone: whenDoneBy(WHEN_DONE),
  split: (x, say) =>
    order(
      verb('répartir', 'répartissez', 'répartit', 'répartissent'),
      `${say.num(x.total)} dégâts entre ${several({ bound: x.among }, say) ? 'eux' : 'ces Avants'} par milliers, au moins ${say.num(x.step)} chacun`,
    ),
  show: (x, say) => {
    const { zone, of } = x.what;
    const whole = zone === 'hand' && (x.what.where ?? []).length === 0;
    if (whole && x.to === 'you') return order(er('regard'), of === 'opponent' ? "la main de l'adversaire" : 'votre main');
    if (whole) return { who: of === 'opponent' ? f.adversaire : vous, verb: n.reveler, rest: of === 'opponent' ? 'sa main' : 'votre main' };
    return order(x.to === 'you' ? er('regard') : n.reveler, say.thing(x.what).words);
  },
  move: (x, say) => {
    const sel = x.what;
    const many = isBound(sel) ? several(sel, say) : say.thing(sel, 'all').many === true;
    const owner = many ? 'de leur propriétaire' : 'de son propriétaire';
    if (x.to === 'removed') return done(n.retirer, sel, 'du jeu', say);
    if (x.to === 'breakZone' || x.to === 'damage')
      return done(f.mettre, sel, `dans la ${x.to === 'damage' ? 'Damage' : 'Break'} Zone ${owner}`, say);
    if (x.to === 'deck') return done(f.mettre, sel, `${x.at === 'bottom' ? 'sous' : 'sur'} le Deck ${owner}`, say);
    const { zone, of } = sel.bound === undefined ? sel : say.namedFrom(sel.bound);
    if (zone === 'looked' || (zone === 'breakZone' && of === 'you')) return done(n.ajouter, sel, 'à votre main', say);
    if (zone === 'breakZone') return done(n.ajouter, sel, `à la main ${owner}`, say);
    return done(n.renvoyer, sel, `dans la main ${owner}`, say);
  },
  damage: (x, say) => {
    if (x.share !== undefined) return x.fixed ? stated({ words: 'ces dégâts', many: true }, n.nePeutPas, 'être réduits') : '';
    const dealt = damageText(x.n ?? 1, say);
    const fixed = x.fixed ? '. Ces dégâts ne peuvent pas être réduits' : '';
    const pronoun = several(x.to, say) ? 'leur' : 'lui';
    if (x.by) {
      if (areTwo(x.by, x.to, say)) return stated(chosen(x.by, say), n.infliger, `${dealt} ${f.a(chosen(x.to, say).words)}${fixed}`);
      const who = say.thing(x.by);
      if (isBound(x.to)) return stated(who, n.clitic(n.infliger, pronoun), `${dealt}${fixed}`);
      return stated(who, n.infliger, `${dealt} ${f.a(say.thing(x.to, 'all').words)}${fixed}`);
    }
    if (isBound(x.to)) return order(n.clitic(n.infliger, pronoun), `${dealt}${fixed}`);
    return order(n.infliger, `${dealt} ${f.a(say.thing(x.to, 'all').words)}${fixed}`);
  },
  fight: (x, say) =>
    stated(
      { words: `${say.thing(x.one).words} et ${x.other.bound === undefined ? say.thing(x.other).words : 'cet Avant'}`, many: true },
      verb("s'infliger", 'vous infligez', "s'inflige", "s'infligent"),
      "l'un à l'autre des dégâts égaux à leur propre force",
    ),
  break: (x, say) => done(n.detruire, x.what, '', say),
  put: (x, say) => done(f.mettre, x.what, 'dans la Break Zone', say),
  dull: (x, say) => done(n.duller, x.what, '', say),
  activate: (x, say) => done(n.activer, x.what, '', say),
  freeze: (x, say) => done(n.geler, x.what, '', say),
  enter: (x, say) =>
    done(
      n.jouer,
      x.what,
      `${x.dull ? 'dullé ' : ''}sur le terrain${x.whose === undefined ? '' : x.whose === 'you' ? ' sous votre contrôle' : " sous le contrôle de l'adversaire"}`,
      say,
    ),
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
    const some = x.n !== undefined && x.n !== 1;
    const what = x.where ? `${x.n === undefined ? 1 : say.num(x.n)} ${(some ? those : one)({ where: x.where }, say)}` : cards(x.n, say);
    if (x.by === 'you') return `l'adversaire révèle sa main. Sélectionnez-y ${what}. Il s'en défausse`;
    if (x.by) return `révélez votre main. L'adversaire y sélectionne ${what}. Défaussez-vous-en`;
    return { who: player(x), verb: n.seDefausser, rest: `de ${what}${x.random ? ' au hasard' : ''}` };
  },
  mill: (x, say) => {
    const top = Number(x.n ?? 1) === 1 ? 'la première carte' : `les ${say.num(x.n ?? 1)} premières cartes`;
    return { who: player(x), verb: f.mettre, rest: `${top} ${de(f.own(player(x), n.deck))} dans la Break Zone` };
  },
  search: (x, say) => {
    const count = x.count ?? 1;
    const what = (count === 1 ? one : those)({ where: x.for }, say);
    const pronoun = count > 1 ? 'les' : /^(Invocation|carte)/.test(what) ? 'la' : 'le';
    const [v, rest] = goesTo(x.to, x.dull === true, count > 1);
    return { ...order(er('cherch'), `${count} ${what} dans votre Deck`), and: { verb: n.clitic(v, pronoun), rest } };
  },
  lookTop: lookBy(
    { one, those },
    {
      reveal: (count) => `révélez ${count === '1' ? 'la première carte' : `les ${count} premières cartes`} de votre Deck`,
      look: (count) => `regardez ${count === '1' ? 'la première carte' : `les ${count} premières cartes`} de votre Deck`,
      until: (what, many, from) =>
        `révélez une à une les cartes du dessus de votre Deck jusqu'à ce que ${what} ${many ? 'soient' : 'soit'} ${f.agree('révélé', agreeing(from, many))}`,
      take: (what, shown, must, to) =>
        `${must ? (shown ? 'Prenez' : 'Révélez') : `Vous pouvez ${shown ? 'prendre' : 'révéler'}`} ${what} parmi elles et ${to}`,
      upTo: "jusqu'à ",
      single: (what, from, shown, must, to, rest) => {
        const { f: feminine } = agreeing(from, false);
        const seen = n.clitic(n.reveler, feminine ? 'la' : 'le');
        const deed = `${must ? '' : 'vous pouvez '}${shown ? '' : `${must ? seen.you : seen.inf} et `}${to}`;
        const otherwise = rest === 'breakZone' ? 'mettez-la dans la Break Zone' : 'mettez-la sous votre Deck';
        return `${capital(what === null ? deed : `si c'est ${feminine ? 'une' : 'un'} ${what}, ${deed}`)}. Sinon, ${otherwise}`;
      },
      goes: (to, dull, many, asOrder, from) => {
        const feminine = agreeing(from, many).f === true;
        const [v, rest] = goesTo(to, dull, many, feminine);
        const done = n.clitic(v, many ? 'les' : feminine ? 'la' : 'le');
        return `${asOrder ? done.you : done.inf} ${rest}`;
      },
      rest: {
        breakZone: 'Mettez le reste dans la Break Zone',
        bottom: "Mettez le reste sous votre Deck dans l'ordre de votre choix",
        shuffled: 'Mélangez le reste et mettez-le sous votre Deck',
      },
    },
  ),
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
  cp: (x) => ({ who: player({ whose: x.by }), verb: n.payer, rest: iconText([x]) }),
  spend: spendClause,
  crystals: (x) => order(n.payer, '{Cristal}'.repeat(Number(x.n))),
  extra: (x, say) => {
    const cost = x.cost;
    const pay = iconText(cost);
    return `${x.instead ? 'au lieu de payer son coût' : 'en coût supplémentaire'}, vous pouvez ${and([...(pay === '' ? [] : [`payer ${pay}`]), ...spendsIn(cost).map((s) => grammar.bare(spendClause(s, say)))])}`;
  },
  x: (x, say) => `donnez un nombre X${x.most === undefined ? '' : `, ${say.num(x.most)} au plus,`} et payez en plus autant de CP`,
};
