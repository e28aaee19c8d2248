/** The same drawing for the same card, always: numbers drawn from its id. */
export function drawnFrom(id: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 16777619);
  let s = h >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

/** Two letters or figures for a name. */
export function monogram(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '' && !/^(of|the|and|de|la|le)$/i.test(word));
  return ((words[0] ?? '?')[0] + (words.length > 1 ? words[words.length - 1][0] : '')).toUpperCase();
}
