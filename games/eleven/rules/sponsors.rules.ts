/** ELV-720: contracts with Sponsors, and what is paid back when one is lost. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, atMeeting, type Club, cards, last, mark, markOn, onTop, type Season, seen, stats, supply } from './testing/scenarios.ts';

const ROW = ['P03', 'P04', 'P01', 'P09', 'P16'];

rule('ELV-721, ELV-722, ELV-117 a Sponsor of the three right slots is taken for nothing, and the row is filled first', () => {
  const t = onTop(atDay({ sponsors: ROW }), 'sponsorDeck', ['P30']);
  for (const how of ['small', 'adboard', 'adboardBonus', 'kit']) {
    t.a.mayNot(`${how}:P03`, 'ELV-721').mayNot(`${how}:P04`, 'ELV-721');
    for (const id of ['P01', 'P09', 'P16']) t.a.may(`${how}:${id}`);
  }
  t.a.pick('small:P09');
  deepEqual(cards(t, 'sponsorRow'), ['P30', 'P03', 'P04', 'P01', 'P16']);
});

rule('ELV-723, ELV-E7 Small: the cash, and the card is discarded; there is no limit', () => {
  const t = atDay({ sponsors: ROW });
  t.a.pick('small:P01');
  deepEqual([supply(t)[0], cards(t, 'sponsorDiscard'), last(t, 'contract')], [5, ['P01'], { how: 'small' }]);
});

rule('ELV-724, ELV-E7 Adboard: its effects or the bonus, and the card stays', () => {
  const t = atDay({ sponsors: ROW });
  t.a.pick('adboard:P01');
  deepEqual([supply(t)[0], stats(t), cards(t, 'adboards')], [3, [3, 2, 2, 2], ['P01']]);
  const bonus = mark(atDay({ sponsors: ROW, a: { squad: ['R07', 'R08'] } }), 'R07', 'inj', 3);
  mark(bonus, 'R08', 'inj', 1);
  bonus.a.pick('adboardBonus:P01').pick(0, 'heal:R07').pick(0, 'heal:R08');
  deepEqual(
    [supply(bonus)[0], stats(bonus), cards(bonus, 'adboards'), markOn(bonus, 'R07', 'inj'), markOn(bonus, 'R08', 'inj')],
    [0, [2, 2, 2, 2], ['P01'], 1, 0],
  );
});

rule('ELV-725, ELV-E7 Kit: its effects and the bonus', () => {
  const t = mark(atDay({ sponsors: ROW, a: { squad: ['R07'] } }), 'R07', 'inj', 3);
  t.a.pick('kit:P01');
  deepEqual([supply(t)[0], stats(t), cards(t, 'kit'), markOn(t, 'R07', 'inj')], [0, [3, 2, 2, 3], ['P01'], 0]);
});

rule('ELV-726, ELV-728 two Adboards, three once Adboard 3 is built', () => {
  const t = atDay({ sponsors: ROW, a: { adboards: ['P10', 'P11'] } });
  t.a.mayNot('adboard:P01').mayNot('adboardBonus:P01').may('small:P01').may('kit:P01');
  const built = atDay({ sponsors: ROW, a: { adboards: ['P10', 'P11'], stadium: ['adboard3'] } });
  built.a.pick('adboard:P01');
  equal(cards(built, 'adboards').length, 3);
});

rule('ELV-727, ELV-728 one Kit Sponsor', () => {
  const t = atDay({ sponsors: ROW, a: { kit: ['P10'] } });
  t.a.mayNot('kit:P01').may('adboard:P01').may('small:P01');
});

rule('ELV-729 what a contract takes is mandatory too', () => {
  const t = atDay({ sponsors: ['P03', 'P04', 'P06', 'P09', 'P16'] });
  t.a.pick('adboard:P06');
  deepEqual([supply(t)[0], stats(t)], [5, [2, 1, 2, 2]]);
});

rule('ELV-E38, ELV-213, ELV-214 at the end of a track the steps become markers, below its start they take some', () => {
  const t = atDay({ sponsors: ['P03', 'P04', 'P08', 'P09', 'P16'], a: { stats: { cash: 5, op: 1 } }, youngsters: ['Y01', 'Y02'] });
  t.a.pick('kit:P08');
  deepEqual(
    [supply(t).slice(0, 3), stats(t)],
    [
      [5, 0, 0],
      [5, 2, 1, 2],
    ],
  );
});

rule('ELV-724, ELV-725 all see which Sponsors a club has', () => {
  const t = atDay({ sponsors: ROW });
  t.a.pick('adboard:P16');
  deepEqual(
    seen(t, 1, 0, 'adboards').cards.map(({ def }) => def),
    ['P16'],
  );
});

// ---------------------------------------------------------------- paying back

/** A Board Meeting takes a Sponsor away and gives 2 fitness. */
const losing = (club: Club, before?: (t: Season) => void): Season => atMeeting('M03', 'blue', { a: club, before });

