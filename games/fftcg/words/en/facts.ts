/** What English texts say of a card, and the events texts wait for. */
import { english as e, stated } from '@touchline/text';
import type { FftcgWords } from '../vocabulary.ts';
import { elements, keywords, types } from './nouns.ts';

const { verb } = e;

export const traits: FftcgWords['traits'] = {
  type: { before: (v) => types[v].one, says: (v) => `is ${e.a(types[v].one)}` },
  element: {
    before: (v) => elements[v],
    says: (v) => `is ${elements[v]}`,
    name: 'Element',
    named: 'the chosen Element',
    value: (v) => elements[v],
  },
  name: { after: (v) => `named ${v}`, says: (v) => `is named ${v}`, name: 'Card Name', named: 'the chosen Card Name' },
  job: { before: (v) => `Job ${v}`, says: (v) => `has Job ${v}`, name: 'Job', named: 'the chosen Job' },
  category: { before: (v) => `Category ${v}`, says: (v) => `is of Category ${v}`, name: 'Category', named: 'the chosen Category' },
  keyword: { after: (v) => `with ${keywords[v]}`, says: (v) => `has ${keywords[v]}` },
  icon: { after: () => 'with the generic icon', says: () => 'has the generic icon' },
  item: { before: (v) => v, says: (v) => `is ${e.a(v)}` },
  cp: { after: (v) => `that gives ${elements[v]} CP`, says: (v) => `gives ${elements[v]} CP` },
  paidWith: { after: (v) => `paid with ${elements[v]} CP`, says: (v) => `is paid with ${elements[v]} CP` },
};

export const happenings: FftcgWords['happenings'] = {
  dull: (who) => stated(who, e.be, 'dulled'),
  activate: (who) => stated(who, e.be, 'activated'),
  freeze: (who) => stated(who, e.be, 'frozen'),
  damage: (who, n) => stated(who, e.be, `dealt ${n === '' ? '' : `${n} `}damage`),
  wound: (who, n) => stated(who, verb('take'), n === '' ? 'damage' : `${n} ${n === '1' ? 'point' : 'points'} of damage`),
  control: (who) => stated(who, verb('change'), 'control'),
  counter: (who) => stated(who, verb('get'), 'a counter'),
  attack: (who) => stated(who, verb('attack'), ''),
  party: (who) => stated(who, verb('attack'), 'in a party'),
  block: (who) => stated(who, verb('block'), ''),
  blocked: (who) => stated(who, e.be, 'blocked'),
  hit: (who) => stated(who, verb('deal'), 'damage to the opponent'),
  deals: (who) => stated(who, verb('deal'), 'damage to a Forward'),
  breaks: (who) => stated(who, verb('break'), 'a Character'),
  wounded: (who) => stated(who, verb('take'), 'a point of damage'),
  burst: (who) => stated(who, verb('use'), 'an EX Burst'),
  cast: (who) => stated(who, e.be, 'cast'),
  use: (who) => stated(who, verb('use'), 'an ability'),
  prime: (who) => stated(who, e.verb('prime'), ''),
  primed: (who) => stated({ words: 'a Character' }, e.verb('prime'), `into ${who.words}`),
  chosen: (who) => stated(who, e.be, 'chosen by a Summon or ability'),
  main1Begins: (who) => stated(who, verb('begin'), 'Main Phase 1'),
  main2Begins: (who) => stated(who, verb('begin'), 'Main Phase 2'),
  attackBegins: (who) => stated(who, verb('begin'), 'the Attack Phase'),
  turnEnds: (who) => stated(who, verb('end'), 'the turn'),
  state: (who) => stated(who, e.be, 'so'),
};
