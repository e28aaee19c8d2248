import { type IconName, icons } from './icons.ts';
import { patterns, shirtPath } from './shirts.ts';

/** A small drawing. What it means is said in words beside it, or by whoever uses it. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

const symbols = [
  ...Object.entries(icons).map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`),
  ...Object.entries(patterns).map(
    ([name, drawing]) =>
      `<symbol id="j-${name}" viewBox="0 0 100 100"><path d="${shirtPath}" fill="var(--k1)"/><g clip-path="url(#jc)">${drawing}` +
      `<path d="M25 44V92h8V30zM75 44V92h-8V30z" fill="#0000001f"/></g>` +
      `<path d="${shirtPath}" fill="none" stroke="var(--kl,#0b1314)" stroke-width="3.5" stroke-linejoin="round"/></symbol>`,
  ),
].join('');

/** Once in the page: everything the others refer to. */
export const Sprite = () => (
  <svg
    className="sprite"
    width="0"
    height="0"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, none of it from outside
    dangerouslySetInnerHTML={{ __html: `<defs><clipPath id="jc"><path d="${shirtPath}"/></clipPath></defs>${symbols}` }}
  />
);
