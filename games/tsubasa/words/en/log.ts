/** What the log tells in English: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, english as e, type Moved, type Who } from '@touchline/text';
import { addendsIn, kindIn, nameOf, numsIn as nums, paidIn, score, sumOf } from '../../read/seen.ts';
import type { Kind } from '../../state.ts';
import type { LogWords } from '../vocabulary.ts';
import { card, colours, kindName, points, price, redCard, saved, team } from './nouns.ts';

const { grammar, noun, verb } = e;
const { and, some } = grammar;

const say = (who: Who, v: string, rest: string, it?: string): string =>
  grammar.sentence(grammar.tell({ who, verb: it ? verb(v, it) : verb(v), rest }));
const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const seatOf = (x: EventAt, name: string): Who => x.seat(Number(x.e.args[name]));
const called = (x: EventAt) => (id: string) => (id === 'red' ? redCard : nameOf(x.say, id));
const halves = ['first half', 'second half', 'first half of Extra Time', 'second half of Extra Time'];
const has = (who: Who) => `${who.words} ${who.you ? 'have' : 'has'}`;

/** Why an ability was not used; '' : by choice. */
function whyNot(x: EventAt): string {
  const why = String(x.e.args.why);
  const { if: cond } = x.say.library.abilities[Number(x.e.args.ability)].spec;
  if (why === 'condition' && cond) return cond && 'is' in cond && cond.is === 'behind' ? 'they are not behind' : roleOf(cond);
  return why === '' ? '' : 'it would do nothing now';
}
function roleOf(cond: object): string {
  if ('all' in cond) return 'it is for the Attacker of its own team';
  if ('exists' in cond) return 'the other card is not there';
  return 'is' in cond && cond.is === 'attacking' ? 'it is for the Attacker' : 'it is for the Defender';
}

