/** What is said at PlayCa's table in French: questions, answers, the log, refusals, results. */
import { type At, type Clause, french as f, type Moved, type Noun, type OptionAt, type Who } from '@touchline/text';
import { activeName, demandOf, endOf, excess, keeperFights, offeredUses, score, typeNow, useOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import {
  cardKinds,
  carte,
  defausser,
  devoiler,
  gagner,
  kindNoun,
  marquer,
  payer,
  pioche,
  rangee,
  remettre,
  utiliser,
  zoneHissatsu,
} from './nouns.ts';

const { grammar, er, verb, de, un } = f;
const { and, quote, signed, some } = grammar;

type Args = { readonly [name: string]: string | number };

const wins = (w: Who | null, how: string, draw: string) => (w ? grammar.tell({ who: w, verb: gagner, rest: how }) : `match nul : ${draw}`);
const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause));
const team = (name: string): string => `de l'équipe ${quote(name)}`;

// ---------------------------------------------------------------- answers

function useText(o: OptionAt): string {
  const use = useOf(o);
  return use ? `utiliser ${use.name} (${use.price} PT${use.by === 0 ? '' : `, ${signed(use.by)} ${use.value}`})` : 'utiliser une carte';
}

const effectText = (o: OptionAt): string => `${o.names(o.option)[0] ?? ''} : ${o.say.ability(o.option.n)}`;
const active = (o: At): string => activeName(o) ?? 'votre personnage';

function usable(o: At, cards: string, effects: string): string {
  const offered = offeredUses(o);
  const things = [...(offered.cards ? [cards] : []), ...(offered.effects ? [effects] : [])];
  if (things.length === 0) return `Vous n'avez rien à utiliser maintenant. ${grammar.question('continuer')}`;
  return grammar.question(`utiliser ${grammar.or(things)}, ou continuer`);
}

// ---------------------------------------------------------------- moves between areas

