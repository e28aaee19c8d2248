export type { Position as Look, TableGame as Title } from './teller.ts';
