/** A shirt in a team's colours, with a number on it. */
import type { CSSProperties } from 'react';
import type { Pattern } from './shirts.ts';

export interface Kit {
  readonly colours: readonly [first: string, second: string];
  readonly pattern: Pattern;
  readonly number: string;
  /** Around the number, where pattern and number meet. */
  readonly outline: string;
}

/** The colours reach everything drawn inside. */
export const kitStyle = ({ colours: [first, second], number, outline }: Kit): CSSProperties => ({
  '--k1': first,
  '--k2': second,
  '--kc': number,
  '--ko': outline,
});

/** A shirt by itself, in its own colours. */
export const Shirt = ({ kit }: { readonly kit: Kit }) => (
  <span style={kitStyle(kit)}>
    <Jersey kit={kit} />
  </span>
);

export function Jersey({ kit, number = '' }: { readonly kit: Kit; readonly number?: number | string }) {
  return (
    <svg className="jersey" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#j-${kit.pattern}`} />
      {number !== '' && (
        <text x="50" y="74" textAnchor="middle" className="jn">
          {number}
        </text>
      )}
    </svg>
  );
}
