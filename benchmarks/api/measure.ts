/** Milliseconds of single runs: percentiles. */
export interface Timing {
  p50: number;
  p95: number;
  p99: number;
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

export function timingOf(times: number[]): Timing {
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) };
}

async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs `work` on each of the inputs, one after another; the first `warmUp` of them are not counted. */
export async function time<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
  warmUp = 20,
): Promise<Timing> {
  for (const input of inputs.slice(0, warmUp)) await work(input);
  const times: number[] = [];
  for (const input of inputs) times.push(await clocked(() => work(input)));
  return timingOf(times);
}

/** The same, but runs a peer before each input, so that both are measured under the same conditions. */
export async function timeBeside<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
  peer: () => Promise<unknown>,
  warmUp = 20,
): Promise<{ own: Timing; peer: Timing }> {
  for (const input of inputs.slice(0, warmUp)) {
    await peer();
    await work(input);
  }
  const times = { own: [] as number[], peer: [] as number[] };
  for (const input of inputs) {
    times.peer.push(await clocked(peer));
    times.own.push(await clocked(() => work(input)));
  }
  return { own: timingOf(times.own), peer: timingOf(times.peer) };
}

/** Random numbers that are the same in every run. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
