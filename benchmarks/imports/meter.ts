import { isMainThread } from 'node:worker_threads';

/** How long the event loop was blocked, in milliseconds: by the clock, and the part that it was working itself. */
export interface Gap {
  wall: number;
  own: number;
}

/**
 * What a process reports of itself, ten times a second: its longest gap since the last report, its memory in bytes, and
 * the processor time of all its threads so far, in milliseconds.
 */
export interface Beat {
  gap: Gap;
  rss: number;
  cpu: number;
}

const STEP_MS = 4;
const BEAT_MS = 100;

/**
 * Loaded into the server before its own code. A timer that should run every few milliseconds notices when it could not.
 * The processor time of the thread separates the server's own work from other work of the machine.
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
