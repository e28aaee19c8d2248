/** The cards both coaches can have: Match cards of either half and Signings; and what lies beside the Play Areas. */
import type { Ability, Card } from '../kinds.ts';
import * as m from './make.ts';

type Half = 'first-half' | 'second-half';
const event = (half: Half, id: string, name: string, values: m.Values, ...abilities: Ability[]): Card =>
  m.card(id, name, values, { back: half, deck: half, kind: 'event' }, ...abilities);
/** TSU-901: with an asterisk. */
const later = (half: Half, id: string, name: string, values: m.Values, ...abilities: Ability[]): Card =>
  m.card(id, name, values, { back: half, deck: half, kind: 'event', advanced: true }, ...abilities);
const specialShot = (half: Half, id: string, team: m.Team): Card =>
  m.card(id, 'Special Shot', [1, 0, 0], { back: half, deck: half, kind: 'event', team }, m.special);

/** The abilities of Control and Advance, Special Shot, Injury and Substitution (its first) are those of the rulebook. */
export const matchCards: readonly Card[] = [
  later('first-half', 'F01', 'Control and Advance', [0, 1, 0], m.advance),
  later('first-half', 'F02', "Kozo and Roberto's Advice", [0, 1, 1], m.onPlay(m.draw(2), m.thenFatigue)),
  later('first-half', 'F03', 'Pursuing the Title', [1, 1, 1], m.onPlay(m.gainAny(2), m.thenFatigue)),
  later('first-half', 'F04', 'Outstanding Save', [0, 0, 2], m.save(1, 3, m.thenEliminated)),
  specialShot('first-half', 'F05', 'nankatsu'),
  specialShot('first-half', 'F06', 'toho'),
  event('first-half', 'F07', 'Injury', [0, 0, 1], m.onPlay(m.discardRandom)),
  event('first-half', 'F08', 'One-Two Pass', [0, 3, 0], m.att(m.gain('pass'))),
  event('first-half', 'F09', 'Long Shot', [3, 0, 0], m.att(m.gain('shot'))),
  event('first-half', 'F10', 'Sliding Tackle', [0, 0, 3], m.def(m.gain('defence'))),
  event('first-half', 'F11', 'Dribble Past', [1, 2, 0], m.onPlay(m.playMore)),
  event('first-half', 'F12', 'Offside Trap', [0, 1, 2], m.def(m.zero('pass'))),
  event('first-half', 'F13', 'Team Talk', [1, 1, 1], m.onPlay(m.eliminate(m.handOrDiscard()))),
  later('second-half', 'S01', 'Control and Advance', [0, 1, 0], m.advance),
  later('second-half', 'S02', 'Motivation to Play for Japan', [1, 1, 1], m.onPlay(m.gainEach(), m.thenFatigue)),
  later('second-half', 'S03', 'Foul', [0, 0, 3], m.def(m.discard(m.opposing()), m.thenYellow)),
  later('second-half', 'S04', 'Substitution', [0, 1, 1], m.onPlay(m.forgive), m.onPlay(m.eliminate(m.ownHand, m.draw(1)))),
  specialShot('second-half', 'S05', 'nankatsu'),
  specialShot('second-half', 'S06', 'toho'),
  event('second-half', 'S07', 'Injury', [0, 0, 1], m.onPlay(m.discardRandom)),
  event('second-half', 'S08', 'Counter-Attack', [2, 1, 1], m.onPlay(m.draw(1))),
  event('second-half', 'S09', 'Overlapping Run', [1, 2, 1], m.onPlay(m.playMore)),
  event('second-half', 'S10', 'Power Volley', [4, 0, 0], m.att(m.gain('shot'))),
  event('second-half', 'S11', 'Defensive Wall', [0, 0, 4], m.def(m.opponentTotal('shot', -1))),
  event('second-half', 'S12', 'Perfect Cross', [1, 3, 0], m.att(m.gain('shot', 'pass'))),
  event('second-half', 'S13', "Captain's Spirit", [2, 2, 2], m.onlyIf(m.behind, m.gainAny(2))),
];

