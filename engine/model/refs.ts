/** References to cards inside plain values. */
import type { Json, Ref } from './types.ts';

export function isRef(value: Json): value is { id: number; epoch: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 2 && 'id' in value && 'epoch' in value;
}

/** Rewrite every card reference inside a value. */
export function mapRefs(value: Json, f: (ref: Ref) => Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => mapRefs(v, f));
  if (isRef(value)) return f(value);
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, v === undefined ? v : mapRefs(v, f)]));
}

/** What a view says in place of a card reference: a handle, a place, or that it is gone. */
export function isSeen(value: Json): value is { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && (keys[0] === 'handle' || keys[0] === 'gone' || keys[0] === 'hidden');
}
