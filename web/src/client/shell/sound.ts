// Short sounds, made on the spot: no file is loaded, and nothing sounds before the player touched the page.

import { settings } from "../core/me";

/** What can be heard: a knock (your turn), a choice made, votes opened, dice, somebody who comes, is hurt or dies, the end. */
export type Sound = "knock" | "choice" | "vote" | "dice" | "arrival" | "death" | "end";

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  /** Hertz; a second one is where it glides to. Without any it is noise, as of wood or stone. */
  pitch?: readonly [number, number?];
  length: number;
  /** Against the loudness of the settings. */
  loud?: number;
  shape?: OscillatorType;
}

// A die that rolls knocks on the table several times, ever faster and softer.
const ROLL: readonly Tone[] = [0, 0.09, 0.17, 0.23, 0.28].map((at, knock) => ({
  at,
  length: 0.05,
  loud: 0.9 - knock * 0.14,
}));

const SOUNDS: Record<Sound, readonly Tone[]> = {
  knock: [
    { at: 0, pitch: [196], length: 0.25 },
    { at: 0.18, pitch: [294], length: 0.5 },
  ],
  choice: [
    { at: 0, length: 0.04, loud: 0.5 },
    { at: 0.01, pitch: [330], length: 0.12, loud: 0.35 },
  ],
  vote: [
    { at: 0, length: 0.05, loud: 0.6 },
    { at: 0.14, length: 0.05, loud: 0.6 },
    { at: 0.3, pitch: [220, 262], length: 0.5, loud: 0.6 },
  ],
  dice: ROLL,
  arrival: [{ at: 0, pitch: [110, 73], length: 0.55, loud: 0.7, shape: "sawtooth" }],
  death: [
    { at: 0, pitch: [147], length: 0.7, loud: 0.8 },
    { at: 0.02, pitch: [155], length: 0.7, loud: 0.5 },
    { at: 0.3, pitch: [98, 82], length: 1, loud: 0.8 },
  ],
  end: [
    { at: 0, pitch: [196], length: 0.9 },
    { at: 0.22, pitch: [247], length: 0.9 },
    { at: 0.44, pitch: [294], length: 1.2 },
    { at: 0.44, pitch: [147], length: 1.4, loud: 0.7 },
  ],
};

const LOUDEST = 0.5;
let context: AudioContext | null = null;

/** Half a second of noise, the same for every knock. */
let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function source(
  audio: AudioContext,
  tone: Tone,
  from: number,
): AudioNode & { start(at: number): void; stop(at: number): void } {
  if (!tone.pitch) {
    const wood = audio.createBufferSource();
    wood.buffer = noiseOf(audio);
    return wood;
  }
  const [pitch, glide] = tone.pitch;
  const oscillator = audio.createOscillator();
  oscillator.type = tone.shape ?? "triangle";
  oscillator.frequency.setValueAtTime(pitch, from);
  if (glide) oscillator.frequency.linearRampToValueAtTime(glide, from + tone.length);
  return oscillator;
}

function sound(audio: AudioContext, tone: Tone, now: number, loudness: number): void {
  const from = now + tone.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness * (tone.loud ?? 1), from + Math.min(0.02, tone.length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, from + tone.length);
  // Noise and saws are taken the edge off, so that they sound through a wall.
  const muffled = audio.createBiquadFilter();
  muffled.type = "lowpass";
  muffled.frequency.value = tone.pitch ? 1600 : 900;
  const made = source(audio, tone, from);
  made.connect(muffled).connect(gain).connect(audio.destination);
  made.start(from);
  made.stop(from + tone.length);
}

/** Play a sound; with the loudness at nothing there is none. */
export function play(name: Sound): void {
  const loudness = settings.value.volume * LOUDEST;
  if (loudness <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const now = context.currentTime;
  for (const tone of SOUNDS[name]) sound(context, tone, now, loudness);
}

/** A knock on the door, twice: it is your turn. */
export const knock = (): void => play("knock");
