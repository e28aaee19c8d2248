/** OCTGN names games and cards by ids of its own form. Ours follow from the names we use, so they are the same everywhere and always. */

const ROUNDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

function mix(text: string, seed: number): number {
  let h = seed;
  for (const byte of new TextEncoder().encode(text)) {
    h = Math.imul(h ^ byte, 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A UUID of version 8: made by a rule of ours. */
function uuid(text: string): string {
  const hex = ROUNDS.map((seed) => mix(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex[16], 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export const gameUuid = (game: string): string => uuid(`touchline/${game}`);
export const cardUuid = (game: string, id: string): string => uuid(`touchline/${game}/${id}`);
