/** The shared French phrase book. */
import type { EventFilter, Outcome, SharedKinds, SpokenEffect } from '@touchline/engine';
import { abilityOf, cardAsking, deedOf, modeOf, sourceOf, traitAsked, wordOf } from '../asking.ts';
import type { EventAt, Say, SharedBook } from '../book.ts';
import { changeIn, chosenFrom, zoneIn } from '../plan.ts';
import { type Clause, type Noun, need, type Verb } from '../words.ts';
import * as f from './grammar.ts';
import { area, ofThings, player, somebody, tail } from './things.ts';

const { grammar, er, verb, vous, de, le, un, whose } = f;
const gagner = er('gagn');
const reveler = verb('révéler', 'révélez', 'révèle', 'révèlent');
const regarder = er('regard');
const subir = verb('subir', 'subissez', 'subit', 'subissent');
const aller = verb('aller', 'allez', 'va', 'vont');
const choisir = verb('choisir', 'choisissez', 'choisit', 'choisissent');
const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
const pouvoir = verb('pouvoir', 'pouvez', 'peut', 'peuvent');
const doit = verb('devoir', 'devez', 'doit', 'doivent');
/** "si cette carte devait aller …" */
const devoir = verb('devoir', 'deviez', 'devait', 'devaient');

// ---------------------------------------------------------------- events cards wait for

/** What a trigger waits for, as a clause: "cette carte subit des dégâts". */
function happening(type: string, x: EventFilter, say: Say): Clause {
  const who = x.card ? say.thing(x.card, 1) : somebody(x.seat);
  const why = x.why === undefined ? type : `${type} ${x.why}`;
  if (why !== 'move') return need(say.words.happenings ?? {}, why, 'happening', 'fr')(who, '', say);
  const from = x.from === undefined ? '' : le(area(x.from, say)).words;
  if (x.to === undefined) return { who, verb: er('quitt'), rest: from };
  const to = f.a(le(area(x.to, say)).words);
  return from === '' ? { who, verb: aller, rest: to } : { who, verb: er('pass'), rest: `${de(from)} ${to}` };
}

/** What happens in its place, card and area by name. */
function outcome(o: Outcome, say: Say): string {
  const card = say.thing({ event: true });
  if (!o.to)
    return grammar.tell(need(say.words.happenings ?? {}, o.type, 'happening', 'fr')(card, o.n === undefined ? '' : String(o.n), say));
  const zone = le(area(o.to, say)).words;
  return `${card.words} va ${o.at === 'bottom' ? `sous ${zone}` : o.at === 'top' ? `sur ${zone}` : f.a(zone)}`;
}

/** An ability quoted inside a sentence ends with that sentence. */
const nested = (x: SpokenEffect<SharedKinds, 'grant' | 'later' | 'whenDone'>, say: Say): string =>
  grammar.quote(say.ability(x.ability).replace(/\.$/, ''));

type Laid = SpokenEffect<SharedKinds, 'forbid' | 'require' | 'permit'>;

/** Who must or may do what: those it is laid on. */
function laid(x: Laid, how: Verb, say: Say): string {
  const who = x.to ? say.thing(x.to, x.live ? 'each' : 'now') : player(x.whose);
  const deed = need(say.words.deeds ?? {}, x.deed, 'deed', 'fr').inf;
  return grammar.tell({ who, verb: how, rest: `${deed}${tail(say.until(x.until))}` });
}

const amount = (how: string, by: number | string): string => ({ atLeast: `au moins ${by}`, atMost: `au plus ${by}` })[how] ?? String(by);
const areaOf = (x: EventAt): Noun => area(zoneIn(x.e), x.say);
const cardName = (x: EventAt): string => x.names[0] ?? un(x.say.words.card).words;

