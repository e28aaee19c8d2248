/** What the log tells, read as a game reads it. The lines come with the scenes, each only once; from the beginning again where something was taken back. */

import type { LogLine } from '@touchline/host';
import { useState } from 'react';
import type { Scene } from './scene.ts';

export function useStory<Story>(scene: Scene, read: (lines: readonly LogLine[]) => Story): Story {
  const [kept, setKept] = useState(() => ({ scene, lines: scene.log, story: read(scene.log) }));
  if (kept.scene === scene || kept.scene.log === scene.log) return kept.story;
  const lines = scene.log[0]?.step === 0 ? scene.log : [...kept.lines, ...scene.log];
  const story = scene.log.length === 0 ? kept.story : read(lines);
  setKept({ scene, lines, story });
  return story;
}
