/** The Directors: votes on the faces 1 to 6 (yellow, blue, red), moves on the tracks, ability. */
import type { Card } from '../kinds.ts';
import * as m from './make.ts';

export const directors: readonly Card[] = [
  m.director('D01', 'Mia Walker', 'YYYYRB', { cash: 2, fan: -1, op: -1 }, m.action(m.gain(3, 'cash'), m.lose(1, 'fan'))),
  m.director('D02', 'Ossian Grey', 'YYYBRY', { cash: 1, fit: -1 }, m.feature('firstBuild', { add: 1 })),
  m.director('D03', 'Priya Raman', 'YYBYRB', { cash: 1, op: 1, fan: -1 }, m.bonus(m.hireStaff({ free: true, dearest: 3 }))),
  m.director('D04', 'Hugo Lefevre', 'YRYYBB', { cash: 1 }, m.actionFor(m.pay(1, 'op'), m.contract)),
  m.director('D05', 'Bea Thornton', 'RYYBYR', { fan: 1, cash: 1, fit: -1 }, m.feature('maintenance', { add: 1 })),
  m.director('D06', 'Anton Kravets', 'BBBBYR', { fit: 2, cash: -1 }, m.bonus(m.drawVeteran)),
  m.director('D07', 'Sofia Nilsen', 'BBRBYB', { fit: 1 }, m.action(m.train('youngster'))),
  m.director('D08', 'Kenji Mori', 'BYBBRB', { fit: 1, op: 1, cash: -1 }, m.bonus(m.drawTactics(2))),
  m.director('D09', 'Gus Okoro', 'YBBRBB', { fit: 1, fan: 1, op: -1 }, m.bonus(m.hire(m.free), m.down('fit'))),
  m.director('D10', 'Ines Duarte', 'BBYRYB', { fit: 1 }, m.feature('freeAssign', { add: 1 })),
  m.director('D11', 'Walter Finch', 'RRRYBR', { fan: 2, cash: -1 }, m.action(m.gain(2, 'fan'))),
  m.director('D12', 'Leila Haddad', 'RBRRYR', { op: 1, fan: 1, fit: -1 }, m.bonus(m.search('steward'))),
  m.director('D13', 'Tomasz Wilk', 'RRYRBR', { op: 1 }, m.feature('paidAction', { set: 1 })),
  m.director('D14', 'Nora Byrne', 'BRRYRR', { fan: 1, op: 1, cash: -1 }, m.bonus(m.search('scout'))),
  m.director('D15', 'Emeka Balogun', 'RRBRYY', { op: 2, fan: -1 }, m.action(m.gain(2, 'op'))),
  m.director('D16', 'Greta Holm', 'YBRYBR', { cash: 1, fan: 1 }, m.feature('freeReroll', { add: 1 })),
];
