/** Is there a column beside the board? Else what stands there is a drawer. */
import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1200px)');

const subscribe = (hear: () => void) => {
  wide.addEventListener('change', hear);
  return () => wide.removeEventListener('change', hear);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
