/** What is said at PlayCa's table in English: questions, answers, the log, refusals, results. */
import { type At, type Clause, english as e, type Moved, type OptionAt, type Who } from '@touchline/text';
import { activeName, demandOf, endOf, excess, keeperFights, offeredUses, score, typeNow, useOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import { card, cardKinds, kindName } from './nouns.ts';

const { grammar, verb } = e;
const { and, quote, signed, some } = grammar;

type Args = { readonly [name: string]: string | number };

const wins = (w: Who | null, how: string, draw: string) =>
  w ? grammar.tell({ who: w, verb: verb('win'), rest: how }) : `the match is a draw: ${draw}`;
const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause));

// ---------------------------------------------------------------- answers

function useText(o: OptionAt): string {
  const use = useOf(o);
  return use ? `use ${use.name} (${use.price} TP${use.by === 0 ? '' : `, ${signed(use.by)} ${use.value}`})` : 'use a card';
}

const effectText = (o: OptionAt): string => `${o.names(o.option)[0] ?? ''}: ${o.say.ability(o.option.n)}`;
const active = (o: At): string => activeName(o) ?? 'your character';

function usable(o: At, cards: string, effects: string): string {
  const offered = offeredUses(o);
  const things = [...(offered.cards ? [cards] : []), ...(offered.effects ? [effects] : [])];
  return things.length === 0 ? 'You have nothing to use now. Go on?' : grammar.question(`use ${grammar.or(things)}, or go on`);
}

// ---------------------------------------------------------------- moves between areas

