/** What is wrong with a list, in English. */
import { type ListWords, type Named, xmlProblem } from '../problem.ts';

const again = 'Copy the whole of it again.';
const shape = 'Write a list of card numbers, or numbers with how many of each.';
const named = ({ id, name }: Named): string => `${name} (${id})`;
const meant = (near: readonly Named[], game: string): string =>
  near.length > 0 ? `Do you mean ${near.map(named).join(' or ')}?` : `Check the name, and that the list is for ${game}.`;

export const listsEn: ListWords = {
  line: (line, text) => `line ${line}: ${text}`,
  problems: {
    fields: ({ fields, columns }) => `${fields} fields under ${columns} column titles. Quote a field that has a separator in it.`,
    rowNamesNoCard: () => 'The row names no card. Write its name or its number.',
    rowCount: ({ count }) => `"${count}" is no count. Write a whole number.`,
    whichColumn: () => 'It does not say which column is what. Put a line such as "count,name,number" above the rows.',
    idOfOther: ({ card, name }) => `The id is that of ${named(card)}, not of ${name}. Correct the name or the id.`,
    numberOfOther: ({ card, name }) => `${card.id} is ${card.name}, not ${name}. Correct the name or the number.`,
    severalNamed: ({ name, ids }) => `"${name}" is the name of ${ids.join(' and ')}. Write the number.`,
    noCardNamed: ({ name, near, game, heading }) =>
      `There is no card "${name}". ${meant(near, game)}${heading ? ` If it is a heading, write "${name}:".` : ''}`,
    noCardNumbered: ({ id, name, near, game }) => `There is no card ${id}${name === undefined ? '' : ` (${name})`}. ${meant(near, game)}`,
    packedStart: ({ version }) => `A packed deck begins with TL${version}. ${again}`,
    packedFormat: ({ found, reads }) =>
      `The packed deck is of format ${found}; this Touchline reads format ${reads}. Update, or ask for the deck as text.`,
    packedLong: ({ letters }) => `The packed deck has ${letters} letters, more than any deck needs. ${again}`,
    packedPieces: () => `A piece of the packed deck is missing or too many. ${again}`,
    packedLetter: ({ letter }) => `The sign "${letter}" does not belong into a packed deck. ${again}`,
    packedChanged: () => `The packed deck was changed or cut on its way. ${again}`,
    packedNothing: () => `The packed deck holds no list. ${again}`,
    copies: ({ count, card, most }) => `${count} copies of ${card}: use 1 to ${most}.`,
    beforeHeadings: ({ words, headings }) => `"${words}" stands before the first heading. Headings: ${headings.join(', ')}.`,
    otherGame: ({ found, wanted }) => `The list is for ${found}, not for ${wanted}. Choose that game, or another list.`,
    noGroup: ({ game, title, cards, headings }) => {
      const out = cards === 1 ? ' The card under it is left out.' : cards > 1 ? ` The ${cards} cards under it are left out.` : '';
      return `${game} has no group "${title}".${out} Headings: ${headings.join(', ')}.`;
    },
    headingSum: ({ says, sum }) => `The heading says ${says} cards; the lines under it add up to ${sum}.`,
    listSum: ({ says, sum }) => `The list says ${says} cards in all; the lines above add up to ${sum}.`,
    secondName: ({ used, other }) => `The list has a second name. "${used}" is used, not "${other}".`,
    unread: ({ what }) => `Not read, because it is not about the list: ${what.join(', ')}.`,
    notJson: () => 'This is not JSON: something is missing, or does not belong here. Correct it there or just before.',
    jsonShape: () => 'A JSON deck is an object with a list for each group.',
    noList: ({ title, value }) => `${title}: ${value} is no list. ${shape}`,
    noCardNumber: ({ value }) => `${value === '' ? 'A list in a list' : value} is no card number. ${shape}`,
    objectNamesNoCard: () => 'The object names no card. Give it an "id" or a "name".',
    noCount: ({ value, card }) => `${value === '' ? 'A list' : value} is no count of ${card}. Write a whole number.`,
    notO8d: ({ why }) =>
      `This is not a deck file OCTGN could read: ${xmlProblem(listsEn, why)}. Correct it there, or save the deck in OCTGN again.`,
    outsideCard: ({ text }) => `"${text}" stands outside of any card. Put it into <card> or take it away.`,
    noDeckTag: ({ tag }) => `<${tag}> is no deck. A deck file begins with <deck>.`,
    misplacedTag: ({ tag, inside }) => `<${tag}> does not belong into <${inside}>. A deck has sections, a section has cards.`,
    namelessCard: () => 'The card has no name. Write it between <card> and </card>.',
    octgnIdOfOther: ({ card, number, name }) =>
      `The OCTGN id is that of ${card}${number === undefined ? '' : ` (${number})`}, the name says ${name}. Correct the one that is wrong.`,
  },
  xml: {
    otherTagDue: ({ found, due }) => `</${found}> stands where </${due}> is due`,
    closesNothing: ({ tag }) => `</${tag}> closes nothing`,
    unfinishedTag: () => 'a tag is not finished',
    ampersand: () => 'an & does not stand for a letter; write &amp;',
    neverClosed: ({ tag }) => `<${tag}> is never closed`,
    namelessTag: () => 'a tag without a name',
    badAttribute: ({ tag }) => `<${tag}> has an attribute that cannot be read`,
    twice: ({ tag, attribute }) => `<${tag}> has the attribute ${attribute} twice`,
  },
};
