/** While moments are shown, any click or key ends them. What was pressed does nothing else, unless it is no answer. */
import { useEffect, useRef } from 'react';
import { keyOf } from '../page/keys.ts';

/** Keys that go with others, or move the focus. */
const ALONE = /^(shift|control|alt|meta|altgraph|capslock|tab)$/;
/** What is pressed here is meant. */
const MEANT = '[data-region=tools], .sound, dialog';

/** `alsoDoes`: keys, in small letters, that do what they always do as well; null: whatever is pressed does. */
export function useSkip(showing: boolean, skip: () => void, alsoDoes: readonly string[] | null): void {
  const newest = useRef({ skip, alsoDoes });
  newest.current = { skip, alsoDoes };
  useEffect(() => {
    if (!showing) return;
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (event.ctrlKey || event.metaKey || event.altKey || ALONE.test(key)) return;
      const { alsoDoes: keeps } = newest.current;
      const does = keeps === null || keeps.includes(key) || (event.target instanceof Element && event.target.closest(MEANT));
      if (!does) swallow(event);
      // A key that is still held from the answer before has not been pressed for this.
      if (!event.repeat) newest.current.skip();
    };
    const onClick = (event: MouseEvent) => {
      if (newest.current.alsoDoes !== null && !(event.target instanceof Element && event.target.closest(MEANT))) swallow(event);
      newest.current.skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [showing]);
}
