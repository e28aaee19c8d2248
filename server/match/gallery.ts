/**
 * Those who watch. They are told after those who play, and where they are many some at a time, so that a pick that comes meanwhile does not
 * wait for all of them. Each hears everything in the order in which it happened.
 */
import type { Onlooker } from './onlooker.ts';

type Message = Parameters<Onlooker['say']>[0];

/** So many are told at once. */
export const AT_ONCE = 25;

export class Gallery {
  /** What is still to be told, to whom, and to how many of them it was. */
  readonly #waiting: { readonly to: readonly Onlooker[]; readonly message: Message; told: number }[] = [];
  #due = false;

  tell(to: readonly Onlooker[], message: Message): void {
    this.#waiting.push({ to, message, told: 0 });
    if (to.length <= AT_ONCE && this.#waiting.length === 1) this.#some();
    else this.#later();
  }

  #later(): void {
    if (this.#due) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      this.#some();
      if (this.#waiting.length > 0) this.#later();
    });
  }

  #some(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const { to, message, told } = first;
    for (const onlooker of to.slice(told, told + AT_ONCE)) onlooker.say(message);
    first.told += AT_ONCE;
    if (first.told >= to.length) this.#waiting.shift();
  }

  /** All that waits is told now: before somebody is told something newer. */
  flush(): void {
    while (this.#waiting.length > 0) this.#some();
  }
}
