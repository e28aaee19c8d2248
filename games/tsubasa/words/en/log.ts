/** What the log tells in English: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, english as e, minus, type Who } from '@touchline/text';
import { kindIn, nameOf } from '../../read/seen.ts';
import { movedCards, movesBy, ownerOf, payingBy, scoreIn, seatIn, sumsBy, whyUnused } from '../inLog.ts';
import type { LogWords } from '../vocabulary.ts';
import { card, colours, kindName, points, price, redCard, saved, team } from './nouns.ts';

const { grammar, noun, verb } = e;
const { and, sentence, some } = grammar;

const halves = ['first half', 'second half', 'first half of Extra Time', 'second half of Extra Time'];
const half = (x: EventAt): string => halves[Number(x.e.args.half)];
const have = verb('have', 'has');
const deed = (who: Who, v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
const has = (who: Who) => `${who.words} ${who.you ? 'have' : 'has'}`;

const whyNot = whyUnused({
  notBehind: 'they are not behind',
  attackerOfTeam: 'it is for the Attacker of its own team',
  otherMissing: 'the other card is not there',
  forAttacker: 'it is for the Attacker',
  forDefender: 'it is for the Defender',
  idle: 'it would do nothing now',
});

const move = movesBy({
  take: (m) => deed(ownerOf(m), 'take', `${m.names} from the Pitch`),
  takeUnseen: (m) => {
    const what = e.a(m.from === 'firstDeck' ? 'First Half card' : 'Second Half card');
    return deed(ownerOf(m), 'take', `${what} unseen${m.names === '' ? '' : `: ${m.names}`}`);
  },
  turnUp: (m) => deed(movedCards(m), 'come', 'to the Pitch'),
  layOut: (m) => ({ who: movedCards(m), verb: verb('can', 'can'), rest: 'be signed' }),
  discard: (m) => deed(ownerOf(m), 'discard', `${m.names} from ${e.own(ownerOf(m), 'hand')}`),
  toPile: (m) => deed(movedCards(m), 'go', `to ${e.possessive(ownerOf(m), 'Discard Pile')}`),
  tire: (m) => deed(ownerOf(m), 'take', some(m.n, noun('Fatigue card'))),
  toBox: (m) => deed(movedCards(m), 'go', 'to the box'),
});

const outcomes: { readonly [outcome: string]: (x: EventAt) => Clause | string } = {
  goal: (x) => `${sentence(grammar.tell(deed(x.who, 'score', 'a goal')))} The score is ${scoreIn(x)}.`,
  kept: (x) => deed(x.who, 'keep', 'the ball'),
  stolen: (x) => deed(seatIn(x, 'ball'), 'take', 'the ball'),
  corner: (x) => deed(x.who, 'keep', 'the ball after a corner'),
  caught: (x) => ({ who: seatIn(x, 'ball'), verb: have, rest: 'the ball after a catch' }),
  blocked: (x) => ({ who: seatIn(x, 'ball'), verb: have, rest: 'the ball after the block' }),
};

export const log: LogWords = {
  events: {
    flip: (x) => sentence(`the marker shows ${team[String(x.e.args.team)]}`),
    kickOff: (x) => deed(x.who, 'kick', `off the ${half(x)}`),
    round: (x) => sentence(`round ${x.e.args.round} of the ${half(x)}: ${x.who.words} ${x.who.you ? 'attack' : 'attacks'}`),
    draw: (x) => deed(x.who, 'draw', grammar.listed(some(x.e.cards.length, card), and(x.names), true)),
    reshuffle: (x) => {
      const what = x.e.args.all ? `${e.own(x.who, 'deck')}, Discard Pile and hand` : e.own(x.who, 'Discard Pile');
      return deed(x.who, 'shuffle', `${what} into a new deck of ${x.e.args.n}`);
    },
    injuryTime: (x) => {
      const why = Number(x.e.args.half) < 2 ? 'the last Match cards are taken' : 'it is the last round';
      const cap = Number(x.e.args.cap);
      return `Injury Time: ${why}. The next goal or lost ball ends the half${cap > 0 ? `, or round ${cap} of Injury Time` : ''}.`;
    },
    play: (x) => deed(x.who, 'play', `${x.named}${x.e.args.by === '' ? '' : `, brought on by ${nameOf(x.say, x.e.args.by)}`}`),
    use: (x) => grammar.label(`${grammar.tell(deed(x.who, 'use', x.names[0]))}: ${x.say.ability(Number(x.e.args.ability))}`),
    unused: (x) => {
      const why = whyNot(x);
      return sentence(`an ability of ${x.names[0]} is not used${why === null ? '' : `: ${why}`}`);
    },
    gain: (x) => deed(x.who, 'gain', `${points(1, kindIn(x, 'kind'))} and now ${x.who.you ? 'have' : 'has'} ${x.e.args.have}`),
    ...payingBy({
      price,
      pay: verb('pay'),
      motivate: verb('motivate'),
      motivated: (card) => `${card}; the initial card goes to the box`,
      sign: verb('sign'),
      signed: (card, place) => `${card}${place ? ` in place of ${place}, who goes to the box` : ''}`,
    }),
    pass: (x) => ({
      ...deed(x.who, 'pass', ''),
      and: { verb: verb('keep'), rest: `${some(Number(x.e.args.hand), card)} in hand` },
    }),
    attackOver: (x) =>
      sentence(
        x.e.args.why === 'limit'
          ? `the limit of ${x.e.args.limit} played cards is reached`
          : `both coaches have passed with ${some(Number(x.e.args.count), card)} played`,
      ),
    declare: (x) => deed(x.who, 'declare', `${e.a(kindName[kindIn(x, 'action')])} with ${minus(Number(x.e.args.total))}`),
    spend: (x) => deed(x.who, 'spend', `${points(Number(x.e.args.n), kindIn(x, 'kind'))}; ${x.e.args.left} left`),
    reroll: (x) => {
      const { was, n, saving } = x.e.args;
      const which = saving ? 'the die of the save' : e.possessive(seatIn(x, 'die'), 'die');
      return deed(x.who, 'roll', `${which} again with ${x.names[0]}: ${was} becomes ${n}`);
    },
    ...sumsBy(grammar, {
      kindName,
      points,
      redCard,
      semicolon: '; ',
      die: 'die',
      has,
      reasons: (has) => ({
        higher: `${has} the higher value`,
        tie: 'a tie is the Attacker’s',
        assured: `${has} Assured Success, a 6 against a 1`,
      }),
      compared: (attack, defence, reason) => `${attack}, against ${defence}: ${reason}`,
      dice: (attack, defence) => `the dice fall: ${attack} for the attack, ${defence} for the defence`,
    }),
    saveRoll: (x) => ({
      ...deed(x.who, 'try', `a save with ${x.names[0]}`),
      and: { verb: verb('roll'), rest: String(x.e.args.n) },
    }),
    saved: (x) => sentence(`the ${x.e.args.n} of ${x.names[0]} is ${saved[String(x.e.args.result)]}`),
    duel: (x) => {
      const [shot, block = 'no defence'] = x.names;
      const blocked = x.e.args.blocked ? 'it is blocked' : `only the ${colours[String(x.e.args.key)]} defence would have blocked it`;
      return sentence(`${shot} against ${block}: ${blocked}`);
    },
    advance: (x) => ({ ...deed(x.who, 'control', 'the ball'), and: { verb: verb('advance'), rest: '' } }),
    book: (x) => (x.e.args.red ? sentence(`the Yellow card of ${x.who.words} turns red`) : deed(x.who, 'receive', 'a Yellow card')),
    forgive: (x) => deed(x.who, 'remove', e.own(x.who, 'Yellow card')),
    result: (x) => outcomes[String(x.e.args.outcome)](x),
    clear: (x) => sentence(`to ${e.possessive(x.who, 'Discard Pile')}: ${and(x.names)}`),
    returned: () => 'The points spent go back to the pools.',
    halfOver: (x) => {
      const why = { goal: 'a goal in Injury Time', lost: 'the ball was lost in Injury Time', cap: 'Injury Time has lasted long enough' }[
        String(x.e.args.why)
      ];
      return sentence(`the ${half(x)} is over: ${why}. The score is ${scoreIn(x)}`);
    },
    roll: null,
    shuffle: null,
    arrange: null,
    reveal: null,
  },
  move,
};
