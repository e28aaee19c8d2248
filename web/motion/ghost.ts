/** Where a card lies, and its picture moving over the table: nothing to press, to find or to read aloud. */

export interface Place {
  /** Its middle, on the screen. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How it is turned, as a style says it. */
  readonly turn: string;
}

/** A card that is lifted because it is chosen lies where it would lie otherwise. */
export function placeOf(card: HTMLElement): Place {
  const box = card.getBoundingClientRect();
  const { rotate, translate } = getComputedStyle(card);
  const [dx = 0, dy = 0] = translate === 'none' ? [] : translate.split(' ').map(Number.parseFloat);
  return {
    x: box.x + box.width / 2 - dx,
    y: box.y + box.height / 2 - dy,
    width: card.offsetWidth,
    height: card.offsetHeight,
    turn: rotate,
  };
}

/** What a card looks like only as long as it can be chosen. */
const STATES = ['legal', 'quiet', 'sel'];

export function ghostOf(card: HTMLElement, { x, y, width, height, turn }: Place): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.querySelector('.cover')?.remove();
  ghost.classList.remove(...STATES);
  ghost.style.setProperty('--w', `${width}px`);
  ghost.style.setProperty('--h', `${height}px`);
  Object.assign(ghost.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, rotate: turn });
  return ghost;
}
