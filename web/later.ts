/** Parts of the page that are loaded when they are first shown, with what they say in the language that is spoken. */
import { type ComponentType, lazy } from 'react';
import { settingsNow } from './settings.ts';
import { learn } from './words/lexicon.ts';

export const later = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const part = await load();
    await learn(settingsNow().language);
    return { default: part };
  });
