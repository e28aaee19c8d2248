/** ELV-1101 to ELV-1119: check the result. Texts after the Match, Experience and the result; later income, clean-up and the consequence. */
import { CONSEQUENCES, type Consequence } from '../../cards/boards.ts';
import { assignedOf, carriers, hasSpace, isTrained, isYoungster } from '../../players.ts';
import { gain, moveStat } from '../../resources.ts';
import { payOfStands } from '../../stadium.ts';
import { act, ask, DRAWN, each, LOST, offer, phase, scenario, seq, sub, type T, WON, when } from '../../state.ts';
import { hasScored } from '../../team.ts';
import { addToken, removeToken, type Token } from '../../tokens.ts';
import { here } from './lineUp.ts';
import { texts } from './texts.ts';

// ---------------------------------------------------------------- steps 1 and 2

/** ELV-1104, ELV-R18: one token of each type a Match, on Trained Youngsters who played. */
const experience = act('experience', 'ELV-1104', (t) => {
  const seat = here(t);
  for (const card of assignedOf(t, seat)) {
    if (!isYoungster(t, card) || !isTrained(t, card)) continue;
    if (hasSpace(t, card, 'M')) addToken(t, card, 'vpM', 1, 'played');
    if (hasScored(t, card) && hasSpace(t, card, 'G')) addToken(t, card, 'vpG', 1, 'scored');
  }
});

/** ELV-1105. */
const result = act('result', 'ELV-1105', (t) => {
  const seat = here(t);
  const [own, their] = [t.own.goals[seat], t.own.against[seat]];
  t.setOf('outcome', seat, own > their ? WON : own < their ? LOST : DRAWN);
  t.emit('result', [], { score: [own, their], result: own > their ? 'win' : own < their ? 'loss' : 'draw' }, seat);
});

/** ELV-1601, H14, ELV-R89: Scenario 5 pays for a win and takes for a loss as soon as the result is known. */
const upOrOut = act('upOrOut', 'ELV-R89', (t) => {
  if (scenario(t) !== 'upOrOut') return;
  const seat = here(t);
  if (t.own.outcome[seat] === WON) for (const kind of ['fan', 'cash'] as const) gain(t, seat, kind, 1, 'scenario');
  if (t.own.outcome[seat] === LOST) moveStat(t, seat, 'fan', -1, 'scenario');
});

export const checkResult = phase('checkResult', 'ELV-1101', texts('after'), experience, result, upOrOut);

// ---------------------------------------------------------------- step 4

/** ELV-1108. */
const income = act('income', 'ELV-1108', (t) => {
  const seat = here(t);
  const pays = payOfStands(t, seat, t.own.stands[seat]);
  t.setOf('stands', seat, 0);
  gain(t, seat, 'cash', pays, 'stands');
});

/** ELV-1006, ELV-1109, ELV-1110, ELV-1411, ELV-R29: markers and temporary tokens leave the cards that played; all others stay. */
const cleanUp = act('cleanUp', 'ELV-1109', (t) => {
  for (const card of assignedOf(t, here(t))) {
    t.setMark(card, 'paid', 0);
    for (const token of ['plusS', 'minusS'] as const) removeToken(t, card, token, t.mark(card, token), 'match');
  }
});

// ---------------------------------------------------------------- step 5

const COLUMNS = ['loss', 'draw', 'win'] as const;
/** ELV-1111: the entry of the own column. */
export const consequenceOf = (t: T, seat: number): Consequence => CONSEQUENCES[COLUMNS[t.own.outcome[seat]]][t.own.die[seat] - 1];
const is = (t: T, ...which: readonly Consequence[]): boolean => which.includes(consequenceOf(t, here(t)));

const tell = act('consequence', 'ELV-1111', (t) => {
  const seat = here(t);
  const column = COLUMNS[t.own.outcome[seat]];
  t.emit('consequence', [], { face: t.own.die[seat], column, outcome: consequenceOf(t, seat) }, seat);
});

/** ELV-1124, ELV-R17: an Untrained one that played, or nobody. */
const trainable = (t: T, seat: number): number[] => assignedOf(t, seat).filter((card) => !isTrained(t, card));
const training = when(
  'trainable',
  (t) => trainable(t, here(t)).length > 0,
  ask('train', {
    who: here,
    clause: 'ELV-1113',
    open: true,
    offers: [
      offer('train', { things: trainable, take: (t, o, seat) => t.call('trainCard', { seat, card: { ...t.ref(o.card) } }) }),
      offer('decline'),
    ],
  }),
);

/** The tokens of this result. */
function formOf(t: T, seat: number): readonly [Token, number] {
  const what = consequenceOf(t, seat);
  return what === 'weakness1' ? ['minusS', 1] : ['plusS', what === 'strength2' ? 2 : 1];
}

/** ELV-1114, ELV-R34: on one that played, by choice. */
const tokens = when(
  'anybody',
  (t) => assignedOf(t, here(t)).length > 0,
  ask('form', {
    who: here,
    clause: 'ELV-1114',
    open: true,
    offers: [
      offer('form', {
        things: assignedOf,
        figures: (t, seat) => Object.fromEntries([formOf(t, seat)]),
        take: (t, o, seat) => {
          const [token, n] = formOf(t, seat);
          addToken(t, o.card, token, n, 'consequence');
        },
      }),
    ],
  }),
);

/** ELV-1115, ELV-1403, ELV-R26, ELV-R28: those who played and carry the number. */
const hit = (t: T, seat: number): number[] => carriers(t, assignedOf(t, seat), t.own.die[seat]);
/** ELV-1119: a Doctor may take one token off each. */
function injuries(t: T): number {
  const n = ['seriousInjury', 'doubleSeriousInjury'].includes(t.v<string>('what')) ? 2 : 1;
  return Math.max(0, n - t.rule(here(t), 'injuryLess'));
}

/** ELV-1115, ELV-1116, ELV-1117, ELV-1118: a roll of its own for each. */
const injury = each(
  'injuries',
  (t) => (String(consequenceOf(t, here(t))).startsWith('double') ? [0, 1] : [0]).map(() => consequenceOf(t, here(t))),
  'what',
  sub('roll', { seat: here, sides: () => 12, why: () => 'injury' }),
  when(
    'hit',
    (t) => hit(t, here(t)).length > 0,
    ask('injure', {
      who: here,
      clause: 'ELV-1115',
      open: true,
      offers: [
        offer('injure', {
          things: hit,
          figures: (t) => ({ inj: injuries(t) }),
          take: (t, o) => addToken(t, o.card, 'inj', injuries(t), 'consequence'),
        }),
      ],
    }),
    act('nobody', 'ELV-1404', (t) => t.emit('nobody', [], { token: 'inj' }, here(t))),
  ),
);

const consequence = seq(
  sub('rollResult', { seat: here, sides: () => 6, why: () => 'consequence' }),
  tell,
  when(
    'fanBase',
    (t) => is(t, 'fanBase'),
    act('fanBase', 'ELV-1112', (t) => moveStat(t, here(t), 'fan', 1, 'consequence')),
  ),
  when('training', (t) => is(t, 'training'), training),
  when('form', (t) => is(t, 'strength1', 'strength2', 'weakness1'), tokens),
  when('injury', (t) => is(t, 'injury', 'seriousInjury', 'doubleInjury', 'doubleSeriousInjury'), injury),
);

export const aftermath = phase('aftermath', 'ELV-1108', income, cleanUp, consequence);
