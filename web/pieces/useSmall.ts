/** Is there only room for one part of the board at a time? */
import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 760px), (max-width: 1199px) and (max-height: 480px)';

const subscribe = (hear: () => void) => {
  const small = matchMedia(QUERY);
  small.addEventListener('change', hear);
  return () => small.removeEventListener('change', hear);
};

export const useSmall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
