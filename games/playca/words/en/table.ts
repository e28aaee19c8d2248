/** What is said at PlayCa's table in English: questions, answers, the log, refusals, results. */
import { type Clause, english as e, type Moved, moveBy, problemBy, sized } from '@touchline/text';
import { endOf, typeNow } from '../../read/seen.ts';
import { ways } from '../moves.ts';
import { demanding, inOrder, scoring, using } from '../said.ts';
import type { MistakeWords, TableWords } from '../vocabulary.ts';
import { card, cardKinds, kindName } from './nouns.ts';

const { grammar, verb } = e;
const { and, quote, some } = grammar;

const { active, fighter, useText, effectText, usable } = using(grammar, {
  use: (name, price, power) => `use ${name} (${price} TP${power})`,
  useCard: 'use a card',
  yourCharacter: 'your character',
  yourGoalkeeper: 'your goalkeeper',
  nothingToUse: 'You have nothing to use now. Go on?',
  useOrGoOn: (things) => `use ${things}, or go on`,
});

// ---------------------------------------------------------------- moves between areas

const deed =
  (v: string, rest: (m: Moved) => string, it?: string) =>
  (m: Moved): Clause => ({ who: m.who, verb: it === undefined ? verb(v) : verb(v, it), rest: rest(m) });

const move = moveBy(ways, {
  draw: deed('draw', (m) => m.listed(some(m.n, cardKinds.character))),
  addTp: deed('add', (m) => `${m.n} TP`),
  flip: deed('flip', (m) => m.names),
  turnUp: deed('turn up', (m) => and(m.seen.map((d) => `${d.name} (BCP ${d.stats.bcp ?? 0})`)), 'turns up'),
  pass: deed('pass', (m) => `and ${m.names} goes out`),
  lose: deed('lose', (m) => `the battle and ${m.names} goes out`),
  discard: deed('discard', (m) => m.names),
  payTp: deed('pay', (m) => m.listed(`${m.n} TP`)),
  layUnused: deed('lay', (m) => `${m.names} in ${e.own(m.who, 'Hissatsu Area')} without using it`),
  takeBack: deed('take back', (m) => m.names, 'takes back'),
  newDeck: deed('make', (m) => `a new deck of ${e.own(m.who, `${m.n} discarded ${m.n === 1 ? card.one : card.many}`)}`),
  returnTp: deed('put', (m) => `${m.n} TP back into ${e.own(m.who, 'deck')}`),
  returnRow: deed('put', (m) => `${e.own(m.who, 'PK row')} back into ${e.own(m.who, 'deck')}`),
  look: deed('look', (m) => `at the top ${m.n === 1 ? 'card' : `${m.n} cards`} of ${e.own(m.who, 'deck')}`),
  putUnder: deed('put', (m) => `${m.cards} on the bottom of ${e.own(m.who, 'deck')}`),
  setAside: deed('set', (m) => `${m.cards} aside`),
});

// ---------------------------------------------------------------- refusals and mistakes

/** When each type of card can be used (EPC-404, EPC-506). */
const useTime: { readonly [type: string]: string } = {
  shoot: 'by the shooter in the Shoot Phase',
  dribble: 'by the attacker in the Breakthrough Phase',
  block: 'by the defender in the Breakthrough Phase',
  catch: "by the goalkeeper's side in the Shoot Phase",
  support: 'in the Strategy Phase',
};

const demanded = (of: 'role' | 'licences') =>
  demanding(
    of,
    (card) => `the demand of the effect of ${card} is not met`,
    (card, demand) => `the effect of ${card} can be used only if ${demand}`,
  );

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

const problem = problemBy({
  group: (x) => `a list has no part called ${quote(String(x.group))}; use ${x.groups}`,
  size: sized(
    (x, remedy) => `${groupNeeds[x.group]}, and this list has ${x.count}; ${remedy}`,
    (n) => `take out ${n}`,
    (n) => `add ${n}`,
  ),
  unknown: (_x, id) => `there is no card ${quote(id)}; check its id`,
  place: (x, id) => `${id} is ${e.a(kindName(x.kind))} and cannot begin in ${groupName[x.group]}; move it or take it out`,
  set: (_x, id) => `${id} is not a card of the house set; take it out or play with imported cards`,
} satisfies MistakeWords);

