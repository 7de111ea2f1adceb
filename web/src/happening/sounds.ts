/** Sounds of our own making: a few oscillators and a little noise, made when they are wanted. */
import type { Beat } from './beats';

export type Sound = 'dice' | 'shot' | 'clash' | 'hit' | 'loss' | 'turn' | 'march';

let context: AudioContext | null = null;

/** A browser lets nothing be heard before one has touched something. */
function audible(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Noise that dies away, through a filter: blows, shots, water. */
function noise(to: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const samples = Math.ceil(to.sampleRate * length);
  const buffer = to.createBuffer(1, samples, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2;
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: 'lowpass', frequency: pitch });
  source.connect(filter).connect(new GainNode(to, { gain: loud })).connect(to.destination);
  source.start(at);
}

/** A tone that slides and dies away. */
function tone(to: AudioContext, at: number, length: number, from: number, until: number, loud: number): void {
  const source = new OscillatorNode(to, { type: 'triangle', frequency: from });
  const gain = new GainNode(to, { gain: loud });
  source.frequency.exponentialRampToValueAtTime(until, at + length);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS: Readonly<Record<Sound, (to: AudioContext, now: number) => void>> = {
  dice: (to, now) => [0, 0.07, 0.13, 0.22, 0.34].forEach((at) => noise(to, now + at, 0.04, 3200, 0.25)),
  shot: (to, now) => noise(to, now, 0.5, 900, 0.6),
  clash: (to, now) => [0, 0.09].forEach((at) => tone(to, now + at, 0.25, 1900, 900, 0.08)),
  hit: (to, now) => noise(to, now, 0.18, 500, 0.6),
  loss: (to, now) => tone(to, now, 0.9, 220, 55, 0.25),
  turn: (to, now) => [0, 0.16].forEach((at, index) => tone(to, now + at, 0.5, 392 * (index + 1), 390 * (index + 1), 0.1)),
  march: (to, now) => [0, 0.12].forEach((at) => noise(to, now + at, 0.06, 240, 0.35)),
};

/** What a beat sounds like; nothing where it is only said. */
export function soundOf({ kind, did, lost }: Beat): Sound | null {
  if (kind === 'throw') return 'dice';
  if (lost.length || did?.kind === 'loss') return 'loss';
  if (kind === 'travel') return 'march';
  if (kind === 'word') return did?.kind === 'phase' ? 'turn' : null;
  if (did?.kind === 'shot') return 'shot';
  if (did?.kind === 'fight') return 'clash';
  return did?.tone === 'plain' ? null : 'hit';
}

export function play(sound: Sound): void {
  const to = audible();
  if (to) SOUNDS[sound](to, to.currentTime);
}
