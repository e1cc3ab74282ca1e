import fc from 'fast-check';
import { describe } from 'vitest';
import { blowsOf } from './clustered/blows.ts';
import { clusterUnderLoad } from './clustered/under-load.ts';
import { fault } from './fault.ts';

/** How long, and in which order: the same number draws the same faults. */
const MINUTES = Number(process.env.FAULT_MINUTES ?? 3);
const SEED = Number(process.env.FAULT_SEED ?? 1);
const MAX_BLOWS = 1000;

describe('a cluster', () => {
  const under = clusterUnderLoad();
  fault(
    `meets one fault after another for ${MINUTES} minutes, drawn by ${SEED}`,
    'each is over within what it was promised, and nothing is lost, doubled or unseen over all of them',
    async (skip) => {
      if (under.because) return skip(under.because);
      const drawn = fc.sample(fc.constantFrom(...blowsOf(under)), {
        seed: SEED,
        numRuns: MAX_BLOWS,
      });
      const dealt = new Map<string, number>();
      const end = performance.now() + MINUTES * 60_000;
      for (const blow of drawn) {
        if (performance.now() > end) break;
        try {
          await under.deal(blow);
        } catch (error) {
          throw new Error(`after ${[...dealt.keys()].join('; ')}: ${blow.what}`, { cause: error });
        }
        dealt.set(blow.what, (dealt.get(blow.what) ?? 0) + 1);
      }
      return [...dealt].map(([what, times]) => `${times} × ${what}`).join('; ');
    },
    // the last one begins before the time is over
    (MINUTES + 10) * 60_000,
  );
});
