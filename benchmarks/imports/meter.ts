import { isMainThread } from 'node:worker_threads';

/** How long the event loop was away: by the clock, and of that at work itself; in milliseconds. */
export interface Gap {
  wall: number;
  own: number;
}

/**
 * What a process tells of itself, ten times a second: its longest gap since the last time, its memory in bytes, and the
 * processor's time that all its threads have taken so far, in milliseconds.
 */
export interface Beat {
  gap: Gap;
  rss: number;
  cpu: number;
}

const STEP_MS = 4;
const BEAT_MS = 100;

/**
 * Loaded into the server before its own code: a timer that asks to be called every few milliseconds sees when it was not.
 * The processor's time of the thread tells what the server did itself from what the machine did meanwhile.
 */
function measure() {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [at, own] = [performance.now(), cpu()];
  let longest: Gap = { wall: 0, own: 0 };
  setInterval(() => {
    const [now, spent] = [performance.now(), cpu()];
    const gap = { wall: Math.max(0, now - at - STEP_MS), own: spent - own };
    longest = { wall: Math.max(longest.wall, gap.wall), own: Math.max(longest.own, gap.own) };
    [at, own] = [now, spent];
  }, STEP_MS).unref();
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const rss = process.memoryUsage.rss();
    process.send?.({ gap: longest, rss, cpu: (user + system) / 1000 } satisfies Beat);
    longest = { wall: 0, own: 0 };
  }, BEAT_MS).unref();
}

if (isMainThread) measure();
