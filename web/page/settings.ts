/** What somebody likes, kept on this device. */

import { type Stop, stops } from '@touchline/host';
import { type Language, languages } from '@touchline/text';
import { useSyncExternalStore } from 'react';
import { isLearnt, learn } from '../words/lexicon.ts';
import { forgetHabits } from './habits.ts';
import { type KeyOf, readKeys, usualKeys } from './keys.ts';

export const themes = ['floodlight', 'matinee', 'contrast'] as const;
export const palettes = ['default', 'cb'] as const;
export const motions = ['full', 'reduced', 'off'] as const;
export const speeds = ['slow', 'normal', 'fast'] as const;
export const sounds = ['off', 'on'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

export type Theme = (typeof themes)[number];
export type Palette = (typeof palettes)[number];
export type Motion = (typeof motions)[number];
export type Speed = (typeof speeds)[number];
export type Sound = (typeof sounds)[number];
export type TextSize = (typeof textSizes)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly motion: Motion;
  readonly speed: Speed;
  readonly sound: Sound;
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether somebody has been asked about sound, or has chosen by themselves. */
  readonly soundOffered: boolean;
  /** Whether somebody has been told that they can play without a connection. */
  readonly offlineTold: boolean;
  readonly textSize: TextSize;
  /** Against whom one plays a game for the first time: a bot by its name. */
  readonly level: string;
  readonly stop: Stop;
  /** Of the deeds of the table. */
  readonly keys: KeyOf;
}

const KEY = 'touchline.settings';

/** Until somebody chooses: what the browser says about them. */
function usual(): Settings {
  const asks = (what: string) => matchMedia(`(${what})`).matches;
  return {
    language: languages.find((language) => navigator.language.startsWith(language)) ?? 'en',
    theme: asks('prefers-contrast: more') ? 'contrast' : asks('prefers-color-scheme: light') ? 'matinee' : 'floodlight',
    palette: 'default',
    motion: asks('prefers-reduced-motion: reduce') ? 'reduced' : 'full',
    speed: 'normal',
    sound: 'off',
    volume: 70,
    soundOffered: false,
    offlineTold: false,
    textSize: 'normal',
    level: 'rookie',
    stop: 'when-i-can',
    keys: usualKeys,
  };
}

function first(): Settings {
  const otherwise = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const one = <T>(all: readonly T[], value: unknown, or: T): T => all.find((each) => each === value) ?? or;
    return {
      language: one(languages, kept.language, otherwise.language),
      theme: one(themes, kept.theme, otherwise.theme),
      palette: one(palettes, kept.palette, otherwise.palette),
      motion: one(motions, kept.motion, otherwise.motion),
      speed: one(speeds, kept.speed, otherwise.speed),
      sound: one(sounds, kept.sound, otherwise.sound),
      volume: Math.max(0, Math.min(100, Number(kept.volume ?? otherwise.volume) || 0)),
      soundOffered: kept.soundOffered === true || kept.sound === 'on',
      offlineTold: kept.offlineTold === true,
      textSize: one(textSizes, kept.textSize, otherwise.textSize),
      level: typeof kept.level === 'string' ? kept.level : otherwise.level,
      stop: one(stops, kept.stop, otherwise.stop),
      keys: readKeys(kept.keys),
    };
  } catch {
    // What cannot be read is forgotten.
    return otherwise;
  }
}

let settings = first();
const hearers = new Set<() => void>();

export function apply(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  dataset.theme = settings.theme;
  dataset.palette = settings.palette;
  dataset.motion = settings.motion;
  dataset.text = settings.textSize;
}

/** Another language is spoken as soon as it is there. */
export function change(more: Partial<Settings>): void {
  if (more.language && !isLearnt(more.language)) {
    void learn(more.language).then(() => change(more));
    return;
  }
  settings = { ...settings, ...more };
  localStorage.setItem(KEY, JSON.stringify(settings));
  tell();
}

/** As if nobody had ever chosen anything. */
export async function forgetSettings(): Promise<void> {
  localStorage.removeItem(KEY);
  forgetHabits();
  // What was said in lessons.
  sessionStorage.clear();
  const first = usual();
  await learn(first.language);
  settings = first;
  tell();
}

function tell(): void {
  apply();
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** For what is drawn by no component. */
export const settingsNow = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);
