/** Headings: which group of a game's list they mean, and how they are written. */
import type { Shelf } from './list.ts';
import { plain } from './names.ts';

/** A group; a kind of card inside a group; or a part of a list that this game does not have. */
export type Meaning = { readonly group: string } | 'kind' | 'foreign';

/** Words for the same part of a list. The first family is what most games call their deck. */
const FAMILIES: readonly (readonly string[])[] = [
  ['main', 'deck', 'main deck', 'maindeck', 'mainboard', 'cards', 'deck principal', 'pioche', 'cartes'],
  ['lb', 'limit', 'lb deck', 'limit deck', 'limit break', 'limit break deck', 'deck lb', 'deck limit break', 'limite'],
  ['side', 'sideboard', 'side deck', 'maybeboard', 'considering', 'reserve', 'deck de reserve'],
];

const KINDS = ['forward', 'backup', 'summon', 'monster', 'character', 'avant', 'soutien', 'invocation', 'monstre', 'personnage'];

/** `more` are further words for the groups, as a language calls them. */
export function headingsOf(game: Shelf, more: ReadonlyMap<string, string>): Map<string, Meaning> {
  const groups = Object.keys(game.spec.groups);
  const out = new Map<string, Meaning>();
  const put = (word: string, meaning: Meaning) => {
    if (!out.has(plain(word))) out.set(plain(word), meaning);
  };
  for (const group of groups) put(group, { group });
  for (const [word, group] of more) put(word, { group });
  FAMILIES.forEach((family, i) => {
    const group = groups.find((g) => family.includes(plain(g))) ?? (i === 0 && groups.length === 1 ? groups[0] : undefined);
    // Without such a group the deck's own words mean nothing; that there is no sideboard must be said.
    if (group !== undefined || i > 0) for (const word of family) put(word, group === undefined ? 'foreign' : { group });
  });
  const names = new Set(game.defs.map((def) => plain(def.name)));
  const kinds = new Set([...KINDS, ...game.defs.flatMap((def) => [def.kind, ...(def.traits.type ?? [])])]);
  for (const kind of kinds) for (const word of [kind, `${kind}s`]) if (!names.has(plain(word))) put(word, 'kind');
  return out;
}

export interface Heading {
  readonly title: string;
  readonly says?: number;
  /** By its form it cannot be a card, whatever its words. */
  readonly sure: boolean;
}

const BRACKETED = /^(.*\S)\s*[([]\s*(\d+)\s*(?:cards?|cartes?)?\s*[)\]]$/i;
const COUNTED = /^(.*[^\s\d:–—-])(?:\s*[:–—-]\s*|\s+)(\d+)\s*(?:cards?|cartes?)?$/i;

/** What a line would be if it were a heading: `Forwards (27):`, `## Forwards`, `[Forwards]`, `--- Forwards ---`, `Forwards: 27`. */
export function asHeading(line: string): Heading[] {
  const words = undecorated(line);
  const sure = words !== line || (/:$/.test(words) && !/^\d/.test(words));
  const rest = words.replace(/\s*:$/, '');
  const bracketed = BRACKETED.exec(rest);
  const counted = bracketed ?? COUNTED.exec(rest);
  const out: Heading[] = [];
  if (counted) {
    const title = undecorated(counted[1]);
    out.push({ title, says: Number(counted[2]), sure: bracketed !== null && (sure || title !== counted[1]) });
  }
  out.push({ title: rest, sure });
  return out;
}

function undecorated(line: string): string {
  const inside = /^\[([^\]\d]+)\]$/.exec(line)?.[1] ?? /^([=~-]{2,})\s*(\S.*?)\s*\1$/.exec(line)?.[2] ?? line.replace(/^#{2,}\s*/, '');
  return inside.replace(/^(\*\*|__)(\S.*?)(?:\1(:?)|(:)\1)$/, '$2$3$4').trim();
}
