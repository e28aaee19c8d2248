/** The two teams of the final: eleven players and a fan each, and the motivated versions of four. */
import type { Ability, Card } from '../kinds.ts';
import * as m from './make.ts';

const of = (team: m.Team) => ({ back: team, team });

const player = (team: m.Team, id: string, name: string, values: m.Values, ...abilities: Ability[]): Card =>
  m.card(id, name, values, { ...of(team), deck: 'initial', player: name }, ...abilities);
const goalkeeper = (team: m.Team, id: string, name: string, values: m.Values, ability: Ability): Card =>
  m.card(id, name, values, { ...of(team), deck: 'initial', kind: 'goalkeeper', player: name }, ability);
const fan = (team: m.Team, id: string, name: string): Card =>
  m.card(
    id,
    name,
    [0, 0, 0],
    { ...of(team), deck: 'initial', kind: 'fan', advanced: true },
    m.onPlay(m.gainAny()),
    m.onPlay(m.eliminateFatigue),
  );
/** TSU-802, TSU-734, TSU-R60: the same player, and the same kind of card. */
const motivated = (team: m.Team, id: string, kind: string, name: string, cost: m.Values, values: m.Values, ...abilities: Ability[]): Card =>
  m.card(id, name, values, { ...of(team), deck: 'motivation', kind, player: name, cost }, ...abilities);

/** TSU-412, TSU-732: the abilities of Kisugi and Morisaki are those of the rulebook. */
export const nankatsu: readonly Card[] = [
  goalkeeper('nankatsu', 'N01', 'Yuzo Morisaki', [0, 0, 3], m.save(1, 3)),
  player('nankatsu', 'N02', 'Nakazato', [0, 1, 2], m.onPlay(m.eliminateSelf)),
  player('nankatsu', 'N03', 'Oda', [0, 1, 2], m.onPlay(m.discard(m.ownHand, m.draw(1)))),
  player('nankatsu', 'N04', 'Shingo Takasugi', [0, 1, 3], m.def(m.gain('defence'))),
  player('nankatsu', 'N05', 'Ryo Ishizaki', [0, 1, 3], m.def(m.opponentTotal('shot', -1))),
  player('nankatsu', 'N06', 'Iwami', [0, 2, 1], m.onPlay(m.draw(1))),
  player('nankatsu', 'N07', 'Mamoru Izawa', [1, 2, 2], m.onPlay(m.gain('pass', 'defence'))),
  player('nankatsu', 'N08', 'Nagano', [1, 2, 0], m.onPlay(m.gain('pass'))),
  player('nankatsu', 'N09', 'Hajime Taki', [2, 2, 0], m.att(m.gain('shot', 'pass'))),
  player('nankatsu', 'N10', 'Teppei Kisugi', [2, 2, 0], m.reroll),
  player('nankatsu', 'N11', 'Tsubasa Ozora', [3, 4, 1], m.onPlay(m.playMore)),
  fan('nankatsu', 'N12', 'Nankatsu Fan'),
  motivated('nankatsu', 'NM1', 'player', 'Tsubasa Ozora', [2, 1, 0], [4, 5, 2], m.onPlay(m.playMore), m.onPlay(m.draw(1))),
  motivated('nankatsu', 'NM2', 'player', 'Ryo Ishizaki', [0, 0, 2], [0, 2, 4], m.def(m.opponentTotal('shot', -2), m.thenFatigue)),
  motivated('nankatsu', 'NM3', 'player', 'Mamoru Izawa', [1, 1, 1], [2, 3, 3], m.onPlay(m.gainAny())),
  motivated('nankatsu', 'NM4', 'goalkeeper', 'Yuzo Morisaki', [0, 0, 3], [0, 0, 4], m.save(1, 4)),
];

/** The abilities of Wakashimazu, Koike (Lucas in the rulebook, TSU-R68) and Sawada, and what it costs to motivate Koike, are those of the rulebook. */
export const toho: readonly Card[] = [
  goalkeeper('toho', 'T01', 'Ken Wakashimazu', [0, 0, 3], m.save(1, 3)),
  player('toho', 'T02', 'Kiyoshi Furuta', [0, 1, 3], m.def(m.gain('defence'))),
  player('toho', 'T03', 'Tsuneo Takashima', [0, 0, 3], m.def(m.opponentTotal('pass', -1))),
  player('toho', 'T04', 'Katsuji Kawabe', [0, 1, 2], m.onPlay(m.gain('pass'))),
  player('toho', 'T05', 'Hiroshi Imai', [0, 1, 2], m.onPlay(m.discard(m.ownHand, m.draw(1)))),
  player('toho', 'T06', 'Hideto Koike', [0, 1, 2], m.onPlay(m.eliminateSelf)),
  player('toho', 'T07', 'Yutaka Matsuki', [1, 2, 1], m.onPlay(m.gain('pass', 'defence'))),
  player('toho', 'T08', 'Tadashi Shimano', [1, 2, 0], m.onPlay(m.draw(1))),
  player('toho', 'T09', 'Takeshi Sawada', [1, 3, 1], m.reroll),
  player('toho', 'T10', 'Kazuki Sorimachi', [2, 1, 0], m.att(m.gain('shot', 'pass'))),
  player('toho', 'T11', 'Kojiro Hyuga', [4, 2, 1], m.att(m.gain('shot'))),
  fan('toho', 'T12', 'Toho Fan'),
  motivated(
    'toho',
    'TM1',
    'player',
    'Kojiro Hyuga',
    [3, 0, 0],
    [6, 2, 2],
    m.att(m.discard(m.opposing({ stat: 'defence', atMost: 2 })), m.thenFatigue),
  ),
  motivated('toho', 'TM2', 'player', 'Takeshi Sawada', [0, 2, 0], [2, 4, 2], m.reroll, m.onPlay(m.playMore)),
  motivated('toho', 'TM3', 'player', 'Hideto Koike', [0, 1, 2], [1, 2, 4], m.def(m.zero('shot', 'pass'))),
  motivated('toho', 'TM4', 'goalkeeper', 'Ken Wakashimazu', [0, 0, 3], [0, 1, 4], m.save(2, 3)),
];
