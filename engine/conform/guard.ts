/** Reading through glass: rules see the state, and every attempt to write it is noted and left undone. */
import { setGuard } from '../table/reading.ts';

const MUTATORS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);

/** Run something with the state behind glass; the paths that were written to come back. */
export function guarded(deed: () => void): string[] {
  const writes: string[] = [];
  // One wrapper for each object, so that rules may compare what they read.
  const glass = new WeakMap<object, object>();
  const cover = <T extends object>(target: T, path: string): T => {
    const known = glass.get(target);
    if (known) return known as T;
    const note = (key: PropertyKey, how: string) => {
      writes.push(`${how} ${path === '' ? '' : `${path}.`}${String(key)}`);
      return true;
    };
    const made = new Proxy(target, {
      get(object, key, receiver) {
        if (Array.isArray(object) && typeof key === 'string' && MUTATORS.has(key))
          return (...args: readonly unknown[]) => {
            writes.push(`${key}() on ${path}`);
            const spare = object.slice() as unknown as { [method: string]: (...list: readonly unknown[]) => unknown };
            return spare[key](...args);
          };
        const value: unknown = Reflect.get(object, key, receiver === made ? object : receiver);
        if (typeof value !== 'object' || value === null || Object.isFrozen(object)) return value;
        return cover(value, path === '' ? String(key) : `${path}.${String(key)}`);
      },
      set: (_object, key) => note(key, 'wrote'),
      deleteProperty: (_object, key) => note(key, 'deleted'),
      defineProperty: (_object, key) => note(key, 'defined'),
      setPrototypeOf: () => note('prototype', 'changed'),
    });
    glass.set(target, made);
    return made;
  };
  setGuard((state) => cover(state, ''));
  try {
    deed();
  } finally {
    setGuard(null);
  }
  return writes;
}
