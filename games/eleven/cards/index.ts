/** Everything that is printed. */
import type { Card } from '../kinds.ts';
import { directors } from './directors.ts';
import { infrastructure } from './infrastructure.ts';
import { meetings } from './meetings.ts';
import { opponents } from './opponents.ts';
import { pieces } from './pieces.ts';
import { regulars } from './regulars.ts';
import { sponsors } from './sponsors.ts';
import { staff } from './staff.ts';
import { objectives, tactics } from './tactics.ts';
import { veterans, youngsters } from './youngsters.ts';

export const cards: readonly Card[] = [
  ...regulars,
  ...youngsters,
  ...veterans,
  ...staff,
  ...sponsors,
  ...directors,
  ...meetings,
  ...tactics,
  ...objectives,
  ...opponents,
  ...infrastructure,
  ...pieces,
];
