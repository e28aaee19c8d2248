/** The colours of PlayCa's house teams. */
import type { Kit } from '../../art/Jersey.tsx';
import { type Kits, kit, kitOf as kitFor } from '../../art/kits.ts';

const HOUSE: Kits = {
  Galewick: kit('#1f62ad', '#f1f2ee', 'hoops'),
  Ironmoor: kit('#3c4856', '#ff7b3a', 'pin'),
  Lanternfall: kit('#f0b02e', '#23201c', 'stripes'),
  Emberquay: kit('#c9283c', '#1d1b20', 'half'),
  'Free Agents': kit('#5d6b6c', '#d9dfdc', 'sash'),
};

export const kitOf = (team: string): Kit => kitFor(HOUSE, team);
