/** What English texts say of a card, and the events texts wait for. */
import { type Clause, english as e, type Verb, type Who } from '@touchline/text';
import type { FftcgWords } from '../vocabulary.ts';
import { elements, keywords, types } from './nouns.ts';

const { verb } = e;
const told = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest, told: true });

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
  dull: (who) => told(who, e.be, 'dulled'),
  activate: (who) => told(who, e.be, 'activated'),
  freeze: (who) => told(who, e.be, 'frozen'),
  damage: (who) => told(who, e.be, 'dealt damage'),
  wound: (who) => told(who, verb('take'), 'damage'),
  control: (who) => told(who, verb('change'), 'control'),
  counter: (who) => told(who, verb('get'), 'a counter'),
  attack: (who) => told(who, verb('attack'), ''),
  party: (who) => told(who, verb('attack'), 'in a party'),
  block: (who) => told(who, verb('block'), ''),
  blocked: (who) => told(who, e.be, 'blocked'),
  hit: (who) => told(who, verb('deal'), 'damage to the opponent'),
  deals: (who) => told(who, verb('deal'), 'damage to a Forward'),
  breaks: (who) => told(who, verb('break'), 'a Character'),
  wounded: (who) => told(who, verb('take'), 'a point of damage'),
  burst: (who) => told(who, verb('use'), 'an EX Burst'),
  cast: (who) => told(who, e.be, 'cast'),
  use: (who) => told(who, verb('use'), 'an ability'),
  chosen: (who) => told(who, e.be, 'chosen by a Summon or ability'),
  main1Begins: (who) => told(who, verb('begin'), 'Main Phase 1'),
  main2Begins: (who) => told(who, verb('begin'), 'Main Phase 2'),
  attackBegins: (who) => told(who, verb('begin'), 'the Attack Phase'),
  turnEnds: (who) => told(who, verb('end'), 'the turn'),
  state: (who) => told(who, e.be, 'so'),
};
