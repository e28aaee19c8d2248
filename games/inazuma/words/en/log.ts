/** The log in English: what happened, and how cards went from zone to zone. */
import { type Clause, english as e, type Moved, moveBy } from '@touchline/text';
import { bySide, slotWords } from '../../read/seen.ts';
import { eventsBy } from '../atTable.ts';
import { asWhole, ways } from '../moves.ts';
import type { LogWords } from '../vocabulary.ts';
import { card, cardKinds } from './nouns.ts';

const { grammar, verb } = e;
const { and, some } = grammar;

const deed =
  (v: string, rest: (m: Moved) => string, it?: string) =>
  (m: Moved): Clause => ({ who: m.who, verb: it === undefined ? verb(v) : verb(v, it), rest: rest(m) });

const sides = (m: Moved, on: string): string =>
  bySide(m)
    .map(({ side, names }) => `${and(names)} ${on} side ${side}`)
    .join('; ');
const lineUp = deed('line up', (m) => (m.seen.length < m.n ? some(m.n, cardKinds.starting) : sides(m, 'on')), 'lines up');

export const log: LogWords = {
  move: moveBy(ways, {
    draw: deed('draw', (m) => m.listed(some(m.n, card))),
    lineUp: asWhole(lineUp),
    bench: deed('lay', (m) => `${m.names} on the bench`),
    bringOn: deed('bring', (m) => sides(m, 'onto')),
    discard: deed('discard', (m) => m.cards),
    assist: deed('use', (m) => `${m.names} as an assist`),
    putUnderKeeper: deed('put', (m) => `${m.cards} under ${e.own(m.who, 'goalkeeper')}`),
    turnUp: deed('turn up', (m) => and(m.seen.map((d) => `${d.name} (level ${d.stats.level})`)), 'turns up'),
    putUnder: deed('put', (m) => `${m.cards} on the bottom of ${e.own(m.who, 'deck')}`),
    look: deed('look', (m) => `at the top ${m.n === 1 ? 'card' : `${m.n} cards`} of ${e.own(m.who, 'deck')}`),
    takeBack: deed('take back', (m) => m.names, 'takes back'),
    toBench: deed('take', (m) => `${m.names} back to the bench`),
    sendOff: deed('put', (m) => `${m.names} on the out pile`),
  }),
  events: {
    toss: (x) => ({ who: x.who, verb: verb('attack'), rest: 'first' }),
    finished: (x) => ({ who: x.who, verb: e.have, rest: `completed ${e.own(x.who, 'line-up')}` }),
    side: (x) => ({ who: x.who, verb: verb('attack'), rest: `on side ${slotWords(Number(x.e.args.side)).side}` }),
    play: (x) => ({ who: x.who, verb: verb('play'), rest: x.named }),
    stacked: (x) => ({ who: { words: x.named }, verb: verb('get'), rest: 'fired-up' }),
    fever: () => 'Goal Fever: another shooting phase follows.',
    ...eventsBy(grammar, {
      character: 'a character',
      attack: verb('attack'),
      turn: (n) => `turn ${n}`,
      joins: (character, attack) => `${character} joins the ${attack ? 'attack' : 'defence'}`,
      use: (what, character) => ({ verb: verb('use'), rest: `${what} of ${character}` }),
      ability: 'the ability',
      attacks: (attack, defence, broke) => `attack ${attack} against defence ${defence}: the attack ${broke ? 'succeeds' : 'fails'}`,
      ready: (character) => `${character} is ready again`,
      firedUp: (character) => `${character} counts as fired-up`,
      kicks: (character) => `${character} is the kicker`,
      shot: (shot, save) => `kicker ${shot} against goalkeeper ${save}`,
      level: ': level, so another card each',
      score: verb('score'),
      aGoal: 'a goal',
      standing: (goals) => `The score is ${goals}.`,
      stopped: 'The shooting phase is over without a goal.',
      save: { verb: verb('save'), rest: 'the shot' },
      nobodyScores: 'nobody scores',
      kick: (levels, result, count) => `penalty, level ${levels}: ${result}; the shootout stands at ${count}`,
    }),
  },
};
