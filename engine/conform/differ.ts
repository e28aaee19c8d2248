/** Comparing plain values, and saying in words where they part. */
import { canonical, type Json } from '../index.ts';

const short = (value: Json | undefined): string => {
  const text = value === undefined ? 'nothing' : canonical(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
};

/** '' if equal, else the first place where they part. */
export function difference(a: unknown, b: unknown): string {
  // Almost always equal: the native text first, the careful walk only when it differs.
  if (JSON.stringify(a) === JSON.stringify(b)) return '';
  return part(a as Json, b as Json, '');
}

function part(a: Json | undefined, b: Json | undefined, path: string): string {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null || Array.isArray(a) !== Array.isArray(b))
    return a === b ? '' : `${path || 'value'}: ${short(a)} against ${short(b)}`;
  const left = a as { readonly [key: string]: Json };
  const right = b as { readonly [key: string]: Json };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = part(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

/** Where a value is no plain JSON data; '' if it is. What is not plain is lost by a save. */
export function notPlain(value: unknown, path = ''): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return '';
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? '' : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}.${i}`);
      if (found !== '') return found;
    }
    return '';
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  for (const key of Object.keys(value)) {
    const found = notPlain((value as { [key: string]: unknown })[key], path === '' ? key : `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}