rule('ELV-411, ELV-730, ELV-R27 an Adboard: its cash and its Stats are paid back, and the space is free again', () => {
  const t = losing({ cash: 3, stats: { cash: 3, fan: 3 }, adboards: ['P01'] }, (t) => mark(t, 'P01', 'contract', 1));
  deepEqual([supply(t), stats(t), cards(t, 'adboards'), cards(t, 'sponsorDiscard')], [[0, 0, 0, 2], [2, 3, 2, 2], [], ['P01']]);
});

rule('ELV-411, ELV-R27 a Kit Sponsor is paid back alike; as much as is owned, and what was lost is not given back', () => {
  // P06: 4 cash, cash up, fans down.
  const t = losing({ cash: 1, stats: { cash: 3, fan: 1 }, kit: ['P06'] }, (t) => mark(t, 'P06', 'contract', 3));
  deepEqual([supply(t), stats(t), cards(t, 'kit')], [[0, 0, 0, 2], [2, 1, 2, 2], []]);
});

rule('ELV-R93, ELV-R27 a Stat that stood at its end goes down with the Sponsor all the same', () => {
  const t = atDay({ sponsors: ['P02', 'P03', 'P04', 'P05', 'P01'], a: { stats: { cash: 5 } } });
  t.a.pick('adboard:P01');
  // 3 cash, and 1 instead of the step that could not be made.
  deepEqual([supply(t)[0], stats(t)[0]], [4, 5]);
  const lost = losing({ cash: 4, stats: { cash: 5 }, adboards: ['P01'] }, (s) => mark(s, 'P01', 'contract', 1));
  deepEqual([supply(lost)[0], stats(lost)[0]], [1, 4]);
});

rule('ELV-R27 VP tokens go back; a Stat that cannot go lower takes a marker', () => {
  // P20: cash up and 1 VP.
  const t = losing({ cash: 2, vp: 3, stats: { cash: 1 }, kit: ['P20'] }, (t) => mark(t, 'P20', 'contract', 3));
  deepEqual([supply(t), stats(t), t.own.vp[0]], [[1, 0, 0, 2], [1, 2, 2, 2], 2]);
});

rule('ELV-R27 an Adboard taken for its bonus costs nothing; which of several is lost, the owner says', () => {
  const t = losing({ cash: 3, adboards: ['P01', 'P09'] }, (t) => mark(mark(t, 'P01', 'contract', 2), 'P09', 'contract', 1));
  equal(t.ask, 'loseSponsor');
  t.a.pick('loseSponsor:P01');
  deepEqual([supply(t), stats(t), cards(t, 'adboards')], [[3, 0, 0, 2], [2, 2, 2, 2], ['P09']]);
});

rule('ELV-R27, ELV-314 without a Sponsor nothing is lost, and the rest is done', () => {
  const t = losing({ cash: 3 });
  deepEqual([supply(t), t.ask], [[3, 0, 0, 2], 'day']);
});
