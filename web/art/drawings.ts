/** Drawings that are made from the id of a card: shorter to make again than to send. */
import { MoveArt } from './MoveArt.tsx';
import { Sigil } from './Sigil.tsx';

export const drawings = { MoveArt, Sigil };
