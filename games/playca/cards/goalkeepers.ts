import { at, chanceAgain, character, costLess, fewerGoals, layDown, licenceOf, payTp, youGet } from './make.ts';

export const goalkeepers = [
  character('PC-K1', 'Hale Weathers', 'Galewick', 'GK', [0, 4, 1], [at('catch', { cost: [payTp(1)] }, youGet({ df: 2 }))]),
  character('PC-K2', 'Bastion Rourke', 'Ironmoor', 'GK', [0, 5, 1]),
  character('PC-K3', 'Noor Lantry', 'Lanternfall', 'GK', [0, 4, 2], [at('catch', { cost: [payTp(2)] }, chanceAgain)]),
  character(
    'PC-K4',
    'Salt Merrow',
    'Emberquay',
    'GK',
    [0, 4, 1],
    [at('catch', { if: licenceOf.position('GK') }, costLess(1, 'catch'), youGet({ df: 1 }))],
  ),
  character('PC-K5', 'Vigo Stray', 'Free Agents', 'GK', [0, 4, 1], [at('catch', { cost: layDown }, youGet({ df: 2 }))]),
  character('PC-K6', 'Pax Wilder', 'Free Agents', 'GK', [1, 4, 2], [at('battle', { if: fewerGoals }, youGet({ df: 2 }))]),
];
