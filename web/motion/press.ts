/**
 * What a mouse or a finger does with a card besides clicking it. Held by a finger, it is shown large. Whatever clicking does, dragging does
 * too: a card that is dragged is chosen, and let go over a card that goes with it, a place where it may go or one of its answers, that is
 * chosen with it. Over the question, and from the hand over the board, it is confirmed where only one answer can be meant. Dragged anywhere
 * else, nothing has happened. Which cards go together is asked, never known here.
 */
import { flushSync } from 'react-dom';
import type { Choice } from '../match/choice.ts';
import { ghostOf, placeOf } from './ghost.ts';

/** A finger that rests for so long wants to read; the pointer that moved this far, in pixels, drags. */
const LONG = 450;
const FAR = 10;

export interface Pressed {
  readonly onLong: () => void;
  /** What would be chosen and lit with this card; null if it cannot be chosen. */
  readonly chosen: () => Choice | null;
  /** Takes back what was pointed at. */
  readonly cancel: () => void;
}

/** From pressing a card until it is let go. */
export function press(down: PointerEvent, cover: HTMLElement, { onLong, chosen, cancel }: Pressed): void {
  if (!down.isPrimary || down.button !== 0) return;
  let drag: Drag | null = null;
  const byFinger = down.pointerType !== 'mouse';
  const timer = byFinger ? window.setTimeout(() => long(), LONG) : 0;
  const done = new AbortController();
  const end = () => {
    clearTimeout(timer);
    drag?.end();
    done.abort();
  };
  const long = () => {
    end();
    noClick();
    onLong();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!drag) {
      if (Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      const choice = byFinger && scrolls(cover, dx, dy) ? null : chosen();
      drag = choice && dragOf(cover, choice, cancel);
      if (!drag) return end();
    }
    drag.to(event.clientX, event.clientY, dx, dy);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const clicks = drag?.clicks(event.clientX, event.clientY);
    if (clicks && clicks.length > 0) drag?.meant();
    end();
    if (!clicks) return;
    noClick();
    // Each is drawn before the next: what can be clicked is always what is there.
    for (const one of clicks) if (one.isConnected) flushSync(() => one.click());
  };
  const { signal } = done;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', (event) => event.pointerId === down.pointerId && end(), { signal });
}

/** While a card is dragged by a finger, nothing scrolls. A listener of React's could not say so. */
export function holdStill(cover: HTMLElement | null): (() => void) | undefined {
  if (!cover) return;
  const hold = (event: TouchEvent) => {
    if (cover.parentElement?.dataset.dragged !== undefined && event.cancelable) event.preventDefault();
  };
  cover.addEventListener('touchmove', hold, { passive: false });
  return () => cover.removeEventListener('touchmove', hold);
}

/** A finger that moves the way its row scrolls, scrolls. */
function scrolls(from: Element, dx: number, dy: number): boolean {
  const across = Math.abs(dx) > Math.abs(dy);
  for (let one: Element | null = from; one; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const longer = across ? one.scrollWidth > one.clientWidth : one.scrollHeight > one.clientHeight;
    if (longer && /auto|scroll/.test(across ? overflowX : overflowY)) return true;
  }
  return false;
}

/** The click that the browser makes of letting go is none; that of a key or of ours is. */
function noClick(): void {
  const done = new AbortController();
  const stop = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, signal: done.signal });
  window.addEventListener('pointerdown', () => done.abort(), { capture: true, signal: done.signal });
}

// ---------------------------------------------------------------- dragging

interface Drag {
  to(x: number, y: number, dx: number, dy: number): void;
  /** What letting go here clicks, in this order; nothing where it means nothing. */
  clicks(x: number, y: number): readonly HTMLElement[];
  /** What was chosen for the drag stays so. */
  meant(): void;
  end(): void;
}

/** Places for what is chosen, and answers that contain it: both are drawn once it is. */
const PLACES = '.board [data-place], .ask [data-key]';

/** Null where the card goes with nothing. */
function dragOf(cover: HTMLElement, { chosen, lit, left, twins }: Choice, cancel: () => void): Drag | null {
  const card = cover.parentElement!;
  const table = card.closest('.table');
  const layer = table?.querySelector('.flights');
  if (!table || !layer) return null;
  // The first card is chosen while it is dragged, so that all it can be answered with is there.
  const first = chosen.length === 1 && cover.ariaPressed !== 'true';
  if (first) flushSync(() => cover.click());
  let undo = first ? cancel : () => {};
  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
  // A card does not go with its equal.
  const named = (handle: number) => twins[handle] ?? handle;
  const taken = new Set(chosen.map(named));
  const others = all('[data-lit]').filter(({ dataset: { handle } }) => lit.has(Number(handle)) && !taken.has(named(Number(handle))));
  const confirms = left.length === 1 ? all(card.closest('.hand') ? '.board, .ask' : '.ask') : [];
  const clickedBy = new Map<HTMLElement, HTMLElement>([
    ...others.map((other) => [other.parentElement!, other] as const),
    ...(first ? all(PLACES).map((place) => [place, place] as const) : []),
    ...confirms.map((region) => [region, cover] as const),
  ]);
  const drops = [...clickedBy.keys()];

  const ghost = ghostOf(card, placeOf(card));
  ghost.classList.add('dragged');
  layer.append(ghost);
  card.dataset.dragged = '';
  for (const drop of drops) drop.dataset.drop = '';
  const under = (x: number, y: number) => {
    const found = document.elementsFromPoint(x, y);
    return drops.find((drop) => found.includes(drop));
  };
  return {
    to(x, y, dx, dy) {
      ghost.style.translate = `${dx}px ${dy}px`;
      const here = under(x, y);
      for (const drop of drops) drop.dataset.drop = drop === here ? 'here' : '';
    },
    clicks(x, y) {
      const drop = under(x, y);
      if (!drop) return [];
      const chosenBefore = first || cover.ariaPressed === 'true';
      return [...(chosenBefore ? [] : [cover]), clickedBy.get(drop)!];
    },
    meant() {
      undo = () => {};
    },
    end() {
      ghost.remove();
      delete card.dataset.dragged;
      for (const drop of drops) delete drop.dataset.drop;
      undo();
    },
  };
}
