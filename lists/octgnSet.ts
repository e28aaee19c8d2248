/** OCTGN's set file says which card an OCTGN id is. With it a deck file whose ids and names went apart is noticed. */
import type { Fault, Parsed } from './list.ts';
import { plain } from './names.ts';
import { readXml, type XmlFault } from './xml.ts';

export interface SetCard {
  readonly name: string;
  /** As printed, if the set file tells. */
  readonly number?: string;
}

export function octgnSet(text: string): ReadonlyMap<string, SetCard> | XmlFault {
  const tags = readXml(text.replace(/^\ufeff/, ''));
  if ('why' in tags) return tags;
  const out = new Map<string, SetCard>();
  let id: string | undefined;
  for (const tag of tags) {
    if (tag.what !== 'open') continue;
    const { name, attributes } = tag;
    const said = attributes.get('name');
    if (name === 'card') {
      id = attributes.get('id')?.toLowerCase();
      if (id !== undefined && said !== undefined) out.set(id, { name: said });
    } else if (name === 'property' && said === 'SetNumber' && id !== undefined) {
      out.set(id, { ...out.get(id)!, number: attributes.get('value') });
    }
  }
  return out;
}

/** Cards whose OCTGN id belongs to a card of another name. */
export function disagreements({ entries }: Parsed, set: ReadonlyMap<string, SetCard>): Fault[] {
  return entries.flatMap(({ line, uuid, name }) => {
    const card = set.get(uuid?.toLowerCase() ?? '');
    if (!card || name === undefined || plain(card.name) === plain(name)) return [];
    return [{ line, problem: { code: 'octgnIdOfOther', card: card.name, number: card.number, name } }];
  });
}
