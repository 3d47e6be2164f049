/** The sounds of a table, made on the device from noise and a few tones: there is nothing to load. */

import type { Sound } from '../games/traits';

/** A burst of filtered noise. */
interface Hiss {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
  sharp?: number;
}

/** A tone that dies away. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
  falls?: number;
}

const QUIETEST = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after it was touched. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** After so many milliseconds; `seconds` is how long a sound that follows a movement lasts. */
export function play(sound: Sound, delay = 0, seconds = 1): void {
  const now = context;
  if (now === null || now.state !== 'running') return;
  const start = now.currentTime + delay / 1000;
  const { hisses = [], tones = [] } = MADE_OF[sound](seconds);
  for (const hiss of hisses) blow(now, start, hiss);
  for (const tone of tones) ring(now, start, tone);
}

function blow(audio: AudioContext, start: number, { at, lasts, pitch, loud, sharp = 1.2 }: Hiss): void {
  const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharp });
  source
    .connect(filter)
    .connect(fading(audio, start + at, lasts, loud))
    .connect(audio.destination);
  source.start(start + at, Math.random());
  source.stop(start + at + lasts);
}

function ring(audio: AudioContext, start: number, { at, lasts, pitch, loud, falls = 1 }: Tone): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(pitch * falls, start + at + lasts);
  source.connect(fading(audio, start + at, lasts, loud)).connect(audio.destination);
  source.start(start + at);
  source.stop(start + at + lasts);
}

function fading(audio: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: QUIETEST });
  gain.gain.setValueAtTime(QUIETEST, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.008, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(QUIETEST, from + lasts);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  return noise;
}

type Made = { hisses?: Hiss[]; tones?: Tone[] };

const MADE_OF: Record<Sound, (seconds: number) => Made> = {
  /** Dice on wood: knocks that come slower and softer. */
  rattle: (seconds) => ({
    hisses: Array.from({ length: 9 }, (_, at) => ({
      at: seconds * (at / 10) ** 1.3,
      lasts: 0.05,
      pitch: 1500 + 900 * Math.random(),
      loud: 0.3 * (1 - at / 14),
      sharp: 3,
    })),
  }),
  felt: () => ({ hisses: [{ at: 0, lasts: 0.09, pitch: 320, loud: 0.4, sharp: 0.8 }] }),
  chalk: () => ({
    hisses: [0, 0.16].map((at) => ({ at, lasts: 0.11, pitch: 3800, loud: 0.1, sharp: 2.5 })),
  }),
  card: () => ({ hisses: [{ at: 0, lasts: 0.08, pitch: 2600, loud: 0.16, sharp: 0.7 }] }),
  riffle: () => ({
    hisses: Array.from({ length: 14 }, (_, at) => ({
      at: at * 0.045,
      lasts: 0.03,
      pitch: 2200 + 60 * at,
      loud: 0.12,
    })),
  }),
  hop: () => ({ tones: [{ at: 0, lasts: 0.07, pitch: 420, loud: 0.16, falls: 0.7 }] }),
  thud: () => ({
    hisses: [{ at: 0, lasts: 0.16, pitch: 160, loud: 0.7, sharp: 0.7 }],
    tones: [{ at: 0, lasts: 0.2, pitch: 110, loud: 0.4, falls: 0.5 }],
  }),
  clack: () => ({ hisses: [{ at: 0, lasts: 0.05, pitch: 1800, loud: 0.3, sharp: 4 }] }),
  knock: () => ({
    hisses: [0, 0.14].map((at) => ({ at, lasts: 0.1, pitch: 240, loud: 0.6, sharp: 1.5 })),
  }),
  glass: () => ({
    tones: [
      { at: 0, lasts: 0.5, pitch: 2350, loud: 0.06 },
      { at: 0, lasts: 0.35, pitch: 3720, loud: 0.04 },
    ],
  }),
  bell: () => ({
    tones: [
      { at: 0, lasts: 0.9, pitch: 880, loud: 0.1 },
      { at: 0, lasts: 0.6, pitch: 2217, loud: 0.03 },
    ],
  }),
  cheer: () => ({
    tones: [523, 659, 784, 1047].map((pitch, at) => ({ at: at * 0.13, lasts: 0.7, pitch, loud: 0.08 })),
  }),
};
