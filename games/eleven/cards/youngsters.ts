/** Youngsters and Veterans. */
import type { Card } from '../kinds.ts';
import * as m from './make.ts';

/** Task, Zones and number, Experience spaces (M for a Match, G for a goal), and the Trained face. */
export const youngsters: readonly Card[] = [
  m.youngster('Y01', 'Sonn', 'A', 'CF', 9, 'M G', 2),
  m.youngster('Y02', 'Ekwueme', 'A', 'CF', 20, 'G', 3),
  m.youngster('Y03', 'Marek', 'D', 'CD', 4, 'M M', 2),
  m.youngster('Y04', 'Jimenez', 'D', 'CD', 5, 'M', 3),
  m.youngster('Y05', 'Hale', 'A', 'LF LM', 11, 'M G', 2, m.duringFor(m.pay(1, 'fit'), m.strengthen)),
  m.youngster('Y06', 'Oyelaran', 'A', 'RF RM', 7, 'M G', 2, m.duringFor(m.pay(1, 'fit'), m.strengthen)),
  m.youngster('Y07', 'Bianchi', 'D', 'CM', 6, 'M M', 2),
  m.youngster('Y08', 'Rask', 'A', 'CM', 8, 'G', 3),
  m.youngster('Y09', 'Toure', 'D', 'LD', 3, 'M M', 2),
  m.youngster('Y10', 'Whitlock', 'D', 'RD', 2, 'M M', 2),
  m.youngster('Y11', 'Kaya', 'A', 'CM', 10, 'M G', 2, m.afterFor(m.pay(2, 'fit'), m.goal)),
  m.youngster('Y12', 'Ortiz', 'GK', 'GK', 1, 'M M', [2, 2]),
  m.youngster('Y13', 'Lund', 'A', 'CD', 15, 'M G', 2),
  m.youngster('Y14', 'Petit', 'D', 'CF', 19, 'M', 3),
  m.youngster('Y15', 'Achebe', 'A', 'LD LM', 3, 'M G G', 2),
  m.youngster('Y16', 'Horvat', 'D', 'RM CM', 16, 'M M', 2, m.duringFor(m.pay(1, 'fit'), m.foe(-1, 'A', 'paired'))),
  m.youngster('Y17', 'Suzuki', 'A', 'RF', 21, 'G G G', 1, m.afterFor(m.pay(1, 'fit'), m.goal)),
  m.youngster('Y18', 'Mensah', 'GK', 'GK', 1, 'M', [3, 1]),
];

/** The Untrained face is the stronger one; the Trained one has learnt something else. */
export const veterans: readonly Card[] = [
  m.veteran('V01', 'Harkness', 'D', 'CD', 5, m.face(3), m.face(2, m.onFlip(m.train('other')))),
  m.veteran('V02', 'Bellini', 'A', 'CF', 9, m.face(3), m.face(2, m.afterFor(m.pay(1, 'fit'), m.goal))),
  m.veteran(
    'V03',
    'Stojanov',
    'D',
    'CM',
    6,
    m.face(3, m.after(m.roll('1', [m.injure(1, 'self')]))),
    m.face(2, m.after(m.place('plusP', 1, 'otherAssigned'), m.suspend(1, 'self'))),
  ),
  m.veteran('V04', 'Ryan', 'GK', 'GK', 1, m.face([2, 2]), m.face([1, 3], m.after(m.when('cleanSheet', m.gain(1, 'fit'))))),
  m.veteran('V05', 'Castellanos', 'A', 'LM LF', 11, m.face(3), m.face(2, m.after(m.when('won', m.gain(1, 'fan'))))),
  m.veteran(
    'V06',
    'Lindh',
    'D',
    'LD CD',
    3,
    m.face(3, m.after(m.roll('1', [m.injure(1, 'self')]))),
    m.face(2, m.duringFor(m.pay(1, 'fit'), m.ally('D', 'section'))),
  ),
  m.veteran('V07', 'Abbott', 'A', 'RM RF', 7, m.face(3), m.face(1, m.afterFor(m.pay(1, 'fan'), m.goal))),
  m.veteran('V08', 'Kruger', 'A', 'CM', 12, m.face(3, m.after(m.when('lost', m.gain(1, 'op')))), m.face(2, m.during(m.youngsterUp))),
];