function move(m: Moved): Clause | null | undefined {
  const { who, n, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  // A viewer may know some of the cards and not the others.
  const withNames = (text: string) => (seen.length === 0 ? text : seen.length < n ? `${text}, dont ${names}` : `${text} : ${names}`);
  const what = seen.length < n ? withNames(some(n, carte)) : names;
  const deed = (v: Clause['verb'], rest: string): Clause => ({ who, verb: v, rest });
  const mine = (noun: Noun) => f.own(who, noun);
  switch (`${m.from}>${m.to}`) {
    case 'deck>field':
      return deed(er('pioch'), withNames(some(n, cardKinds.character)));
    case 'deck>tp':
      return deed(er('ajout'), `${n} PT`);
    case 'field>active':
      return deed(er('retourn'), names);
    case 'deck>chance':
      return deed(devoiler, and(seen.map((d) => `${d.name} (BCP ${d.stats.bcp})`)));
    case 'active>discard':
      if (clause === 'EPC-809') return null;
      if (clause === 'EPC-603') return deed(verb('faire', 'faites', 'fait', 'font'), `une passe et ${names} sort`);
      return clause === 'EPC-708' ? deed(verb('perdre', 'perdez', 'perd', 'perdent'), `le duel et ${names} sort`) : deed(defausser, names);
    case 'field>discard':
      return clause === 'EPC-809' ? null : deed(defausser, names);
    case 'chance>discard':
      return clause === 'EPC-R63' ? deed(defausser, names) : null;
    case 'tp>discard':
      return deed(payer, withNames(`${n} PT`));
    case 'hissatsuHand>hissatsuArea':
      return clause === 'EPC-504' ? null : deed(er('pos'), `${names} dans ${mine(zoneHissatsu)} sans l'utiliser`);
    case 'hissatsuArea>hissatsuHand':
      return deed(verb('reprendre', 'reprenez', 'reprend', 'reprennent'), names);
    case 'discard>deck':
      return deed(verb('refaire', 'refaites', 'refait', 'refont'), `${mine(pioche)} avec ${some(n, carte)} ${de(mine(f.f('défausse')))}`);
    case 'tp>deck':
      return deed(remettre, `${n} PT dans ${mine(pioche)}`);
    case 'pkRow>deck':
      return deed(remettre, `${mine(rangee)} dans ${mine(pioche)}`);
    case 'deck>looking':
      return deed(er('regard'), `${n === 1 ? 'la première carte' : `les ${n} premières cartes`} ${de(mine(pioche))}`);
    case 'active>deck':
    case 'deck>deck':
      return deed(f.mettre, `${what} sous ${mine(pioche)}`);
    case 'licences>aside':
    case 'hissatsuHand>aside':
      return deed(f.mettre, `${what} de côté`);
    case 'looking>deck':
    case 'chance>score':
    case 'deck>pkRow':
      return null;
  }
  return undefined;
}

/** When each type of card can be used (EPC-404, EPC-506). */
const useTime: { readonly [type: string]: string } = {
  shoot: 'par le tireur, pendant la phase de tir',
  dribble: "par l'attaquant, pendant la phase de percée",
  block: 'par le défenseur, pendant la phase de percée',
  catch: 'par le camp du gardien, pendant la phase de tir',
  support: 'pendant la phase de stratégie',
};

const demanded = (x: Args, demand: string): string =>
  demand === ''
    ? `ce que demande l'effet ${de(String(x.card))} n'est pas rempli`
    : `l'effet ${de(String(x.card))} n'est utilisable que ${f.si(demand)}`;

const groupName: { readonly [group: string]: string } = {
  deck: f.le(pioche).words,
  hissatsu: 'la main Hissatsu',
  goalkeeper: 'la zone Gardien',
  licences: 'la zone Licence',
};

const groupNeeds: { readonly [group: string]: string } = {
  deck: 'il faut exactement 30 personnages dans la pioche',
  hissatsu: 'il faut exactement 8 cartes dans la main Hissatsu',
  goalkeeper: 'il faut exactement 1 gardien',
  licences: 'on peut avoir 3 licences au plus',
};

const mistakes = {
  group: (x: Args) => `une liste n'a pas de partie ${quote(String(x.group))} ; utilisez ${x.groups}`,
  size: (x: Args) => {
    const more = excess(x.count, x.needs);
    return `${groupNeeds[x.group]}, et cette liste en a ${x.count} ; ${more > 0 ? `retirez-en ${more}` : `ajoutez-en ${-more}`}`;
  },
  unknown: (_x: Args, id: string) => `il n'y a pas de carte ${quote(id)} ; vérifiez son identifiant`,
  place: (x: Args, id: string) =>
    `${id} est ${un(kindNoun(x.kind)).words} et ne peut pas commencer dans ${groupName[x.group]} ; déplacez ou retirez cette carte`,
  set: (_x: Args, id: string) => `${id} n'est pas une carte maison ; retirez cette carte ou jouez avec des cartes importées`,
};

export const table: TableWords = {
  asks: {
    passDecision: {
      prompt: (o) => grammar.question(`faire une passe, ou garder ${active(o)} comme carte active`),
      only: "il s'agit seulement de décider de la passe",
    },
    uses: {
      prompt: (o) =>
        usable(o, un(kindNoun(typeNow(o.view, o.ask.seat))).words, `un effet ${de(keeperFights(o) ? 'votre gardien' : active(o))}`),
      only: "pendant l'étape d'utilisation, seules les cartes de votre main Hissatsu et les effets de la carte qui combat pour vous sont utilisables",
    },
    chanceEffects: {
      prompt: (o) => usable(o, '', 'un effet {Chance brûlante}'),
      only: 'seuls des effets {Chance brûlante} sont utilisables maintenant',
    },
    nextCharacter: {
      prompt: () => grammar.question('quel personnage retournez-vous'),
      only: 'il faut retourner une de vos cartes face cachée',
    },
    automatic: {
      prompt: (o) =>
        grammar.question(o.ask.options.some((x) => x.verb === 'apply') ? "quel effet s'applique en premier" : 'quel effet utilisez-vous'),
      only: 'seuls les effets de la carte retournée ou de celle qui fait la passe sont en jeu maintenant',
    },
    recycled: {
      prompt: () => grammar.question('quelles cartes avec Recyclage reprenez-vous dans votre main Hissatsu'),
      only: 'seules les cartes avec Recyclage de votre zone Hissatsu peuvent revenir',
    },
    arrange: {
      prompt: () => `${grammar.question('dans quel ordre posez-vous vos personnages')} Le premier est retourné au coup d'envoi.`,
      only: "il s'agit seulement de choisir l'ordre de vos personnages",
    },
    support: {
      prompt: (o) => usable(o, 'une carte Soutien', 'un effet {Soutien}'),
      only: 'pendant la phase de stratégie, seules les cartes Soutien et les effets {Soutien} sont utilisables',
    },
  },
  verbs: {
    pass: () => 'faire une passe',
    done: (o) => ({ noMore: 'ne rien utiliser de plus', nothing: 'continuer', enough: "c'est tout" })[endOf(o)],
    stay: (o) => `garder ${active(o)}`,
    use: useText,
    support: useText,
    effect: effectText,
    apply: effectText,
    decline: () => "n'utiliser aucun de ces effets",
    flip: (o) => `retourner ${o.names(o.option)[0] ?? 'une carte'}`,
    takeAll: () => 'les reprendre toutes',
    arrange: (o) =>
      o
        .names(o.option)
        .map((name, i) => `${i + 1}. ${name}`)
        .join(', '),
  },
  events: {
    toss: (x) => sentence({ who: x.who, verb: er('commenc'), rest: 'avec le ballon' }),
    powers: (x) => {
      const { attack, defence } = x.e.args as { attack: number; defence: number };
      return grammar.sentence(
        `attaque ${attack} contre défense ${defence}${attack === defence ? ' : égalité, donc une carte de plus chacun' : ''}`,
      );
    },
    use: (x) => sentence({ who: x.who, verb: utiliser, rest: `${x.names[0] ?? 'une carte'} pour ${x.e.args.cost} PT` }),
    effect: (x) => sentence({ who: x.who, verb: utiliser, rest: `l'effet ${de(x.names[0] ?? 'une carte')}` }),
    goal: (x) =>
      `${sentence({ who: x.who, verb: marquer, rest: 'un but' })} Le score est de ${score(x.e.args.goals as number[], x.viewer)}.`,
    save: (x) => sentence({ who: x.who, verb: er('arrêt'), rest: 'le tir' }),
    penalty: (x) => {
      const [a, b] = x.e.args.bcp as readonly number[];
      const up = x.e.args.up as readonly number[];
      const result =
        a === b ? 'les deux cartes restent face visible' : grammar.tell({ who: x.seat(a > b ? 0 : 1), verb: marquer, rest: '' });
      return grammar.sentence(`tir au but, BCP ${score([a, b], x.viewer)} : ${result} ; le compte est de ${score(up, x.viewer)}`);
    },
  },
  move,
  refusals: {
    'EPC-402': () => 'vous avez déjà utilisé une carte Soutien dans cette phase',
    'EPC-404': (x) => `${x.card} est une carte Soutien, utilisable seulement pendant la phase de stratégie`,
    'EPC-502': (x) => `${x.card} coûte ${x.cost} PT et vous en avez ${x.tp}`,
    'EPC-506': (x) => `${x.card} est ${un(kindNoun(x.type)).words}, utilisable seulement ${useTime[x.type]}`,
    'EPC-508': (x) => `vous avez déjà utilisé un Hissatsu dans ce duel ; ${x.card} devra attendre le suivant`,
    'EPC-509': (x) => `l'effet ${de(String(x.card))} a déjà servi dans ce duel`,
    'EPC-512': (x) => `${x.card} n'a aucun effet utilisable à ce moment`,
    'EPC-513': (x, say) => demanded(x, demandOf(say, x.card, 'role')),
    'EPC-529': (x, say) => demanded(x, demandOf(say, x.card, 'licences')),
    'EPC-602': () => "vous n'avez aucune carte face cachée à qui faire la passe",
    'EPC-606': () => 'vous avez déjà fait une passe dans ce duel',
    'EPC-R2': () => "ce match se joue dans l'ordre du rangement : c'est la carte suivante qui est retournée",
    'EPC-R4': () => 'ce match permet un seul effet par camp et par duel, et vous avez utilisé le vôtre',
    'EPC-R36': () => "un effet sans coût s'applique de lui-même et ne se refuse pas",
    'EPC-R39': (x) => `vous ne pouvez pas payer en entier le coût de l'effet ${de(String(x.card))}, ou cet effet ne changerait rien`,
    'EPC-R49': (x) => `${x.card} n'est utilisable que si votre carte active est ${team(String(x.team))}`,
  },
  problem: (p) => mistakes[p.args.what as keyof typeof mistakes](p.args, p.card ?? ''),
  results: {
    goals: (w) => wins(w, 'avec plus de buts après deux mi-temps', "autant de buts de part et d'autre après deux mi-temps"),
    overtime: (w) => wins(w, 'avec plus de buts après la prolongation', "autant de buts de part et d'autre après la prolongation"),
    level: (w) => wins(w, 'aux buts', 'les deux camps ont autant de buts'),
    penalties: (w) => wins(w, 'aux tirs au but', "les tirs au but n'ont rien décidé"),
    penaltiesLevel: (w) => wins(w, 'aux tirs au but', "les tirs au but n'ont rien décidé"),
  },
  phases: {
    period: 'Période',
    kickOff: "Phase de coup d'envoi",
    strategy: 'Phase de stratégie',
    breakthrough: 'Phase de percée',
    battle: 'Duel',
    fight: 'Duel',
    passing: 'Passe',
    uses: "Étape d'utilisation",
    burningChance: 'Chance brûlante',
    nextCharacter: 'Retournement',
    flipEffects: 'Retournement',
    passEffects: 'Passe',
    shoot: 'Phase de tir',
    recycling: 'Recyclage',
    penalties: 'Tirs au but',
    ability: 'Effet',
  },
};
