/** The game in English: what its cards say. */
import { english as e } from '@touchline/text';
import { type Kind, kindsIn } from '../../state.ts';
import { bracketBy, effectsBy, lineBy, ownTeamBy, totalBy } from '../onCards.ts';
import type { TsubasaWords } from '../vocabulary.ts';
import { log } from './log.ts';
import { card, cardKinds, colours, kindName, points, price, saved, team, titles, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';

const { grammar, verb, you } = e;
const { and, signed } = grammar;

const { one, oneThen, gained, faces } = effectsBy(grammar, {
  kindName,
  points,
  saved,
  then: (effects) => `, then ${effects}`,
  eachKind: '1 point of each kind',
  anyKind: '1 point of any kind',
  oneOf: (kinds) => `1 ${kinds} point`,
  times: (n) => (n === 2 ? 'twice' : `${n} times`),
  brings: (faces, result) => `${faces} is ${result}`,
  orFace: 'or',
  toFace: 'to',
});

const total = (kind: Kind) =>
  totalBy(`${kindName[kind]} total`, (who, by) => ({
    who: { words: e.possessive(who, `${kindName[kind]} total`) },
    verb: verb('change'),
    rest: `by ${signed(by)}`,
  }));

export const tsubasaEn: TsubasaWords = {
  lang: 'en',
  title: 'Captain Tsubasa',
  card,
  titles,
  cardKinds,
  zones,
  stats: {
    shot: { name: 'Shot' },
    pass: { name: 'Pass' },
    defence: { name: 'Defence' },
    redShot: { name: 'Shot on the red side' },
    redPass: { name: 'Pass on the red side' },
    redDefence: { name: 'Defence on the red side' },
    shotTotal: total('shot'),
    passTotal: total('pass'),
    defenceTotal: total('defence'),
  },
  traits: {
    deck: { after: (v) => `of the ${v} deck`, says: (v) => `is of the ${v} deck` },
    team: { before: (v) => team[v], says: (v) => `is of ${team[v]}` },
    player: { after: (v) => v, definite: true, says: (v) => `is ${v}` },
    key: { before: (v) => colours[v], says: (v) => `is ${colours[v]}` },
  },
  timings: { play: '', reroll: '{Re-roll}', save: '{Save}' },
  scopes: { round: 'this round', 'per round': 'per round' },
  marks: {
    red: { beside: () => 'on its red side', says: () => 'is red' },
    parting: { beside: () => 'about to leave', says: () => 'is about to leave' },
  },
  effects: {
    points: (x) => ({ who: you, verb: verb('gain'), rest: gained(x) }),
    draw: (x) => ({ who: you, verb: verb('draw'), rest: grammar.some(x.n, card) }),
    playMore: () => ({ who: you, verb: verb('play'), rest: '1 more card' }),
    eliminate: (x, say) => ({ who: you, verb: verb('eliminate'), rest: oneThen(x, say) }),
    discard: (x, say) => ({ who: you, verb: verb('discard'), rest: oneThen(x, say) }),
    discardRandom: () => ({ who: e.opponent, verb: verb('discard'), rest: '1 random card from their hand' }),
    zero: (x, say) => ({
      who: you,
      verb: verb('choose'),
      rest: `${one(x, say)}: its ${and(kindsIn(x.of).map((kind) => kindName[kind]))} ${x.of.length > 1 ? 'count' : 'counts'} 0 this round`,
    }),
    fatigue: (x) => ({ who: you, verb: verb('take'), rest: grammar.some(x.n, cardKinds.fatigue) }),
    book: () => ({ who: you, verb: verb('receive'), rest: 'a Yellow card' }),
    forgive: () => ({ who: you, verb: verb('remove'), rest: 'your Yellow card' }),
    advance: () =>
      'end the Attack Phase: this card goes to the box, all other played cards are discarded, and you keep the ball as after a won Pass',
    specialShot: () =>
      'end the Attack Phase: this card goes to the box, all other played cards are discarded, and your Special Shot meets a Special Defence',
    reroll: () => ({ who: you, verb: verb('roll'), rest: 'one die of this round again' }),
    save: (x) => ({ who: you, verb: verb('roll'), rest: `a die after a lost Shot: ${faces(x.table)}` }),
    part: () => ({ who: you, verb: verb('eliminate'), rest: 'this card in the Discard Phase of this round' }),
    mandatory: (x, say) => `mandatory: ${say.effects(x.then)}`,
  },
  conditions: {
    attacking: () => 'you are the Attacker',
    defending: () => 'you are the Defender',
    ownTeam: ownTeamBy(team, 'the one on this card', (team) => `your team is ${team}`),
    behind: () => 'you have fewer goals than the opponent',
  },
  bracket: bracketBy(team, 'Attacker', 'Defender'),
  usualLimit: () => true,
  line: lineBy(grammar, {
    kindName,
    cardKinds,
    team,
    colours,
    decks: { motivation: 'Motivated', signing: 'Signing' },
    price,
    costs: (price) => `Costs ${price}`,
  }),
  problem: () => 'this game has no decks',
  ...table,
  ...log,
  ...setUp,
};
