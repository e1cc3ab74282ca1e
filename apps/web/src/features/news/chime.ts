const NOTES = [880, 1175];
const NOTE_S = 0.14;

/** Plays two short notes. A browser that the user has not clicked in yet stays silent. */
export function chime() {
  const audio = new AudioContext();
  for (const [at, frequency] of NOTES.entries()) {
    const start = audio.currentTime + at * NOTE_S;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.08 });
    volume.gain.setTargetAtTime(0, start + NOTE_S / 2, NOTE_S / 3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 2 * NOTE_S);
  }
  setTimeout(() => void audio.close(), 1000);
}
