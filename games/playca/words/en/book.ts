/** PlayCa in English: what its cards say. */
import { english as e, en, type Who } from '@touchline/text';
import { factsOf, onlyTeam } from '../../read/seen.ts';
import { battleOf, notesBy, powerBy, powerFor, tpCost, usualLimit } from '../said.ts';
import type { PlayCaWords } from '../vocabulary.ts';
import { card, cardKinds, kindName, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';

const { grammar, noun, verb, you } = e;
const { quote } = grammar;

// ---------------------------------------------------------------- effects

const opponents = (words: string): Who => ({ words: e.possessive(e.opponent, words) });
const firstBattle = 'in the first battle this card fights';
const scopes: PlayCaWords['scopes'] = {
  battle: 'in this battle',
  strategy: 'until the end of the Strategy Phase',
  period: 'until the end of the period',
  game: 'for the rest of the match',
  'per battle': 'per battle',
  'per strategy': 'per Strategy Phase',
};

const power = powerBy(grammar, {
  who: (x) => ({
    opponent: opponents('active character'),
    ownGoalkeeper: { words: 'your goalkeeper' },
    opponentGoalkeeper: opponents('goalkeeper'),
    team: { words: `your characters of team ${quote(x.team ?? '')}`, many: true },
  }),
  passedTo: 'the character you pass to',
  gets: () => verb('get'),
  firstBattle,
  scopes,
});
const getsPower = powerFor(grammar, verb('get'));

// ---------------------------------------------------------------- the book

export const playcaEn: PlayCaWords = {
  lang: 'en',
  title: 'Eleven PlayCa',
  card,
  cardKinds,
  zones,
  marks: {
    faceDown: {
      beside: (f) => (f.is === 0 ? 'lying face up' : 'lying face down'),
      says: (f) => (f.is === 0 ? 'lies face up' : 'lies face down'),
    },
  },
  stats: {
    of: { name: 'OF', changeFor: getsPower('OF') },
    df: { name: 'DF', changeFor: getsPower('DF') },
    hof: { name: 'HOF' },
    hdf: { name: 'HDF' },
    bcp: {
      name: 'BCP',
      change: (who, how, by) => ({ who, verb: verb('count'), rest: how === 'add' ? `${by} BCP more` : `at least ${by} BCP`, stated: true }),
      changeFor: (player, _how, by) => ({
        who: { words: e.possessive(player, 'Burning Chance cards'), many: true },
        verb: verb('count'),
        rest: `${by} BCP more`,
      }),
    },
    cost: {
      name: 'HCost',
      change: (who, how, by) =>
        how === 'add'
          ? { who, verb: verb('cost'), rest: Number(by) < 0 ? `${-Number(by)} TP less` : `${by} TP more`, stated: true }
          : { who, verb: verb('cost'), rest: `${how === 'set' ? '' : how === 'atLeast' ? 'at least ' : 'at most '}${by} TP`, stated: true },
      changeFor: (player, _how, by) => ({
        who: player,
        verb: verb('pay'),
        rest: Number(by) < 0 ? `${-Number(by)} TP less for Hissatsu` : `${by} TP more for Hissatsu`,
      }),
    },
    chanceCards: {
      name: 'Burning Chance cards',
      change: (who, _how, by) => ({
        who,
        verb: verb('turn up', 'turns up'),
        rest: `${by} more ${by === 1 ? card.one : card.many} for Burning Chance`,
        stated: true,
      }),
      changeFor: (player, _how, by) => ({
        who: player,
        verb: verb('will turn up', 'will turn up'),
        rest: `${by} more ${by === 1 ? card.one : card.many} for Burning Chance`,
      }),
    },
    tpPerPeriod: { name: 'TP per period' },
  },
  traits: {
    team: { after: (v) => `of team ${quote(v)}`, says: (v) => `is of team ${quote(v)}` },
    position: { before: (v) => v, says: (v) => `is ${e.a(v)}` },
    name: { after: quote, definite: true, says: (v) => `is ${quote(v)}` },
    type: { before: (v) => kindName(v), says: (v) => `is ${e.a(kindName(v))}` },
  },
  roles: { fighter: noun('active character') },
  timings: {
    shoot: '{Shoot}',
    pass: '{Pass}',
    dribble: '{Dribble}',
    block: '{Block}',
    catch: '{Catch}',
    flip: '{Flip}',
    burningChance: '{Burning Chance}',
    battle: '{Battle}',
    support: '{Support}',
    use: '',
  },
  scopes,
  effects: {
    power,
    costLess: (x, say) => ({
      who: { words: `your ${x.type ? kindName(x.type) : 'Hissatsu'}`, many: true },
      verb: verb('cost'),
      rest: `${x.n} TP less ${battleOf(say, firstBattle, 'in this battle')}`,
    }),
    addTp: (x) => ({ who: you, verb: verb('add'), rest: `${x.n} TP` }),
    payTp: (x) => ({ who: you, verb: verb('pay'), rest: `${x.n} TP` }),
    replaceChance: () => ({
      who: you,
      verb: verb('discard'),
      rest: 'your last Burning Chance card',
      and: { verb: verb('turn up', 'turns up'), rest: 'another card in its place' },
    }),
    showRandom: () => ({ who: e.opponent, verb: verb('reveal'), rest: 'a random card from their Hissatsu Hand' }),
    lookTop: (x, say) => en.kinds.arrange({ do: 'arrange', zone: 'deck', through: 'looking', top: x.n }, say),
    takeBall: () => ({ who: you, verb: verb('take'), rest: 'the ball', and: { verb: verb('begin'), rest: 'the battle again' } }),
  },
  conditions: {
    enteredByPass: 'this card came in by a pass in this battle',
    fewerGoals: 'you have fewer goals than the opponent',
    hasBall: 'you have the ball',
    usedType: (type) => `you used ${e.a(kindName(type))} in this battle`,
    usedName: (name) => `you used ${quote(name)} in this battle`,
  },
  bracket: (cond) => {
    const team = onlyTeam(cond);
    return team === null ? null : `Limited to team ${quote(team)}`;
  },
  bracketCost: tpCost('TP'),
  usualLimit,
  line: (def) => [grammar.label(kindName(def.kind)), ...factsOf(def)].join(' · '),
  notes: notesBy(grammar, {
    onlyTeam: (team) => `usable only if your active character is of team ${team}`,
    names: (names) => `this card answers to the names ${names}`,
    override: (name) => `override ${name}: you may use this card in addition to it in the same battle`,
    recycling: 'recycling: after the period you may take this card back into your Hissatsu Hand',
  }),
  ...table,
  ...setUp,
};
