/** The 16 Opponents, four cards each: Formation, Goalkeeper, and the men by Zone as the Opponent sees them. */
import type { Card } from '../kinds.ts';
import { ZONES, type Zone } from './make.ts';
import { type Band, type Man, reportOf, spacesOf, starOf, threatOf } from './scout.ts';

/** `own`: its Scout Report has a text of its own. */
type LineUp = readonly [formation: string, keeper: string, men: string, own?: true];

/** `LD D1, CD A2 D1`: the men of each Zone by Task and Strength. */
const menIn = (lineUp: string): Man[] =>
  lineUp.split(', ').flatMap((place) => {
    const [zone, ...men] = place.split(' ');
    return men.map((man): Man => [ZONES.indexOf(zone as Zone), man[0] === 'A' ? 'A' : 'D', Number(man[1])]);
  });

/** ELV-1501, ELV-1503: the Formation agrees with the line-up, all cards of one Opponent are of one band. */
function four(emblem: string, name: string, band: Band, die: 'red' | 'blue' | 'green', lineUps: readonly LineUp[]): Card[] {
  return lineUps.map(([formation, keeper, placed, own], i) => {
    const men = menIn(placed);
    const [strength, gloves] = keeper.split('/').map(Number);
    return {
      id: `${emblem}${i + 1}`,
      name,
      kind: 'opponent',
      back: `opponent${band.replace('/', '')}`,
      stats: { strength, gloves },
      traits: { emblem: [emblem], band: [band], die: [die], formation: [formation] },
      faces: {
        scout: reportOf({ name, band, formation, threat: own ? 'own' : threatOf(men), spaces: spacesOf(men), star: starOf(men) }),
      },
      abilities: [],
      notes: { set: 'house', men },
    };
  });
}

