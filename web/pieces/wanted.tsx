/** What nobody needs for the first decision: each is loaded when somebody wants it. */
import { Suspense } from 'react';
import { later } from '../page/later.ts';
import type { SheetProps } from './Sheet.tsx';

export const Hint = later(async () => (await import('./Hint.tsx')).Hint);
export const Menu = later(async () => (await import('./Menu.tsx')).Menu);
export const KeyList = later(async () => (await import('./KeyList.tsx')).KeyList);
export const CardDialog = later(async () => (await import('./CardDialog.tsx')).CardDialog);
export const SheetCards = later(async () => (await import('./Sheet.tsx')).SheetCards);

const loadStage = () => import('./Stage.tsx');
export const Stage = later(async () => (await loadStage()).Stage);
/** Before it is needed: whoever has answered may soon see something. */
export const prepareStage = (): void => void loadStage();
export const SoundPanel = later(async () => (await import('./SoundPanel.tsx')).SoundPanel);
export const SoundOffer = later(async () => (await import('./SoundOffer.tsx')).SoundOffer);

export const OfflineNote = later(async () => (await import('./Offline.tsx')).OfflineNote);

const SheetLater = later(async () => (await import('./Sheet.tsx')).Sheet);
export const Sheet = (props: SheetProps) => (
  <Suspense>
    <SheetLater {...props} />
  </Suspense>
);
