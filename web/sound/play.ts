/** Short sounds, made on the spot: no file is loaded. Nothing is prepared for them before they are wanted and the page was touched. */
import type { Cue } from './cues.ts';

let context: AudioContext | null = null;

/** Does nothing before the first click or key: a browser would not let it. `volume`: from 0 to 1. */
export function play(cue: Cue, volume = 1, seconds = 0): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = new GainNode(context, { gain: volume * volume });
  out.connect(context.destination);
  CUES[cue](out, seconds);
}

const CUES: { readonly [C in Cue]: (to: AudioNode, seconds: number) => void } = {
  card: (to) => noise(to, { seconds: 0.06, hertz: 2600, loud: 0.25 }),
  flip: (to) => noise(to, { seconds: 0.09, hertz: 1900, loud: 0.35 }),
  whistle: (to) => whistle(to, 0.35),
  goal(to) {
    whistle(to, 0.7);
    noise(to, { seconds: 1.4, hertz: 700, loud: 0.32, swell: 0.4 });
  },
  // The crowd only breathes in.
  save(to) {
    tone(to, { hertz: 110, seconds: 0.14, loud: 0.4 });
    noise(to, { seconds: 0.6, hertz: 420, loud: 0.16, swell: 0.25 });
  },
  score(to) {
    tone(to, { hertz: 523, seconds: 0.1, loud: 0.16 });
    tone(to, { hertz: 784, seconds: 0.16, loud: 0.16, after: 0.1 });
  },
  // A low thud, and no whistle.
  damage(to) {
    tone(to, { hertz: 82, seconds: 0.22, loud: 0.6 });
    noise(to, { seconds: 0.12, hertz: 240, loud: 0.4 });
  },
  settled: (to) => tone(to, { hertz: 330, seconds: 0.12, loud: 0.14 }),
  end(to) {
    whistle(to, 0.25);
    whistle(to, 0.25, 0.4);
    whistle(to, 0.9, 0.8);
  },
  dice(to, seconds) {
    for (let i = 0; i < CLICKS; i++)
      noise(to, { seconds: 0.04, hertz: 1500 + 300 * (i % 3), loud: 0.3, after: (i * (seconds || 0.4)) / CLICKS });
  },
  count(to, seconds) {
    for (let i = 0; i < CLICKS; i++) tone(to, { hertz: 330 + 33 * i, seconds: 0.05, loud: 0.09, after: (i * seconds) / CLICKS });
  },
  turn(to) {
    tone(to, { hertz: 392, seconds: 0.09, loud: 0.16 });
    tone(to, { hertz: 523, seconds: 0.09, loud: 0.16, after: 0.09 });
  },
  refusal: (to) => tone(to, { hertz: 140, seconds: 0.08, loud: 0.4 }),
};
const CLICKS = 5;

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  /** It begins so many seconds later. */
  readonly after?: number;
}

function tone(to: AudioNode, { hertz, seconds, loud, after = 0 }: Tone): void {
  const at = to.context.currentTime + after;
  const source = new OscillatorNode(to.context, { frequency: hertz });
  source.connect(envelope(to, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

/** Two tones close together, and a pea that trembles. */
function whistle(to: AudioNode, seconds: number, after = 0): void {
  const { context: of } = to;
  const at = of.currentTime + after;
  const pea = new OscillatorNode(of, { frequency: 28 });
  const tremble = new GainNode(of, { gain: 0.5 });
  pea.connect(new GainNode(of, { gain: 0.5 })).connect(tremble.gain);
  tremble.connect(envelope(to, at, seconds, 0.1));
  const sources = [pea, ...[2100, 2300].map((frequency) => new OscillatorNode(of, { frequency }))];
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
  readonly after?: number;
}

function noise(to: AudioNode, { seconds, hertz, loud, swell, after = 0 }: Noise): void {
  const { context: of } = to;
  const at = of.currentTime + after;
  const buffer = new AudioBuffer({ length: Math.ceil(of.sampleRate * seconds), sampleRate: of.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(of, { buffer });
  source.connect(new BiquadFilterNode(of, { type: 'bandpass', frequency: hertz, Q: 0.8 })).connect(envelope(to, at, seconds, loud, swell));
  source.start(at);
}

/** Up, and down to nothing: what begins or ends at once clicks. */
function envelope(to: AudioNode, at: number, seconds: number, loud: number, swell = 0.01): GainNode {
  const gain = new GainNode(to.context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + swell);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  gain.connect(to);
  return gain;
}
