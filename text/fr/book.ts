/** The shared French phrase book. */
import { bookOf, laidOn } from '../bookOf.ts';
import { tail } from '../grammar.ts';
import type { Say } from '../say.ts';
import type { EffectWording, Wording } from '../wording.ts';
import { stated, type Verb } from '../words.ts';
import * as f from './grammar.ts';
import { players, things } from './things.ts';

const { grammar, er, verb, vous, de, le, whose } = f;
const gagner = er('gagn');
const reveler = verb('révéler', 'révélez', 'révèle', 'révèlent');
const regarder = er('regard');
const subir = verb('subir', 'subissez', 'subit', 'subissent');
const aller = verb('aller', 'allez', 'va', 'vont');
const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
const doit = verb('devoir', 'devez', 'doit', 'doivent');
/** "si cette carte devait aller …" */
const devoir = verb('devoir', 'deviez', 'devait', 'devaient');

/** Who must or may do what. */
const laid = (x: Parameters<typeof laidOn>[0], how: Verb, say: Say): string =>
  grammar.tell({ who: laidOn(x, say), verb: how, rest: `${say.find('deeds', x.deed).inf}${tail(say.until(x.until))}` });

const kinds: Wording['kinds'] = {
  move: (x, say) => {
    const what = say.thing(x.what);
    const { of, self, bound } = x.what;
    const zone = say.find('zones', x.to);
    if (zone.verb && x.at !== 'bottom' && x.whose === undefined) return { who: vous, verb: zone.verb, rest: what.words };
    const holder = x.whose ?? (self ? 'you' : (of ?? 'any'));
    const place =
      holder !== 'any'
        ? whose(typeof holder === 'object' ? 'that' : holder, zone.area).words
        : le(zone.area, false, bound !== undefined && what.many ? 'de leur propriétaire' : 'de son propriétaire').words;
    const where = x.at === 'bottom' ? 'sous' : x.at === 'top' ? 'sur' : 'dans';
    return { who: vous, verb: f.mettre, rest: `${what.words} ${where} ${place}${tail(zone.put ?? '')}` };
  },
  show: (x, say) => ({ who: vous, verb: x.to === 'you' ? regarder : reveler, rest: say.thing(x.what).words }),
  mute: (x, say) => {
    const who = say.thing(x.to, x.live ? 'each' : 'now');
    return stated(who, perdre, `toutes ${who.many ? 'leurs' : 'ses'} capacités${tail(say.until(x.until))}`);
  },
  arrange: (x, say) => ({
    who: vous,
    verb: regarder,
    rest: say.thing({ zone: x.zone, of: 'you', top: x.top }).words,
    and: { verb: verb('remettre', 'remettez', 'remet', 'remettent'), rest: "ces cartes en place dans l'ordre de votre choix" },
  }),
  forbid: (x, say) => {
    const who = laidOn(x, say);
    const none = /^chacune? /.test(who.words);
    const words = none ? who.words.replace('chacun', 'aucun') : who.words.replace(/^tout?e?s /, '');
    const can = who.you ? 'ne pouvez pas' : who.many ? 'ne peuvent pas' : none ? 'ne peut' : 'ne peut pas';
    const by = x.by ? ` à cause ${f.de(say.thing(x.by, 'all').words)}` : '';
    return `${words} ${can} ${say.find('deeds', x.deed).inf}${by}${tail(say.until(x.until))}`;
  },
  require: (x, say) => laid(x, doit, say),
  permit: (x, say) => laid(x, f.pouvoir, say),
};

const effects: EffectWording = {
  choose: verb('choisir', 'choisissez', 'choisit', 'choisissent'),
  whereX: (value) => `, X étant ${value}`,
  oneOf: (n) => `1 des ${n} actions suivantes`,
  someOf: (some, n) => `${some} des ${n} actions suivantes`,
  someInstead: (some) => `${some} de ces actions à la place`,
  howMany: (count, upTo, atLeast) => `${upTo ? "jusqu'à " : atLeast === null ? '' : `${atLeast} à `}${count}`,
  oneNumber: (least, most) => `1 nombre de ${least} à ${most}`,
  onePlayer: '1 joueur',
  oneOpponent: '1 adversaire',
  split: (total, among, step) => ({
    who: vous,
    verb: verb('répartir', 'répartissez', 'répartit', 'répartissent'),
    rest: `${total} entre ${among}${step === null ? '' : ` par tranches ${de(step)}`}`,
  }),
  get: gagner,
  thisAbility: 'cette capacité',
  fromNowOn: 'à partir de maintenant',
  firstTime: 'la première fois que cela arrive',
  whenDone: "quand c'est fait",
};

const bounds: { readonly [how: string]: string } = { atLeast: 'au moins ', atMost: 'au plus ' };

