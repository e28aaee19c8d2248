import { activeOf, addTp, at, bcpAtLeast, character, costLess, enteredByPass, layDown, licenceOf, payTp, youGet } from './make.ts';

export const galewick = [
  character('PC-G01', 'Tam Reedwater', 'Galewick', 'FW', [6, 3, 2]),
  character('PC-G02', 'Pia Quickstep', 'Galewick', 'FW', [4, 2, 3], [at('dribble', { cost: [payTp(1)] }, youGet({ of: 2 }))]),
  character('PC-G03', 'Joss Farrow', 'Galewick', 'FW', [5, 2, 2], [at('shoot', { if: enteredByPass }, youGet({ of: 2 }))]),
  character('PC-G04', 'Wren Callow', 'Galewick', 'MF', [3, 2, 4]),
  character('PC-G05', 'Odo Lightfoot', 'Galewick', 'MF', [2, 1, 4], [at('pass', youGet({ of: 2 }))]),
  character('PC-G06', 'Nell Harrier', 'Galewick', 'MF', [2, 2, 4], [at('flip', addTp(1))]),
  character('PC-G07', 'Bram Swallowtail', 'Galewick', 'MF', [2, 2, 3], [bcpAtLeast(5, activeOf('Galewick'))]),
  character('PC-G08', 'Cob Thornley', 'Galewick', 'DF', [3, 6, 2]),
  character('PC-G09', 'Isa Fennick', 'Galewick', 'DF', [2, 4, 3], [at('block', { cost: [payTp(1)] }, youGet({ df: 2 }))]),
  character('PC-G10', 'Ludo Marsh', 'Galewick', 'DF', [1, 3, 4], [at('block', { cost: layDown }, youGet({ df: 3 }))]),
  character(
    'PC-G11',
    'Windmill Four',
    'Galewick',
    'GROUP',
    [4, 4, 1],
    [at('battle', { if: licenceOf.position('COACH') }, youGet({ of: 1, df: 1 }))],
  ),
  character(
    'PC-G12',
    'Feather Duo',
    'Galewick',
    'COMBI',
    [5, 4, 1],
    [at('dribble', costLess(1, 'dribble'))],
    ['Tam Reedwater', 'Pia Quickstep'],
  ),
];
