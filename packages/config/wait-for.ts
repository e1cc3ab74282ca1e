import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Waits until `look` no longer throws, and resolves to its result; given up, it throws what `look` threw last. */
export const waitFor = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 });

type Nothing = null | undefined | false;

/** Waits until `look` returns something, and resolves to it; given up, it throws what there is instead, by `seen`. */
export const waitForSome = <Some>(
  look: () => Some | Nothing | Promise<Some | Nothing>,
  seen: () => unknown,
): Promise<Some> =>
  waitFor(async () => {
    const some = await look();
    if (some === null || some === undefined || some === false)
      throw new Error(`Not there yet. Instead there is ${JSON.stringify(await seen())}`);
    return some;
  });