export const fr: SharedBook = {
  lang: 'fr',
  grammar,
  ...ofThings,
  player,
  kinds: {
    gain: (x, say) => {
      const { how, by: given } = changeIn(x);
      const plain = typeof given === 'number' || typeof given === 'string';
      const who = x.rule ? player(x.whose) : say.thing(x.to ?? {}, x.live ? 'each' : 'now');
      const said = fr.change(who, x.stat ?? x.rule ?? x.trait ?? '', how, plain ? given : 'X', say);
      return {
        ...said,
        rest: `${said.rest}${plain ? '' : `, X étant ${say.value(given)}`}${tail(say.until(x.until))}`,
      };
    },
    move: (x, say) => {
      const what = say.thing(x.what);
      const { of, self, bound } = x.what;
      const zone = need(say.words.zones, x.to, 'area', 'fr');
      if (zone.verb && x.at !== 'bottom') return { who: vous, verb: zone.verb, rest: what.words };
      const holder = x.whose ?? (self ? 'you' : (of ?? 'any'));
      const place =
        holder !== 'any'
          ? whose(typeof holder === 'object' ? 'that' : holder, zone.area).words
          : le(zone.area, false, bound !== undefined && what.many ? 'de leur propriétaire' : 'de son propriétaire').words;
      const where = x.at === 'bottom' ? 'sous' : x.at === 'top' ? 'sur' : 'dans';
      return { who: vous, verb: f.mettre, rest: `${what.words} ${where} ${place}` };
    },
    show: (x, say) => ({ who: vous, verb: x.to === 'you' ? regarder : reveler, rest: say.thing(x.what).words }),
    happen: (x, say) => {
      const who = x.what ? say.thing(x.what) : player(x.whose);
      return need(say.words.happenings ?? {}, x.event, 'happening', 'fr')(who, x.n === undefined ? '' : say.num(x.n), say);
    },
    choose: (x, say) => ({
      who: player(x.by),
      verb: say.words.choosing ?? choisir,
      rest: say.thing(chosenFrom(x)).words,
    }),
    target: (x, say) => ({ who: vous, verb: choisir, rest: say.thing(chosenFrom(x)).words }),
    modes: (x, say) => {
      const modes = x.of.map((m) => grammar.quote(say.mode(m).replace(/\.$/, '')));
      const rest = `1 des ${modes.length} actions suivantes : ${grammar.or(modes)}`;
      return grammar.order({ who: vous, verb: say.words.choosing ?? choisir, rest });
    },
    split: (x, say) => {
      const noun = say.words.divided;
      const step = say.num(x.step);
      return {
        who: vous,
        verb: verb('répartir', 'répartissez', 'répartit', 'répartissent'),
        rest: `${say.num(x.total)}${noun ? ` ${noun.many}` : ''} entre ${say.thing({ bound: x.among }).words}${step === '1' ? '' : ` par tranches ${de(step)}`}`,
      };
    },
    number: (x, say) => grammar.order({ who: player(x.by), verb: say.words.choosing ?? choisir, rest: '1 nombre' }),
    word: (x, say) =>
      grammar.order({
        who: player(x.by),
        verb: say.words.choosing ?? choisir,
        rest: `1 ${say.words.traits?.[x.trait]?.name ?? x.trait}`,
      }),
    player: (x, say) =>
      grammar.order({
        who: player(x.by),
        verb: say.words.choosing ?? choisir,
        rest: x.from === 'any' ? '1 joueur' : '1 adversaire',
      }),
    mute: (x, say) => {
      const who = say.thing(x.to, x.live ? 'each' : 'now');
      return { who, verb: perdre, rest: `toutes ${who.many ? 'leurs' : 'ses'} capacités${tail(say.until(x.until))}`, stated: true };
    },
    arrange: (x, say) => ({
      who: vous,
      verb: regarder,
      rest: say.thing({ zone: x.zone, of: 'you', top: x.top }).words,
      and: { verb: verb('remettre', 'remettez', 'remet', 'remettent'), rest: "ces cartes en place dans l'ordre de votre choix" },
    }),
    grant: (x, say) => ({
      who: say.thing(x.to, x.live ? 'each' : 'now'),
      verb: gagner,
      rest: `cette capacité${tail(say.until(x.until))} : ${nested(x, say)}`,
    }),
    forbid: (x, say) => {
      const who = x.to ? say.thing(x.to, x.live ? 'each' : 'now') : player(x.whose);
      const none = /^chacune? /.test(who.words);
      const words = none ? who.words.replace('chacun', 'aucun') : who.words.replace(/^tout?e?s /, '');
      const can = who.you ? 'ne pouvez pas' : who.many ? 'ne peuvent pas' : none ? 'ne peut' : 'ne peut pas';
      return `${words} ${can} ${need(say.words.deeds ?? {}, x.deed, 'deed', 'fr').inf}${tail(say.until(x.until))}`;
    },
    require: (x, say) => laid(x, doit, say),
    permit: (x, say) => laid(x, pouvoir, say),
    later: (x, say) =>
      `${x.each ? 'à partir de maintenant' : 'la première fois que cela arrive'}${tail(say.until(x.until))} : ${nested(x, say)}`,
    whenDone: (x, say) => `quand c'est fait : ${nested(x, say)}`,
    tally: () => '',
    perform: (x, say) => need(say.words.procedures ?? {}, x.flow, 'procedure', 'fr')(x, say),
  },
  untils: {
    scope: (u, say) => need(say.words.scopes, u.scope, 'duration', 'fr'),
    yours: (u, say) => need(say.words.scopes, `your ${u.next ? 'next ' : ''}${u.yours}`, 'duration', 'fr'),
    leaves: (_u, say) => `jusqu'au départ ${de(say.thing({ self: true }).words)}`,
    uses: (u) => (u.uses === 1 ? 'la prochaine fois seulement' : `les ${u.uses} prochaines fois`),
    while: (u, say) => `tant ${f.que(say.cond(u.while))}`,
  },
  whens: {
    use: (w, say) => w.use.map((t) => need(say.words.timings, t, 'timing', 'fr')).join(''),
    on: (w, say) => `quand ${grammar.tell(happening(w.on, w, say))}`,
    always: () => '',
    instead: (w, say) => {
      const clause = happening(w.instead, w, say);
      const event = f.si(grammar.tell({ ...clause, verb: devoir, rest: grammar.bare(clause) }));
      const choice = w.may ? ' si vous le voulez' : '';
      if (w.less !== undefined)
        return `${event}, ce nombre est ${w.less < 0 ? 'augmenté' : 'diminué'} ${de(String(Math.abs(w.less)))}${choice}`;
      if (w.with.length === 0) return `${event}, cela n'a pas lieu${choice}`;
      return `${event}, ${grammar.and(w.with.map((o) => outcome(o, say)))} à la place${choice}`;
    },
  },
  shape: {
    if: (cond, then, otherwise) =>
      then === '' ? `sauf ${f.si(cond)}, ${otherwise}` : `${f.si(cond)}, ${then}${otherwise === '' ? '' : ` ; sinon, ${otherwise}`}`,
    onlyIf: (text, cond) => `${text} ${f.si(cond)}`,
    mayThis: (deed) => `vous pouvez faire ceci : ${deed}`,
    theyMayThis: (who, deed) => `${who.words} peut accepter ceci : ${deed}`,
    needs: (cond) => `seulement ${f.si(cond)}`,
    may: (offer, then, otherwise, theirs) =>
      `${offer}${then === '' ? '' : ` ; ${theirs ? "s'il le fait" : 'si vous le faites'}, ${then}`}${otherwise === '' ? '' : ` ; sinon, ${otherwise}`}`,
    limit: (l, say) => `${l.times} fois ${need(say.words.scopes, `per ${l.per}`, 'limit', 'fr')}`,
  },
  asks: {
    order: () => grammar.question("quel effet s'applique en premier"),
    which: () => grammar.question('quel effet change ce qui va se passer'),
    instead: () => grammar.question('laisser cet effet changer ce qui va se passer'),
    may: (at) => {
      const source = sourceOf(at.say.library, at.ask.path);
      return `${grammar.question(`utiliser cet effet ${de(source?.card?.name ?? at.say.words.title)}`)} ${source ? at.say.ability(source.index) : ''}`.trimEnd();
    },
    putBack: () => grammar.question('quelle carte remettez-vous ensuite, par-dessus les précédentes'),
    choose: (at) => {
      const { card, deed } = deedOf(at);
      return deed === ''
        ? grammar.question(`${card} : quelle carte`)
        : `${grammar.sentence(`${card} : ${deed}`)} ${grammar.question('quelle carte')}`;
    },
    modes: (at) => grammar.question(`${cardAsking(at)} : quelle action`),
    share: (at) => grammar.question(`${cardAsking(at)} : combien pour ${at.names(at.ask.options[0])[0] ?? at.say.words.card.one}`),
    number: (at) => grammar.question(`${cardAsking(at)} : quel nombre`),
    word: (at) => grammar.question(`${cardAsking(at)} : que nommez-vous (${traitAsked(at).name})`),
    player: (at) => grammar.question(`${cardAsking(at)} : quel joueur`),
  },
  verbs: {
    first: (o) => `${o.names(o.option)[0] ?? ''} : ${abilityOf(o)}`,
    which: (o) => `${o.names(o.option)[0] ?? ''} : ${abilityOf(o)}`,
    instead: (o) => `${o.names(o.option)[0] ?? ''} : ${abilityOf(o)}`,
    decline: () => "ne pas l'utiliser",
    yes: () => 'oui',
    no: () => 'non',
    choose: (o) => `choisir ${o.names(o.option)[0] ?? un(o.say.words.card).words}`,
    done: () => "c'est tout",
    putBack: (o) => `remettre ${o.names(o.option)[0] ?? un(o.say.words.card).words}`,
    pass: () => 'continuer',
    takeBack: () => 'annuler',
    mode: modeOf,
    share: (o) => String(o.option.n),
    number: (o) => String(o.option.n),
    word: wordOf,
    player: (o) => fr.seat(o.option.n, o.ask.seat, o.say.seats).words,
  },
  events: {
    show: (x) => {
      const everybody = (1 << (x.say.seats + 1)) - 1;
      const to = Number(x.e.args.to);
      if (to === everybody) return grammar.sentence(grammar.tell({ who: x.who, verb: reveler, rest: cardName(x) }));
      const seat = Math.log2(to);
      return Number.isInteger(seat) ? grammar.sentence(grammar.tell({ who: x.seat(seat), verb: regarder, rest: cardName(x) })) : null;
    },
    shuffle: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: er('mélang'), rest: f.own(x.who, areaOf(x)) })),
    arrange: (x) =>
      grammar.sentence(
        grammar.tell({
          who: x.who,
          verb: er('rang'),
          rest: `${grammar.some(Number(x.e.args.n), x.say.words.card)} dans ${f.own(x.who, areaOf(x))}`,
        }),
      ),
    roll: (x) =>
      grammar.sentence(
        grammar.tell({ who: x.who, verb: f.verb('obtenir', 'obtenez', 'obtient', 'obtiennent'), rest: `${x.e.args.n} au dé` }),
      ),
    make: (x) => grammar.sentence(`${cardName(x)} entre en jeu`),
    reveal: () => grammar.sentence('tout le monde a choisi'),
    leave: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: er('quitt'), rest: 'le match' })),
    finished: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: f.avoir, rest: 'fini' })),
    join: () => null,
    unmake: (x) => grammar.sentence(`${cardName(x)} sort du jeu`),
  },
  move: (x) => {
    const what = x.seen.length === x.n ? grammar.and(x.seen.map((d) => d.name)) : grammar.some(x.n, x.say.words.card);
    const to = x.toOther ? `${le(area(x.to, x.say)).words} ${de(x.toOther.words)}` : f.own(x.who, area(x.to, x.say));
    return {
      who: x.who,
      verb: verb('déplacer', 'déplacez', 'déplace', 'déplacent'),
      rest: `${what} ${de(f.own(x.who, area(x.from, x.say)))} vers ${to}`,
    };
  },
  change: (who, stat, how, by, say) => {
    if (how === 'also') return { who, verb: er('compt'), rest: `aussi comme ${by}`, stated: true };
    const words = need(say.words.stats, stat, 'value', 'fr');
    if (words.change) return words.change(who, how, by);
    if (how === 'add')
      return {
        who,
        verb: typeof by === 'number' && by < 0 ? subir : gagner,
        rest: `${typeof by === 'number' ? grammar.signed(by) : `+${by}`} ${words.name}`,
        stated: true,
      };
    return { who, verb: f.avoir, rest: `${amount(how, by)} ${words.name}`, stated: true };
  },
  results: {
    conceded: (w) => (w ? grammar.tell({ who: w, verb: gagner, rest: "par abandon de l'autre camp" }) : 'le match est abandonné'),
    lengthBound: () => 'match nul : la partie a duré trop longtemps',
    stepBudget: () => "match nul : un effet n'aurait jamais pris fin",
    loop: () => 'match nul : la partie tournerait en rond sans fin',
    noResult: () => 'match nul : la partie se termine sans vainqueur',
  },
  lost: (alone) => (alone ? grammar.tell({ who: alone, verb: perdre, rest: '' }) : 'personne ne gagne'),
  inOrder: (places) => `dans l'ordre : ${places.join(', puis ')}`,
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
  seat: (seat, viewer, seats) => {
    if (seat < 0) return { words: 'la table', f: true };
    if (seat === viewer) return vous;
    return { words: viewer !== 'spectator' && seats === 2 ? 'votre adversaire' : `le joueur ${seat + 1}` };
  },
};
