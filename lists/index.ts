/**
 * Deck lists as people write and share them: text, JSON, OCTGN's `.o8d` and one packed string for a link. `readDeck` reads any of them
 * and tells of every line it could not use; `writeText`, `writeJson`, `writeO8d` and `pack` write them.
 */
export type { Entry, Fault, Form, LineKind, Parsed, Section, Shelf } from './list.ts';
export { disagreements, octgnSet, type SetCard } from './octgnSet.ts';
export { pack } from './pack.ts';
export { type IsHeading, packedIn, parse } from './parse.ts';
export { type ListProblem, type ListWords, listFault, listProblem, type PackedProblem, type XmlProblem, xmlProblem } from './problem.ts';
export { type DeckText, readDeck, resolve } from './resolve.ts';
export { type Unpacked, unpack } from './unpack.ts';
export { gameUuid } from './uuid.ts';
export { listsEn } from './words/en.ts';
export { listsFr } from './words/fr.ts';
export { writeJson, writeList, writeO8d, writeText } from './write.ts';
