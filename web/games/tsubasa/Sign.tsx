/** A sign for each pair of special cards: whoever does not tell colours apart sees which go together. */
const SHAPES: { readonly [key: string]: string } = {
  blue: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  green: 'M12 3L22 20H2z',
  white: 'M4 4h16v16H4z',
  red: 'M12 2l10 10-10 10L2 12z',
  orange: 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z',
  black: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
};

export const Sign = ({ of }: { readonly of: string }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[of] ?? SHAPES.blue} />
  </svg>
);
