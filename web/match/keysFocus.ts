/**
 * Where the focus is at the table, and where it goes: round the regions, from thing to thing in a direction, and back to the question when
 * whatever had it is gone.
 */

const THINGS = 'button:not(:disabled), a[href], input, select, [tabindex="0"]';
/** What can be answered with. */
const ANSWERS = '[data-lit], .ask [data-key]';
const QUESTION = '.ask h2';
const ROVING = '[data-region=board], [data-region=hand]';
const ROVED = '.cover, [aria-haspopup=dialog]';

export type Direction = readonly [x: number, y: number];

const all = (root: Element, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;
/** What lies over the table is a region of its own. */
const regionOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('dialog, [data-region]') ?? null;

export const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** To the question. */
export function rest(root: Element): void {
  root.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
}

/** From an answer to the question before, which goes. */
export function letGo(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.matches('.ask [data-key]')) at.blur();
}

/** Is the focus at the question already? Then its new words are not read by themselves. */
export const isResting = (root: Element): boolean => document.activeElement === root.querySelector(QUESTION);

/** May the focus stay when there is a new question? In the log, in a field, at the tools; and on what can be answered with again. */
export const mayStay = (): boolean =>
  document.activeElement?.closest('[data-region=log], input, select, textarea, dialog, .tools, [data-lit]') != null;

/** Into the next region, or the one before. */
export function goRound(root: Element, back: boolean): void {
  const regions = all(root, '[data-region]');
  if (back) regions.reverse();
  const at = regions.indexOf(regionOf(document.activeElement)!);
  const next = [...regions.slice(at + 1), ...regions.slice(0, Math.max(0, at))].find((region) => entrance(region));
  if (next) entrance(next)!.focus();
}

/** The question, what can be chosen, the region as a whole where it is to be read, or what comes first. */
function entrance(region: HTMLElement): HTMLElement | undefined {
  const whole = region.hasAttribute('tabindex') ? [region] : [];
  return [...all(region, QUESTION), ...all(region, '[data-lit]'), ...whole, ...all(region, THINGS)][0];
}

/**
 * Tab goes from region to region and stops at whatever can be answered with. Of the rest of a region's cards and piles it stops at one, where
 * the focus is or was; arrows lead to the others.
 */
export function setStops(root: Element): void {
  for (const region of root.querySelectorAll(ROVING)) {
    const things = [...region.querySelectorAll<HTMLElement>(ROVED)];
    const here = things.find((thing) => thing === document.activeElement);
    const stop = here ?? things.find(isAnswer) ?? things.find((thing) => thing.getAttribute('tabindex') === '0') ?? things[0];
    for (const thing of things) {
      const tabIndex = thing === stop || isAnswer(thing) ? 0 : -1;
      if (thing.getAttribute('tabindex') !== String(tabIndex)) thing.tabIndex = tabIndex;
    }
  }
}

const isAnswer = (thing: Element): boolean => thing.matches('[data-lit]');

/** To the nearest thing in this direction: of the same region, or, where that ends, of another. False where arrow keys only scroll. */
export function goTowards(root: Element, direction: Direction): boolean {
  if (isLost()) rest(root);
  const from = document.activeElement!;
  const region = regionOf(from);
  if (!region || !hasWays(region)) return false;
  const near = (list: readonly HTMLElement[]) =>
    nearest(
      from.getBoundingClientRect(),
      list.filter((thing) => thing !== from),
      direction,
    );
  const elsewhere = () => near(all(root, ANSWERS)) ?? near(all(root, THINGS));
  (near(all(region, THINGS)) ?? (region.matches('dialog') ? undefined : elsewhere()))?.focus();
  return true;
}

/** To the first or the last thing of the region. */
export function goToEnd(last: boolean): boolean {
  const region = regionOf(document.activeElement);
  if (!region || !hasWays(region)) return false;
  all(region, THINGS)
    .at(last ? -1 : 0)
    ?.focus();
  return true;
}

/** What is only read is scrolled. */
const hasWays = (region: Element): boolean => !region.matches('[data-region=log], [data-region=score]');

/** Straight on before aslant; what lies beside the way counts as further. */
function nearest(from: DOMRect, list: readonly HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const ways = list.flatMap((thing) => {
    const to = thing.getBoundingClientRect();
    const dx = (to.left + to.right - from.left - from.right) / 2;
    const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
    const along = dx * x + dy * y;
    const across = Math.abs(dx * y) + Math.abs(dy * x);
    return along < LEAST ? [] : [{ thing, far: along + 2 * across, aslant: across > along }];
  });
  const straight = ways.filter(({ aslant }) => !aslant);
  return (straight.length > 0 ? straight : ways).sort((a, b) => a.far - b.far)[0]?.thing;
}

/** Pixels by which something must lie further on. */
const LEAST = 6;