function move(m: Moved): Clause | null | undefined {
  const names = and(m.seen.map((d) => d.name));
  const who = m.toOther ?? m.who;
  const what: Who = { words: names, many: m.seen.length > 1 };
  const deed = (v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
  switch (`${m.from}>${m.to}`) {
    case 'pitch>hand':
      return deed('take', `${names} from the Pitch`);
    case 'firstDeck>hand':
    case 'secondDeck>hand':
      return deed(
        'take',
        `${e.a(m.from === 'firstDeck' ? 'First Half card' : 'Second Half card')} unseen${names === '' ? '' : `: ${names}`}`,
      );
    case 'firstDeck>pitch':
    case 'secondDeck>pitch':
      return { who: what, verb: verb('come'), rest: 'to the Pitch' };
    case 'unsigned>signings':
      return { who: what, verb: verb('can', 'can'), rest: 'be signed' };
    case 'hand>discard':
      return deed('discard', `${names} from ${e.own(who, 'hand')}`);
    case 'playArea>discard':
      return m.clause === 'TSU-912' ? { who: what, verb: verb('go'), rest: `to ${e.possessive(who, 'Discard Pile')}` } : null;
    case 'fatigue>discard':
      return deed('take', `${some(m.n, noun('Fatigue card'))}`);
    case 'playArea>box':
      // What is replaced is told of with the card that comes.
      return ['TSU-302', 'TSU-R23', 'TSU-R57'].includes(m.clause) ? null : { who: what, verb: verb('go'), rest: 'to the box' };
    case 'hand>box':
    case 'discard>box':
    case 'shots>box':
    case 'blocks>box':
      return { who: what, verb: verb('go'), rest: 'to the box' };
  }
  return null;
}

function compared(x: EventAt): string {
  const attacker = Number(x.e.args.attacker);
  const why = String(x.e.args.why);
  const [cards, spent, dice, values] = ['cards', 'spent', 'dice', 'values'].map((name) => nums(x, name));
  const sum = (seat: number, kind: Kind) =>
    `${kindName[kind]} ${minus(values[seat])} = ${minus(cards[seat])}${spent[seat] > 0 ? ` + ${points(spent[seat], kind)}` : ''} + die ${dice[seat]}`;
  const reason = {
    higher: `${has(x.who)} the higher value`,
    tie: 'a tie is the Attacker’s',
    assured: `${has(x.who)} Assured Success, a 6 against a 1`,
  }[why];
  return grammar.sentence(`${sum(attacker, kindIn(x, 'action'))}, against ${sum(1 - attacker, 'defence')}: ${reason}`);
}

const outcomes: { readonly [outcome: string]: (x: EventAt) => string } = {
  goal: (x) => `${say(x.who, 'score', 'a goal')} The score is ${score(nums(x, 'goals'), x.viewer)}.`,
  kept: (x) => say(x.who, 'keep', 'the ball'),
  stolen: (x) => say(seatOf(x, 'ball'), 'take', 'the ball'),
  corner: (x) => say(x.who, 'keep', 'the ball after a corner'),
  caught: (x) => say(seatOf(x, 'ball'), 'have', 'the ball after a catch', 'has'),
  blocked: (x) => say(seatOf(x, 'ball'), 'have', 'the ball after the block', 'has'),
};

export const log: LogWords = {
  events: {
    flip: (x) => grammar.sentence(`the marker shows ${team[String(x.e.args.team)]}`),
    kickOff: (x) => say(x.who, 'kick', `off the ${halves[Number(x.e.args.half)]}`),
    round: (x) =>
      grammar.sentence(
        `round ${x.e.args.round} of the ${halves[Number(x.e.args.half)]}: ${x.who.words} ${x.who.you ? 'attack' : 'attacks'}`,
      ),
    draw: (x) => say(x.who, 'draw', `${some(x.e.cards.length, card)}${x.names.length > 0 ? `: ${and(x.names)}` : ''}`),
    reshuffle: (x) =>
      say(
        x.who,
        'shuffle',
        x.e.args.all
          ? `${e.own(x.who, 'deck')}, Discard Pile and hand into a new deck of ${x.e.args.n}`
          : `${e.own(x.who, 'Discard Pile')} into a new deck of ${x.e.args.n}`,
      ),
    injuryTime: (x) => {
      const why = Number(x.e.args.half) < 2 ? 'the last Match cards are taken' : 'it is the last round';
      const cap = Number(x.e.args.cap);
      return `Injury Time: ${why}. The next goal or lost ball ends the half${cap > 0 ? `, or round ${cap} of Injury Time` : ''}.`;
    },
    play: (x) =>
      say(x.who, 'play', `${x.names[0] ?? 'a card'}${x.e.args.by === '' ? '' : `, brought on by ${nameOf(x.say, x.e.args.by)}`}`),
    use: (x) => `${grammar.label(x.who.words)} ${x.who.you ? 'use' : 'uses'} ${x.names[0]}: ${x.say.ability(Number(x.e.args.ability))}`,
    unused: (x) => {
      const why = whyNot(x);
      return grammar.sentence(`an ability of ${x.names[0]} is not used${why === '' ? '' : `: ${why}`}`);
    },
    gain: (x) => say(x.who, 'gain', `${points(1, kindIn(x, 'kind'))} and now ${x.who.you ? 'have' : 'has'} ${x.e.args.have}`),
    motivate: (x) =>
      say(
        x.who,
        'pay',
        `${price(paidIn(x.e.args))} and ${x.who.you ? 'motivate' : 'motivates'} ${x.names[0]}; the initial card goes to the box`,
      ),
    sign: (x) =>
      say(
        x.who,
        'pay',
        `${price(paidIn(x.e.args))} and ${x.who.you ? 'sign' : 'signs'} ${x.names[0]}${x.names[1] ? ` in place of ${x.names[1]}, who goes to the box` : ''}`,
      ),
    pass: (x) => say(x.who, 'pass', `and ${x.who.you ? 'keep' : 'keeps'} ${some(Number(x.e.args.hand), card)} in hand`),
    attackOver: (x) =>
      grammar.sentence(
        x.e.args.why === 'limit'
          ? `the limit of ${x.e.args.limit} played cards is reached`
          : `both coaches have passed with ${some(Number(x.e.args.count), card)} played`,
      ),
    totals: (x) =>
      grammar.sentence(
        (['shot', 'pass', 'defence'] as const).map((kind) => `${kindName[kind]} ${sumOf(addendsIn(x, kind), called(x))}`).join('; '),
      ),
    declare: (x) => say(x.who, 'declare', `${e.a(kindName[kindIn(x, 'action')])} with ${minus(Number(x.e.args.total))}`),
    spend: (x) => say(x.who, 'spend', `${points(Number(x.e.args.n), kindIn(x, 'kind'))}; ${x.e.args.left} left`),
    dice: (x) => {
      const [a, d] = [nums(x, 'dice')[Number(x.e.args.attacker)], nums(x, 'dice')[1 - Number(x.e.args.attacker)]];
      return grammar.sentence(`the dice fall: ${a} for the attack, ${d} for the defence`);
    },
    reroll: (x) => {
      const { was, n, saving, die } = x.e.args;
      const which = saving ? 'the die of the save' : e.possessive(x.seat(Number(die)), 'die');
      return say(x.who, 'roll', `${which} again with ${x.names[0]}: ${was} becomes ${n}`);
    },
    compare: compared,
    saveRoll: (x) => say(x.who, 'try', `a save with ${x.names[0]} and ${x.who.you ? 'roll' : 'rolls'} ${x.e.args.n}`),
    saved: (x) => grammar.sentence(`the ${x.e.args.n} of ${x.names[0]} is ${saved[String(x.e.args.result)]}`),
    duel: (x) => {
      const [shot, block] = x.names;
      const meets = block ? `${shot} against ${block}` : `${shot} against no defence`;
      const blocked = x.e.args.blocked ? 'it is blocked' : `only the ${colours[String(x.e.args.key)]} defence would have blocked it`;
      return grammar.sentence(`${meets}: ${blocked}`);
    },
    advance: (x) => say(x.who, 'control', 'the ball and advance'.replace('advance', x.who.you ? 'advance' : 'advances')),
    book: (x) => (x.e.args.red ? grammar.sentence(`the Yellow card of ${x.who.words} turns red`) : say(x.who, 'receive', 'a Yellow card')),
    forgive: (x) => say(x.who, 'remove', e.own(x.who, 'Yellow card')),
    result: (x) => outcomes[String(x.e.args.outcome)](x),
    clear: (x) => grammar.sentence(`to ${e.possessive(x.who, 'Discard Pile')}: ${and(x.names)}`),
    returned: () => 'The points spent go back to the pools.',
    halfOver: (x) => {
      const why = { goal: 'a goal in Injury Time', lost: 'the ball was lost in Injury Time', cap: 'Injury Time has lasted long enough' }[
        String(x.e.args.why)
      ];
      return grammar.sentence(`the ${halves[Number(x.e.args.half)]} is over: ${why}. The score is ${score(nums(x, 'goals'), x.viewer)}`);
    },
    roll: () => null,
    shuffle: () => null,
    arrange: () => null,
    reveal: () => null,
  },
  move,
};
