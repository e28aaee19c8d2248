/** What can be built in the Stadium (ELV-802): on the general spaces as often as there is room, on a space of its own once. */
import type { Card } from '../kinds.ts';
import * as m from './make.ts';

export const infrastructure: readonly Card[] = [
  m.infrastructure('lighting', 'Stadium Lighting', 'general', 3, m.bonus(m.build('stand', m.less(1)))),
  m.infrastructure('store', 'Merchandise Store', 'general', 2, m.productionFor(m.pay(1, 'fan'), m.gain(2, 'cash'))),
  m.infrastructure('boardroom', 'Directors Office', 'general', 2, m.production(m.gain(1, 'op'))),
  m.infrastructure('training', 'Training Ground', 'general', 2, m.production(m.gain(1, 'fit'))),
  m.infrastructure('stand3', 'Stand #3', 'own', 1, m.lasting('stands', 1)),
  m.infrastructure('stand4', 'Stand #4', 'own', 1, m.lasting('stands', 1)),
  m.infrastructure('adboard3', 'Adboard #3', 'own', 1, m.lasting('adboards', 1)),
];
