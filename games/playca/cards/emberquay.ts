import { addTp, at, bcpAtLeast, character, costLess, fewerGoals, hasBall, licenceOf, opponentIs, payTp, usedName, youGet } from './make.ts';

export const emberquay = [
  character('PC-E01', 'Caro Kindle', 'Emberquay', 'FW', [6, 3, 2]),
  character('PC-E02', 'Duke Ferro', 'Emberquay', 'FW', [6, 3, 2], [at('shoot', { cost: [payTp(1)] }, youGet({ of: 2 }))]),
  character('PC-E03', 'Ivo Torrent', 'Emberquay', 'FW', [5, 3, 2], [at('shoot', { if: usedName('Cinder Comet') }, youGet({ of: 2 }))]),
  character('PC-E04', 'Sunny Brax', 'Emberquay', 'MF', [3, 2, 4]),
  character('PC-E05', 'Mara Flint', 'Emberquay', 'MF', [4, 4, 2], [at('flip', costLess(1))]),
  character('PC-E06', 'Jory Tide', 'Emberquay', 'MF', [2, 2, 4], [at('dribble', { if: opponentIs('DF') }, youGet({ of: 2 }))]),
  character('PC-E07', 'Pell Scorch', 'Emberquay', 'MF', [3, 2, 3], [bcpAtLeast(5, hasBall)]),
  character('PC-E08', 'Anka Breakwater', 'Emberquay', 'DF', [2, 5, 3]),
  character('PC-E09', 'Tov Harbor', 'Emberquay', 'DF', [1, 3, 4], [at('block', { cost: [payTp(1)] }, youGet({ df: 2 }))]),
  character('PC-E10', 'Ros Kelper', 'Emberquay', 'DF', [3, 5, 2], [at('flip', { if: fewerGoals }, addTp(2))]),
  character('PC-E11', 'Dock Crew', 'Emberquay', 'GROUP', [4, 2, 3], [at('battle', { if: licenceOf.team('Emberquay') }, youGet({ of: 1 }))]),
  character('PC-E12', 'Forge Pair', 'Emberquay', 'COMBI', [6, 2, 2], [at('shoot', costLess(1, 'shoot'))], ['Caro Kindle', 'Duke Ferro']),
];