function move(m: Moved): Clause | null | undefined {
  const { who, n, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  // A viewer may know some of the cards and not the others.
  const withNames = (what: string) => (seen.length === 0 ? what : seen.length < n ? `${what}, among them ${names}` : `${what}: ${names}`);
  const what = seen.length < n ? withNames(some(n, card)) : names;
  const deed = (v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
  switch (`${m.from}>${m.to}`) {
    case 'deck>field':
      return deed('draw', withNames(some(n, cardKinds.character)));
    case 'deck>tp':
      return deed('add', `${n} TP`);
    case 'field>active':
      return deed('flip', names);
    case 'deck>chance':
      return { who, verb: verb('turn up', 'turns up'), rest: and(seen.map((d) => `${d.name} (BCP ${d.stats.bcp})`)) };
    case 'active>discard':
      if (clause === 'EPC-809') return null;
      if (clause === 'EPC-603') return deed('pass', `and ${names} goes out`);
      return clause === 'EPC-708' ? deed('lose', `the battle and ${names} goes out`) : deed('discard', names);
    case 'field>discard':
      return clause === 'EPC-809' ? null : deed('discard', names);
    case 'chance>discard':
      return clause === 'EPC-R63' ? deed('discard', names) : null;
    case 'tp>discard':
      return deed('pay', withNames(`${n} TP`));
    case 'hissatsuHand>hissatsuArea':
      return clause === 'EPC-504' ? null : deed('lay', `${names} in ${e.own(who, 'Hissatsu Area')} without using it`);
    case 'hissatsuArea>hissatsuHand':
      return { who, verb: verb('take back', 'takes back'), rest: names };
    case 'discard>deck':
      return deed('make', `a new deck of ${e.own(who, `${n} discarded ${n === 1 ? card.one : card.many}`)}`);
    case 'tp>deck':
      return deed('put', `${n} TP back into ${e.own(who, 'deck')}`);
    case 'pkRow>deck':
      return deed('put', `${e.own(who, 'PK row')} back into ${e.own(who, 'deck')}`);
    case 'deck>looking':
      return deed('look', `at the top ${n === 1 ? 'card' : `${n} cards`} of ${e.own(who, 'deck')}`);
    case 'active>deck':
    case 'deck>deck':
      return deed('put', `${what} on the bottom of ${e.own(who, 'deck')}`);
    case 'licences>aside':
    case 'hissatsuHand>aside':
      return { who, verb: verb('set'), rest: `${what} aside` };
    case 'looking>deck':
    case 'chance>score':
    case 'deck>pkRow':
      return null;
  }
  return undefined;
}

/** When each type of card can be used (EPC-404, EPC-506). */
const useTime: { readonly [type: string]: string } = {
  shoot: 'by the shooter in the Shoot Phase',
  dribble: 'by the attacker in the Breakthrough Phase',
  block: 'by the defender in the Breakthrough Phase',
  catch: "by the goalkeeper's side in the Shoot Phase",
  support: 'in the Strategy Phase',
};

const demanded = (x: Args, demand: string): string =>
  demand === '' ? `the demand of the effect of ${x.card} is not met` : `the effect of ${x.card} can be used only if ${demand}`;

const groupName: { readonly [group: string]: string } = {
  deck: 'the deck',
  hissatsu: 'the Hissatsu Hand',
  goalkeeper: 'the Goalkeeper Area',
  licences: 'the Licence Area',
};

const groupNeeds: { readonly [group: string]: string } = {
  deck: 'the deck needs exactly 30 characters',
  hissatsu: 'the Hissatsu Hand needs exactly 8 cards',
  goalkeeper: 'a list needs exactly 1 goalkeeper',
  licences: 'a list may have up to 3 licences',
};

const mistakes = {
  group: (x: Args) => `a list has no part called ${quote(String(x.group))}; use ${x.groups}`,
  size: (x: Args) => {
    const more = excess(x.count, x.needs);
    return `${groupNeeds[x.group]}, and this list has ${x.count}; ${more > 0 ? `take out ${more}` : `add ${-more}`}`;
  },
  unknown: (_x: Args, id: string) => `there is no card ${quote(id)}; check its id`,
  place: (x: Args, id: string) => `${id} is ${e.a(kindName(x.kind))} and cannot begin in ${groupName[x.group]}; move it or take it out`,
  set: (_x: Args, id: string) => `${id} is not a card of the house set; take it out or play with imported cards`,
};

export const table: TableWords = {
  asks: {
    passDecision: {
      prompt: (o) => `Pass, or keep ${active(o)} as your active character?`,
      only: 'now you can only decide whether to pass',
    },
    uses: {
      prompt: (o) => {
        const move = e.a(kindName(typeNow(o.view, o.ask.seat)));
        return usable(o, move, `an effect of ${keeperFights(o) ? 'your goalkeeper' : active(o)}`);
      },
      only: 'in a use step only cards from your Hissatsu Hand and effects of the card that fights for you can be used',
    },
    chanceEffects: { prompt: (o) => usable(o, '', 'a {Burning Chance} effect'), only: 'now only {Burning Chance} effects can be used' },
    nextCharacter: { prompt: () => 'Which character do you flip?', only: 'now one of your face-down cards has to be flipped' },
    automatic: {
      prompt: (o) => (o.ask.options.some((x) => x.verb === 'apply') ? 'Which effect comes first?' : 'Which effect do you use?'),
      only: 'now only the effects of the card just flipped or passing are carried out',
    },
    recycled: {
      prompt: () => 'Which Recycling cards do you take back into your Hissatsu Hand?',
      only: 'only Recycling cards in your Hissatsu Area can return',
    },
    arrange: {
      prompt: () => 'In which order do you lay out your characters? The first one is flipped at kick-off.',
      only: 'now you can only arrange your characters',
    },
    support: {
      prompt: (o) => usable(o, 'a Support card', 'a {Support} effect'),
      only: 'in the Strategy Phase only Support cards and {Support} effects can be used',
    },
  },
  verbs: {
    pass: () => 'pass',
    done: (o) => ({ noMore: 'use nothing more', nothing: 'go on', enough: 'that is all' })[endOf(o)],
    stay: (o) => `keep ${active(o)}`,
    use: useText,
    support: useText,
    effect: effectText,
    apply: effectText,
    decline: () => 'use none of these',
    flip: (o) => `flip ${o.names(o.option)[0] ?? 'a card'}`,
    takeAll: () => 'take all of them back',
    arrange: (o) =>
      o
        .names(o.option)
        .map((name, i) => `${i + 1}. ${name}`)
        .join(', '),
  },
  events: {
    toss: (x) => sentence({ who: x.who, verb: verb('begin'), rest: 'with the ball' }),
    powers: (x) => {
      const { attack, defence } = x.e.args as { attack: number; defence: number };
      return grammar.sentence(`attack ${attack} against defence ${defence}${attack === defence ? ': level, so another card each' : ''}`);
    },
    use: (x) => sentence({ who: x.who, verb: verb('use'), rest: `${x.names[0] ?? 'a card'} for ${x.e.args.cost} TP` }),
    effect: (x) => sentence({ who: x.who, verb: verb('use'), rest: `the effect of ${x.names[0] ?? 'a card'}` }),
    goal: (x) =>
      `${sentence({ who: x.who, verb: verb('score'), rest: 'a goal' })} The score is ${score(x.e.args.goals as number[], x.viewer)}.`,
    save: (x) => sentence({ who: x.who, verb: verb('save'), rest: 'the shot' }),
    penalty: (x) => {
      const [a, b] = x.e.args.bcp as readonly number[];
      const up = x.e.args.up as readonly number[];
      const result = a === b ? 'both cards stay face-up' : grammar.tell({ who: x.seat(a > b ? 0 : 1), verb: verb('score'), rest: '' });
      return grammar.sentence(`penalty kick, BCP ${score([a, b], x.viewer)}: ${result.trimEnd()}; the count is ${score(up, x.viewer)}`);
    },
  },
  move,
  refusals: {
    'EPC-402': () => 'you have already used a Support card in this phase',
    'EPC-404': (x) => `${x.card} is a Support card and can be used in the Strategy Phase only`,
    'EPC-502': (x) => `${x.card} costs ${x.cost} TP and you have ${x.tp}`,
    'EPC-506': (x) => `${x.card} is ${e.a(kindName(x.type))} and can be used only ${useTime[x.type]}`,
    'EPC-508': (x) => `you have already used a Hissatsu in this battle, so ${x.card} has to wait for the next one`,
    'EPC-509': (x) => `the effect of ${x.card} has already been used in this battle`,
    'EPC-512': (x) => `${x.card} has no effect that can be used at this moment`,
    'EPC-513': (x, say) => demanded(x, demandOf(say, x.card, 'role')),
    'EPC-529': (x, say) => demanded(x, demandOf(say, x.card, 'licences')),
    'EPC-602': () => 'you have no face-down card to pass to',
    'EPC-606': () => 'you have already passed in this battle',
    'EPC-R2': () => 'this match is played in the arranged order: the next card in line is flipped',
    'EPC-R4': () => 'this match allows one effect per side and battle, and you have used yours',
    'EPC-R36': () => 'effects without a cost apply by themselves and cannot be declined',
    'EPC-R39': (x) => `you cannot pay the full cost of the effect of ${x.card}, or it would change nothing`,
    'EPC-R49': (x) => `${x.card} can be used only if your active character is of team ${quote(String(x.team))}`,
  },
  problem: (p) => mistakes[p.args.what as keyof typeof mistakes](p.args, p.card ?? ''),
  results: {
    goals: (w) => wins(w, 'with more goals after two halves', 'equal goals after two halves'),
    overtime: (w) => wins(w, 'with more goals after overtime', 'equal goals after overtime'),
    level: (w) => wins(w, 'on goals', 'both sides have the same number of goals'),
    penalties: (w) => wins(w, 'on penalty kicks', 'the penalty kicks brought no decision'),
    penaltiesLevel: (w) => wins(w, 'on penalty kicks', 'the penalty kicks brought no decision'),
  },
  phases: {
    period: 'Period',
    kickOff: 'Kick Off Phase',
    strategy: 'Strategy Phase',
    breakthrough: 'Breakthrough Phase',
    battle: 'Battle',
    fight: 'Battle',
    passing: 'Pass',
    uses: 'Use step',
    burningChance: 'Burning Chance',
    nextCharacter: 'Flip',
    flipEffects: 'Flip',
    passEffects: 'Pass',
    shoot: 'Shoot Phase',
    recycling: 'Recycling',
    penalties: 'Penalty kicks',
    ability: 'Effect',
  },
};
