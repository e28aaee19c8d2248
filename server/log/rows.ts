/** Matches and entries as rows of a table. */
import type { Json } from '@touchline/engine';
import { type Entry, firstLink, type Match } from './port.ts';
import { type Row, text, textOrNull, type Value } from './sql.ts';

export const INSERT_MATCH = 'insert into match (id, created, link, terms, seed, seats, watch) values (?, ?, ?, ?, ?, ?, ?)';

export const TAIL = 'select * from entry where match = ? and seq > ? order by seq limit ?';
/** All of them. */
export const MANY = 2 ** 31 - 1;

export const rowOf = ({ id, created, terms, seed, seats, watch }: Match): Value[] => [
  ...[id, created, firstLink({ id, created, terms }), JSON.stringify(terms), seed, JSON.stringify(seats), watch],
];

export function entryIn(row: Row): Entry {
  const data: Json = JSON.parse(text(row.data));
  const [match, kind, link] = [row.match, row.kind, row.link].map(text);
  const [seq, seat, n, at] = [row.seq, row.seat, row.n, row.at].map(Number);
  return { match, seq, seat, n, kind, data, at, link };
}

export const matchIn = (row: Row): Match => ({
  id: text(row.id),
  created: Number(row.created),
  terms: JSON.parse(text(row.terms)),
  seed: text(row.seed),
  seats: JSON.parse(text(row.seats)),
  watch: textOrNull(row.watch),
});
