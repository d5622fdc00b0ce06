// Short sounds, made on the spot: no file is loaded, and nothing sounds before the player touched the page.

import { settings } from "../core/me";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loudness: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A knock on the door, twice: it is your turn. */
export function knock(): void {
  const loudness = settings.value.volume * 0.5;
  if (loudness <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const now = context.currentTime;
  tone(now, 196, 0.25, loudness);
  tone(now + 0.18, 294, 0.5, loudness);
}
