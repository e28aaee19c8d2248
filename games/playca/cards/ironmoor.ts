import { addTp, at, character, costLess, giveUpFieldCard, licenceOf, opponentGets, opponentIs, payTp, usedType, youGet } from './make.ts';

export const ironmoor = [
  character('PC-I01', 'Hob Anvil', 'Ironmoor', 'FW', [3, 2, 4]),
  character('PC-I02', 'Greta Stokes', 'Ironmoor', 'FW', [4, 3, 3], [at('shoot', { cost: [payTp(2)] }, youGet({ of: 3 }))]),
  character('PC-I03', 'Rufus Pike', 'Ironmoor', 'FW', [5, 4, 2], [at('battle', { if: opponentIs('DF') }, youGet({ of: 1 }))]),
  character('PC-I04', 'Mina Cobble', 'Ironmoor', 'MF', [4, 4, 3]),
  character('PC-I05', 'Dirk Tallow', 'Ironmoor', 'MF', [2, 3, 4], [at('flip', opponentGets({ of: -1, df: -1 }))]),
  character('PC-I06', 'Una Grist', 'Ironmoor', 'MF', [4, 3, 3], [at('dribble', { cost: [payTp(1)] }, youGet({ of: 2 }))]),
  character('PC-I07', 'Sten Bulwark', 'Ironmoor', 'MF', [2, 3, 4], [at('burningChance', { cost: [payTp(1)] }, youGet({ df: 2 }))]),
  character('PC-I08', 'Bo Castellan', 'Ironmoor', 'DF', [2, 6, 3]),
  character('PC-I09', 'Kit Palisade', 'Ironmoor', 'DF', [2, 5, 3], [at('block', { if: usedType('block') }, youGet({ df: 1 }))]),
  character('PC-I10', 'Maud Ravelin', 'Ironmoor', 'DF', [3, 6, 2], [at('block', { cost: giveUpFieldCard }, youGet({ df: 4 }))]),
  character('PC-I11', 'Stone Row', 'Ironmoor', 'GROUP', [5, 5, 2], [at('support', { if: licenceOf.position('MG') }, addTp(2))]),
  character('PC-I12', 'Gate Pair', 'Ironmoor', 'COMBI', [4, 5, 2], [at('block', costLess(1, 'block'))], ['Bo Castellan', 'Kit Palisade']),
];