export const table: TableWords = {
  asks: {
    passDecision: {
      prompt: (o) => `Pass, or keep ${active(o)} as your active character?`,
      only: 'now you can only decide whether to pass',
    },
    uses: {
      prompt: (o) => usable(o, e.a(kindName(typeNow(o.view, o.ask.seat))), `an effect of ${fighter(o)}`),
      only: 'in a use step only cards from your Hissatsu Hand and effects of the card that fights for you can be used',
    },
    chanceEffects: { prompt: (o) => usable(o, '', 'a {Burning Chance} effect'), only: 'now only {Burning Chance} effects can be used' },
    nextCharacter: { prompt: 'Which character do you flip?', only: 'now one of your face-down cards has to be flipped' },
    automatic: {
      prompt: (o) => (o.ask.options.some((x) => x.verb === 'apply') ? 'Which effect comes first?' : 'Which effect do you use?'),
      only: 'now only the effects of the card just flipped or passing are carried out',
    },
    recycled: {
      prompt: 'Which Recycling cards do you take back into your Hissatsu Hand?',
      only: 'only Recycling cards in your Hissatsu Area can return',
    },
    arrange: {
      prompt: 'In which order do you lay out your characters? The first one is flipped at kick-off.',
      only: 'now you can only arrange your characters',
    },
    support: {
      prompt: (o) => usable(o, 'a Support card', 'a {Support} effect'),
      only: 'in the Strategy Phase only Support cards and {Support} effects can be used',
    },
  },
  verbs: {
    pass: 'pass',
    done: (o) => ({ noMore: 'use nothing more', nothing: 'go on', enough: 'that is all' })[endOf(o)],
    stay: (o) => `keep ${active(o)}`,
    use: useText,
    support: useText,
    effect: effectText,
    apply: effectText,
    decline: 'use none of these',
    flip: (o) => `flip ${o.named()}`,
    takeAll: 'take all of them back',
    arrange: inOrder,
  },
  events: {
    toss: (x) => ({ who: x.who, verb: verb('begin'), rest: 'with the ball' }),
    use: (x) => ({ who: x.who, verb: verb('use'), rest: `${x.named} for ${x.e.args.cost} TP` }),
    effect: (x) => ({ who: x.who, verb: verb('use'), rest: `the effect of ${x.named}` }),
    save: (x) => ({ who: x.who, verb: verb('save'), rest: 'the shot' }),
    ...scoring(grammar, {
      powers: (attack, defence) => `attack ${attack} against defence ${defence}`,
      shoots: verb('shoot'),
      level: ': level, so another card each',
      score: verb('score'),
      aGoal: 'a goal',
      standing: (goals) => `The score is ${goals}.`,
      bothStay: 'both cards stay face-up',
      penalty: (bcp, result, count) => `penalty kick, BCP ${bcp}: ${result}; the count is ${count}`,
    }),
  },
  move,
  refusals: {
    'EPC-402': 'you have already used a Support card in this phase',
    'EPC-404': (x) => `${x.card} is a Support card and can be used in the Strategy Phase only`,
    'EPC-502': (x) => `${x.card} costs ${x.cost} TP and you have ${x.tp}`,
    'EPC-506': (x) => `${x.card} is ${e.a(kindName(x.type))} and can be used only ${useTime[x.type]}`,
    'EPC-508': (x) => `you have already used a Hissatsu in this battle, so ${x.card} has to wait for the next one`,
    'EPC-509': (x) => `the effect of ${x.card} has already been used in this battle`,
    'EPC-512': (x) => `${x.card} has no effect that can be used at this moment`,
    'EPC-513': demanded('role'),
    'EPC-529': demanded('licences'),
    'EPC-602': 'you have no face-down card to pass to',
    'EPC-606': 'you have already passed in this battle',
    'EPC-R2': 'this match is played in the arranged order: the next card in line is flipped',
    'EPC-R4': 'this match allows one effect per side and battle, and you have used yours',
    'EPC-R36': 'effects without a cost apply by themselves and cannot be declined',
    'EPC-R39': (x) => `you cannot pay the full cost of the effect of ${x.card}, or it would change nothing`,
    'EPC-R49': (x) => `${x.card} can be used only if your active character is of team ${quote(String(x.team))}`,
  },
  problem,
  results: {
    goals: { win: 'with more goals after two halves', draw: 'equal goals after two halves' },
    overtime: { win: 'with more goals after overtime', draw: 'equal goals after overtime' },
    level: { win: 'on goals', draw: 'both sides have the same number of goals' },
    penalties: { win: 'on penalty kicks', draw: 'the penalty kicks brought no decision' },
    penaltiesLevel: { win: 'on penalty kicks', draw: 'the penalty kicks brought no decision' },
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
