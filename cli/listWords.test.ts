/** Everything that can be wrong with a list is said in every language, with what to do, and without a slip. */

import { type ListProblem, listFault, listProblem, listsEn, listsFr, type XmlProblem, xmlProblem } from '@touchline/lists';
import { lint } from '@touchline/text';
import { describe, expect, test } from 'vitest';

const words = { en: listsEn, fr: listsFr } as const;
const card = { id: 'X-1', name: 'Bell Tower' };
const near = [card, { id: 'X-2', name: 'Hush' }];
const headings = ['Deck', 'Bench'];

const xml: { readonly [C in XmlProblem['code']]: Extract<XmlProblem, { readonly code: C }> } = {
  otherTagDue: { code: 'otherTagDue', found: 'card', due: 'section' },
  closesNothing: { code: 'closesNothing', tag: 'card' },
  unfinishedTag: { code: 'unfinishedTag' },
  ampersand: { code: 'ampersand' },
  neverClosed: { code: 'neverClosed', tag: 'card' },
  namelessTag: { code: 'namelessTag' },
  badAttribute: { code: 'badAttribute', tag: 'card' },
  twice: { code: 'twice', tag: 'card', attribute: 'qty' },
};

/** At least one of each code; a code without one does not compile. */
const problems: { readonly [C in ListProblem['code']]: readonly Extract<ListProblem, { readonly code: C }>[] } = {
  fields: [{ code: 'fields', fields: 4, columns: 3 }],
  rowNamesNoCard: [{ code: 'rowNamesNoCard' }],
  rowCount: [{ code: 'rowCount', count: 'X' }],
  whichColumn: [{ code: 'whichColumn' }],
  idOfOther: [{ code: 'idOfOther', card, name: 'Hush' }],
  numberOfOther: [{ code: 'numberOfOther', card, name: 'Hush' }],
  severalNamed: [{ code: 'severalNamed', name: 'Hush', ids: ['X-1', 'X-2'] }],
  noCardNamed: [
    { code: 'noCardNamed', name: 'Hush', near, game: 'playca', heading: false },
    { code: 'noCardNamed', name: 'Hush', near: [], game: 'playca', heading: true },
  ],
  noCardNumbered: [
    { code: 'noCardNumbered', id: 'X-9', near, game: 'playca' },
    { code: 'noCardNumbered', id: 'X-9', name: 'Hush', near: [], game: 'playca' },
  ],
  packedStart: [{ code: 'packedStart', version: 1 }],
  packedFormat: [{ code: 'packedFormat', found: 2, reads: 1 }],
  packedLong: [{ code: 'packedLong', letters: 5000 }],
  packedPieces: [{ code: 'packedPieces' }],
  packedLetter: [{ code: 'packedLetter', letter: '%' }],
  packedChanged: [{ code: 'packedChanged' }],
  packedNothing: [{ code: 'packedNothing' }],
  copies: [{ code: 'copies', count: 100, card: 'Hush', most: 99 }],
  beforeHeadings: [{ code: 'beforeHeadings', words: 'Hush', headings }],
  otherGame: [{ code: 'otherGame', found: 'chess', wanted: 'playca' }],
  noGroup: [0, 1, 2].map((cards) => ({ code: 'noGroup', game: 'PlayCa', title: 'Sideboard', cards, headings })),
  headingSum: [{ code: 'headingSum', says: 3, sum: 2 }],
  listSum: [{ code: 'listSum', says: 3, sum: 2 }],
  secondName: [{ code: 'secondName', used: 'A', other: 'B' }],
  unread: [{ code: 'unread', what: ['cost', 'price'] }],
  notJson: [{ code: 'notJson' }],
  jsonShape: [{ code: 'jsonShape' }],
  noList: [{ code: 'noList', title: 'Deck', value: '3' }],
  noCardNumber: [
    { code: 'noCardNumber', value: '7' },
    { code: 'noCardNumber', value: '' },
  ],
  objectNamesNoCard: [{ code: 'objectNamesNoCard' }],
  noCount: [
    { code: 'noCount', value: '1.5', card: 'Hush' },
    { code: 'noCount', value: '', card: 'Hush' },
  ],
  notO8d: Object.values(xml).map((why) => ({ code: 'notO8d', why })),
  outsideCard: [{ code: 'outsideCard', text: 'Hush' }],
  noDeckTag: [{ code: 'noDeckTag', tag: 'game' }],
  misplacedTag: [{ code: 'misplacedTag', tag: 'figure', inside: 'section' }],
  namelessCard: [{ code: 'namelessCard' }],
  octgnIdOfOther: [
    { code: 'octgnIdOfOther', card: 'Hush', number: '1-9', name: 'Bell Tower' },
    { code: 'octgnIdOfOther', card: 'Hush', name: 'Bell Tower' },
  ],
};

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const all = Object.values(problems).flat();
  // Names of tags and files are no words of a language.
  const bare = (text: string) => text.replace(/<\/?\w+>|&amp;|\bqty="[^"]*"|Hush:/g, 'X').replace(/\ban? & /g, 'this ');

  test('every problem is said, without a slip', () => {
    const said = all.map((problem) => listProblem(words[language], problem));
    expect(said.flatMap((text) => lint(language, bare(text)).map((slip) => `${text} — ${slip}`))).toEqual([]);
    for (const text of said) expect(text).not.toMatch(/undefined|\[object|NaN/);
    expect(new Set(said).size).toBe(all.length);
  });

  test('a line is named where there is one', () => {
    const [problem] = problems.packedChanged;
    expect(listFault(words[language], { line: 0, problem })).toBe(listProblem(words[language], problem));
    expect(listFault(words[language], { line: 3, problem })).toMatch(/^(line|ligne) 3\s?: /);
  });
});

test('the languages say different things', () => {
  for (const problem of Object.values(problems).flat()) expect(listProblem(listsFr, problem)).not.toBe(listProblem(listsEn, problem));
  for (const why of Object.values(xml)) expect(xmlProblem(listsFr, why)).not.toBe(xmlProblem(listsEn, why));
});