export const opponents: readonly Card[] = [
  ...four('BLK', 'Blackston Kings', '3', 'red', [
    ['4-3-3', '1/1', 'LD D1, CD A2 D1 D1, LM A1, CM A2, RM A1, CF A1 D1, RF A1'],
    ['4-4-2', '1/1', 'LD D1, CD D1 D1 D1, LM A1, CM A3 A2 A1, CF A1, RF A1'],
    ['3-4-3', '2/1', 'LD D1, CD D2 D1, LM A1, CM A1 D1, RM A2, CF A1 A1 D3'],
    ['4-2-4', '1/2', 'CD A1 D2 D1, RD D2, LM A1, CM A1, LF A1, CF A1 A1 D1'],
  ]),
  ...four('DTU', 'Downtown United', '3', 'red', [
    ['4-4-2', '1/1', 'LD D1, CD A1 D2, RD D1, LM A1, CM A1 D2, RM A1, CF A1, RF D1'],
    ['4-4-2', '1/1', 'LD D1, CD A1 D1 D1, CM A3 D1 D1, RM A1, CF A1, RF A2'],
    ['4-3-3', '2/1', 'LD D2, CD A1 A1 D1, LM D2, CM A2 D2, LF A1, CF A1 A1'],
    ['3-5-2', '1/2', 'CD D2 D1 D1, LM D1, CM A1 A1 A1, RM D1, CF A2 A1'],
  ]),
  ...four('BRI', 'Brickton FC', '3', 'green', [
    ['5-3-2', '1/1', 'LD D1, CD D2 D1 D1, RD D2, CM A1 A1 D1, CF A1, RF A1'],
    ['4-5-1', '1/1', 'LD A2, CD A1 D3 D1, LM D1, CM A1 D1 D1, RM D1, CF A1'],
    ['5-4-1', '2/1', 'LD A2, CD D2 D1 D1, RD D2, LM D2, CM A1 A1, RM A1, CF D1'],
    ['4-4-2', '1/2', 'LD A1, CD A1 D2 D2, CM A1 D1 D1, RM A1, CF A1 D1'],
  ]),
  ...four('MID', 'Middleham LC', '3', 'blue', [
    ['4-4-2', '1/1', 'LD D1, CD D2 D1 D1, CM A2 A1 D1, RM A1, LF A1, CF A1'],
    ['3-5-2', '1/1', 'CD A1 D2 D1, LM D1, CM A2 A1 D1, RM A2, CF D1, RF A1'],
    ['4-3-3', '2/1', 'CD A1 D2 D1, RD D2, LM A2, CM D1, RM D1, LF A2, CF A1 A1'],
    ['4-5-1', '1/2', 'LD D2, CD D1 D1 D1, LM A1, CM A2 A1 A1, RM D1, CF A1'],
  ]),
  ...four('DAF', 'Dafton United', '3/2', 'blue', [
    ['4-3-3', '2/1', 'CD A2 D2 D1, RD D1, CM A3 D1, RM D1, LF A2, CF A1 A1'],
    ['4-4-2', '2/1', 'LD D1, CD D2 D1 D1, LM A4, CM A2 A1, RM A1, CF A1, RF D2'],
    ['3-5-2', '1/2', 'CD A1 D2 D1, LM A4, CM A1 D2 D1, RM D2, LF A2, CF A1'],
    ['4-3-3', '2/1', 'LD D2, CD A2 A1, RD D1, LM A2, CM D2, RM D1, LF A2, CF A1 A1'],
  ]),
  ...four('STE', 'Steelchester FC', '3/2', 'red', [
    ['4-4-2', '2/1', 'CD D1 D1 D1, RD D1, LM D1, CM A3 A3 A1, CF A1, RF A2'],
    ['4-4-2', '2/1', 'LD D2, CD A2 A1, RD A1, LM D1, CM D4 D2, RM A1, CF A1, RF A1'],
    ['3-4-3', '1/2', 'CD A1 D2 D1, LM D1, CM A3 A3, RM D2, LF D1, CF A2 A1'],
    ['4-3-3', '2/1', 'LD D1, CD A2 D1, RD A3, LM D1, CM A1 D2, CF A2 A1 A1'],
  ]),
  ...four('GRE', 'Greytown Bulls', '3/2', 'blue', [
    ['3-3-4', '2/1', 'LD D1, CD A4, RD A2, LM D1, CM A1, RM D1, LF D2, CF A3 D2 D1'],
    ['5-3-2', '2/1', 'LD A2, CD A1 D2 D1, RD A3, LM D1, CM D2 D1, LF A2, CF A1'],
    ['4-3-3', '1/2', 'LD D1, CD D2 D1 D1, LM D1, CM A2 D1, CF A4 A3 A1'],
    ['3-5-2', '2/1', 'LD A1, CD A1, RD A2, LM D1, CM A1 D2 D1, RM D2, LF A2, CF D2'],
  ]),
  ...four('COR', 'Cornfield United', '3/2', 'green', [
    ['5-4-1', '2/1', 'LD D1, CD A2 A1 D3, RD D2, LM A1, CM A1 D2 D1, CF D1'],
    ['4-5-1', '2/1', 'LD D1, CD D2 D2, RD D3, LM D1, CM A1 A1 D1, RM A2, CF A2'],
    ['5-3-2', '1/2', 'LD D1, CD A4 A1 A1, RD D2, LM D2, CM D1, RM D2, LF A1, CF D2'],
    ['4-4-2', '2/1', 'LD D1, CD A3 D2 D2, LM A1, CM A2 D1 D1, CF A1 D1'],
  ]),
  ...four('SMO', 'Smokepool City', '2/1', 'green', [
    ['4-5-1', '2/2', 'LD D2, CD A1 D1 D1, LM A1, CM D4 D3 D3, RM A1, CF A1'],
    ['5-3-2', '3/1', 'LD D2, CD A2 A1 D2, RD D1, LM A1, CM A4 D3, CF D2 D1'],
    ['4-4-2', '2/2', 'LD D1, CD A3 A2 D2, LM A1, CM D3 D3, RM A2, CF A1, RF D2'],
    ['5-4-1', '2/2', 'LD D1, CD A1 D1 D1, RD D2, CM A3 A3 D2, RM D2, CF A2'],
  ]),
  ...four('ROY', 'Royalford Town', '2/1', 'blue', [
    ['4-4-2', '2/2', 'CD D2 D1 D1, RD D4, LM A2, CM A1 D1, RM A3, CF A2 A1'],
    ['4-3-3', '3/1', 'CD A2 D2 D1, RD A2, LM A1, CM D3, RM A1, LF D1, CF D3, RF A3'],
    ['3-5-2', '2/2', 'CD A1 D2 D2, LM D2, CM A2 A1 D1, RM D4, CF A1, RF A4'],
    ['3-4-3', '2/2', 'LD A1, CD D2, RD D4, LM D2, CM A1 D1 D1, CF A2 A1, RF A3'],
  ]),
  ...four('BRS', 'Brightsbury FC', '2/1', 'red', [
    ['3-4-3', '2/2', 'LD A3, CD A2, RD D1, LM A1, CM A1 D3, RM D1, CF A4 A1, RF D1'],
    ['4-3-3', '3/1', 'LD A1, CD D2 D1 D1, CM A2 A1, RM A4, CF A2 D3, RF A2'],
    ['4-4-2', '2/2', 'LD D2, CD A2 D2 D1, CM A1 A1 D1, RM D2, CF A4, RF A4'],
    ['4-2-4', '2/2', 'LD D1, CD D3 D1, RD A2, CM A2 D2, LF A2, CF A2 A2 A1'],
  ]),
  ...four('NOR', 'Northdale Town', '2/1', 'green', [
    ['4-2-4', '2/2', 'LD D2, CD D3 D2, RD D2, CM A1 D1, LF A4, CF A1 D1, RF A1', true],
    ['5-3-2', '3/1', 'LD D3, CD A2 A1 A1, RD D3, LM D2, CM D2 D2, LF A1, CF D2'],
    ['4-4-2', '2/2', 'LD D1, CD D2 D2 D1, LM A3, CM D4 D2, RM A3, CF A1, RF A1'],
    ['4-2-4', '2/2', 'CD A2 D4 D1, RD A2, CM A2 D2, LF D2, CF A1 A1 D1'],
  ]),
  ...four('RSQ', 'Red Squirrels', '1', 'green', [
    ['5-3-2', '3/2', 'LD D1, CD D4 D3 D2, RD A3, CM A2 D1, RM D1, CF A3, RF A2'],
    ['4-5-1', '2/2', 'CD A4 D4 D2, RD D1, LM D1, CM A4 A2 D2, RM D1, CF A2'],
    ['4-4-2', '3/1', 'CD D4 D4 D2, RD D1, LM A3, CM A3 D1, RM A2, CF A2, RF A2'],
    ['5-4-1', '3/2', 'LD D2, CD D4 D3 D2, RD A2, CM A2 A1 A1, RM D3, CF D2'],
  ]),
  ...four('SHE', 'Sheepdale Shire', '1', 'blue', [
    ['4-3-3', '3/2', 'LD D2, CD A1 D3 D2, CM A4 A3, RM A3, LF A2, CF D1 D1'],
    ['4-4-2', '2/2', 'LD A1, CD D4 D2 D1, LM A3, CM A4 A3 D2, CF A2 D1'],
    ['3-5-2', '3/1', 'CD A1 D3 D1, LM A4, CM A4 D4 D3, RM D1, LF A2, CF A1'],
    ['4-5-1', '3/2', 'LD D2, CD A1 D2 D2, LM A1, CM A4 D4 D4, RM A1, CF A1'],
  ]),
  ...four('GRA', 'Grassdale County', '1', 'red', [
    ['4-3-3', '3/2', 'LD D1, CD D4 D2, RD A1, CM A4 A2 A1, CF A4 A1 D2'],
    ['3-4-3', '2/2', 'CD A1 D3 D1, CM A3 A2 D1, RM A1, CF A4 A3, RF D4'],
    ['4-2-4', '3/1', 'LD D4, CD D2 D1 D1, LM A1, CM A2, LF A3, CF A4 A3 A3'],
    ['4-4-2', '3/2', 'CD A2 D2 D1, RD D2, LM A4, CM A1 D4 D2, CF A3, RF A1'],
  ]),
  ...four('PRT', 'Port East', '1', 'red', [
    ['4-4-2', '3/2', 'LD D2, CD D3 D3, RD D2, LM A3, CM A2 D1, RM A3, CF A2 D1', true],
    ['4-4-2', '2/2', 'LD D2, CD A2 D3 D2, LM D4, CM A1 A1, RM A4, CF D1, RF A3'],
    ['4-5-1', '3/1', 'LD D4, CD D3 D1, RD D3, LM A4, CM A2 A1 D2, RM A3, CF D1'],
    ['3-5-2', '3/2', 'CD A2 D2 D1, LM D4, CM A1 A1 D1, RM A4, CF A2, RF D4'],
  ]),
];