const signing = (
  id: string,
  kind: 'player' | 'goalkeeper',
  name: string,
  cost: m.Values,
  values: m.Values,
  ...abilities: Ability[]
): Card => m.card(id, name, values, { back: 'special', deck: 'signing', kind, player: name, cost }, ...abilities);

/** TSU-734, TSU-824, TSU-827. */
export const signingCards: readonly Card[] = [
  signing('G01', 'goalkeeper', 'Genzo Wakabayashi', [0, 1, 3], [0, 1, 5], m.save(2, 4)),
  signing('G02', 'goalkeeper', 'Taichi Nakanishi', [0, 1, 2], [0, 0, 5], m.save(1, 3)),
  signing(
    'G03',
    'player',
    'Taro Misaki',
    [0, 3, 0],
    [2, 4, 1],
    m.onPlay(m.playMore),
    m.onlyIf(m.beside('Tsubasa Ozora'), m.gainEach('shot', 'pass')),
  ),
  signing('G04', 'player', 'Jun Misugi', [1, 2, 1], [3, 4, 3], m.onPlay(m.draw(2), m.thenPart)),
  signing('G05', 'player', 'Hikaru Matsuyama', [1, 1, 1], [2, 3, 3], m.onPlay(m.gain('pass', 'defence'))),
  signing('G06', 'player', 'Shun Nitta', [2, 1, 0], [4, 1, 0], m.att(m.gain('shot'))),
  signing('G07', 'player', 'Kazuo and Masao Tachibana', [2, 1, 0], [3, 3, 0], m.att(m.ownTotal('shot', 2), m.thenFatigue)),
  signing('G08', 'player', 'Hiroshi Jito', [0, 0, 2], [1, 0, 4], m.def(m.discard(m.opposing()), m.thenYellow)),
];

const shot = (team: m.Team, id: string, name: string, key: string): Card =>
  m.card(id, name, null, { back: 'special', deck: 'special-shot', kind: 'specialShot', team, key });
const block = (team: m.Team, id: string, name: string, key: string): Card =>
  m.card(id, name, null, { back: 'special', deck: 'special-defence', kind: 'specialDefence', team, key });

/** TSU-109, TSU-746: a defence blocks the shot of its colour. */
export const specialCards: readonly Card[] = [
  shot('nankatsu', 'NS1', 'Drive Shot', 'blue'),
  shot('nankatsu', 'NS2', 'Overhead Kick', 'green'),
  shot('nankatsu', 'NS3', 'Banana Shot', 'white'),
  shot('toho', 'TS1', 'Tiger Shot', 'red'),
  shot('toho', 'TS2', 'Tiger Overhead Kick', 'orange'),
  shot('toho', 'TS3', 'Tiger Diving Header', 'black'),
  block('toho', 'TD1', 'Wakashimazu Stops the Drive Shot', 'blue'),
  block('toho', 'TD2', "Wakashimazu's Triangle Jump", 'green'),
  block('toho', 'TD3', 'Hyuga Clears the Banana Shot', 'white'),
  block('nankatsu', 'ND1', "Ishizaki Blocks the Tiger's Shot", 'red'),
  block('nankatsu', 'ND2', 'Tsubasa Clears the Overhead Kick', 'orange'),
  block('nankatsu', 'ND3', 'Morisaki Stops the Diving Header', 'black'),
];

/** TSU-712. */
export const fatigueCard: Card = m.card('fatigue', 'Fatigue', [0, 0, 0], {
  back: 'fatigue',
  deck: 'fatigue',
  kind: 'fatigue',
  advanced: true,
});

/** TSU-R67, TSU-704: yellow on one side, red on the other; which side is up is a mark. */
const yellow = m.card('booking', 'Yellow card', [-1, -1, -1], { back: 'booking', deck: 'discipline', kind: 'booking' });
export const bookingCard: Card = { ...yellow, stats: { ...yellow.stats, redShot: -2, redPass: -2, redDefence: -2 } };
