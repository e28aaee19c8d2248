/** Short sounds, made on the spot: no file is loaded. Nothing is prepared for them before they are wanted and the page was touched. */
import type { Cue } from './cues.ts';

let context: AudioContext | null = null;

/** Does nothing before the first click or key: a browser would not let it. */
export function play(cue: Cue): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  CUES[cue](context);
}

const CUES: { readonly [C in Cue]: (context: AudioContext) => void } = {
  card: (to) => noise(to, { seconds: 0.06, hertz: 2600, loud: 0.25 }),
  whistle: (to) => whistle(to, 0.35),
  goal(to) {
    whistle(to, 0.7);
    noise(to, { seconds: 1.1, hertz: 700, loud: 0.3, swell: 0.4 });
  },
  turn(to) {
    tone(to, { hertz: 392, seconds: 0.09, loud: 0.16 });
    tone(to, { hertz: 523, seconds: 0.09, loud: 0.16, after: 0.09 });
  },
  refusal: (to) => tone(to, { hertz: 140, seconds: 0.08, loud: 0.4 }),
};

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  /** It begins so many seconds later. */
  readonly after?: number;
}

function tone(to: AudioContext, { hertz, seconds, loud, after = 0 }: Tone): void {
  const at = to.currentTime + after;
  const source = new OscillatorNode(to, { frequency: hertz });
  source.connect(envelope(to, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

/** Two tones close together, and a pea that trembles. */
function whistle(to: AudioContext, seconds: number): void {
  const at = to.currentTime;
  const pea = new OscillatorNode(to, { frequency: 28 });
  const tremble = new GainNode(to, { gain: 0.5 });
  pea.connect(new GainNode(to, { gain: 0.5 })).connect(tremble.gain);
  tremble.connect(envelope(to, at, seconds, 0.1));
  const sources = [pea, ...[2100, 2300].map((frequency) => new OscillatorNode(to, { frequency }))];
  for (const source of sources) {
    if (source !== pea) source.connect(tremble);
    source.start(at);
    source.stop(at + seconds);
  }
}

interface Noise {
  readonly seconds: number;
  readonly hertz: number;
  readonly loud: number;
  /** Seconds until it is loudest. */
  readonly swell?: number;
}

function noise(to: AudioContext, { seconds, hertz, loud, swell }: Noise): void {
  const at = to.currentTime;
  const buffer = new AudioBuffer({ length: Math.ceil(to.sampleRate * seconds), sampleRate: to.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(to, { buffer });
  source.connect(new BiquadFilterNode(to, { type: 'bandpass', frequency: hertz, Q: 0.8 })).connect(envelope(to, at, seconds, loud, swell));
  source.start(at);
}

/** Up, and down to nothing: what begins or ends at once clicks. */
function envelope(to: AudioContext, at: number, seconds: number, loud: number, swell = 0.01): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + swell);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  gain.connect(to.destination);
  return gain;
}