export const fr = bookOf({
  lang: 'fr',
  grammar,
  things,
  players,
  kinds,
  effects,
  untils: {
    leaves: (card) => `jusqu'au départ ${de(card.words)}`,
    uses: (n) => (n === 1 ? 'la prochaine fois seulement' : `les ${n} prochaines fois`),
    while: (cond) => `tant ${f.que(cond)}`,
  },
  events: {
    leaves: (who, from) => ({ who, verb: er('quitt'), rest: from ? le(from).words : '' }),
    goes: (who, from, to) => {
      const there = f.a(le(to).words);
      return from ? { who, verb: er('pass'), rest: `${de(le(from).words)} ${there}` } : { who, verb: aller, rest: there };
    },
    goesInstead: (card, to, at) => {
      const zone = le(to).words;
      return `${card.words} va ${at === 'bottom' ? `sous ${zone}` : at === 'top' ? `sur ${zone}` : f.a(zone)}`;
    },
  },
  whens: {
    when: (happens) => `quand ${happens}`,
    together: (when, n) => `${when} (une seule fois pour tout ce qui arrive en même temps${n > 1 ? `, s'il y en a au moins ${n}` : ''})`,
    would: (clause) => f.si(grammar.tell({ ...clause, verb: devoir, rest: grammar.bare(clause) })),
    number: (by, more) => `ce nombre est ${more ? 'augmenté' : 'diminué'} ${de(String(by))}`,
    prevented: "cela n'a pas lieu",
    instead: (outcomes) => `${outcomes} à la place`,
    ifYouLike: ' si vous le voulez',
  },
  shape: {
    if: (cond, then, otherwise) =>
      then === '' ? `sauf ${f.si(cond)}, ${otherwise}` : `${f.si(cond)}, ${then}${otherwise === '' ? '' : ` ; sinon, ${otherwise}`}`,
    onlyIf: (text, cond) => `${text} ${f.si(cond)}`,
    mayThis: (deed) => `vous pouvez faire ceci : ${deed}`,
    theyMayThis: (who, deed) => `${who.words} peut accepter ceci : ${deed}`,
    needs: (cond) => `seulement ${f.si(cond)}`,
    ifYouDo: 'si vous le faites',
    ifTheyDo: "s'il le fait",
    ifNot: 'sinon',
    semicolon: ' ; ',
    limit: (times, per) => `${times} fois ${per}`,
  },
  asks: {
    order: "quel effet s'applique en premier",
    which: 'quel effet change ce qui va se passer',
    instead: 'laisser cet effet changer ce qui va se passer',
    putBack: 'quelle carte remettez-vous ensuite, par-dessus les précédentes',
    use: (card) => `utiliser cet effet ${de(card)}`,
    whichCard: 'quelle carte',
    modes: 'quelle action',
    share: (card) => `combien pour ${card}`,
    number: 'quel nombre',
    word: (trait) => `que nommez-vous (${trait})`,
    player: 'quel joueur',
  },
  verbs: {
    decline: "ne pas l'utiliser",
    yes: 'oui',
    no: 'non',
    done: "c'est tout",
    pass: 'continuer',
    takeBack: 'annuler',
    choose: (card) => `choisir ${card}`,
    putBack: (card) => `remettre ${card}`,
  },
  log: {
    reveals: (who, what) => ({ who, verb: reveler, rest: what }),
    looks: (who, what) => ({ who, verb: regarder, rest: what }),
    shuffles: (who, area, n) => ({
      who,
      verb: er('mélang'),
      rest: n === null ? f.own(who, area) : `les ${n} cartes du dessous ${f.de(f.own(who, area))}`,
    }),
    arranges: (who, cards, area) => ({ who, verb: er('rang'), rest: `${cards} dans ${f.own(who, area)}` }),
    rolls: (who, n) => ({ who, verb: verb('obtenir', 'obtenez', 'obtient', 'obtiennent'), rest: `${n} au dé` }),
    leaves: (who) => ({ who, verb: er('quitt'), rest: 'le match' }),
    finished: (who) => ({ who, verb: f.avoir, rest: 'fini' }),
    comes: (card) => `${card} entre en jeu`,
    goes: (card) => `${card} sort du jeu`,
    allChosen: 'tout le monde a choisi',
    moves: (who, cards, from, to, other) => ({
      who,
      verb: verb('déplacer', 'déplacez', 'déplace', 'déplacent'),
      rest: `${cards} ${de(f.own(who, from))} vers ${other ? `${le(to).words} ${de(other.words)}` : f.own(who, to)}`,
    }),
  },
  change: {
    also: (who, word) => stated(who, er('compt'), `aussi comme ${word}`),
    add: (who, by, said) => stated(who, typeof by === 'number' && by < 0 ? subir : gagner, said),
    set: (who, how, by, name) => stated(who, f.avoir, `${bounds[how] ?? ''}${by} ${name}`),
  },
  results: {
    win: gagner,
    lose: perdre,
    conceded: "par abandon de l'autre camp",
    givenUp: 'le match est abandonné',
    draw: 'match nul',
    draws: {
      lengthBound: 'la partie a duré trop longtemps',
      stepBudget: "un effet n'aurait jamais pris fin",
      loop: 'la partie tournerait en rond sans fin',
      noResult: 'la partie se termine sans vainqueur',
    },
    nobody: 'personne ne gagne',
    inOrder: "dans l'ordre",
    then: ', puis ',
  },
  undo: {
    nothing: "il n'y a rien à reprendre",
    revealed: 'impossible de reprendre ce coup : une carte a été vue depuis',
    chance: 'impossible de reprendre ce coup : le hasard est intervenu depuis',
    other: "impossible de reprendre ce coup : quelqu'un d'autre a joué depuis",
    over: 'le match est terminé ; plus rien ne peut être repris',
  },
  refusals: {
    notYourGo: "ce n'est pas à vous de décider",
    over: 'le match est terminé',
    cost: 'vous ne pouvez pas en payer le coût',
    'choose more': 'il faut choisir davantage de cartes',
    must: "cela s'applique obligatoirement",
    targets: "il n'y a rien à choisir pour cela",
    notAmong: "un effet est en cours, et cela ne fait pas partie des choix qu'il vous donne",
    notOffered: "ce n'est pas possible maintenant",
  },
});
