/** Shirts: two colours of a team and one of nine patterns. */
export const shirtPath = 'M35 10L17 18 3 38l15 12 7-6v48h50V44l7 6 15-12L83 18 65 10c-4 8-26 8-30 0z';

export const patterns = {
  plain: '',
  stripes: '<path d="M30 5h9v90h-9zM46 5h9v90h-9zM62 5h9v90h-9z" fill="var(--k2)"/>',
  hoops: '<path d="M0 30h100v11H0zM0 52h100v11H0zM0 74h100v11H0z" fill="var(--k2)"/>',
  half: '<path d="M50 0h50v100H50z" fill="var(--k2)"/>',
  sash: '<path d="M14 8L86 98h18L32 8z" fill="var(--k2)"/>',
  chevron: '<path d="M0 26l50 28 50-28v15L50 69 0 41z" fill="var(--k2)"/>',
  pin: '<path d="M29 5h2v90h-2zM37 5h2v90h-2zM45 5h2v90h-2zM53 5h2v90h-2zM61 5h2v90h-2zM69 5h2v90h-2z" fill="var(--k2)"/>',
  yoke: '<path d="M0 0h100v36H0z" fill="var(--k2)"/>',
  quarter: '<path d="M50 0h50v48H50zM0 48h50v52H0z" fill="var(--k2)"/>',
} as const satisfies { readonly [name: string]: string };

export type Pattern = keyof typeof patterns;
