/** OCTGN's deck file: sections of cards with `qty`, an id of OCTGN's own, and the name as text. */
import { Draft, linesOf, type Parsed } from './list.ts';
import type { ListProblem } from './problem.ts';
import { readXml, type Tag } from './xml.ts';

export function parseO8d(text: string): Parsed {
  const draft = new Draft();
  const tags = readXml(text);
  if ('why' in tags) {
    draft.fault(tags.line, { code: 'notO8d', why: tags.why });
    return draft.done('o8d');
  }
  const path: string[] = [];
  let card: { readonly line: number; readonly qty: string; readonly uuid?: string; name: string } | null = null;
  for (const tag of tags) {
    if (tag.what === 'open') {
      path.push(tag.name);
      const problem = place(path);
      if (problem) draft.fault(tag.line, problem);
      else if (tag.name === 'card')
        card = { line: tag.line, qty: tag.attributes.get('qty') ?? '1', uuid: tag.attributes.get('id'), name: '' };
      else opened(draft, tag);
      if (tag.empty) {
        path.pop();
        if (tag.name === 'card') card = cardEnds(draft, card);
      }
    } else if (tag.what === 'close') {
      path.pop();
      if (tag.name === 'card') card = cardEnds(draft, card);
    } else if (tag.what === 'aside') continue;
    else if (card) card.name += tag.text;
    else if (path.at(-1) === 'notes') readNotes(draft, tag.text, tag.line);
    else draft.fault(tag.line, { code: 'outsideCard', text: tag.text.trim() });
  }
  const noted = new Set(draft.lines.map(({ line }) => line));
  for (const { line, last } of tags) for (let at = line; at <= last; at++) if (!noted.has(at)) draft.note(at, 'markup');
  return draft.done('o8d');
}

/** What is wrong with a tag standing there. */
function place(path: readonly string[]): ListProblem | undefined {
  const here = path.join('/');
  if (['deck', 'deck/section', 'deck/section/card', 'deck/notes', 'deck/sleeve'].includes(here)) return undefined;
  const [tag, inside] = [path.at(-1)!, path.at(-2)];
  return inside === undefined ? { code: 'noDeckTag', tag } : { code: 'misplacedTag', tag, inside };
}

function opened(draft: Draft, { name, line, attributes }: Extract<Tag, { what: 'open' }>): void {
  if (name === 'section') draft.heading(line, attributes.get('name') ?? '');
  else if (name === 'deck') draft.game = attributes.get('game');
}

function cardEnds(draft: Draft, card: { line: number; qty: string; uuid?: string; name: string } | null): null {
  if (!card) return null;
  const { line, qty, uuid } = card;
  const name = card.name.trim();
  if (name === '' && uuid === undefined) draft.fault(line, { code: 'namelessCard' });
  else if (!/^\d+$/.test(qty)) draft.fault(line, { code: 'noCount', value: `qty="${qty}"`, card: name || uuid! });
  else draft.card({ line, count: Number(qty), words: name || uuid!, name: name || undefined, uuid });
  return null;
}

/** OCTGN keeps no name of a deck; ours stands in its notes. */
function readNotes(draft: Draft, text: string, first: number): void {
  linesOf(text).forEach((line, i) => {
    const name = /^\s*Name:\s*(\S.*?)\s*$/.exec(line)?.[1];
    if (name !== undefined && draft.name === undefined) draft.title(first + i, name);
    else if (line.trim() !== '') draft.note(first + i, 'comment');
  });
}
