/** The game's own small drawings: the four kinds of markers, VP and the tokens that lie on cards; and the vote of a Director. */
import type { ReactNode } from 'react';

const CASH = (
  <>
    <ellipse cx="12" cy="7" rx="8" ry="3.8" />
    <path
      d="M4 10.5c0 2 3.6 3.8 8 3.8s8-1.8 8-3.8v3c0 2-3.6 3.8-8 3.8s-8-1.8-8-3.800zM4 16.500c0 2 3.6 3.8 8 3.800s8-1.8 8-3.8"
      opacity=".75"
    />
  </>
);
const FAN = (
  <>
    <path d="M4 4l9 4v9l-9 4z" />
    <path d="M15.5 8.500a5 5 0 0 1 0 8M18 5.500a9 9 0 0 1 0 14" stroke="currentColor" strokeWidth="2" fill="none" strokeLinecap="round" />
  </>
);
const OP = (
  <>
    <path d="M6 3h12v18H6z" />
    <path d="M9 8h6M9 12h6M9 16h4" stroke="var(--under, #fff)" strokeWidth="1.8" />
  </>
);
const FIT = (
  <>
    <path d="M12 21C5 15.5 2.5 12 2.5 8.500A4.8 4.8 0 0 1 12 6.500a4.8 4.8 0 0 1 9.5 2C21.5 12 19 15.5 12 21z" />
    <path d="M3 12h5l2-3.5 3 6 2-2.500h6" fill="none" stroke="var(--under, #fff)" strokeWidth="1.6" />
  </>
);
const VP = (
  <path d="M6 3h12v5a6 6 0 0 1-12 0zM3 4.500h3v4.500c-2 0-3-1.5-3-4.500zM21 4.500h-3v4.500c2 0 3-1.5 3-4.500zM11 14h2v4h4v3H7v-3h4z" />
);
const INJ = (
  <>
    <rect x="3" y="3" width="18" height="18" rx="4" />
    <path d="M12 7v10M7 12h10" stroke="#fff" strokeWidth="3" />
  </>
);
const SUS = <rect x="6" y="2.5" width="12" height="19" rx="2" />;
const UP = <path d="M12 5l8 14H4z" />;
const DOWN = <path d="M12 19L4 5h16z" />;

const DRAWN = { cash: CASH, fan: FAN, op: OP, fit: FIT, vp: VP, inj: INJ, sus: SUS, up: UP, down: DOWN } as const satisfies {
  readonly [name: string]: ReactNode;
};
export type SignName = keyof typeof DRAWN;

/** What it means is said in words beside it. */
export const Sign = ({ of }: { readonly of: SignName }) => (
  <svg className={`el-sign s-${of}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {DRAWN[of]}
  </svg>
);

/** A vote: a disc, a square or a lozenge, always with its letter. */
export const Vote = ({ of, letter }: { readonly of: string; readonly letter: string }) => (
  <i className={`el-vote ${of}`} aria-hidden="true">
    {letter}
  </i>
);

const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A six-sided die as it lies; of more sides, its number. */
export const DieFace = ({ n }: { readonly n: number }) => (
  <span className="el-die" aria-hidden="true">
    {PIPS[n]
      ? Array.from({ length: 9 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={i} className={PIPS[n].includes(i) ? 'on' : ''} />
        ))
      : n}
  </span>
);
