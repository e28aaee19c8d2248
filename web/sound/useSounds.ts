/** The table as it is heard: scenes by what changed in them, and refusals. */
import { useEffect, useRef } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';
import { cuesOf, type Moment } from './cues.ts';
import { play } from './play.ts';

export function useSounds(scene: Scene, look: Look, why: string): void {
  const before = useRef<Moment | null>(null);
  useEffect(() => {
    const now = { scene, score: look.score(scene) };
    for (const cue of cuesOf(before.current, now)) play(cue);
    before.current = now;
  }, [scene, look]);
  useEffect(() => {
    if (why) play('refusal');
  }, [why]);
}
