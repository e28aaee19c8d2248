/**
 * Which key does what at the table. What the browser and every reader of screens take for granted stays as it is; each other deed has one
 * key that can be changed.
 */

export const deeds = [
  'pass',
  'undo',
  'rewind',
  'hint',
  'why',
  'zoom',
  'log',
  'rules',
  'sound',
  'stops',
  'every',
  'skip',
  'round',
  'keys',
] as const;
export type Deed = (typeof deeds)[number];

export type KeyOf = { readonly [D in Deed]: string };

/** A key is what it writes, in small letters, or its name. */
export const usualKeys: KeyOf = {
  pass: ' ',
  undo: 'u',
  rewind: 'b',
  hint: 'h',
  why: 'w',
  zoom: 'z',
  log: 'l',
  rules: 'r',
  sound: 'm',
  stops: 'x',
  every: 'a',
  skip: 's',
  round: 'f6',
  keys: '?',
};

/** Answers, moving about, confirming, closing; and keys that only go with others. */
const FIXED = /^([0-9]|enter|escape|tab|arrow(up|down|left|right)|home|end)$/;
const ALONE = /^(.|f([1-9]|1[0-2]))$/u;

export const keyOf = ({ key }: { readonly key: string }): string => key.toLowerCase();

/** Can the key be given to a deed at all? */
export const isFree = (key: string): boolean => ALONE.test(key) && !FIXED.test(key);

/** The deed that has this key already, if it is another one. */
export const holderOf = (key: string, deed: Deed, keys: KeyOf): Deed | undefined =>
  deeds.find((other) => other !== deed && keys[other] === key);

/** The usual keys with those that were changed; what makes no sense, or would take another deed's key, is as usual. */
export function readKeys(kept: unknown): KeyOf {
  const changed = (typeof kept === 'object' && kept !== null ? kept : {}) as { readonly [deed: string]: unknown };
  const read = Object.fromEntries(
    deeds.map((deed) => {
      const key = changed[deed];
      return [deed, typeof key === 'string' && isFree(key) ? key : usualKeys[deed]];
    }),
  ) as KeyOf;
  return deeds.some((deed) => holderOf(read[deed], deed, read)) ? usualKeys : read;
}
