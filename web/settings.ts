/** What somebody likes, kept on this device. */

import { type Stop, stops } from '@touchline/host';
import { useSyncExternalStore } from 'react';
import type { Language } from './match/scene.ts';

export type Theme = 'floodlight' | 'matinee' | 'contrast';
export const themes: readonly Theme[] = ['floodlight', 'matinee', 'contrast'];
export const languages: readonly Language[] = ['en', 'fr'];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly level: string;
  readonly stop: Stop;
}

const KEY = 'touchline.settings';

function first(): Settings {
  const dark = !matchMedia('(prefers-color-scheme: light)').matches;
  const usual: Settings = {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark ? 'floodlight' : 'matinee',
    level: 'anchor',
    stop: 'when-i-can',
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: languages.find((l) => l === kept.language) ?? usual.language,
      theme: themes.find((t) => t === kept.theme) ?? usual.theme,
      level: typeof kept.level === 'string' ? kept.level : usual.level,
      stop: stops.find((s) => s === kept.stop) ?? usual.stop,
    };
  } catch {
    // What cannot be read is forgotten.
    return usual;
  }
}

let settings = first();
const hearers = new Set<() => void>();

export function apply(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = settings.theme;
}

export function change(more: Partial<Settings>): void {
  settings = { ...settings, ...more };
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
