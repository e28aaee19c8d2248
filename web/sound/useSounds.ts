/** The table as it is heard: scenes by what changed in them, and refusals. */
import { useEffect, useRef } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';
import { settingsNow } from '../page/settings.ts';
import { type Cue, cuesOf, type Moment } from './cues.ts';

/** Who hears nothing need not load how it is made. */
const play = async (cue: Cue): Promise<void> => {
  if (settingsNow().sound === 'on') (await import('./play.ts')).play(cue);
};

export function useSounds(scene: Scene, look: Look, why: string): void {
  const before = useRef<Moment | null>(null);
  useEffect(() => {
    const now = { scene, score: look.score(scene) };
    for (const cue of cuesOf(before.current, now)) void play(cue);
    before.current = now;
  }, [scene, look]);
  useEffect(() => {
    if (why) void play('refusal');
  }, [why]);
}
