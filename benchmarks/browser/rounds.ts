import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function shuffled<Value>(values: readonly Value[]) {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

const IDLE_SHARE = 0.5;
const LOOK_MS = 120;
const PATIENCE = 40;

/** Waits until half of the machine is idle; gives up after five seconds. */
export async function waitForIdle() {
  for (let look = 0; look < PATIENCE; look++) {
    const before = cpuTimes();
    await wait(LOOK_MS);
    const after = cpuTimes();
    if ((after.idle - before.idle) / (after.total - before.total) >= IDLE_SHARE) return;
  }
}

function cpuTimes() {
  const all = os.cpus().map(({ times }) => times);
  const sum = (times: Record<string, number>) => Object.values(times).reduce((a, b) => a + b, 0);
  return {
    idle: all.reduce((total, times) => total + times.idle, 0),
    total: all.reduce((total, times) => total + sum({ ...times }), 0),
  };
}
