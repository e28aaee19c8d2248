/** The log in English: what happened, and how cards went from zone to zone. */
import { type Clause, english as e, type Moved } from '@touchline/text';
import { bySide, score, slotWords } from '../../read/seen.ts';
import type { LogWords } from '../vocabulary.ts';
import { card, cardKinds } from './nouns.ts';

const { grammar, verb } = e;
const { and, some } = grammar;

const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause));

function move(m: Moved): Clause | null | undefined {
  const { who, n, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  const what = seen.length < n ? some(n, card) : names;
  const deed = (v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
  const sides = (on: string) =>
    bySide(m)
      .map(({ side, names: there }) => `${and(there)} ${on} side ${side}`)
      .join('; ');
  switch (`${m.from}>${m.to}`) {
    case 'deck>hand':
      return deed('draw', seen.length < n ? some(n, card) : `${some(n, card)}: ${names}`);
    case 'starting>field':
      // Of their own line-up players are stated when it is shown, as a whole.
      if (who.you && n === 1) return null;
      return { who, verb: verb('line up', 'lines up'), rest: seen.length < n ? some(n, cardKinds.starting) : sides('on') };
    case 'hand>bench':
      return deed('lay', `${names} on the bench`);
    case 'bench>field':
      return deed('bring', sides('onto'));
    case 'hand>discard':
      return clause === 'INA-602' ? deed('use', `${names} as an assist`) : deed('discard', what);
    case 'hand>underKeeper':
      return deed('put', `${what} under ${e.own(who, 'goalkeeper')}`);
    case 'deck>lastChance':
    case 'deck>shootout':
      return { who, verb: verb('turn up', 'turns up'), rest: and(seen.map((d) => `${d.name} (level ${d.stats.level})`)) };
    case 'deck>deck':
      return deed('put', `${what} on the bottom of ${e.own(who, 'deck')}`);
    case 'deck>looking':
      return deed('look', `at the top ${n === 1 ? 'card' : `${n} cards`} of ${e.own(who, 'deck')}`);
    case 'discard>hand':
      return { who, verb: verb('take back', 'takes back'), rest: names };
    case 'field>bench':
      return { who, verb: verb('take'), rest: `${names} back to the bench` };
    case 'field>out':
      return deed('put', `${names} on the out pile`);
    case 'field>covered':
    case 'bench>benchCovered':
      return { who: { words: names }, verb: verb('get'), rest: 'fired-up' };
    case 'hand>technique':
    case 'technique>discard':
    case 'covered>field':
    case 'benchCovered>covered':
    case 'covered>benchCovered':
    case 'lastChance>deck':
    case 'lastChance>looking':
    case 'looking>deck':
    case 'lastChance>goals':
      return null;
  }
  return undefined;
}

export const log: LogWords = {
  move,
  events: {
    toss: (x) => sentence({ who: x.who, verb: verb('attack'), rest: 'first' }),
    turn: (x) => grammar.sentence(`turn ${x.e.args.turn}: ${grammar.tell({ who: x.who, verb: verb('attack'), rest: '' }).trimEnd()}`),
    finished: (x) => sentence({ who: x.who, verb: e.have, rest: `completed ${e.own(x.who, 'line-up')}` }),
    side: (x) => sentence({ who: x.who, verb: verb('attack'), rest: `on side ${slotWords(Number(x.e.args.side)).side}` }),
    // The engine tells in the same way that both line-ups are complete.
    join: (x) =>
      x.e.args.part === undefined
        ? null
        : grammar.sentence(`${x.names[0] ?? 'a character'} joins the ${x.e.args.part === 'attacking' ? 'attack' : 'defence'}`),
    play: (x) => sentence({ who: x.who, verb: verb('play'), rest: x.names[0] ?? 'a card' }),
    use: (x) => {
      const what = x.e.args.name === '' ? 'the ability' : String(x.e.args.name);
      return sentence({ who: x.who, verb: verb('use'), rest: `${what} of ${x.names[0] ?? 'a character'}` });
    },
    attack: (x) => {
      const { attack, defence, broke } = x.e.args as { attack: number; defence: number; broke: boolean };
      return grammar.sentence(`attack ${attack} against defence ${defence}: the attack ${broke ? 'succeeds' : 'fails'}`);
    },
    ready: (x) => grammar.sentence(`${x.names[0] ?? 'a character'} is ready again`),
    fireUp: (x) => grammar.sentence(`${x.names[0] ?? 'a character'} counts as fired-up`),
    kicker: (x) => grammar.sentence(`${x.names[0] ?? 'a character'} is the kicker`),
    shot: (x) => {
      const { shot, save } = x.e.args as { shot: number; save: number };
      return grammar.sentence(`kicker ${shot} against goalkeeper ${save}${shot === save ? ': level, so another card each' : ''}`);
    },
    goal: (x) =>
      `${sentence({ who: x.who, verb: verb('score'), rest: 'a goal' })} The score is ${score(x.e.args.goals as number[], x.viewer)}.`,
    save: (x) =>
      x.e.args.stopped ? 'The shooting phase is over without a goal.' : sentence({ who: x.who, verb: verb('save'), rest: 'the shot' }),
    kick: (x) => {
      const levels = x.e.args.levels as readonly number[];
      const kicks = x.e.args.kicks as readonly number[];
      const [a, b] = levels;
      const result = a === b ? 'nobody scores' : grammar.tell({ who: x.seat(a > b ? 0 : 1), verb: verb('score'), rest: '' }).trimEnd();
      return grammar.sentence(`penalty, level ${score(levels, x.viewer)}: ${result}; the shootout stands at ${score(kicks, x.viewer)}`);
    },
  },
};
