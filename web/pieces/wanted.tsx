/** What nobody needs for the first decision: each is loaded when somebody wants it. */
import { Suspense } from 'react';
import { later } from '../page/later.ts';
import type { SheetProps } from './Sheet.tsx';

export const Hint = later(async () => (await import('./Hint.tsx')).Hint);
export const Menu = later(async () => (await import('./Menu.tsx')).Menu);
export const KeyList = later(async () => (await import('./KeyList.tsx')).KeyList);
export const CardDialog = later(async () => (await import('./CardDialog.tsx')).CardDialog);
export const SheetCards = later(async () => (await import('./Sheet.tsx')).SheetCards);

const SheetLater = later(async () => (await import('./Sheet.tsx')).Sheet);
export const Sheet = (props: SheetProps) => (
  <Suspense>
    <SheetLater {...props} />
  </Suspense>
);
