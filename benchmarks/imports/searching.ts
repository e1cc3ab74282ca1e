import { setTimeout as wait } from 'node:timers/promises';
import type { SearchTyresBody } from '../../packages/api-client/src/schema.ts';

/** How long searches took, in milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p95: number;
  longest: number;
}

const PAUSE_MS = 50;

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: times.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

/** Sends one search after another while `work` runs, as buyers do. */
export async function whileSearching<Result>(
  api: string,
  questions: readonly SearchTyresBody[],
  work: () => Promise<Result>,
): Promise<{ result: Result; latency: Latency }> {
  const times: number[] = [];
  let isOver = false;
  const search = async () => {
    for (let at = 0; !isOver; at++) {
      const start = performance.now();
      const answer = await fetch(`${api}/search_v2/tyres`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(questions[at % questions.length]),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`A search answered ${answer.status}: ${text}`);
      times.push(performance.now() - start);
      await wait(PAUSE_MS);
    }
  };
  const searching = search();
  // it is awaited below; this handles its failure if `work` fails first
  searching.catch(() => undefined);
  try {
    const result = await work();
    isOver = true;
    await searching;
    return { result, latency: latencyOf(times) };
  } finally {
    isOver = true;
  }
}
