/** The colours of the teams on the cards. They are ours, whatever those teams wear elsewhere. */
import type { Kit } from '../../art/Jersey.tsx';
import { type Kits, kit, kitOf as kitFor } from '../../art/kits.ts';

const TEAMS: Kits = {
  Raimon: kit('#1f5fa8', '#f2c230', 'yoke'),
  'Royal Academy': kit('#5b6b3a', '#c9362b', 'sash'),
  Wild: kit('#2f7a3c', '#d8a441', 'chevron'),
  'Inazuma KFC': kit('#e0702b', '#fdf3df', 'hoops'),
  Occult: kit('#5a3ea3', '#1c1a24', 'half'),
  Stonebridge: kit('#c9283c', '#1d1b20', 'half'),
  Swiftlake: kit('#1b8a86', '#eaf6f4', 'stripes'),
  'Concord Hall': kit('#7a2f6f', '#f3d9ec', 'quarter'),
  Riddlemoor: kit('#2a3a63', '#9fb6ef', 'pin'),
  Wanderers: kit('#5d6b6c', '#d9dfdc', 'sash'),
};

export const kitOf = (team: string): Kit => kitFor(TEAMS, team);
