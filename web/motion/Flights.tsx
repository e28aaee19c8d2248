/**
 * Cards travel: what lay elsewhere in the last scene flies to where it lies now. Only pictures fly, over the table; the cards themselves
 * are at once in their places, unseen until their pictures land, and can be pressed there. A new scene ends what is in the air.
 */
import { Component, createRef } from 'react';
import type { Scene, ShownCard } from '../match/scene.ts';
import { settingsNow } from '../page/settings.ts';
import { ghostOf, type Place, placeOf } from './ghost.ts';
import { flightNow } from './speed.ts';
import { cardsOf, pileOf } from './whence.ts';
import '../style/motion.css';

interface Props {
  readonly scene: Scene;
}

/** Everything on the screen that a card can fly from or to. */
interface Lying {
  readonly cards: ReadonlyMap<number, { readonly card: HTMLElement; readonly place: Place }>;
  readonly piles: ReadonlyMap<string, Place>;
}

/** Further apart than so many choices, two scenes are not two moments of one move. */
const APART = 8;
/** What moved less than this, in pixels, did not move. */
const NEAR = 2;
const FADE = 140;
/** A card in a pile is this much smaller. */
const PILED = 0.5;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

export class Flights extends Component<Props> {
  readonly #layer = createRef<HTMLDivElement>();
  #flying: Animation[] = [];

  override shouldComponentUpdate(next: Props): boolean {
    return next.scene !== this.props.scene;
  }

  override getSnapshotBeforeUpdate({ scene: last }: Props): Lying | null {
    const { scene } = this.props;
    const apart = Math.abs(scene.step - last.step);
    const moves = apart > 0 && apart <= APART && scene.viewer === last.viewer && settingsNow().motion !== 'off' && !document.hidden;
    return moves ? this.#lying() : null;
  }

  override componentDidUpdate({ scene: last }: Props, _: unknown, before: Lying | null): void {
    this.#land();
    if (!before) return;
    const now = this.#lying();
    if (settingsNow().motion === 'reduced') this.#fade(before, now);
    else {
      this.#arrive(before, now, last);
      this.#leave(before, now, last);
    }
  }

  override componentWillUnmount(): void {
    this.#land();
  }

  override render() {
    return <div className="flights" ref={this.#layer} aria-hidden="true" />;
  }

  #lying(): Lying {
    const table = this.#layer.current!.parentElement!;
    const found = new Map<number, { card: HTMLElement; place: Place }>();
    for (const cover of table.querySelectorAll<HTMLElement>('.card > [data-handle]')) {
      const card = cover.parentElement!;
      const handle = Number(cover.dataset.handle);
      // What is not drawn lies nowhere; what is drawn twice lies where it is drawn first.
      if (card.offsetWidth > 0 && !found.has(handle)) found.set(handle, { card, place: placeOf(card) });
    }
    const piles = [...table.querySelectorAll<HTMLElement>('[data-pile]')].filter(({ offsetWidth }) => offsetWidth > 0);
    return { cards: found, piles: new Map(piles.map((pile) => [pile.dataset.pile!, placeOf(pile)])) };
  }

  /** Cards that lie elsewhere than before, from there; cards that were not drawn before, from their pile. */
  #arrive(before: Lying, now: Lying, last: Scene): void {
    const shown = cardsOf(this.props.scene);
    for (const [handle, { card, place }] of now.cards) {
      const from = before.cards.get(handle)?.place;
      if (from && isSame(from, place)) continue;
      const pile = from ? null : this.#pile(shown.get(handle), last, this.props.scene, before);
      const start = from
        ? { ...between(from, place), scale: from.width / place.width, rotate: from.turn }
        : { ...(pile && between(pile, place)), scale: PILED, opacity: 0 };
      const flight = this.#fly(card, place, [start, {}]);
      // The card itself is there, and is seen when its picture lands.
      this.#flying.push(card.animate({ opacity: [0, 0] }, { duration: flight }));
    }
  }

  /** Cards that are not drawn any more go to their pile, or fade where they lay. */
  #leave(before: Lying, now: Lying, last: Scene): void {
    const shown = cardsOf(last);
    for (const [handle, { card, place }] of before.cards) {
      if (now.cards.has(handle) || card.isConnected) continue;
      const pile = this.#pile(shown.get(handle), this.props.scene, last, now);
      this.#fly(card, place, [{}, { ...(pile && between(pile, place)), scale: PILED, opacity: 0 }]);
    }
  }

  #pile(card: ShownCard | undefined, scene: Scene, other: Scene, { piles }: Lying): Place | null {
    const key = card && pileOf(card, scene, other);
    return (key && piles.get(key)) || null;
  }

  #fly(card: HTMLElement, place: Place, frames: Keyframe[]): number {
    const duration = flightNow();
    const ghost = ghostOf(card, place);
    this.#layer.current!.append(ghost);
    const flight = ghost.animate(frames, { duration, easing: EASE, id: 'flight' });
    flight.onfinish = () => ghost.remove();
    this.#flying.push(flight);
    return duration;
  }

  #fade(before: Lying, now: Lying): void {
    for (const [handle, { card, place }] of now.cards) {
      const from = before.cards.get(handle)?.place;
      if (!from || !isSame(from, place)) this.#flying.push(card.animate({ opacity: [0, 1] }, { duration: FADE, id: 'fade' }));
    }
  }

  #land(): void {
    for (const one of this.#flying) one.cancel();
    this.#flying = [];
    this.#layer.current?.replaceChildren();
  }
}

const between = (from: Place, to: Place) => ({ translate: `${from.x - to.x}px ${from.y - to.y}px` });

const isSame = (a: Place, b: Place) =>
  Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR && a.turn === b.turn;
