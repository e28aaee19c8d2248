/**
 * What a mouse or a finger does with a card besides clicking it. Held by a finger, it is shown large. Dragged onto a card that goes with
 * it, it is the same as clicking one and then the other; dragged from the hand onto the board, where only one answer can be meant, the same
 * as clicking it and confirming. Dragged anywhere else, nothing has happened. Which cards go together is asked, never known here.
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
}

/** From pressing a card until it is let go. */
export function press(down: PointerEvent, cover: HTMLElement, { onLong, chosen }: Pressed): void {
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
      drag = choice && dragOf(cover, choice);
      if (!drag) return end();
    }
    drag.to(event.clientX, event.clientY, dx, dy);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const clicks = drag?.clicks(event.clientX, event.clientY);
    end();
    if (!clicks) return;
    noClick();
    // Each is drawn before the next: what is lit is always what can be clicked.
    for (const one of clicks) if (one.dataset.lit) flushSync(() => one.click());
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
  end(): void;
}

/** Null where the card goes with nothing. */
function dragOf(cover: HTMLElement, { chosen, lit, left, twins }: Choice): Drag | null {
  const card = cover.parentElement!;
  const table = card.closest('.table');
  const layer = table?.querySelector('.flights');
  if (!table || !layer) return null;
  const covers = [...table.querySelectorAll<HTMLElement>('[data-lit]')];
  // A card does not go with its equal.
  const named = (handle: number) => twins[handle] ?? handle;
  const taken = new Set(chosen.map(named));
  const others = covers.filter(({ dataset: { handle } }) => lit.has(Number(handle)) && !taken.has(named(Number(handle))));
  const board = left.length === 1 && card.closest('.hand') ? table.querySelector<HTMLElement>('.board') : null;
  const places = new Map(others.map((other) => [other.parentElement!, other]));
  const drops = [...places.keys(), ...(board ? [board] : [])];
  if (drops.length === 0) return null;

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
      const first = cover.ariaPressed === 'true' ? [] : [cover];
      return [...first, places.get(drop) ?? cover];
    },
    end() {
      ghost.remove();
      delete card.dataset.dragged;
      for (const drop of drops) delete drop.dataset.drop;
    },
  };
}
