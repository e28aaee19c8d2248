/** The table by keyboard: each deed under its key, numbers for the buttons, arrows from card to card. */
import { type RefObject, useCallback, useMemo } from 'react';
import { passOf } from '../match/choice.ts';
import { type Direction, goRound, goToEnd, goTowards } from '../match/keysFocus.ts';
import type { Answering } from '../match/useAnswer.ts';
import { useKeys } from '../match/useKeys.ts';
import type { Deed, KeyOf } from '../page/keys.ts';

/** What is done by more than one way. */
export type Deeds = { readonly [D in Exclude<Deed, 'pass' | 'every' | 'skip' | 'round'> | 'clear']: () => unknown };

/** A pile that is looked through. */
const SHEET = '.sheet';
const WAYS: { readonly [key: string]: Direction } = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] };

export function useTableKeys(root: RefObject<HTMLElement | null>, keys: KeyOf, answering: Answering, deeds: Deeds): void {
  const { ask, choice, buttons, pick, explain } = answering;

  /** Looking about, over an open pile too. */
  const looking = useMemo(
    () => ({
      ...Object.fromEntries(Object.entries(WAYS).map(([key, way]) => [key, () => root.current !== null && goTowards(root.current, way)])),
      home: () => goToEnd(false),
      end: () => goToEnd(true),
      [keys.why]: () => void deeds.why(),
      [keys.zoom]: () => void deeds.zoom(),
    }),
    [root, keys, deeds],
  );
  const doing = useMemo(() => {
    const pass = passOf(ask);
    const [only, ...more] = choice.left;
    return {
      [keys.pass]: () => (pass ? pick(pass.key) : ask && explain(null)),
      [keys.undo]: () => void deeds.undo(),
      [keys.rewind]: () => void deeds.rewind(),
      [keys.hint]: () => void (ask ? deeds.hint() : explain(null)),
      [keys.log]: () => void deeds.log(),
      [keys.rules]: () => void deeds.rules(),
      [keys.sound]: () => void deeds.sound(),
      [keys.stops]: () => void deeds.stops(),
      [keys.keys]: () => void deeds.keys(),
      [keys.round]: ({ shiftKey }: KeyboardEvent) => root.current && goRound(root.current, shiftKey),
      escape: () => void deeds.clear(),
      enter: choice.chosen.length > 0 && only && more.length === 0 ? () => pick(only.key) : undefined,
    };
  }, [root, keys, ask, choice, pick, explain, deeds]);

  useKeys(looking, undefined, SHEET);
  useKeys(
    doing,
    useCallback((n: number) => buttons[n - 1] && pick(buttons[n - 1].key), [buttons, pick]),
  );
}
