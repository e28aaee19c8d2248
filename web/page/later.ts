/** Parts of the page that are loaded when they are first shown, with what they say. */
import { type ComponentType, lazy } from 'react';
import { catchUp } from '../words/lexicon.ts';

export const later = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const part = await load();
    await catchUp();
    return { default: part };
  });
