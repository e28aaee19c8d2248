/** Do grounds lie above each other instead of side by side? */
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 1180px)');

const subscribe = (hear: () => void) => {
  narrow.addEventListener('change', hear);
  return () => narrow.removeEventListener('change', hear);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
