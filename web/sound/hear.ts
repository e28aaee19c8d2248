/** What is heard: sounds are made only for who wants them, and loaded with the first one. */
import type { Moment, Tone } from '../match/moment.ts';
import { change, settingsNow } from '../page/settings.ts';
import type { Cue } from './cues.ts';

/** `seconds`: how long it goes on, where that is not always the same. */
export async function hear(cue: Cue, seconds = 0): Promise<void> {
  const { sound, volume } = settingsNow();
  if (sound === 'on' && volume > 0) (await import('./play.ts')).play(cue, volume / 100, seconds);
}

/** Who turns sound on hears that it is. */
export function turnSound(on: boolean): void {
  change({ sound: on ? 'on' : 'off', soundOffered: true });
  if (on) void hear('turn');
}

const BANNERS: { readonly [T in Tone]: Cue } = {
  goal: 'goal',
  save: 'save',
  score: 'score',
  damage: 'damage',
  plain: 'settled',
  end: 'end',
};

/** `ms`: how long it moves. */
export function hearMoment(moment: Moment, ms: number): void {
  void hear(moment.show === 'banner' ? BANNERS[moment.tone] : moment.show === 'sum' ? 'count' : moment.show, ms / 1000);
}
