/** The table as it is heard: scenes by what changed in them, and refusals. What leads to a scene is heard while it is shown. */
import { useEffect, useRef } from 'react';
import type { Scene } from '../match/scene.ts';
import { cuesOf } from './cues.ts';
import { hear } from './hear.ts';

export function useSounds(scene: Scene, why: string): void {
  const before = useRef<Scene | null>(null);
  useEffect(() => {
    for (const cue of cuesOf(before.current, scene)) void hear(cue);
    before.current = scene;
  }, [scene]);
  useEffect(() => {
    if (why) void hear('refusal');
  }, [why]);
}
